import { listRoutes } from '../setup/list-routes.mjs';
import { BUDGETS } from './budgets.mjs';
import { weighPage } from './weigh-page.mjs';

/** @type {Record<string, number>} */
const WIDGET_LIMITS = {
  '/calculator': BUDGETS.calculatorGz,
  '/benefits': BUDGETS.plannerGz,
  '/timeline': BUDGETS.plannerGz,
};

/**
 * What every page of a site weighs.
 * @param {number} emptyPageJsGz what Next's own empty page weighs, built by the same command
 * @returns measurements, and the routes of the pages with widgets
 */
export function weighPages(emptyPageJsGz) {
  /** @type {import('./budgets.mjs').Measurement[]} */
  const measurements = [];
  /** @type {Set<string>} */
  const withWidget = new Set();
  for (const page of listRoutes()) {
    const { hasWidget, ...weights } = weighPage(page === '/' ? 'index.html' : `${page}.html`);
    if (hasWidget) withWidget.add(page);
    measurements.push(
      { page, what: 'HTML gz', value: weights.htmlGz, limit: BUDGETS.htmlGz, unit: 'KB' },
      { page, what: 'HTML br', value: weights.htmlBr, unit: 'KB' },
      { page, what: 'JS gz', value: weights.jsGz, limit: hasWidget ? undefined : BUDGETS.scriptGz, unit: 'KB' },
      { page, what: 'JS br', value: weights.jsBr, unit: 'KB' },
      { page, what: 'CSS gz', value: weights.cssGz, limit: BUDGETS.cssGz, unit: 'KB' },
      { page, what: 'CSS br', value: weights.cssBr, unit: 'KB' },
      { page, what: 'Fonts', value: weights.fonts, limit: BUDGETS.fonts, unit: 'KB' },
    );
    if (hasWidget) {
      const limit = WIDGET_LIMITS[page] ?? BUDGETS.widgetGz;
      measurements.push({ page, what: 'Widgets gz', value: weights.jsGz - emptyPageJsGz, limit, unit: 'KB' });
    }
  }
  return { measurements, withWidget };
}
