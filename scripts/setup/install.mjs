import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fail } from './fail.mjs';

const STAMP = 'node_modules/.installed-from';

/** Installs what package-lock.json names, unless that is what is installed already. */
export function installIfStale() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return;
  console.log('Installing the dependencies...');
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) fail(explain(`${result.stdout}${result.stderr}`));
  writeFileSync(STAMP, lock);
}

/** @param {string} output */
function explain(output) {
  if (/ENOTFOUND|ECONNREFUSED|ECONNRESET|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH/.test(output)) {
    return 'The dependencies could not be downloaded: no connection to the npm registry. Connect, then run this again.';
  }
  const reason = output.match(/npm error (.+)/)?.[1] ?? 'npm gave no reason';
  return `The dependencies could not be installed (${reason}). Run "npm ci" to see all of it.`;
}
