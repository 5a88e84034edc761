import { expect, test } from '@playwright/test';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { readPdf } from '../read-pdf';
import { FULL } from '../tags';
import { bagWords, calculatorWords, cardWords, historyWords, timerWords } from '../words';
import { EnginePage } from './engine-page';
import { engines } from './engines';

// The clock is the real one, as not every engine lets a test set it: dates are counted from the page's own today.
const toDay = (isoDay: string, days: number) => {
  const day = new Date(`${isoDay}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day;
};
const toIsoDay = (day: Date) => day.toISOString().slice(0, 10);
const toWords = (day: Date) => day.toLocaleDateString('en-CA', { timeZone: 'UTC', dateStyle: 'full' });

/** Narrow enough for the menu of phones, and not narrower than the smallest window of WebKitGTK. */
const VIEWPORT = { width: 500, height: 800 };

/** Of these the heading is the same on any day. */
const views = [
  { view: 'Journey', heading: 'Key Pregnancy Dates' },
  { view: 'Facts', heading: 'Share your due date' },
  { view: 'Checklist', heading: 'Canadian Hospital Bag Checklist' },
  { view: 'Timer', heading: 'Ready to Track' },
];

const chromium = engines.find(({ name }) => name === 'Chromium');

for (const engine of engines) {
  test.describe(engine.name, () => {
    // All tests of an engine in one browser.
    test.describe.configure({ mode: 'default' });
    let page: EnginePage;
    let stop = async () => {};

    test.beforeAll(async ({ baseURL }) => {
      const tab = await engine.start(VIEWPORT);
      stop = tab.stop;
      page = new EnginePage(tab, String(baseURL));
    });
    test.afterAll(() => stop());
    test.beforeEach(() => {
      // The last lines of `npm test` name the engines that ran.
      test.info().annotations.push({ type: 'engine', description: page.tab.engine });
    });

    test('calculates, shows each view of the result, and fits', async () => {
      await calculate(page);
      for (const { view, heading } of views) {
        await page.click('button', view);
        await page.waitFor((name) => {
          const pressed = document.querySelector('button[aria-pressed=true]:enabled');
          return pressed?.textContent === name;
        }, view);
        await page.locate('heading', heading);
        const overflow = await page.run(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, view).toBeLessThanOrEqual(0);
      }
      expect(await page.readFaults()).toEqual([]);
    });

    test('goes on timing a contraction after a reload', FULL, async () => {
      await page.open('/contraction-timer');
      await page.click('button', timerWords.start);
      await page.locate('button', timerWords.stop);
      await page.reload();
      // A second tap at once would count as one made by mistake.
      await page.waitFor(() => /(?<!0:0[0-2])$/.test(document.querySelector('[role=timer]')?.textContent ?? '0:00'));
      await page.click('button', timerWords.stop);
      await page.locate('button', timerWords.start);
      await page.reload();
      await page.locate('region', historyWords.historyList);
      expect(await page.readFaults()).toEqual([]);
    });

    test('opens the menu, and follows a link of it', FULL, async () => {
      await page.open('/about');
      await page.click('button', 'Menu');
      await page.click('link', 'Resources');
      await page.waitFor(() => window.location.pathname === '/resources');
    });

    test('paints the arrow of external links, and not the box around it', FULL, async () => {
      await page.open('/support');
      const arrow = await page.run(() => {
        const links = [...document.querySelectorAll('main a[target=_blank]')];
        const link = links.find((candidate) => candidate.getClientRects().length === 1);
        if (!link) throw new Error('No link to another site');
        link.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { right, top, height } = link.getBoundingClientRect();
        const size = Number.parseFloat(window.getComputedStyle(link).fontSize);
        return { x: right - size, y: top, width: size, height };
      });
      const png = cut(PNG.sync.read(await page.tab.takeScreenshot()), arrow);
      let painted = 0;
      for (let y = 0; y < png.height; y += 1) {
        for (let x = 0; x < png.width; x += 1) if (readGrey(png, x, y) < 200) painted += 1;
      }
      // Measured: 0.08 to 0.1; 0.22 with the box.
      expect(painted / (png.width * png.height)).toBeGreaterThan(0.05);
      expect(painted / (png.width * png.height)).toBeLessThan(0.15);
    });

    test('shows a QR code that holds the link', FULL, async () => {
      const dueDate = await calculate(page);
      await page.click('button', 'QR Code');
      const { x, y, width, height } = await page.locate('img', 'QR code with the link to your due date');
      const png = PNG.sync.read(await page.tab.takeScreenshot());
      // With the margin that cameras need.
      const code = cut(png, { x: x - 16, y: y - 16, width: width + 32, height: height + 32 });
      const read = jsQR(new Uint8ClampedArray(code.data), code.width, code.height);
      expect(new URL(read?.data ?? '').search).toBe(`?date=${toIsoDay(dueDate)}`);
    });

    if (engine.canPrint) {
      test('prints the forty weeks on one page', FULL, async () => {
        await page.open('/timeline');
        expect(await readPdf(await page.tab.print())).toHaveLength(1);
      });
    }

    if (engine !== chromium) {
      test.describe('draws the pictures that can be saved as Chromium does', () => {
        let reference: EnginePage;
        let stopReference = async () => {};
        test.beforeAll(async ({ baseURL }) => {
          if (!chromium) throw new Error('Chromium draws the pictures to compare with');
          const tab = await chromium.start(VIEWPORT);
          stopReference = tab.stop;
          reference = new EnginePage(tab, String(baseURL));
        });
        test.afterAll(() => stopReference());

        test('the announcement card', FULL, async () => {
          const [picture, expected] = await Promise.all(
            [page, reference].map(async (drawing) => {
              await calculate(drawing);
              return PNG.sync.read(await drawing.savePicture(cardWords.download));
            }),
          );
          if (!picture || !expected) throw new Error('No picture');
          expect([picture.width, picture.height]).toEqual([expected.width, expected.height]);
          // Measured: 0.03 in Firefox, 0.7 in WebKit; 2.5 and more in other fonts.
          expect(getDifference(picture, expected)).toBeLessThan(1.5);
        });

        test('the hospital bag, with no line over another', FULL, async () => {
          const [picture, expected] = await Promise.all(
            [page, reference].map(async (drawing) => {
              await drawing.open('/hospital-bag');
              return PNG.sync.read(await drawing.savePicture(bagWords.saveImage));
            }),
          );
          if (!picture || !expected) throw new Error('No picture');
          expect(picture.width).toBe(expected.width);
          // Measured: 58 lines in Chromium and WebKit, 59 in Firefox; 63 and more in other fonts, which need more lines.
          expect(Math.abs(countLines(picture) - countLines(expected))).toBeLessThanOrEqual(2);
        });
      });
    }
  });
}

/** Pages that set parts in columns on a wide screen, which engines break in ways of their own. */
const pagesInColumns = ['/resources/ontario', '/resources/nunavut', '/fr/ressources/quebec', '/benefits'];

for (const engine of engines) {
  for (const width of [1024, 1280]) {
    test(`${engine.name} sets each card and entry once, ${width} px wide`, FULL, async ({ baseURL }) => {
      const tab = await engine.start({ width, height: 800 });
      try {
        const page = new EnginePage(tab, String(baseURL));
        for (const path of pagesInColumns) {
          await page.open(path);
          const broken = await page.run(() =>
            [...document.querySelectorAll('main *')]
              .filter(
                (part) => window.getComputedStyle(part).breakInside === 'avoid' && part.getClientRects().length > 1,
              )
              .map((part) => part.textContent?.trim().slice(0, 40)),
          );
          expect(broken, path).toEqual([]);
          const overflow = await page.run(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(overflow, path).toBeLessThanOrEqual(0);
        }
      } finally {
        await tab.stop();
      }
    });
  }
}

/** Shows the result of ten weeks of pregnancy. @returns the due date */
async function calculate(page: EnginePage): Promise<Date> {
  await page.open('/about');
  await page.run(() => window.localStorage.clear());
  await page.open('/calculator');
  // The form opens with today.
  const today = await page.run(() => document.querySelector<HTMLInputElement>('input[type=date]')?.value ?? '');
  const dueDate = toDay(today, 210);
  await page.fill(calculatorWords.dateLabels.lmp, toIsoDay(toDay(today, -70)));
  await page.click('button', calculatorWords.calculate);
  await page.locate('heading', toWords(dueDate));
  return dueDate;
}

/** From 0, black, to 255. */
function readGrey({ data, width }: PNG, x: number, y: number): number {
  const start = (y * width + x) * 4;
  const [red = 0, green = 0, blue = 0] = data.subarray(start, start + 3);
  return (red + green + blue) / 3;
}

function cut(png: PNG, box: { x: number; y: number; width: number; height: number }): PNG {
  const part = new PNG({ width: Math.round(box.width), height: Math.round(box.height) });
  PNG.bitblt(png, part, Math.round(box.x), Math.round(box.y), part.width, part.height, 0, 0);
  return part;
}

/** By how much two pictures of one size differ in grey, from 0 to 255: the mean of squares that soft edges fit into. */
function getDifference(first: PNG, second: PNG): number {
  const size = 16;
  const rows = Math.floor(first.height / size);
  const columns = Math.floor(first.width / size);
  const getMean = (png: PNG, left: number, top: number) => {
    let sum = 0;
    for (let y = top; y < top + size; y += 1) for (let x = left; x < left + size; x += 1) sum += readGrey(png, x, y);
    return sum / size ** 2;
  };
  let sum = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const place = [column * size, row * size] as const;
      sum += Math.abs(getMean(first, ...place) - getMean(second, ...place));
    }
  }
  return sum / (rows * columns);
}

/** How many lines of text the picture of the bag has, right of its boxes to tick: rows with something dark, in a row. */
function countLines(png: PNG): number {
  const textStart = 136;
  let lines = 0;
  let wasBlank = true;
  for (let y = 0; y < png.height; y += 1) {
    let isBlank = true;
    for (let x = textStart; x < png.width && isBlank; x += 1) isBlank = readGrey(png, x, y) > 160;
    if (wasBlank && !isBlank) lines += 1;
    wasBlank = isBlank;
  }
  return lines;
}
