// node scripts/load-test.mjs: how many requests this machine answers, with the shipped nginx configuration and wrk
// (apt-get install nginx-light wrk). Both share the machine's cores, so a dedicated server answers more.
import { execFileSync } from 'node:child_process';
import { buildIfStale } from './setup/build-if-stale.mjs';
import { fail } from './setup/fail.mjs';
import { hasNginx, startNginx } from './setup/nginx.mjs';
import { findFreePort } from './setup/port.mjs';

const PATHS = ['/', '/development/week-20', '/contraction-timer', '/resources/ontario'];
const CONNECTIONS = 64;
const SECONDS = 10;

if (!hasNginx()) fail('nginx is not installed.');
if (!buildIfStale()) fail('The site could not be built. The reason stands above.');

const { origin, stop } = await startNginx(await findFreePort());
/** @type {Record<string, Record<string, string>>} */
const rows = {};
try {
  for (const path of PATHS) {
    const report = execFileSync(
      'wrk',
      ['-t2', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency', '-H', 'Accept-Encoding: gzip', origin + path],
      { encoding: 'utf8' },
    );
    /** @param {RegExp} pattern */
    const read = (pattern) => pattern.exec(report)?.[1] ?? 'unknown';
    rows[path] = {
      'requests a second': read(/Requests\/sec:\s+(\S+)/),
      'MB a second': read(/Transfer\/sec:\s+(\S+)/),
      'half answered within': read(/50%\s+(\S+)/),
      '99 % answered within': read(/99%\s+(\S+)/),
      errors: /Non-2xx|Socket errors/.test(report) ? 'yes' : 'none',
    };
  }
} finally {
  await stop();
}
console.table(rows);
