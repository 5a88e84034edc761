const PARENT_CHECK_MS = 500;

/**
 * Serves out/ in this process: a child process would keep the port when this one is killed. It also ends when npm ends,
 * as npm passes signals to its shell only, and the shell does not pass them on.
 * @param {number} port
 */
export async function serveHere(port) {
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => {
      if (process.ppid !== parent) process.exit();
    }, PARENT_CHECK_MS).unref();
  }
  process.env.NO_UPDATE_CHECK = '1';
  process.argv.splice(2, Infinity, 'out', '--listen', `${port}`, '--no-port-switching', '--no-clipboard', '-L');
  // @ts-expect-error: a command, which has no types.
  await import('../../node_modules/serve/build/main.js');
}
