import { relative } from 'node:path';
import { getPageFile } from '../setup/list-routes.mjs';
import { translatedPages } from '../setup/site-map.mjs';
import { BUDGETS } from './budgets.mjs';
import { weighPage } from './weigh-page.mjs';

/** What the widgets of a page may weigh, by its `weight` in data/pages.ts. */
const WIDGET_LIMITS = { calculator: BUDGETS.calculatorGz, planner: BUDGETS.plannerGz };

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
  for (const { route: page, prefix, ...facts } of translatedPages) {
    const isRoot = prefix === '';
    const hasWidget = facts.tier === 'widget';
    const weights = weighPage(relative('out', getPageFile(page)));
    if (hasWidget) withWidget.add(page);
    measurements.push(
      {
        page,
        what: 'HTML gz',
        value: weights.htmlGz,
        limit: isRoot ? BUDGETS.htmlGz : BUDGETS.otherHtmlGz,
        unit: 'KB',
      },
      { page, what: 'HTML br', value: weights.htmlBr, unit: 'KB' },
      { page, what: 'JS gz', value: weights.jsGz, limit: hasWidget ? undefined : BUDGETS.scriptGz, unit: 'KB' },
      { page, what: 'JS br', value: weights.jsBr, unit: 'KB' },
      { page, what: 'CSS gz', value: weights.cssGz, limit: BUDGETS.cssGz, unit: 'KB' },
      { page, what: 'CSS br', value: weights.cssBr, unit: 'KB' },
      { page, what: 'Fonts', value: weights.fonts, limit: BUDGETS.fonts, unit: 'KB' },
    );
    if (hasWidget) {
      const heaviest = facts.weight ? WIDGET_LIMITS[facts.weight] : BUDGETS.widgetGz;
      const limit = heaviest * (isRoot ? 1 : BUDGETS.otherLanguageFactor);
      measurements.push({ page, what: 'Widgets gz', value: weights.jsGz - emptyPageJsGz, limit, unit: 'KB' });
    }
  }
  return { measurements, withWidget };
}
