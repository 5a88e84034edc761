// npm run measure: builds the site, weighs and rates its pages, writes docs/measurements.md, and adds a line to the trend
// there. It takes half an hour, and wants a machine that does nothing else: Lighthouse's performance falls while others
// work.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { BUDGETS, isOverBudget } from './measure/budgets.mjs';
import { buildEmptyPage } from './measure/build-empty-page.mjs';
import { formatReport } from './measure/format-report.mjs';
import { formatMeasurement } from './measure/format-table.mjs';
import { pickMainFigures, readTrend } from './measure/trend.mjs';
import { weighOfflineSite } from './measure/weigh-offline-site.mjs';
import { weighPage } from './measure/weigh-page.mjs';
import { dropSettings } from './setup/drop-settings.mjs';
import { fail } from './setup/fail.mjs';
import { installIfStale } from './setup/install.mjs';
import { languages } from './setup/languages.mjs';
import { requireNode } from './setup/require-node.mjs';
import { run } from './setup/run.mjs';

/** @typedef {import('./measure/budgets.mjs').Measurement} Measurement */

const REPORT = 'docs/measurements.md';
const VISITED = ['/', '/calculator', '/development/week-20', '/fr/'];

requireNode();
installIfStale();
const { requireBrowser } = await import('./setup/browser.mjs');
requireBrowser();
const { hasNginx, startNginx } = await import('./setup/nginx.mjs');
const { findFreePort } = await import('./setup/port.mjs');
const { withServedSite } = await import('./setup/serve-out.mjs');
const { ratePages } = await import('./measure/rate-pages.mjs');
const { countLostTaps } = await import('./measure/count-lost-taps.mjs');
const { timeKeys } = await import('./measure/time-keys.mjs');
const { PAGES, timePages } = await import('./measure/time-pages.mjs');
const { weighPages } = await import('./measure/weigh-pages.mjs');
const { weighVisits } = await import('./measure/weigh-visits.mjs');

// Measured at the root of a host, with the settings that are shipped.
dropSettings();
for (const folder of ['out', '.next/cache']) rmSync(folder, { recursive: true, force: true });
const start = performance.now();
if (!run(process.execPath, ['scripts/build.mjs'])) fail('The site could not be built. The reason stands above.');
const buildSeconds = Math.round((performance.now() - start) / 1000);
const emptyFolder = buildEmptyPage() ?? fail("Next's empty page could not be built. The reason stands above.");
const emptyPage = weighPage('index.html', { folder: emptyFolder });

const weights = weighPages();
/** @type {'KB'} */
const KB = 'KB';
/** @type {Measurement[]} */
const site = [
  { page: 'Build, seconds', what: 'Measured', value: buildSeconds, limit: BUDGETS.buildSeconds },
  ...languages.flatMap(({ name, prefix }) => {
    const { gz, count } = weighOfflineSite(prefix);
    return [
      { page: `${name}: kept for offline use, gz`, what: 'Measured', value: gz, limit: BUDGETS.offlineGz, unit: KB },
      { page: `${name}: files kept for offline use`, what: 'Measured', value: count },
    ];
  }),
  { page: "JS of Next's empty page, gz", what: 'Measured', value: emptyPage.jsGz, unit: KB },
  { page: "HTML, style and fonts of Next's empty page, gz", what: 'Measured', value: emptyPage.htmlGz, unit: KB },
];

/** @type {Awaited<ReturnType<typeof ratePages>>} */
let ratings = { measurements: [], findings: [], emptyBlockingMs: Number.NaN };
/** @type {Measurement[]} */
let visits = [];
/** @type {Measurement[]} */
let times = [];
/** @param {string} origin */
async function measureServed(origin) {
  visits = await weighVisits(origin, VISITED);
  times = await timePages(origin, weights.withWidget);
  times.push(
    ...(await countLostTaps(
      origin,
      PAGES.filter((page) => weights.withWidget.has(page)),
    )),
  );
  times.push(...(await timeKeys(origin)));
  await withServer(emptyFolder, async (emptyOrigin) => {
    ratings = await ratePages(origin, emptyOrigin, weights.withWidget);
  });
}
/**
 * @param {string} folder
 * @param {(origin: string) => Promise<void>} use
 */
async function withServer(folder, use) {
  if (!hasNginx()) return withServedSite(use, folder);
  const { origin, stop } = await startNginx(await findFreePort(), folder);
  await use(origin).finally(stop);
}
await withServer('out', measureServed);
site.push({ page: "Total blocking time of Next's empty page, ms", what: 'Measured', value: ratings.emptyBlockingMs });

const pages = [...weights.measurements, ...ratings.measurements];
const day = new Date().toISOString().slice(0, 10);
const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim();
const figures = pickMainFigures(`${day}, ${commit}`, [...site, ...pages, ...times], weights.withWidget);
const report = formatReport({
  day,
  nodeVersion: process.versions.node,
  coreCount: cpus().length,
  server: hasNginx() ? 'nginx as in deploy/nginx.conf' : '`serve`',
  pages,
  site,
  visits,
  times,
  trend: [...readTrend(readFileSync(REPORT, 'utf8')), ...figures],
});
writeFileSync(REPORT, report);
console.log(`\n${report}`);
if (ratings.findings.length > 0) console.log(`What lost points:\n${ratings.findings.join('\n')}\n`);
const overruns = [...site, ...pages, ...times].filter(isOverBudget);
if (overruns.length > 0) {
  fail(`Over budget:\n${overruns.map((over) => `${over.page}, ${over.what}: ${formatMeasurement(over)}`).join('\n')}`);
}
