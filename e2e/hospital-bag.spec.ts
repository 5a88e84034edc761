import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { calculateFromLastPeriod } from './calculate';
import { findTooWide } from './find-too-wide';
import { expect, test } from './fixtures';
import { readPdf } from './read-pdf';
import { FULL, fullUnless } from './tags';
import { bagWords, toasterWords } from './words';

const KEY = 'hospitalBagChecklist';
const NOTHING_PACKED = bagWords.nothingPacked({ items: 50, essentials: 37 });

const bag = (page: Page) => page.getByRole('region', { name: 'Canadian Hospital Bag Checklist' });
const list = (page: Page) => bag(page).getByRole('region', { name: 'Items to pack' });
const box = (page: Page, name: string) => list(page).getByRole('checkbox', { name });
const button = (page: Page, name: string) => bag(page).getByRole('button', { name, exact: true });
const toasts = (page: Page) => page.getByRole('status', { name: toasterWords.notifications });
const readStored = (page: Page) => page.evaluate((key) => window.localStorage.getItem(key), KEY);

async function open(page: Page) {
  await page.goto('/hospital-bag');
  await expect(box(page, 'Birth plan')).toBeEnabled();
}

async function addOwnItem(page: Page, label: string) {
  const form = bag(page).getByRole('form', { name: 'Add your own item' });
  if (!(await form.isVisible())) await bag(page).getByText('Add your own item').click();
  await form.getByLabel('What to pack').fill(label);
  await form.getByRole('button', { name: 'Add' }).click();
}

async function saveImage(page: Page) {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Save as Image').click()]);
  expect(file.suggestedFilename()).toBe('hospital-bag-checklist.png');
  await expect(button(page, 'Save as Image')).toBeEnabled();
  await expect(bag(page).getByText('Your browser was asked to save it. Nothing there?')).toContainText(
    'Or print the list.',
  );
  return PNG.sync.read(readFileSync(await file.path()));
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, fullUnless(width === 360), () => {
    test.use({ viewport: { width, height: 800 } });

    test('ticks count in both figures and are there after a reload, without Save', async ({ page }) => {
      await open(page);
      await expect(list(page).getByRole('checkbox')).toHaveCount(50);
      // The bars come with the first tick, and move nothing.
      await expect(bag(page).getByText(NOTHING_PACKED)).toBeVisible();
      await expect(bag(page).getByRole('progressbar')).toHaveCount(0);
      await box(page, 'Birth plan').scrollIntoViewIfNeeded();
      const first = await box(page, 'Birth plan').boundingBox();
      await box(page, 'Birth plan').check();
      await expect(bag(page).getByRole('progressbar')).toHaveCount(2);
      expect(await box(page, 'Birth plan').boundingBox()).toEqual(first);
      await box(page, 'Birth plan').uncheck();
      await box(page, 'Car seat with the National Safety Mark (CMVSS)').check();
      await box(page, 'Camera').check();
      await page.reload();
      await expect(box(page, 'Car seat')).toBeChecked();
      await expect(box(page, 'Camera')).toBeChecked();
      await expect(bag(page)).toContainText('2/50 items4%');
      await expect(bag(page)).toContainText('1/37 essentials3%');
      expect(await findTooWide(page)).toEqual([]);
    });
  });
}

test('the list is whole on a phone, and a box of 350 px that opens from 768 px on', FULL, async ({ page }) => {
  const readHeight = async () => (await list(page).boundingBox())?.height ?? 0;
  await page.setViewportSize({ width: 767, height: 800 });
  await open(page);
  expect(await readHeight()).toBeGreaterThan(1_000);
  await expect(button(page, 'Show all')).toBeHidden();
  await page.setViewportSize({ width: 768, height: 800 });
  expect(await readHeight()).toBe(350);
  await expect(button(page, 'Show all')).toHaveAttribute('aria-expanded', 'false');
  await button(page, 'Show all').press('Enter');
  await expect(button(page, 'Show less')).toBeFocused();
  await expect(button(page, 'Show less')).toHaveAttribute('aria-expanded', 'true');
  expect(await readHeight()).toBeGreaterThan(1_000);
  await button(page, 'Show less').click();
  expect(await readHeight()).toBe(350);
});

