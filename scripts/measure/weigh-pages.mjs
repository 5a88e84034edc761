import { listRoutes } from '../setup/list-routes.mjs';
import { BUDGETS } from './budgets.mjs';
import { weighPage } from './weigh-page.mjs';

/**
 * Every page of out/ against its budgets.
 * @param emptyPageJsGz what Next's own empty page weighs, built by the same command
 * @returns `rows`, what each page weighs by its route, and `overruns`, a sentence each
 */
export function weighPages(emptyPageJsGz) {
  const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
  const rows = {};
  const overruns = [];
  for (const route of listRoutes()) {
    const { hasWidget, ...weights } = weighPage(route === '/' ? 'index.html' : `${route}.html`, { basePath });
    const widgetGz = hasWidget ? weights.jsGz - emptyPageJsGz : undefined;
    rows[route] = { ...weights, widgetGz: widgetGz ?? '' };
    const limits = [
      ['HTML', weights.htmlGz, BUDGETS.htmlGz],
      ['CSS', weights.cssGz, BUDGETS.cssGz],
      ['fonts', weights.fonts, BUDGETS.fonts],
      hasWidget
        ? ['JavaScript of widgets', widgetGz, route === '/calculator' ? BUDGETS.calculatorGz : BUDGETS.widgetGz]
        : ['JavaScript without widgets', weights.jsGz, BUDGETS.scriptGz],
    ];
    for (const [what, value, limit] of limits) {
      if (value > limit) overruns.push(`${route}: ${what} ${value} bytes, limit ${limit}`);
    }
  }
  return { rows, overruns };
}
