/** Ends the command with one line that says what is wrong and what to do. */
export function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}
