/** @jest-environment node */
import { isOverBudget } from './budgets.mjs';
import { FIELDS, timeKeys } from './time-keys.mjs';

/** @param {(page: string, run: number) => { typed: string, ms: number }[]} getKeys */
async function timeAll(getKeys) {
  jest.spyOn(console, 'log').mockImplementation(() => {});
  /** @type {Record<string, number>} */
  const runs = {};
  return timeKeys('http://localhost', {
    time: async (url) => {
      runs[url] = (runs[url] ?? 0) + 1;
      return getKeys(url.replace('http://localhost', ''), runs[url]);
    },
  });
}

it('gives of each field the key that is slowest in most runs, with its limit', async () => {
  const measurements = await timeAll((page, run) => [
    { typed: 'c', ms: page === '/search' ? 50.4 : 20 },
    { typed: 'ca', ms: 30 },
    // Something else was at work in one of the three.
    { typed: 'cam', ms: run === 2 ? 400 : 10 },
  ]);
  expect(measurements.map(({ page }) => page)).toEqual(FIELDS.map(({ page }) => page));
  expect(measurements[0]).toEqual({ page: '/search', what: 'Slowest key, ms', value: 50, limit: 50 });
  expect(measurements[1]?.value).toBe(30);
  expect(measurements.some(isOverBudget)).toBe(false);
});

it('breaks the limit by a millisecond, and where nothing was typed', async () => {
  expect((await timeAll(() => [{ typed: 'c', ms: 51 }])).every(isOverBudget)).toBe(true);
  expect((await timeAll(() => [])).every(isOverBudget)).toBe(true);
});
