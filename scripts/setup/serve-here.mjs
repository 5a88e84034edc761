const PARENT_CHECK_MS = 500;

/**
 * Serves out/ in this process: a child process would keep the port when this one is killed. It also ends when npm ends,
 * as npm passes signals to its shell only, and the shell does not pass them on.
 * @param {number} port
 * @param {string} host the name or address on which it listens: 'localhost' for this machine alone
 */
export async function serveHere(port, host) {
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => {
      if (process.ppid !== parent) process.exit();
    }, PARENT_CHECK_MS).unref();
  }
  // Without the second, the server names an address of this machine in its network, also where it does not listen there.
  Object.assign(process.env, { NO_UPDATE_CHECK: '1', NODE_ENV: 'production' });
  process.argv.splice(
    2,
    Infinity,
    'out',
    '--listen',
    `tcp://${host.includes(':') ? `[${host}]` : host}:${port}`,
    '--no-port-switching',
    '--no-clipboard',
    '-L',
  );
  // @ts-expect-error: a command, which has no types.
  await import('../../node_modules/serve/build/main.js');
}
