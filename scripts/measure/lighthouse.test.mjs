/** @jest-environment node */
import { ratePages } from './rate-pages.mjs';
import { readReport } from './run-lighthouse.mjs';

const ALL_GOOD = {
  performance: 99,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  layoutShift: 0,
  blockingMs: 260,
  findings: [],
};

/** @param {number} accessibility its score */
function makeReport(accessibility) {
  /**
   * @param {number} score
   * @param {{ id: string, weight: number }[]} [auditRefs]
   */
  const category = (score, auditRefs = []) => ({ score, auditRefs });
  return {
    categories: {
      performance: category(0.994),
      accessibility: category(accessibility, [
        { id: 'label', weight: 7 },
        { id: 'tabindex', weight: 0 },
      ]),
      'best-practices': category(1),
      seo: category(1),
    },
    audits: {
      label: { title: 'Fields have no labels', score: 0 },
      tabindex: { title: 'Not counted', score: 0 },
      'cumulative-layout-shift': { numericValue: 0.012 },
      'total-blocking-time': { numericValue: 180 },
    },
  };
}

it('reads scores out of 100 and names the audits that lost points', () => {
  expect(readReport(makeReport(0.93))).toEqual({
    performance: 99,
    accessibility: 93,
    bestPractices: 100,
    seo: 100,
    layoutShift: 0.012,
    blockingMs: 180,
    findings: ['label: Fields have no labels'],
  });
});

it('refuses a report of a page that did not load, whatever its scores', () => {
  const report = { ...makeReport(1), runtimeError: { message: 'The page did not load' } };
  expect(() => readReport(report)).toThrow('The page did not load');
});

const EMPTY = 'http://localhost:1';
const rateAll = () => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
  return ratePages('http://localhost', EMPTY, new Set(['/calculator']), {
    rate: async (url) => ({ ...ALL_GOOD, ...(url === EMPTY && { blockingMs: 200 }) }),
  });
};

it('allows a page with a widget a lower performance, and no other page', async () => {
  const { measurements } = await rateAll();
  /** @param {string} page */
  const limitOf = (page) => measurements.find((each) => each.page === page && each.what === 'Performance')?.limit;
  expect([limitOf('/calculator'), limitOf('/about')]).toEqual([95, 100]);
});

it('compares the time for which a page with a widget keeps a tap waiting with that of an empty page', async () => {
  const { measurements, emptyBlockingMs } = await rateAll();
  expect(measurements.filter(({ what }) => what === 'TBT / empty page')).toEqual([
    { page: '/calculator', what: 'TBT / empty page', value: 1.3, limit: 1.3 },
  ]);
  expect(emptyBlockingMs).toBe(200);
});
