import { isOverBudget } from './budgets.mjs';

/** @typedef {import('./budgets.mjs').Measurement} Measurement */

export const NOT_MEASURED = 'not measured';

/**
 * A table in Markdown: a row for each page, a column for each thing measured, each value beside its limit.
 * @param {Measurement[]} measurements
 */
export function formatTable(measurements, firstColumn = 'Page') {
  const columns = [...new Set(measurements.map(({ what }) => what))];
  const pages = [...new Set(measurements.map(({ page }) => page))];
  const rows = pages.map((page) => [
    page,
    ...columns.map((column) => {
      const measurement = measurements.find((other) => other.page === page && other.what === column);
      return measurement ? formatMeasurement(measurement) : '';
    }),
  ]);
  const header = [firstColumn, ...columns];
  const widths = header.map((name, index) => Math.max(name.length, ...rows.map((row) => row[index]?.length ?? 0)));
  /** @param {string[]} cells */
  const formatRow = (cells) => `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  return [
    formatRow(header),
    formatRow(widths.map((width) => '-'.repeat(width))),
    ...rows.map((row) => formatRow(row)),
  ].join('\n');
}

/**
 * '12.3 / 30', and marked where it breaks the limit.
 * @param {Pick<Measurement, 'value' | 'limit' | 'isAtLeast' | 'unit'>} measurement
 */
export function formatMeasurement(measurement) {
  const { value, limit, unit } = measurement;
  if (limit === undefined) return formatValue(value, unit);
  const text = `${formatValue(value, unit)} / ${formatValue(limit, unit)}`;
  return isOverBudget(measurement) ? `**${text} over budget**` : text;
}

/**
 * @param {number | undefined} value
 * @param {'KB'} [unit]
 */
function formatValue(value, unit) {
  if (value === undefined) return NOT_MEASURED;
  return unit === 'KB' ? String(Math.round(value / 100) / 10) : String(Math.round(value * 1000) / 1000);
}
