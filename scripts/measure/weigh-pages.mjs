import { relative } from 'node:path';
import { languages } from '../setup/languages.mjs';
import { getPageFile, listRoutes } from '../setup/list-routes.mjs';
import { translatePath } from '../setup/translate-path.mjs';
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
  const pages = languages.flatMap((language) => listRoutes(language.prefix).map((page) => ({ page, language })));
  for (const { page, language } of pages) {
    const isRoot = language.prefix === '';
    const { hasWidget, ...weights } = weighPage(relative('out', getPageFile(page)));
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
      const [, heavy] =
        Object.entries(WIDGET_LIMITS).find(
          ([path]) => language.prefix + translatePath(path, language.slugs) === page,
        ) ?? [];
      const limit = (heavy ?? BUDGETS.widgetGz) * (isRoot ? 1 : BUDGETS.otherLanguageFactor);
      measurements.push({ page, what: 'Widgets gz', value: weights.jsGz - emptyPageJsGz, limit, unit: 'KB' });
    }
  }
  return { measurements, withWidget };
}
