import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from './port.mjs';

/**
 * Serves out/, or a copy of it, on a free port for the length of `use`.
 * @param {(origin: string) => Promise<unknown>} use gets the address
 */
export async function withServedSite(use, folder = 'out') {
  const port = await findFreePort();
  const server = spawn(
    process.execPath,
    ['node_modules/serve/build/main.js', folder, '--listen', String(port), '--no-port-switching', '--no-clipboard'],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, NO_UPDATE_CHECK: '1' } },
  );
  try {
    const ended = once(server, 'exit').then(() => {
      throw new Error(`The server of ${folder} ended before it answered.`);
    });
    await Promise.race([once(server.stdout, 'data'), ended]);
    await use(`http://localhost:${port}`);
  } finally {
    server.kill();
  }
}
