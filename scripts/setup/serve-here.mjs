/** Serves out/ in this process: a server in a process of its own would stay on the port when this one is killed. */
export async function serveHere(port) {
  process.env.NO_UPDATE_CHECK = '1';
  process.argv.splice(2, Infinity, 'out', '--listen', `${port}`, '--no-port-switching', '--no-clipboard', '-L');
  await import('../../node_modules/serve/build/main.js');
}
