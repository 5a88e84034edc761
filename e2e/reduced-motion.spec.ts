import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { calculatorWords } from './words';

const findMoving = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return /[1-9]/.test(`${transitionDuration} ${animationDuration}`);
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  );

test('nothing moves for those who ask for that, and the menu and buttons do for others', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/calculator');
  expect((await findMoving(page)).join('\n')).toMatch(/<div id="phone-menu"/);
  await expect(page.getByRole('button', { name: calculatorWords.calculate })).not.toHaveCSS(
    'transition-duration',
    '0s',
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await findMoving(page)).toEqual([]);
});
