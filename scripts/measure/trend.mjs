import { formatTable, NOT_MEASURED } from './format-table.mjs';

/** @typedef {import('./budgets.mjs').Measurement} Measurement */

const HEADING = '## Trend';

/**
 * The main figures of a run: of each the worst page.
 * @param {string} run when and of what, as its row says
 * @param {Measurement[]} measurements all of the run
 * @param {Set<string>} withWidget the routes of the pages with widgets
 * @returns a row of the trend
 */
export function pickMainFigures(run, measurements, withWidget) {
  /** @type {[string, (measurement: Measurement) => boolean][]} */
  const figures = [
    ['HTML, no widget', ({ what, page }) => what === 'HTML gz' && !withWidget.has(page)],
    ['HTML', ({ what, page }) => what === 'HTML gz' && withWidget.has(page)],
    ['JS', ({ what }) => what === 'JS gz'],
    ['CSS', ({ what }) => what === 'CSS gz'],
    ['Offline', ({ page }) => page.endsWith('kept for offline use, gz')],
    ['Build, s', ({ page }) => page === 'Build, seconds'],
    ['LCP, no widget, s', ({ what, page }) => what === 'LCP, s' && !withWidget.has(page)],
    ['LCP, s', ({ what, page }) => what === 'LCP, s' && withWidget.has(page)],
    ['Paint to tap, s', ({ what }) => what === 'Paint to tap, s'],
    ['Slowest key, ms', ({ what }) => what === 'Slowest key, ms'],
    ['TBT / empty page', ({ what }) => what === 'TBT / empty page'],
    ['Performance', ({ what }) => what === 'Performance'],
  ];
  return figures.flatMap(([what, isOfFigure]) => {
    const all = measurements.filter(isOfFigure);
    if (all.length === 0) return [];
    const values = all.map(({ value }) => value ?? Number.NaN);
    const worst = all[0]?.isAtLeast ? Math.min(...values) : Math.max(...values);
    const rounded = all[0]?.unit === 'KB' ? Math.round(worst / 100) / 10 : worst;
    return [{ page: run, what, value: Number.isNaN(rounded) ? undefined : rounded }];
  });
}

/**
 * The rows of the trend that a report has.
 * @param {string} report docs/measurements.md
 * @returns {Measurement[]}
 */
export function readTrend(report) {
  const [, section = ''] = report.split(`${HEADING}\n`);
  const [header = [], , ...rows] = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return rows.flatMap(([page = '', ...cells]) =>
    cells.flatMap((cell, index) =>
      cell === ''
        ? []
        : [{ page, what: header[index + 1] ?? '', value: cell === NOT_MEASURED ? undefined : Number(cell) }],
    ),
  );
}

/**
 * The last part of a report.
 * @param {Measurement[]} rows
 */
export function formatTrend(rows) {
  return `${HEADING}

The worst page of each run: bytes in KB, gz.

${formatTable(rows, 'Run')}
`;
}
