import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from './fixtures';
import { FULL } from './tags';

// Pages without widgets hold the rules that they use. With all rules of the style sheets added, nothing may look
// different: not wide, not narrow, not dark, not printed, and not with what site.js and a visitor change.

const paths = [
  '/development/week-20',
  '/resources/quebec',
  '/development/week-4',
  '/development/week-8',
  '/resources/nunavut',
  '/no-such-page',
];

const looks = [
  { width: 360, colorScheme: 'light', media: 'screen' },
  { width: 1280, colorScheme: 'dark', media: 'screen' },
  { width: 700, colorScheme: 'light', media: 'print' },
] as const;

test.describe('every rule that counts is in the page', () => {
  test.use({ expectedErrors: ['404'] });

  for (const path of paths) {
    test(path, FULL, async ({ page }) => {
      test.slow();
      await page.goto(path);
      await page.evaluate(() => {
        window.localStorage.setItem('pregnancy', JSON.stringify({ version: 1, dueDate: '2027-04-10' }));
        window.localStorage.setItem('region', 'QC');
      });
      await page.reload();
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
        document.querySelector<HTMLElement>('[popover]')?.showPopover();
      });
      const names = await page.locator('style[data-sheets]').getAttribute('data-sheets');
      const rules = String(names)
        .split(' ')
        // Pictures that rules name stand beside the sheets, not beside the page.
        .map((name) => readFileSync(`out${name}`, 'utf8').replaceAll('../media/', `${posix.dirname(name)}/../media/`))
        .join('\n');
      for (const { width, colorScheme, media } of looks) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, media });
        const differences = await page.evaluate((css) => {
          const elements = [...document.querySelectorAll('body, body *')];
          const read = () =>
            elements.flatMap((element) =>
              [null, '::before', '::after'].map((part) => {
                const style = window.getComputedStyle(element, part);
                return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
              }),
            );
          const before = read();
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.adoptedStyleSheets = [sheet];
          const after = read();
          document.adoptedStyleSheets = [];
          return before.flatMap((text, index) => {
            const { tagName, className } = elements[Math.floor(index / 3)] ?? { tagName: '', className: '' };
            if (text === after[index]) return [];
            const now = new Set(after[index]?.split('; '));
            const changed = text.split('; ').filter((value) => !now.has(value));
            return [`${tagName} ${className}: ${changed.join('; ')}`];
          });
        }, rules);
        expect(differences, `${width} px, ${colorScheme}, ${media}`).toEqual([]);
      }
    });
  }
});
