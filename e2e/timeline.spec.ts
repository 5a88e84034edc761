import type { Page } from '@playwright/test';
import { slugs } from '@/data/languages';
import { translatePath } from '@/lib/site/translate-path';
import * as milestoneWords from '../data/en/milestones';
import * as benefitWords from '../data/en/timeline/benefit-dates';
import * as nextWords from '../data/en/timeline/next-dates';
import * as ownWords from '../data/en/timeline/own-appointments';
import { importantDates } from '../data/en/timeline/timeline';
import * as trimesterWords from '../data/en/timeline/trimesters';
import * as knownWords from '../data/en/ui/known-facts';
import { line as callLine } from '../data/en/when-to-call';
import { languages } from '../scripts/setup/languages.mjs';
import { storeDueDate } from './earlier-visit';
import { findTooWide } from './find-too-wide';
import { expect, test } from './fixtures';
import { readPdf } from './read-pdf';
import { FULL } from './tags';
import { watchLayoutShift } from './watch-layout-shift';
import { provinceWords, timelineWords } from './words';

const slider = (page: Page) => page.getByRole('slider', { name: 'Choose a week' });
const nextMilestone = (page: Page) => page.getByRole('region', { name: 'Your Next Milestone' });
const dueDate = (page: Page) => page.getByLabel('Due date', { exact: true }).and(page.locator('[type=date]'));
const onPaper = (page: Page) => page.locator('.printed-timeline');
/** A part that opens on demand, as the line that opens it. */
const fold = (page: Page, title: string) => page.locator('summary').filter({ hasText: title, visible: true });
const open = (page: Page, title: string) => fold(page, title).click();
/** How many screens of a phone the page is long. */
const readScreens = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight / 844);
const addToCalendar = (page: Page) => page.getByRole('button', { name: 'Add to Calendar', exact: true });

/** Opens the form behind the line with what is known. */
const openFacts = (page: Page) => page.getByText(knownWords.change, { exact: true }).first().click();

/** Most of the page with a due date on a phone: it was 23 once. */
const MOST_SCREENS = 6;

