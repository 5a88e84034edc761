import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from './fixtures';
import { FULL } from './tags';

// Pages without widgets hold a style sheet of their own. With that of the other pages added, nothing may look different:
// not wide, not narrow, not dark, not printed, and not with what site.js and a visitor change. The build compares classes
// alone, and not rules that hang on elements, ids and attributes.

/** The rules of the style sheet of pages with widgets. */
function readWidgetRules(): string {
  const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(readFileSync('out/index.html', 'utf8')) ?? [];
  // Pictures that rules name stand beside the sheet, not beside the page.
  return readFileSync(`out${sheet}`, 'utf8').replaceAll('../media/', `${posix.dirname(sheet)}/../media/`);
}

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

test.describe('every rule that counts is in the page itself', () => {
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
      const rules = readWidgetRules();
      for (const { width, colorScheme, media } of looks) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, media });
        const differences = await page.evaluate((css) => {
          const elements = [...document.querySelectorAll('body, body *')];
          const read = () =>
            elements.flatMap((element) =>
              [null, '::before', '::after'].map((part) => {
                const style = window.getComputedStyle(element, part);
                // A variable that nothing uses may be missing.
                const names = [...style].filter((name) => !name.startsWith('--'));
                return names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
              }),
            );
          const before = read();
          const added = new CSSStyleSheet();
          added.replaceSync(css);
          document.adoptedStyleSheets = [added];
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
