import { sitePages } from '../setup/site-map.mjs';
import { BUDGETS } from './budgets.mjs';
import { runLighthouse } from './run-lighthouse.mjs';

/** One page of each kind. Without those that search engines are asked to leave out, which lowers the score for SEO. */
const PAGES = [
  ...sitePages.filter(({ isMeasured, isListed }) => isMeasured && isListed).map(({ path }) => path),
  ...['/fr/', '/fr/calculatrice', '/fr/developpement/semaine-20'],
];

/**
 * Lighthouse's scores of one page of each kind.
 * @param {string} origin of the site
 * @param {Set<string>} withWidget the routes of the pages with widgets
 * @param {{ rate?: typeof runLighthouse }} [tools]
 * @returns measurements, and findings, a sentence each
 */
export async function ratePages(origin, withWidget, { rate = runLighthouse } = {}) {
  /** @type {import('./budgets.mjs').Measurement[]} */
  const measurements = [];
  /** @type {string[]} */
  const findings = [];
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
    findings.push(...result.findings.map((finding) => `${page}: ${finding}`));
  }
  return { measurements, findings };
}