test('without a due date it shows week 16, and example dates that say so', FULL, async ({ page }) => {
  await page.goto('/timeline');
  await expect(slider(page)).toHaveValue('16');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Week 16, second trimester');
  await expect(nextMilestone(page)).toContainText('Sex may be visible on ultrasound');
  await open(page, timelineWords.importantDatesTitle);
  const dates = page.getByRole('region', { name: 'Important Dates to Remember', exact: true });
  await expect(dates.getByRole('heading', { name: 'Example dates' })).toBeVisible();
  await expect(dates.getByText('they assume a due date of Saturday, May 8, 2027')).toBeVisible();
  await expect(dates.getByText('About Saturday, December 19, 2026')).toBeVisible();
  await expect(dates.getByRole('term')).toHaveText(Object.values(importantDates).map(({ title }) => title));
  const all = page.getByRole('region', { name: timelineWords.appointments, exact: true });
  await expect(all).toContainText('Your provider decides what you need and when');
  for (const title of Object.values(trimesterWords.titles)) await open(page, title);
  for (const { title } of Object.values(milestoneWords.milestones)) {
    await expect(all.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  await expect(all.getByText('in British Columbia').first()).toBeHidden();
  await expect(page.getByRole('link', { name: 'All about week 16' })).toHaveAttribute('href', '/development/week-16');
});

test('the slider goes through the weeks by keyboard, and what depends on the week follows', async ({ page }) => {
  await page.goto('/timeline');
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Week 17, second trimester');
  await expect(page.getByText('Your baby in week 17')).toBeVisible();
  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveValue('1');
  await expect(nextMilestone(page)).toContainText('Heart starts to form');
  await page.keyboard.press('End');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Week 40, third trimester');
  await expect(nextMilestone(page)).toContainText('Your due date has come');
  await expect(page.getByRole('progressbar', { name: 'Progress through 40 weeks' })).toHaveAttribute(
    'aria-valuenow',
    '100',
  );
  await page.keyboard.press('ArrowLeft');
  await expect(nextMilestone(page)).toContainText('Week 40');
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(slider(page)).toHaveValue('40');
  await expect(page.getByRole('button', { name: 'Next week' })).toBeDisabled();
});

test(
  'the red line leads to the list of the own week, and while that is not known to the whole',
  FULL,
  async ({ page }) => {
    await page.goto('/timeline');
    const line = page.getByRole('main').getByRole('link', { name: callLine.title });
    await expect(line).toHaveAttribute('href', '/when-to-call');
    await dueDate(page).fill('2027-04-10');
    await page.getByRole('button', { name: timelineWords.showDates }).click();
    await expect(line).toHaveAttribute('href', '/when-to-call#weeks-20-25');
    await expect(line).toHaveCount(1);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what comes next stands first, in at most six screens, and what is folded opens', async ({ page }) => {
    await storeDueDate(page, '2027-06-08', 'ON');
    const shift = await watchLayoutShift(page);
    await page.goto('/timeline');
    const next = page.getByRole('region', { name: ownWords.next });
    await expect(next).toContainText(ownWords.noneWritten);
    await expect(next.getByRole('button', { name: ownWords.writeInOne })).toBeInViewport();
    const dates = page.getByRole('region', { name: nextWords.title }).getByRole('listitem');
    await expect(dates).toHaveCount(4);
    await expect(dates.first()).toBeInViewport();
    await expect(page.getByRole('main').locator('summary').first()).toHaveText(/^Due June 8, 2027 · Ontario ·change$/);
    await expect(dueDate(page)).toBeHidden();
    await expect(page.getByText('SIPS').filter({ visible: true })).toHaveCount(0);
    expect(await readScreens(page)).toBeLessThanOrEqual(MOST_SCREENS);
    expect(await shift()).toBe(0);
    // A date leads to where the page says more of it, in its fold.
    await dates.filter({ hasText: 'Dating ultrasound' }).getByRole('link').click();
    await expect(
      page.getByText('The scan measures your baby to set your due date.').filter({ visible: true }),
    ).toBeInViewport();
    await page.getByText(knownWords.change, { exact: true }).click();
    await expect(dueDate(page)).toHaveValue('2027-06-08');
  });

  test('without a date the field stands alone, and the page is no longer than with one', FULL, async ({ page }) => {
    await page.goto('/timeline');
    await expect(dueDate(page)).toBeInViewport();
    await expect(page.getByText(knownWords.change, { exact: true })).toHaveCount(0);
    await expect(page.getByText(timelineWords.tellWhere)).toBeVisible();
    expect(await readScreens(page)).toBeLessThanOrEqual(MOST_SCREENS);
  });
});

test('the buttons beside the slider say the week that they lead to', FULL, async ({ page }) => {
  await page.goto('/timeline');
  const said = page.getByRole('status').filter({ hasText: /^Week/ });
  await page.getByRole('button', { name: 'Next week' }).press('Enter');
  await expect(said).toHaveText('Week 17, second trimester');
  await expect(page.getByRole('button', { name: 'Next week' })).toBeFocused();
  await slider(page).press('ArrowRight');
  await expect(slider(page)).toHaveValue('18');
  await expect(said).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap on the track moves the slider', FULL, async ({ page }) => {
    await page.goto('/timeline');
    await slider(page).scrollIntoViewIfNeeded();
    const box = await slider(page).boundingBox();
    if (!box) throw new Error('the slider is missing');
    await page.touchscreen.tap(box.x + box.width - 4, box.y + box.height / 2);
    await expect(slider(page)).toHaveValue('40');
  });
});

