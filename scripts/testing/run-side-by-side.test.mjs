/** @jest-environment node */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSideBySide } from './run-side-by-side.mjs';

/**
 * @param {string} name
 * @param {string} code
 * @param {Record<string, string>} [env]
 */
const nodeJob = (name, code, env) => ({ name, command: process.execPath, args: ['-e', code], env });

/** @type {string[]} */
let printed;
beforeEach(() => {
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((text) => printed.push(text));
});
afterEach(() => jest.restoreAllMocks());

it('runs all jobs although one fails, and names those that failed in their order', async () => {
  const jobs = [
    nodeJob('slow failure', 'setTimeout(() => process.exit(1), 200)'),
    nodeJob('failure', 'process.exit(2)'),
    nodeJob('success', 'console.log(process.env.GREETING)', { GREETING: 'hello' }),
    { name: 'missing', command: 'no-such-command', args: [] },
  ];
  expect(await runSideBySide(jobs, 2)).toEqual(['slow failure', 'failure', 'missing']);
  expect(printed.join()).toMatch(/success: passed after \d+ s\nhello/);
  expect(printed.join()).toMatch(/missing: FAILED after \d+ s\n.*ENOENT/);
});

it('runs no more at once than it may', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'jobs-')), 'busy').replaceAll('\\', '/');
  // Fails where another job has the folder.
  const alone = (/** @type {string} */ name) =>
    nodeJob(name, `const { mkdirSync, rmdirSync } = require('fs'); mkdirSync('${folder}'); rmdirSync('${folder}')`);
  expect(await runSideBySide([alone('a'), alone('b'), alone('c')], 1)).toEqual([]);
});

it('runs as many at once as it may', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jobs-')).replaceAll('\\', '/');
  // Each ends once the other one has begun: alone it would run for ever.
  const together = (/** @type {string} */ own, /** @type {string} */ other) =>
    nodeJob(
      own,
      `const { existsSync, writeFileSync } = require('fs'); writeFileSync('${folder}/${own}', '');
       (function look() { if (!existsSync('${folder}/${other}')) setTimeout(look, 10); })()`,
    );
  expect(await runSideBySide([together('a', 'b'), together('b', 'a')], 2)).toEqual([]);
});