test(
  'on a phone the progress stays in sight beside the whole list, and covers nothing that has focus',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page);
    const packed = bag(page).getByRole('progressbar', { name: 'Packed', exact: true });
    const last = box(page, 'SIN and benefit papers (EI or QPIP)');
    await last.scrollIntoViewIfNeeded();
    await expect(bag(page).getByText(NOTHING_PACKED)).toBeInViewport({ ratio: 1 });
    await last.check();
    await expect(bag(page).getByText('1/50 items')).toBeInViewport({ ratio: 1 });
    await expect(packed).toBeInViewport({ ratio: 1 });
    const readProgressEnd = async () => {
      const figure = await packed.boundingBox();
      return (figure?.y ?? 0) + (figure?.height ?? 0);
    };
    expect(await readProgressEnd()).toBeLessThan(740 * 0.15);
    // Backwards by keyboard, each box is scrolled to below it.
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Shift+Tab');
      const focused = await page.locator(':focus').boundingBox();
      expect(focused?.y).toBeGreaterThan(await readProgressEnd());
    }
  },
);

test('the parts for a mom say that they are for whoever gives birth', FULL, async ({ page }) => {
  await open(page);
  for (const name of ['For Mom - Labor & Delivery', 'For Mom - Hospital Stay']) {
    const heading = list(page).getByRole('heading', { name, exact: true });
    await expect(heading.locator('xpath=following-sibling::p')).toHaveText('or whoever gives birth');
  }
});

for (const width of [360, 1280]) {
  test(
    `an own item comes into view and is announced, and focus stays in the form, ${width} px`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await open(page);
      await bag(page).getByText('Add your own item').click();
      await bag(page).getByLabel('Part of the list').selectOption('For Mom - Labor & Delivery');
      await bag(page).getByLabel('What to pack').fill('Knitting');
      await page.keyboard.press('Enter');
      await expect(box(page, 'Knitting')).toBeInViewport({ ratio: 1 });
      await expect(toasts(page)).toContainText('Item addedKnitting is on your list.');
      await expect(bag(page).getByLabel('What to pack')).toBeFocused();
    },
  );
}

test('filters hide items, and groups that have none', FULL, async ({ page }) => {
  await open(page);
  const headings = list(page).getByRole('heading');
  await expect(headings).toHaveCount(3 + 6);
  await button(page, 'Essentials').click();
  await expect(button(page, 'Essentials')).toHaveAttribute('aria-pressed', 'true');
  await expect(list(page).getByRole('checkbox')).toHaveCount(37);
  await expect(headings).toHaveCount(3 + 5);
  await expect(list(page).getByRole('heading', { name: 'For Siblings' })).toBeHidden();
  await button(page, 'Additional').click();
  await expect(list(page).getByRole('checkbox')).toHaveCount(13);
  await expect(list(page).getByRole('heading', { name: 'Important Documents' })).toBeHidden();
  await button(page, 'All Items').click();
  await expect(list(page).getByRole('checkbox')).toHaveCount(50);
});

test('Reset unticks all and says so, and Undo brings the ticks back', FULL, async ({ page }) => {
  await open(page);
  await box(page, 'Birth plan').check();
  await box(page, 'Photo ID').last().check();
  await expect(button(page, 'Undo')).toBeDisabled();
  await button(page, 'Reset').click();
  await expect(toasts(page)).toContainText('Checklist resetAll items have been unchecked.');
  await expect(bag(page).getByText(NOTHING_PACKED)).toBeVisible();
  await button(page, 'Undo').click();
  await expect(button(page, 'Reset')).toBeFocused();
  await expect(box(page, 'Birth plan')).toBeChecked();
  await expect(bag(page)).toContainText('2/50 items');
});

test('Save stores the whole list and says so', FULL, async ({ page }) => {
  await open(page);
  await button(page, 'Save').click();
  await expect(toasts(page)).toContainText('Checklist savedYour progress has been saved.');
  const stored = JSON.parse((await readStored(page)) ?? '');
  expect(stored).toHaveLength(50);
  expect(stored.find(({ id }: { id: string }) => id === 'diapers-nb')).toEqual({
    id: 'diapers-nb',
    category: 'baby',
    label: 'Newborn diapers (24 pack)',
    isEssential: true,
    isChecked: false,
  });
});