test('a due date makes the timeline the visitor’s own, and it stays after a reload', async ({ page }) => {
  await page.goto('/timeline');
  await dueDate(page).fill('2027-06-08');
  await page.getByRole('button', { name: timelineWords.showDates }).click();
  for (const visit of ['after the click', 'after the reload']) {
    await test.step(visit, async () => {
      await expect(page.getByRole('link', { name: 'You are in week 11' })).toBeVisible();
      await expect(slider(page)).toHaveValue('11');
      await expect(nextMilestone(page)).toContainText('Tuesday, November 24, 2026');
      await open(page, timelineWords.importantDatesTitle);
      await expect(page.getByRole('heading', { name: 'Example dates' })).toBeHidden();
      await expect(page.getByText('About Tuesday, January 19, 2027')).toBeVisible();
      await open(page, trimesterWords.titles[2]);
      await expect(page.getByText('January 5, 2027 to February 2, 2027').filter({ visible: true })).toBeVisible();
      await page.reload();
    });
  }
  await slider(page).press('End');
  await page.getByRole('button', { name: 'Back to your week (11)' }).click();
  await expect(slider(page)).toHaveValue('11');
  // The pressed button is gone, so focus is on the slider.
  await expect(slider(page)).toBeFocused();
});

test('the field of the due date is emptied by its button, and what is kept stays kept', FULL, async ({ page }) => {
  await storeDueDate(page, '2027-06-08');
  await page.goto('/timeline');
  await openFacts(page);
  await expect(dueDate(page)).toHaveValue('2027-06-08');
  await page.getByRole('button', { name: 'Clear: Due date' }).click();
  await expect(dueDate(page)).toHaveValue('');
  await expect(dueDate(page)).toBeFocused();
  await expect(page.getByRole('button', { name: timelineWords.showDates })).toBeDisabled();
  await page.reload();
  await openFacts(page);
  await expect(dueDate(page)).toHaveValue('2027-06-08');
  await expect(page.getByRole('link', { name: 'You are in week 11' })).toBeVisible();
});

test('a due date out of range is refused beside the field, and nothing changes', FULL, async ({ page }) => {
  await page.goto('/timeline');
  await dueDate(page).fill('2030-01-01');
  await page.getByRole('button', { name: timelineWords.showDates }).click();
  await expect(dueDate(page)).toBeFocused();
  await expect(dueDate(page)).toHaveAccessibleDescription(/at most 280 days ahead/);
  await open(page, timelineWords.importantDatesTitle);
  await expect(page.getByRole('heading', { name: 'Example dates' })).toBeVisible();
});

test('the region decides on tests and benefits, and is remembered', async ({ page }) => {
  await storeDueDate(page, '2027-06-08');
  await page.goto('/timeline');
  const appointments = page.getByRole('region', { name: 'Appointments and their weeks' });
  const benefits = page.getByRole('region', { name: benefitWords.title });
  for (const title of [...Object.values(trimesterWords.titles), benefitWords.title]) await open(page, title);
  await expect(appointments.getByText('in British Columbia').filter({ visible: true })).toHaveCount(0);
  await expect(benefits.getByRole('listitem')).toHaveCount(7);
  await expect(benefits.getByRole('link', { name: /^Plan your leave/ })).toHaveAttribute('href', '/benefits');
  await open(page, timelineWords.tellWhere);
  await page.getByLabel(provinceWords.label).selectOption('Quebec');
  await expect(appointments.getByRole('heading', { name: 'SIPS blood test, part 1' })).toBeHidden();
  await expect(appointments.getByRole('heading', { name: 'Ask about prenatal screening' })).toBeVisible();
  const appointment = (title: string) =>
    appointments.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await expect(appointment('Quebec prenatal screening: blood test')).toContainText('free with your health card');
  await expect(appointment('Whooping cough vaccine (Tdap) in Quebec')).toContainText('March 2, 2027 to April 19, 2027');
  await expect(appointment('Whooping cough vaccine (Tdap)')).toBeHidden();
  await expect(appointment('Flu and COVID-19 vaccines')).toContainText('October 1, 2026 to March 31, 2027');
  await expect(onPaper(page)).toContainText('Ask about screening, to week 11');
  await expect(benefits.getByRole('listitem')).toHaveCount(3);
  await expect(benefits.getByRole('heading', { name: /^QPIP/ })).toHaveCount(3);
  await page.reload();
  await openFacts(page);
  await expect(page.getByLabel(provinceWords.label)).toHaveValue('QC');
  await page.getByLabel(provinceWords.label).selectOption('Nunavut');
  await open(page, trimesterWords.titles[1]);
  await expect(appointment('Ask about prenatal screening')).toContainText('Ask your health centre at your first visit');
});

