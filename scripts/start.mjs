// npm start: everything a newcomer needs to see the site, from a fresh clone to an address to open.
import { parseArgs } from 'node:util';
import { buildIfStale } from './setup/build-if-stale.mjs';
import { fail } from './setup/fail.mjs';
import { installIfStale } from './setup/install.mjs';
import { isPortFree } from './setup/port.mjs';
import { requireNode } from './setup/require-node.mjs';
import { serveHere } from './setup/serve-here.mjs';

requireNode();
const options = readOptions();
const port = Number(options.port ?? process.env.PORT ?? 3000);
if (!Number.isInteger(port) || port < 1 || port > 65535) fail('The port must be a whole number from 1 to 65535.');
const host = options.host ?? 'localhost';
if (!(await isPortFree(port))) {
  fail(`Port ${port} is in use. Stop what uses it, or choose another: npm start -- --port ${port + 1}`);
}
installIfStale();
if (!buildIfStale()) fail('The site could not be built. The reason stands above.');
console.log(`\nDue Date Calculator: http://localhost:${port} (Ctrl+C stops it)`);
if (host !== 'localhost') console.log(`Other devices can reach it too: it listens on ${host}.`);
console.log();
await serveHere(port, host);

function readOptions() {
  try {
    return parseArgs({ options: { port: { type: 'string' }, host: { type: 'string' } } }).values;
  } catch (error) {
    return fail(
      `${error instanceof Error ? error.message : error} The options are --port and --host, as in: npm start -- --port 3001 --host 0.0.0.0`,
    );
  }
}
