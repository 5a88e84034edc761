import { createServer } from 'node:net';

/**
 * Whether nothing listens on a port of this machine.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function isPortFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

/**
 * A port that nothing listens on.
 * @returns {Promise<number>}
 */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const { port } = readAddress(server);
      server.close(() => resolve(port));
    });
  });
}

/**
 * Where a server listens that was given a port.
 * @param {import('node:net').Server} server
 */
export function readAddress(server) {
  return /** @type {import('node:net').AddressInfo} */ (server.address());
}
