// node scripts/load-test.mjs: how many requests this machine answers, with the shipped nginx configuration and wrk
// (apt-get install nginx-light wrk). Both share the machine's cores, so a dedicated server answers more.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from './setup/build-if-stale.mjs';
import { fail } from './setup/fail.mjs';
import { hasNginx, startNginx } from './setup/nginx.mjs';
import { findFreePort } from './setup/port.mjs';

const PATHS = ['/', '/development/week-20', '/contraction-timer', '/resources/ontario'];
const CONNECTIONS = 64;
const SECONDS = 10;

if (!hasNginx()) fail('nginx is not installed.');
if (!buildIfStale()) fail('The site could not be built. The reason stands above.');

const folder = mkdtempSync(join(tmpdir(), 'load-test-'));
const site = join(folder, 'site');
cpSync('out', site, { recursive: true });
execFileSync(process.execPath, ['scripts/compress.mjs', site]);
const { origin, stop } = await startNginx(await findFreePort(), site);
/** @type {Record<string, Record<string, string>>} */
const rows = {};
try {
  for (const path of PATHS) {
    const files = await listFiles(path);
    const visit = measure(files);
    rows[path] = {
      ...measure([path]),
      'files of a visit': String(files.length),
      'visits a minute': String(Math.floor((Number(visit['requests a second']) * 60) / files.length)),
      'errors of visits': visit.errors,
    };
  }
} finally {
  await stop();
  rmSync(folder, { recursive: true });
}
console.table(rows);

/**
 * What a browser asks for on a first visit to a page before the site is kept for offline use, pictures further down and
 * polyfills for old browsers included.
 * @param {string} path
 */
async function listFiles(path) {
  const html = await (await fetch(origin + path)).text();
  const files = [...html.matchAll(/\s(?:src|href)="(\/(?:_next|pictures)\/[^"]+|\/site\.js)"/g)].map(
    ([, url = '']) => url,
  );
  return [path, ...new Set(files)];
}

/**
 * Asks for files in turn, on all connections.
 * @param {string[]} files
 * @returns {Record<string, string> & { errors: string }}
 */
function measure(files) {
  const script = join(folder, 'visit.lua');
  writeFileSync(
    script,
    `local files = {${files.map((file) => `"${file}"`).join(', ')}}
local turn = 0
request = function()
  turn = turn % #files + 1
  return wrk.format("GET", files[turn])
end
`,
  );
  const report = execFileSync(
    'wrk',
    ['-t2', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency', '-H', 'Accept-Encoding: gzip', '-s', script, origin],
    { encoding: 'utf8' },
  );
  /** @param {RegExp} pattern */
  const read = (pattern) => pattern.exec(report)?.[1] ?? 'unknown';
  return {
    'requests a second': read(/Requests\/sec:\s+(\S+)/),
    'MB a second': read(/Transfer\/sec:\s+(\S+)/),
    'half answered within': read(/^\s+50%\s+(\S+)/m),
    '99 % answered within': read(/^\s+99%\s+(\S+)/m),
    errors: /Non-2xx|Socket errors/.test(report) ? 'yes' : 'none',
  };
}
