/** @jest-environment node */
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
  const wait = (/** @type {string} */ name) =>
    nodeJob(name, 'setTimeout(() => console.log(Date.now()), 150); console.log(Date.now())');
  await runSideBySide([wait('a'), wait('b')], 1);
  const [first, second] = printed.map((text) => text.match(/\d{10,}/g)?.map(Number));
  expect(second?.[0]).toBeGreaterThanOrEqual(first?.[1] ?? Number.POSITIVE_INFINITY);
});
