/**
 * Ends the command with one line that says what is wrong and what to do.
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}
