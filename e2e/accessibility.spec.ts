import AxeBuilder from '@axe-core/playwright';
import { type PageState, pageStates } from '../scripts/page-states.mjs';
import { listRoutes } from '../scripts/setup/list-routes.mjs';
import { expect, test } from './fixtures';

// The missing page logs its path, as it should.
test.use({ expectedErrors: ['404: this page does not exist'] });

const routes: PageState[] = listRoutes().map((path: string) => ({ name: path, path }));

/** What axe leaves out unless asked: targets of at least 24 px. */
const WCAG_22 = { rules: { 'target-size': { enabled: true } } };

const list = (violations: Awaited<ReturnType<AxeBuilder['analyze']>>['violations']) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);

for (const { name, path, onlyWidth, prepare } of [...routes, ...pageStates]) {
  test(`${name}: no accessibility violation, in either theme`, async ({ page }) => {
    if (onlyWidth) await page.setViewportSize({ width: onlyWidth, height: 800 });
    await page.goto(path);
    await prepare?.(page);
    const light = await new AxeBuilder({ page }).options(WCAG_22).analyze();
    expect(list(light.violations)).toEqual([]);
    // The themes differ in their colours alone.
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']).analyze();
    expect(list(dark.violations)).toEqual([]);
  });
}
