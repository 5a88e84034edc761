import { relative } from 'node:path';
import { getPageFile } from '../setup/list-routes.mjs';
import { translatedPages } from '../setup/site-map.mjs';
import { getPageKind, PAGE_BUDGETS } from './budgets.mjs';
import { weighPage } from './weigh-page.mjs';

/**
 * What every page of a site weighs.
 * @returns measurements, and the routes of the pages with widgets
 */
export function weighPages() {
  /** @type {import('./budgets.mjs').Measurement[]} */
  const measurements = [];
  /** @type {Set<string>} */
  const withWidget = new Set();
  for (const { route: page, prefix, ...described } of translatedPages) {
    if (described.tier === 'widget') withWidget.add(page);
    const weights = weighPage(relative('out', getPageFile(page)));
    const budget = PAGE_BUDGETS[getPageKind(described)];
    const [htmlLimit, paintLimit] =
      prefix === '' ? [budget.htmlGz, budget.beforePaint] : [budget.otherHtmlGz, budget.otherBeforePaint];
    const beforePaint = weights.htmlGz + weights.cssGz + weights.fonts;
    measurements.push(
      { page, what: 'HTML gz', value: weights.htmlGz, limit: htmlLimit, unit: 'KB' },
      { page, what: 'HTML br', value: weights.htmlBr, unit: 'KB' },
      { page, what: 'JS gz', value: weights.jsGz, limit: budget.scriptGz, unit: 'KB' },
      { page, what: 'JS br', value: weights.jsBr, unit: 'KB' },
      { page, what: 'CSS gz', value: weights.cssGz, limit: budget.cssGz, unit: 'KB' },
      { page, what: 'CSS br', value: weights.cssBr, unit: 'KB' },
      { page, what: 'Before the first paint', value: beforePaint, limit: paintLimit, unit: 'KB' },
    );
  }
  return { measurements, withWidget };
}