for (const date of ['2027-06-08', undefined]) {
  test(
    `the forty weeks print on one page, ${date ? 'with dates' : 'with room for dates'}`,
    FULL,
    async ({ page, baseURL }) => {
      if (date) await storeDueDate(page, date);
      await page.goto('/timeline');
      await expect(onPaper(page)).toContainText(`${baseURL}/timeline`);
      const pages = await readPdf(await page.pdf({ format: 'Letter' }));
      expect(pages).toHaveLength(1);
      const [text = ''] = pages;
      for (let week = 1; week <= 40; week += 1) expect(text).toContain(`Week ${week}`);
      for (const part of [
        'Forty weeks',
        '2nd trimester',
        'Anatomy scan, to week 22',
        `${baseURL}/timeline. Printed November 21, 2026`,
      ]) {
        expect(text.toLowerCase()).toContain(part.toLowerCase());
      }
      if (date) expect(text).toContain('Due date: Tuesday, June 8, 2027');
      expect(text).not.toContain('Add to Calendar');
    },
  );
}

const walls = [
  ['en', '2027-06-08', 'Tuesday, June 8, 2027', /^Week 12Nov\.? 24 to Nov\.? 30Last week of the first trimester/],
  ['fr', '2027-06-08', /8\s\S+\s2027/, /^Sem\.\s12du\s24\snov\.\sau\s30\snov\./],
  // Week 28 is in October, with the vaccines of the season: the fullest box.
  ['fr', '2026-12-24', /24\s\S+\s2026/, /^Sem\.\s12/],
] as const;

for (const [code, dueDate, dueDay, twelfth] of walls) {
  test(`no week of the wall calendar is cut, whatever the region (${code}, due ${dueDate})`, FULL, async ({ page }) => {
    const language = languages.find((known) => known.code === code);
    await storeDueDate(page, dueDate);
    await page.goto(`${language?.prefix}${translatePath('/timeline', slugs[code])}`);
    await expect(onPaper(page)).toContainText(dueDay);
    // The height of US Letter without its margins of 0.4 inches.
    await page.setViewportSize({ width: Math.floor((8.5 - 0.8) * 96), height: Math.floor((11 - 0.8) * 96) });
    await page.emulateMedia({ media: 'print' });
    const weeks = onPaper(page).getByRole('listitem');
    await expect(weeks).toHaveCount(40);
    const cut = await weeks.evaluateAll((boxes) =>
      boxes
        .filter((box) => box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth)
        .map((box) => `${box.textContent}`),
    );
    expect(cut).toEqual([]);
    await expect(weeks.locator('.tick:visible')).toHaveCount(40);
    await expect(weeks.nth(11)).toHaveText(twelfth);
  });
}