test('own items are added, ticked, kept, removed and brought back by keyboard', async ({ page }) => {
  await open(page);
  await bag(page).getByText('Add your own item').focus();
  await page.keyboard.press('Enter');
  const field = bag(page).getByLabel('What to pack');
  await field.focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('Write what you want to pack.');
  await page.keyboard.type('x'.repeat(61));
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription('This is too long. Use 60 characters or fewer.');
  await expect(field).toHaveValue('x'.repeat(61));
  await bag(page).getByLabel('Part of the list').selectOption('For Baby');
  await field.fill('  two SOFT cotton hats');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription('This is already in that part of the list.');
  await field.fill('Teddy bear');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
  await box(page, 'Teddy bear').focus();
  await page.keyboard.press('Space');
  await page.reload();
  await expect(box(page, 'Teddy bear')).toBeChecked();
  await expect(bag(page)).toContainText('1/51 items');
  await expect(bag(page)).toContainText('0/37 essentials');
  await list(page).getByRole('button', { name: 'Remove Teddy bear' }).focus();
  await page.keyboard.press('Enter');
  await expect(box(page, 'Teddy bear')).toHaveCount(0);
  await expect(button(page, 'Undo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box(page, 'Teddy bear')).toBeChecked();
});

test('the list scrolls by keyboard', FULL, async ({ page }) => {
  await open(page);
  await list(page).focus();
  await page.keyboard.press('End');
  await expect.poll(() => list(page).evaluate((element) => element.scrollTop)).toBeGreaterThan(500);
});

test('a damaged list keeps the ticks that can be read, and says so', async ({ page }) => {
  await page.addInitScript((key) => {
    const records = [
      { id: 'parking', label: 'Parking coins or app', isChecked: 'tr' },
      { id: 'car-seat', label: 'Car seat', isChecked: true },
    ];
    if (!sessionStorage.getItem('seeded')) localStorage.setItem(key, JSON.stringify(records));
    sessionStorage.setItem('seeded', 'yes');
  }, KEY);
  await open(page);
  await expect(box(page, 'Car seat')).toBeChecked();
  await expect(bag(page)).toContainText('1/50 items');
  const told = bag(page).getByText('Part of your saved list could not be read.');
  await expect(told).toBeVisible();
  await box(page, 'Camera').check();
  await expect(told).toBeVisible();
  await page.reload();
  await expect(bag(page)).toContainText('2/50 items');
  await expect(told).toBeHidden();
});

for (const [what, names] of [
  ['full', ['setItem']],
  ['blocked', ['getItem', 'setItem', 'removeItem']],
] as const) {
  test(`where the storage is ${what} the list works until the page is left, and says so`, FULL, async ({ page }) => {
    await page.addInitScript((names) => {
      for (const name of names) {
        Storage.prototype[name] = () => {
          throw new DOMException('refused', 'QuotaExceededError');
        };
      }
    }, names);
    await open(page);
    await box(page, 'Birth plan').check();
    await box(page, 'Camera').check();
    await expect(bag(page)).toContainText('2/50 items');
    await expect(bag(page).getByText('This browser does not let us keep your list.')).toBeVisible();
    await button(page, 'Save').click();
    await expect(page.getByRole('alert', { name: toasterWords.warnings })).toContainText('Checklist not saved');
  });
}

test('two tabs agree, and neither undoes what the other ticked', async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await open(other);
  await box(other, 'Birth plan').check();
  await expect(box(page, 'Birth plan')).toBeChecked();
  await box(page, 'Camera').check();
  await expect(box(other, 'Camera')).toBeChecked();
  await button(page, 'Reset').click();
  await expect(bag(other).getByText(NOTHING_PACKED)).toBeVisible();
  await box(other, 'Parking').check();
  await expect(bag(page)).toContainText('1/50 items');
  await button(page, 'Undo').click();
  await expect(bag(other)).toContainText('3/50 items');
});

test(
  'one list: what is ticked on its page is ticked in the calculator and on the home page',
  FULL,
  async ({ page }) => {
    await open(page);
    await box(page, 'Birth plan').check();
    await page.goto('/calculator#checklist');
    await expect(box(page, 'Birth plan')).toBeChecked();
    await expect(box(page, 'Camera')).not.toBeChecked();
    await page.goto('/');
    await page.getByRole('tab', { name: 'Checklist' }).click();
    await expect(box(page, 'Birth plan')).toBeChecked();
  },
);

test('the packing day follows the due date, the babies and the journey, and is kept', FULL, async ({ page }) => {
  await open(page);
  await expect(bag(page)).toContainText('Recommended to pack at 36 weeks');
  await expect(bag(page).getByRole('link', { name: 'Enter your due date' })).toHaveAttribute('href', '/calculator');
  await calculateFromLastPeriod(page, '2026-09-01');
  await page.getByRole('heading', { name: 'Tuesday, June 8, 2027' }).waitFor();
  await open(page);
  const advice = bag(page).getByRole('status', { name: 'When to pack' });
  await expect(advice).toContainText('For you that is Tuesday, May 11, 2027.');
  await bag(page).getByLabel('How many babies?').selectOption('2 (twins)');
  await expect(advice).toContainText('With twins, pack at 33 weeks');
  await bag(page).getByLabel('I need to travel to give birth').check();
  await expect(advice).toContainText('pack at 31 weeks');
  await expect(advice).toContainText('For you that is Tuesday, April 6, 2027.');
  await page.reload();
  await expect(advice).toContainText('For you that is Tuesday, April 6, 2027.');
});

test('paper is light, also where the screen is dark', FULL, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.goto('/hospital-bag');
  const ink = () =>
    page
      .getByText('Birth plan')
      .first()
      .evaluate((label) => getComputedStyle(label).color);
  const onPaper = await ink();
  await page.emulateMedia({ colorScheme: 'light', media: 'screen' });
  expect(onPaper).toBe(await ink());
});

