const PARENT_CHECK_MS = 500;

/**
 * Serves out/ in this process: a server in a process of its own would stay on the port when this one is killed. For the
 * same reason it ends with npm, which passes a signal on to its shell, and that to nobody.
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
