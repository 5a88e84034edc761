import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const PATIENCE_MS = 10_000;
const MIME_TYPES = '/etc/nginx/mime.types';

/** Whether nginx is there, with the list of types that Debian puts beside it. */
export function hasNginx() {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return existsSync(MIME_TYPES);
  } catch {
    return false;
  }
}

/**
 * Serves a folder with the shipped deploy/nginx.conf, on another port and without root rights. Resolves once it answers.
 * @param {number} port
 * @param {string} root
 */
export async function startNginx(port, root = 'out') {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const block = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('listen 80;', `listen ${port};`)
    .replace(/root [^;]+;/, `root ${resolve(root)};`);
  const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    [
      // Started by root, nginx would run its workers as `nobody`, who may not read the checkout.
      process.getuid?.() === 0 ? 'user root;' : '',
      `daemon off; worker_processes auto; pid ${folder}/pid;`,
      'events { worker_connections 1024; }',
      `http { include ${MIME_TYPES}; access_log off; ${temporaryPaths.join(' ')} ${block} }`,
    ].join('\n'),
  );
  const server = spawn('nginx', ['-c', configuration, '-e', join(folder, 'error.log')], { stdio: 'inherit' });
  // Listens from the start, as the server may end before it is stopped.
  const ended = new Promise((resolveEnd) => server.once('exit', resolveEnd));
  const origin = `http://localhost:${port}`;
  async function stop() {
    server.kill('SIGQUIT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
  try {
    await waitFor(origin, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}

/**
 * @param {string} origin
 * @param {import('node:child_process').ChildProcess} server
 */
async function waitFor(origin, server) {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline && server.exitCode === null) {
    const isThere = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((wait) => setTimeout(wait, 50));
  }
  throw new Error(`nginx does not answer at ${origin}`);
}