test.describe('in the dark theme on a phone', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 360, height: 740 } });

  test('Save as Image draws the whole list on white at scale 2, whatever is filtered', FULL, async ({ page }) => {
    await open(page);
    await button(page, 'Essentials').click();
    const picture = await saveImage(page);
    expect(picture.width).toBe(1280);
    // At least a line's height for each of fifty rows: the whole list, not the 350 px that are visible on the page.
    expect(picture.height / 2).toBeGreaterThan(50 * 28);
    for (const corner of [0, picture.data.length - 4]) {
      expect([...picture.data.subarray(corner, corner + 4)]).toEqual([255, 255, 255, 255]);
    }
    await addOwnItem(page, 'Teddy bear');
    await expect(box(page, 'Teddy bear')).toBeVisible();
    const longer = await saveImage(page);
    expect(longer.height - picture.height).toBeGreaterThan(2 * 28);
    // The last rows are drawn too: there is ink in the lowest 1 % above the margin.
    expect(hasInk(longer, longer.height * 0.96)).toBe(true);
  });
});

function hasInk({ width, height, data }: PNG, fromRow: number): boolean {
  const lowest = data.subarray(Math.floor(fromRow) * width * 4, height * width * 4);
  return lowest.some((value) => value < 100);
}

test.describe('when the browser draws nothing', () => {
  test.use({ expectedErrors: ['Failed to download image'] });

  test('the failure is told, and can be tried again', FULL, async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.toBlob = (callback) => callback(null);
    });
    await open(page);
    await button(page, 'Save as Image').click();
    await expect(page.getByRole('alert', { name: toasterWords.warnings })).toContainText('The picture was not saved');
    await expect(button(page, 'Save as Image')).toBeEnabled();
  });
});

test('prints the whole list on one or two Letter pages with title, date and address', async ({ page, baseURL }) => {
  await open(page);
  await box(page, 'Birth plan').check();
  await addOwnItem(page, 'Teddy bear');
  await button(page, 'Additional').click();
  await page.emulateMedia({ media: 'print' });
  await expect(list(page).getByRole('checkbox').filter({ visible: true })).toHaveCount(51);
  const pages = await readPdf(await page.pdf({ format: 'Letter' }));
  expect(pages.length).toBeLessThanOrEqual(2);
  const text = pages.join(' ');
  expect(text.startsWith('Canadian Hospital Bag Checklist')).toBe(true);
  expect(text).toContain(`Printed November 21, 2026 from ${baseURL}/hospital-bag`);
  for (const words of [
    'Newborn diapers (24 pack)',
    'Small gift from the baby',
    'SIN and benefit papers',
    'Teddy bear',
  ]) {
    expect(text).toContain(words);
  }
  for (const words of ['Reset', 'Save as Image', 'All Items', 'Add your own item', 'Quick Links']) {
    expect(text).not.toContain(words);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole list stands on the page and prints', FULL, async ({ page }) => {
    await page.goto('/hospital-bag');
    await expect(list(page).getByRole('checkbox')).toHaveCount(50);
    const pages = await readPdf(await page.pdf({ format: 'Letter' }));
    expect(pages.length).toBeLessThanOrEqual(2);
    expect(pages.join(' ')).toContain('Provincial health card');
  });
});

test('the tips and week 36 lead to the list', FULL, async ({ page }) => {
  await page.goto('/development/week-36');
  await page.getByRole('main').getByRole('link', { name: 'Hospital bag checklist' }).click();
  await expect(page).toHaveURL(/\/hospital-bag$/);
  await page.goto('/tips');
  await page.getByRole('tab', { name: 'Third Trimester' }).click();
  await page.getByText('Newborn Essentials for Canadian Climate').click();
  await page.getByRole('link', { name: 'What to pack: hospital bag checklist' }).click();
  await expect(page).toHaveURL(/\/hospital-bag$/);
});
