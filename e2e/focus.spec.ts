import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { fullUnless } from './tags';

/** More tab stops than any page has; a date field has several. */
const MOST_TABS = 400;

/** Numbers what Tab can reach, in the order of the document. A group of radios is one stop. @returns how many there are */
const numberStops = (page: Page) =>
  page.evaluate(() => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
    ].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled, [type=radio]:not(:checked)') &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    for (const [index, element] of stops.entries()) element.dataset.stop = String(index);
    return stops.length;
  });

/** The focused element and whether its focus is visible; undefined once focus has left the page. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    // A radio that is not drawn is outlined by its label.
    const isDrawn = getComputedStyle(element).opacity !== '0' && element.getBoundingClientRect().width > 1;
    const shown = (isDrawn ? undefined : element.closest('label')) ?? element;
    const { outlineStyle, outlineWidth } = getComputedStyle(shown);
    const { top, bottom } = shown.getBoundingClientRect();
    return {
      stop: element.dataset.stop,
      html: element.outerHTML.slice(0, 100),
      isOutlined: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      isInView: bottom > 0 && top < window.innerHeight,
    };
  });

for (const path of ['/', '/calculator', '/resources']) {
  test(
    `${path}: Tab goes through everything in order, and one sees where it is`,
    fullUnless(path === '/calculator'),
    async ({ page }) => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      // The network can be idle before the page has mounted, which enables its fields and adds more.
      await expect(page.locator('fieldset:disabled, input:disabled')).toHaveCount(0);
      const count = await numberStops(page);
      const reached: string[] = [];
      const unseen: string[] = [];
      for (let tab = 0; tab < MOST_TABS; tab += 1) {
        await page.keyboard.press('Tab');
        const focus = await readFocus(page);
        if (!focus) break;
        const stop = focus.stop ?? focus.html;
        // In a date field the browser itself marks the focused part.
        if (reached.at(-1) === stop) continue;
        reached.push(stop);
        if (!focus.isOutlined || !focus.isInView) unseen.push(focus.html);
      }
      expect(reached).toEqual(Array.from({ length: count }, (_, index) => String(index)));
      expect(unseen).toEqual([]);
    },
  );
}
