// npm start: everything a newcomer needs to see the site, from a fresh clone to an address to open.
import { parseArgs } from 'node:util';
import { buildIfStale } from './setup/build-if-stale.mjs';
import { fail } from './setup/fail.mjs';
import { installIfStale } from './setup/install.mjs';
import { isPortFree } from './setup/port.mjs';
import { requireNode } from './setup/require-node.mjs';
import { serveHere } from './setup/serve-here.mjs';

requireNode();
const port = Number(readPortOption() ?? process.env.PORT ?? 3000);
if (!Number.isInteger(port) || port < 1 || port > 65535) fail('The port must be a whole number from 1 to 65535.');
if (!(await isPortFree(port))) {
  fail(`Port ${port} is in use. Stop what uses it, or choose another: npm start -- --port ${port + 1}`);
}
installIfStale();
if (!buildIfStale()) fail('The site could not be built. The reason stands above.');
console.log(`\nDue Date Calculator: http://localhost:${port} (Ctrl+C stops it)\n`);
await serveHere(port);

function readPortOption() {
  try {
    return parseArgs({ options: { port: { type: 'string' } } }).values.port;
  } catch (error) {
    return fail(
      `${error instanceof Error ? error.message : error} The only option is --port, as in: npm start -- --port 3001`,
    );
  }
}
