import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { FULL } from './tags';
import { homeWords } from './words';

/** A choice, a tab, a view, what acts and a link, where each stands on a page, chosen or open. */
const kinds: { name: string; path: string; find: (page: Page) => Locator }[] = [
  { name: 'choice', path: '/calculator', find: (page) => page.locator('label:has(> :checked)').first() },
  { name: 'tab', path: '/', find: (page) => page.getByRole('tab', { selected: true }) },
  {
    name: 'view',
    path: '/resources',
    find: (page) => page.getByRole('button', { pressed: true }).filter({ visible: true }).first(),
  },
  { name: 'action', path: '/', find: (page) => page.getByRole('link', { name: homeWords.calculate }) },
  { name: 'link', path: '/', find: (page) => page.getByRole('main').locator('a.text-link').first() },
];

/** What one sees of an element without reading it: its ground, its edge, its corners and a line below its words. */
const look = (element: Locator) =>
  element.evaluate((node) => {
    const style = getComputedStyle(node);
    const radius = Number.parseFloat(style.borderTopLeftRadius);
    const ring = style.boxShadow.split(/,(?![^(]*\))/).some((shadow) => !/ 0px 0px 0px 0px$/.test(shadow.trim()));
    return {
      ground: style.backgroundColor === 'rgba(0, 0, 0, 0)' ? 'none' : style.backgroundColor,
      corners: radius === 0 ? 'square' : radius > node.clientHeight / 2 ? 'round' : 'rounded',
      hasRing: style.boxShadow !== 'none' && ring,
      hasLineBelow: Number.parseFloat(style.borderBottomWidth) > Number.parseFloat(style.borderTopWidth),
      isUnderlined: style.textDecorationLine === 'underline',
    };
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `choice, tab, view, action and link look different from each other, ${colorScheme}`,
    FULL,
    async ({ page }, testInfo) => {
      await page.emulateMedia({ colorScheme });
      const looks: Record<string, Awaited<ReturnType<typeof look>>> = {};
      const pictures: string[] = [];
      for (const { name, path, find } of kinds) {
        await page.goto(path);
        const element = find(page);
        await expect(element).toBeVisible();
        looks[name] = await look(element);
        pictures.push(
          `<p>${name}<br><img src="data:image/png;base64,${(await element.screenshot()).toString('base64')}">`,
        );
      }
      const seen = Object.values(looks).map((each) => JSON.stringify(each));
      expect(new Set(seen).size, JSON.stringify(looks)).toBe(kinds.length);
      // Two kinds are filled with the same colour: they differ in their shape.
      expect([looks.choice?.corners, looks.action?.corners]).toEqual(['round', 'rounded']);
      // All five on one page, for whoever wants to see them.
      await page.setContent(pictures.join(''));
      await testInfo.attach(`looks-${colorScheme}`, { body: await page.screenshot(), contentType: 'image/png' });
    },
  );
}
