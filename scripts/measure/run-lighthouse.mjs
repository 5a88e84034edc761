import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { getLaunchOptions } from '../setup/browser.mjs';
import { median } from './median.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const RUNS = 5;
const MAX_REPORT_BYTES = 64 * 1024 * 1024;

/**
 * What is read of Lighthouse's report, which has no types of its own.
 * @typedef {object} Report
 * @property {Record<string, { score: number, auditRefs: { id: string, weight: number }[] }>} categories
 * @property {Record<string, { title?: string, score?: number | null, numericValue?: number }>} audits
 * @property {{ message: string }} [runtimeError]
 */

/**
 * Lighthouse on one page as it ships: a slow phone on a slow network, a fresh browser for each run.
 * @param {string} url
 * @returns the medians of the scores (0 to 100), of the layout shift and of the total blocking time (ms), and the names of
 *   audits that lost points
 */
export async function runLighthouse(url) {
  /** @type {ReturnType<typeof readReport>[]} */
  const reports = [];
  for (let run = 0; run < RUNS; run += 1) reports.push(readReport(await audit(url)));
  /** @param {'performance' | 'accessibility' | 'bestPractices' | 'seo' | 'layoutShift' | 'blockingMs'} name */
  const medianOf = (name) => median(reports.map((report) => report[name]));
  return {
    performance: medianOf('performance'),
    accessibility: medianOf('accessibility'),
    bestPractices: medianOf('bestPractices'),
    seo: medianOf('seo'),
    layoutShift: medianOf('layoutShift'),
    blockingMs: medianOf('blockingMs'),
    findings: [...new Set(reports.flatMap(({ findings }) => findings))],
  };
}

/**
 * What we keep of a report.
 * @param {Report} report
 * @throws when Lighthouse could not measure the page
 */
export function readReport({ categories, audits, runtimeError }) {
  if (runtimeError) throw new Error(`Lighthouse could not measure the page: ${runtimeError.message}`);
  /** @param {string} name */
  const score = (name) => Math.round((categories[name]?.score ?? Number.NaN) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    layoutShift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    blockingMs: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    // Performance is left out: its audits lose points by degrees, and the score sums them up. Other audits pass or
    // fail.
    findings: CATEGORIES.filter((name) => name !== 'performance')
      .flatMap((name) => categories[name]?.auditRefs ?? [])
      // What does not apply to a page has no score.
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${audits[id]?.title}`),
  };
}

/**
 * @param {string} url
 * @returns {Promise<Report>}
 */
async function audit(url) {
  // Without windows the browser paints when it is ready. With them, and no screen, it may paint a second late.
  const { executablePath, args } = getLaunchOptions({ prefersShell: true });
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      'node_modules/lighthouse/cli/index.js',
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=--headless ${args.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: MAX_REPORT_BYTES },
  );
  return JSON.parse(stdout);
}
