/** @jest-environment node */
import { isOverBudget } from './budgets.mjs';
import { formatReport } from './format-report.mjs';
import { formatTable } from './format-table.mjs';
import { median } from './median.mjs';
import { pickMainFigures, readTrend } from './trend.mjs';

describe('median', () => {
  it.each([
    [[100, 9, 20], 20],
    [[1], 1],
    [[4, 1, 3, 2], 2],
    [[0, 0, 0.2], 0],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });
});

describe('a budget', () => {
  it.each([
    [{ value: 30_000, limit: 30_000 }, false],
    [{ value: 30_001, limit: 30_000 }, true],
    [{ value: 0.0001, limit: 0 }, true],
    [{ value: 99, limit: 99, isAtLeast: true }, false],
    [{ value: 98, limit: 99, isAtLeast: true }, true],
    [{ value: 1_000_000 }, false],
    [{ value: undefined, limit: 100, isAtLeast: true }, true],
    [{ value: Number.NaN, limit: 100 }, true],
  ])('%j is broken: %s', (measurement, expected) => {
    expect(isOverBudget(measurement)).toBe(expected);
  });
});

/** @type {import('./budgets.mjs').Measurement} */
const HTML = { page: '/', what: 'HTML gz', value: 12_340, limit: 30_000, unit: 'KB' };
const SLOW = { page: '/about', what: 'Performance', value: 97, limit: 100, isAtLeast: true };

it('writes a row for each page, each value beside its budget, and marks what is over', () => {
  const rows = formatTable([HTML, SLOW])
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));
  expect(rows[0]).toEqual(['', 'Page', 'HTML gz', 'Performance', '']);
  expect(rows.slice(2)).toEqual([
    ['', '/', '12.3 / 30', '', ''],
    ['', '/about', '', '**97 / 100 over budget**', ''],
  ]);
});

it('says on top of the report whether all is within budget, and names no machine', () => {
  const facts = {
    day: '2026-11-21',
    nodeVersion: '20.20.2',
    coreCount: 2,
    server: 'nginx',
    site: [],
    visits: [],
    times: [],
    trend: [],
  };
  expect(formatReport({ ...facts, pages: [HTML] })).toContain('Everything is within its budget.');
  const report = formatReport({ ...facts, pages: [HTML, SLOW] });
  expect(report).toContain('**Over budget: 1.**');
  expect(report).toContain('on 2026-11-21, with Node 20.20.2 on 2 cores');
});

describe('the trend', () => {
  /** @type {import('./budgets.mjs').Measurement[]} */
  const run = [
    { page: '/', what: 'HTML gz', value: 30_000, unit: 'KB' },
    { page: '/tips', what: 'HTML gz', value: 33_540, unit: 'KB' },
    { page: '/offline', what: 'HTML gz', value: 12_000, unit: 'KB' },
    { page: '/', what: 'Performance', value: 97, limit: 95, isAtLeast: true },
    { page: '/tips', what: 'Performance', value: 99, limit: 95, isAtLeast: true },
    { page: '/', what: 'LCP, s', value: undefined },
  ];
  const figures = pickMainFigures('2026-11-28, abc1234', run, new Set(['/', '/tips']));

  it('takes the worst page of a run, also one that could not be measured', () => {
    expect(Object.fromEntries(figures.map(({ what, value }) => [what, value]))).toEqual({
      'HTML, no widget': 12,
      HTML: 33.5,
      'LCP, s': undefined,
      Performance: 97,
    });
  });

  it('keeps the lines of earlier runs, also when figures come or go', () => {
    const facts = {
      day: '',
      nodeVersion: '',
      coreCount: 2,
      server: '',
      pages: [HTML],
      site: [],
      visits: [],
      times: [],
    };
    const earlier = [{ page: '2026-11-25, 7e907f7', what: 'Gone', value: 4 }];
    const report = formatReport({ ...facts, trend: [...earlier, ...figures] });
    expect(readTrend(report)).toEqual([...earlier, ...figures]);
    expect(readTrend('# Measurements')).toEqual([]);
  });
});