test('the poster prints the things of all forty weeks on one page, with their pictures', FULL, async ({ page }) => {
  await storeDueDate(page, '2027-06-08', 'ON');
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto('/timeline');
  await open(page, timelineWords.paper);
  await page.getByRole('button', { name: 'Print the poster' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  const pictures = page.locator('.poster img');
  await expect(pictures).toHaveCount(40);
  const missing = await pictures.evaluateAll((images) =>
    images.filter((image) => (image as HTMLImageElement).naturalWidth === 0).map((image) => image.outerHTML),
  );
  expect(missing).toEqual([]);
  const pages = await readPdf(await page.pdf({ format: 'Letter', preferCSSPageSize: true }));
  expect(pages).toHaveLength(1);
  for (const part of ['a hockey puck', 'a chipmunk', 'Due date: Tuesday, June 8, 2027', 'Sep 8 to Sep 14']) {
    expect(pages[0]).toContain(part);
  }
  expect(pages[0]).not.toContain('Anatomy scan');
});

test('the list prints every date with its window', FULL, async ({ page }) => {
  await storeDueDate(page, '2027-06-08', 'QC');
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto('/timeline');
  await expect(slider(page)).toHaveValue('11');
  await open(page, timelineWords.paper);
  await page.getByRole('button', { name: 'Print as a list' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  const text = (await readPdf(await page.pdf({ format: 'Letter' }))).join(' ');
  expect(text).toContain('Anatomy scan');
  expect(text).toMatch(/Jan\.? 5, 2027 to Feb\.? 2, 2027/);
  expect(text).toContain('QPIP maternity benefits: earliest start');
  expect(text).not.toContain('SIPS');
});

for (const width of [320, 360, 1280]) {
  test(`nothing scrolls sideways at ${width} px, and the thumb is big enough`, FULL, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await storeDueDate(page, '2027-06-08');
    await page.goto('/timeline');
    await expect(slider(page)).toHaveValue('11');
    expect(await findTooWide(page)).toEqual([]);
    const box = await slider(page).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(150);
  });
}

test(
  'the home page previews four milestones as specified, each with its note, and leads to the timeline',
  FULL,
  async ({ page }) => {
    await page.goto('/');
    const preview = page.getByRole('region', { name: 'Track Your Pregnancy Journey' });
    await expect(preview.getByRole('heading', { level: 3 })).toHaveText([
      'First Trimester Complete',
      'Anatomy Scan & Sex May Be Visible',
      'Third Trimester Begins',
      'Due Date',
    ]);
    await expect(preview.getByRole('listitem').nth(2)).toContainText('as many count it; we count from week 26');
    await preview.getByRole('link', { name: 'Explore Pregnancy Timeline' }).click();
    await expect(page).toHaveURL('/timeline');
  },
);

test("the calculator's journey has the same milestones, with their days", FULL, async ({ page }) => {
  await page.goto('/calculator?date=2027-06-08#journey');
  await expect(page.getByRole('heading', { level: 4, name: 'Lungs and senses maturing' })).toBeVisible();
  await expect(page.getByText('February 16, 2027').first()).toBeVisible();
  await page.getByRole('link', { name: /^Your timeline/ }).click();
  await expect(page).toHaveURL('/timeline');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('milestones and windows stand in weeks', async ({ page }) => {
    await page.goto('/timeline');
    for (const title of Object.values(trimesterWords.titles)) await open(page, title);
    await expect(page.getByRole('heading', { level: 3, name: 'Sex may be visible on ultrasound' })).toBeVisible();
    await expect(page.getByText('From 18 weeks 0 days to 22 weeks 0 days')).toBeVisible();
    await expect(page.getByText('In the fall and winter, in any week')).toBeVisible();
    // Nobody can say without script where they live.
    await expect(page.getByText('Weeks 9 to 13, in British Columbia')).toBeVisible();
    await expect(page.getByText('Example dates')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Hospital bag checklist', exact: true })).toHaveAttribute(
      'href',
      '/hospital-bag',
    );
  });

  test('the way to when to call is there', FULL, async ({ page }) => {
    await page.goto('/timeline');
    await page.getByRole('main').getByRole('link', { name: callLine.title }).click();
    await expect(page).toHaveURL('/when-to-call');
  });

  test('what cannot work is not offered, and the forty weeks still print', FULL, async ({ page }) => {
    await page.goto('/timeline');
    await expect(slider(page)).toBeHidden();
    await expect(addToCalendar(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print as a list' })).toBeHidden();
    const [text = '', ...more] = await readPdf(await page.pdf({ format: 'Letter' }));
    expect(more).toEqual([]);
    for (const week of [1, 20, 40]) expect(text).toContain(`Week ${week}`);
    // Without script no day is printed: the day of the build would be wrong.
    expect(text).not.toMatch(/Printed|\b20\d\d\b/);
  });
});
