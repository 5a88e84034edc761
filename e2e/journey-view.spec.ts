import type { Page } from '@playwright/test';
import { calculateFromLastPeriod, openView } from './calculate';
import { findTooWide } from './find-too-wide';
import { findViolations } from './find-violations';
import { expect, test } from './fixtures';
import { FULL, fullUnless } from './tags';
import { journeyWords } from './words';

async function openJourney(page: Page, lastPeriod: string) {
  await calculateFromLastPeriod(page, lastPeriod);
  await openView(page, 'Journey');
  await expect(page.getByRole('heading', { name: 'Your Journey' })).toBeVisible();
}

/** The description of a term on the page, such as the date beside 'Due date'. */
const describedBy = (page: Page, term: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${term.replace(/[()]/g, '\\$&')}$`) })
    .locator('xpath=following-sibling::dd');

const trimesterRow = (page: Page, name: string | RegExp) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

const figuresOf = (page: Page, clock: string) => page.getByRole('timer', { name: clock }).getByRole('definition');

test('the timeline has the key dates', async ({ page }) => {
  await openJourney(page, '2026-09-01');
  for (const [term, value] of [
    ['Due date', 'Tuesday, June 8, 2027'],
    ['Estimated conception date', 'Tuesday, September 15, 2026'],
    ['Usual birth range (37 to 42 weeks)', 'May 18, 2027 to June 22, 2027'],
    ['Twins: typical birth, week 37', 'Tuesday, May 18, 2027'],
    ['Triplets: typical birth, week 33', 'Tuesday, April 20, 2027'],
    ['Quads: typical birth, week 30', 'Tuesday, March 30, 2027'],
  ] as const) {
    await expect(describedBy(page, term)).toHaveText(value);
  }
  await expect(page.getByText('The due date of twins, triplets and quads is the same')).toBeVisible();
});

test('the stats have age, size and heart, with their measure and a caution', FULL, async ({ page }) => {
  await openJourney(page, '2026-07-04');
  await expect(describedBy(page, 'Age since conception')).toContainText('18 weeks');
  await expect(describedBy(page, 'Length')).toContainText('25.5 cm10 in, head to heel');
  await expect(describedBy(page, 'Weight')).toContainText('358 g12.5 oz');
  await expect(describedBy(page, 'Heart rate')).toContainText('110 to 160 beats a minute');
  await expect(describedBy(page, 'Heartbeats')).toContainText('about 19.6 million');
  await expect(page.getByText('Worried? Call; you never need a reason.')).toBeVisible();
});

test('in week 1 the age since conception is 0 weeks', FULL, async ({ page }) => {
  await openJourney(page, '2026-11-13');
  await expect(describedBy(page, 'Age since conception')).toContainText('0 weeks');
});

test('the clock counts weeks, days, hours and minutes, and moves with the minute without moving the page', async ({
  page,
}) => {
  await openJourney(page, '2026-09-01');
  await page.clock.pauseAt(new Date('2026-11-21T15:09:58-05:00'));
  await page.clock.runFor(1_000);
  await expect(figuresOf(page, 'So far')).toHaveText(['11', '4', '15', '9']);
  await expect(figuresOf(page, 'To go')).toHaveText(['28', '2', '8', '51']);
  const boxes = () =>
    page
      .getByRole('timer')
      .getByRole('definition')
      .evaluateAll((figures) => figures.map((figure) => JSON.stringify(figure.getBoundingClientRect())));
  const before = await boxes();
  await page.clock.runFor(1_000);
  await expect(figuresOf(page, 'So far')).toHaveText(['11', '4', '15', '10']);
  await expect(figuresOf(page, 'To go')).toHaveText(['28', '2', '8', '50']);
  expect(await boxes()).toEqual(before);
});

test('the clock can be read but announces nothing', FULL, async ({ page }) => {
  await openJourney(page, '2026-09-01');
  for (const clock of ['So far', 'To go']) {
    await expect(page.getByRole('timer', { name: clock })).toHaveAttribute('aria-live', 'off');
  }
});

for (const [when, lastPeriod, statuses] of [
  ['at 12 weeks 6 days', '2026-08-23', ['In Progress', 'Not Started', 'Not Started']],
  ['at 13 weeks', '2026-08-22', ['Completed', 'In Progress', 'Not Started']],
  ['at 26 weeks', '2026-05-23', ['Completed', 'Completed', 'In Progress']],
  ['at 40 weeks', '2026-02-14', ['Completed', 'Completed', 'Completed']],
] as const) {
  test(`the trimester breakdown ${when}`, FULL, async ({ page }) => {
    await openJourney(page, lastPeriod);
    const rows = trimesterRow(page, /^\w+ Trimester$/);
    await expect(rows).toHaveCount(3);
    for (const [index, status] of statuses.entries()) await expect(rows.nth(index)).toContainText(status);
  });
}

test(
  'the trimester breakdown has dates without gaps, and the page says once that definitions differ',
  FULL,
  async ({ page }) => {
    await openJourney(page, '2026-09-01');
    for (const [trimester, dates] of [
      ['First Trimester', 'September 1, 2026 to November 30, 2026'],
      ['Second Trimester', 'December 1, 2026 to March 1, 2027'],
      ['Third Trimester', 'March 2, 2027 to June 8, 2027'],
    ] as const) {
      await expect(trimesterRow(page, trimester)).toContainText(dates);
    }
    await expect(page.getByText('Other definitions differ by up to two weeks')).toHaveCount(1);
  },
);

test('on the due date and after it nothing is left to go, and sizes are those of week 40', FULL, async ({ page }) => {
  await openJourney(page, '2026-02-05');
  await expect(figuresOf(page, 'To go')).toHaveText(['0', '0', '0', '0']);
  await expect(page.getByText('Figures for 40 weeks 0 days. Every baby has its own pace.')).toBeVisible();
});

test('the milestones are ten, in order, each with timeframe and estimated date', FULL, async ({ page }) => {
  await openJourney(page, '2026-09-01');
  await page.getByRole('tab', { name: 'Milestones' }).click();
  const milestones = page.getByRole('tabpanel', { name: 'Milestones' });
  await expect(milestones.getByText('Babies differ by weeks and months')).toBeVisible();
  const rows = milestones.getByRole('list').first().getByRole('listitem');
  await expect(rows).toHaveCount(10);
  for (const [index, texts] of [
    [0, ['First smile', '1 to 2 months', 'July 23, 2027']],
    [3, ['First foods', 'around 6 months', 'December 8, 2027']],
    [7, ['First birthday', '12 months', 'June 8, 2028']],
    [9, ['First words', '12 to 18 months', 'September 8, 2028']],
  ] as const) {
    for (const text of texts) await expect(rows.nth(index)).toContainText(text);
  }
  await milestones.getByText('Sources', { exact: true }).click();
  await expect(milestones.getByRole('link', { name: /^Infant nutrition/ })).toBeVisible();
});

for (const [season, lastPeriod, birthstone, flowers, activity] of [
  ['Winter', '2026-05-01', 'Amethyst', 'Violet, Primrose', 'Winterlude'],
  ['Spring', '2026-06-10', 'Aquamarine', 'Daffodil, Jonquil', 'sugar shack'],
  ['Summer', '2026-09-01', 'Pearl', 'Rose, Honeysuckle', 'blueberries'],
  ['Fall', '2026-02-14', 'Topaz', 'Chrysanthemum, Peony', 'pumpkin patch'],
] as const) {
  test(`the seasonal tab of a due date in ${season.toLowerCase()}`, FULL, async ({ page }) => {
    await openJourney(page, lastPeriod);
    await page.getByRole('tab', { name: 'Seasonal' }).click();
    const seasonal = page.getByRole('tabpanel', { name: 'Seasonal' });
    await expect(seasonal.getByRole('heading', { name: season, exact: true })).toBeVisible();
    await expect(describedBy(page, 'Birthstone')).toHaveText(birthstone);
    await expect(describedBy(page, 'Birth flowers')).toHaveText(flowers);
    await expect(seasonal.getByRole('heading', { name: 'Canadian activities' })).toBeVisible();
    await expect(seasonal.getByRole('listitem').filter({ hasText: activity })).toBeVisible();
  });
}

test('the tabs change by arrow keys', FULL, async ({ page }) => {
  await openJourney(page, '2026-09-01');
  await page.getByRole('tab', { name: 'Timeline' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel', { name: 'Milestones' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel', { name: 'Seasonal' })).toBeVisible();
  await expect(page.getByRole('heading', { name: journeyWords.keyDates })).toBeHidden();
});

test('the button of the view keeps focus through the switch', FULL, async ({ page }) => {
  await openJourney(page, '2026-09-01');
  const facts = page.getByRole('button', { name: 'Facts', exact: true });
  await facts.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Fun Facts' })).toBeVisible();
  await expect(facts).toBeFocused();
  await expect(facts).toHaveAttribute('aria-pressed', 'true');
});

for (const colorScheme of ['light', 'dark'] as const) {
  const tag = fullUnless(colorScheme === 'light');
  test.describe(`at 320 px in the ${colorScheme} theme`, tag, () => {
    test.use({ colorScheme, viewport: { width: 320, height: 700 } });

    for (const tab of ['Timeline', 'Milestones', 'Seasonal']) {
      test(`${tab} does not scroll sideways and has no accessibility violation`, FULL, async ({ page }) => {
        await openJourney(page, '2026-07-04');
        await page.getByRole('tab', { name: tab }).click();
        await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
        expect(await findTooWide(page)).toEqual([]);
        expect(await findViolations(page)).toEqual([]);
      });
    }
  });
}

test('the clocks keep the longest words of a language on one line at 360 px', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/fr/calculatrice?date=2027-06-08#journey');
  const unitsShown = page.getByRole('timer').getByRole('term');
  await expect(unitsShown.first()).toHaveText('semaines');
  const heights = await unitsShown.evaluateAll((terms) => terms.map((term) => term.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
});
