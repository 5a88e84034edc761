import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const PATIENCE_MS = 10_000;

export function hasNginx() {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Serves out/ by deploy/nginx.conf as it is shipped, on another port and without asking for rights. Resolves once it answers. */
export async function startNginx(port) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const block = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('listen 80;', `listen ${port};`)
    .replace(/root [^;]+;/, `root ${resolve('out')};`);
  const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    [
      // Started by root, the workers would be nobody, who may not read a checkout.
      process.getuid?.() === 0 ? 'user root;' : '',
      `daemon off; worker_processes auto; pid ${folder}/pid;`,
      'events { worker_connections 1024; }',
      `http { include /etc/nginx/mime.types; access_log off; ${temporaryPaths.join(' ')} ${block} }`,
    ].join('\n'),
  );
  const server = spawn('nginx', ['-c', configuration, '-e', join(folder, 'error.log')], { stdio: 'inherit' });
  const origin = `http://localhost:${port}`;
  await waitFor(origin);
  return {
    origin,
    async stop() {
      const ended = new Promise((resolveEnd) => server.once('exit', resolveEnd));
      server.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function waitFor(origin) {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const isThere = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((wait) => setTimeout(wait, 50));
  }
  throw new Error(`nginx does not answer at ${origin}`);
}
