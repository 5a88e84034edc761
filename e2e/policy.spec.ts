import type { Page } from '@playwright/test';
import { languages } from '../scripts/setup/languages.mjs';
import { listAllRoutes } from '../scripts/setup/list-routes.mjs';
import { translatedPages } from '../scripts/setup/site-map.mjs';
import { calculateFromLastPeriod } from './calculate';
import { expect, test } from './fixtures';
import { FULL, fullUnless } from './tags';
import { calculatorWords } from './words';

const PAGES_PER_TEST = 10;
const routes = listAllRoutes();
const groups = Array.from({ length: Math.ceil(routes.length / PAGES_PER_TEST) }, (_, index) => {
  const group = routes.slice(index * PAGES_PER_TEST, (index + 1) * PAGES_PER_TEST);
  return { name: `from ${group[0]} to ${group.at(-1)}`, group, tag: FULL };
});
/** With and without a widget, with scripts of its own and a policy of its own, in both languages. */
const kinds = ['/', '/404', '/calculator', '/contraction-timer', '/development/week-20', '/support', '/fr/ressources'];

const findPage = (route: string) => translatedPages.find((page) => page.route === route);

const getPrefix = (route: string) => languages.findLast(({ prefix }) => route.startsWith(`${prefix}/`))?.prefix;

/** What a page of tier 'light' runs beside site.js. */
function listLightScripts(route: string) {
  const page = findPage(route);
  if (page?.tier !== 'light') return [];
  return [...(page.earlyUse ? ['early-use'] : []), `${getPrefix(route)}/light/${page.script}.js`];
}

/** Whether a page of tier 'light' has a script within it, which sets what may not move later. */
const isOwnInPageScript = (name: string, route: string) =>
  findPage(route)?.tier === 'light' && /^own-[a-z-]+$|^week-to-dos$/.test(name);

/** The scripts of a page, by address or, if inline, by name or else text, and the types of its data blocks. */
const listScripts = (page: Page) =>
  page.evaluate(() => {
    const scripts = [...document.scripts];
    return {
      run: scripts
        .filter(({ type }) => type === '')
        .map(({ src, text, dataset }) => (src ? new URL(src).pathname : (dataset.inPage ?? text))),
      data: scripts.filter(({ type }) => type !== '').map(({ type }) => type),
    };
  });

test.describe('every page', () => {
  // The 404 page logs the missing path.
  test.use({ expectedErrors: ['404: this page does not exist'] });

  for (const { name, group, tag } of [{ name: 'one of each kind', group: kinds, tag: {} }, ...groups]) {
    // A violation of the policy is a console error, and the fixture fails the test on it.
    test(
      `${name} keeps to its policy, and loads nothing but site.js and a light script unless it has a widget`,
      tag,
      async ({ page }) => {
        for (const route of group) {
          await page.goto(route);
          const { run, data } = await listScripts(page);
          const hasWidget = findPage(route)?.tier === 'widget';
          const siteScript = `${getPrefix(route)}/site.js`;
          if (hasWidget) expect(run.length, route).toBeGreaterThan(1);
          else
            expect(run.filter((name) => !isOwnInPageScript(name, route)).sort(), route).toEqual(
              [...listLightScripts(route), siteScript].sort(),
            );
          expect(run, route).toContain(siteScript);
          expect(data, route).toContain('speculationrules');
          await expect(page.locator('meta[charset] + meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1);
          if (!hasWidget) await expect(page.locator('link[as="script"]')).toHaveCount(0);
        }
      },
    );
  }
});

test('one comes from a page without script to a widget, back, and stays there on reload', async ({ page }) => {
  await page.goto('/development/week-12');
  const title = await page.title();
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Calculator' }).click();
  await expect(page).toHaveURL('/calculator');
  await page.getByLabel(calculatorWords.dateLabels.lmp).fill('2026-09-01');
  await page.getByRole('button', { name: calculatorWords.calculate }).click();
  await expect(page.getByRole('heading', { name: 'Tuesday, June 8, 2027' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveTitle(title);
  await page.reload();
  await expect(page).toHaveTitle(title);
  await page.goForward();
  await expect(page).toHaveURL('/calculator');
  await page.reload();
  await page.getByRole('button', { name: calculatorWords.changeDate }).click();
  await page.getByRole('radio', { name: calculatorWords.methods.ultrasound }).check();
  await expect(page.getByLabel(calculatorWords.scanWeeks)).toBeVisible();
});

test.describe('what is put into a page later', () => {
  test.use({ expectedErrors: ['violates the following Content Security Policy directive'] });

  for (const route of ['/calculator', '/development/week-12']) {
    test(
      `does not run on ${route}: no script, no event handler, no style, no base`,
      fullUnless(route === '/calculator'),
      async ({ page }) => {
        await page.route(route, async (request) => {
          const response = await request.fetch();
          const body = (await response.text()).replace(
            '</body>',
            '<script>window.injected = "script"</script><img src="data:," onerror="window.injected = \'handler\'" alt="">' +
              '<style>h1 { color: rgb(1, 2, 3) }</style><base href="https://elsewhere.example/"></body>',
          );
          await request.fulfill({ response, body });
        });
        await page.goto(route);
        expect(await page.evaluate(() => ({ injected: 'injected' in window, base: document.baseURI }))).toEqual({
          injected: false,
          base: page.url(),
        });
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveCSS('color', 'rgb(1, 2, 3)');
        if (route === '/calculator') {
          await calculateFromLastPeriod(page, '2026-09-01');
          await expect(page.getByRole('heading', { name: 'Tuesday, June 8, 2027' })).toBeVisible();
        }
      },
    );
  }
});

test.describe("the home page's own inline script", () => {
  test.use({ expectedErrors: ['net::ERR_FAILED'], awaitsWidgets: false });

  test('runs before anything else does', async ({ page }) => {
    await page.route('**/_next/**/*.js', (request) => request.abort());
    await page.goto('/?date=2027-06-08');
    await expect(page.locator('[data-island="shared-greeting"]')).toHaveAttribute('data-greeting', 'awaited');
  });
});
