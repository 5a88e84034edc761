import { sitePages } from '../setup/site-map.mjs';
import { BUDGETS } from './budgets.mjs';
import { runLighthouse } from './run-lighthouse.mjs';

/** One page of each kind. Without those that search engines are asked to leave out, which lowers the score for SEO. */
const PAGES = [
  ...sitePages.filter(({ isMeasured, isListed }) => isMeasured && isListed).map(({ path }) => path),
  ...['/fr/', '/fr/calculatrice', '/fr/developpement/semaine-20'],
];

/**
 * Lighthouse's scores of one page of each kind, and how many times as long as Next's empty page those with a widget keep a
 * tap waiting.
 * @param {string} origin of the site
 * @param {string} emptyOrigin of Next's empty page
 * @param {Set<string>} withWidget the routes of the pages with widgets
 * @param {{ rate?: typeof runLighthouse }} [tools]
 * @returns measurements, findings (a sentence each), and the total blocking time of the empty page, ms
 */
export async function ratePages(origin, emptyOrigin, withWidget, { rate = runLighthouse } = {}) {
  /** @type {import('./budgets.mjs').Measurement[]} */
  const measurements = [];
  /** @type {string[]} */
  const findings = [];
  console.log("Lighthouse: Next's empty page");
  const empty = await rate(emptyOrigin);
  for (const page of PAGES) {
    console.log(`Lighthouse: ${page}`);
    const result = await rate(origin + page);
    const fastEnough = withWidget.has(page) ? BUDGETS.performanceWithWidget : BUDGETS.score;
    measurements.push(
      { page, what: 'Performance', value: result.performance, limit: fastEnough, isAtLeast: true },
      { page, what: 'Accessibility', value: result.accessibility, limit: BUDGETS.score, isAtLeast: true },
      { page, what: 'Best practices', value: result.bestPractices, limit: BUDGETS.score, isAtLeast: true },
      { page, what: 'SEO', value: result.seo, limit: BUDGETS.score, isAtLeast: true },
      { page, what: 'CLS', value: result.layoutShift, limit: BUDGETS.layoutShift },
    );
    if (withWidget.has(page)) {
      // An empty page that keeps no tap waiting leaves nothing to compare with.
      const ratio = Math.round((result.blockingMs / Math.max(empty.blockingMs, 1)) * 100) / 100;
      measurements.push({ page, what: 'TBT / empty page', value: ratio, limit: BUDGETS.blockingRatio });
    }
    findings.push(...result.findings.map((finding) => `${page}: ${finding}`));
  }
  return { measurements, findings, emptyBlockingMs: empty.blockingMs };
}
