import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { regionPapers } from '@/data/after-birth/region-papers';
import { ahead as frenchDays } from '@/data/fr/after-birth/paper-days';
import { nationalTasks as frenchTasks } from '@/data/fr/after-birth/papers/national';
import * as frenchWords from '@/data/fr/after-birth/papers-page';
import { names as frenchNames } from '@/data/fr/regions';
import { provinceCodes } from '@/data/provinces';
import { getProvincePath } from '@/lib/resources/provinces';
import { joint, jointPartNames, nationalTasks, quietWays } from '@/words/after-birth/papers/national';
import { names } from '@/words/regions';
import { keepFromEarlierVisit } from './earlier-visit';
import { findTooWide } from './find-too-wide';
import { findViolations } from './find-violations';
import { expect, test } from './fixtures';
import { waitUntilKept } from './installed-site';
import { findSmallestLetters, readPdf } from './read-pdf';
import { FULL } from './tags';
import { watchLayoutShift } from './watch-layout-shift';
import { papersLeadWords, papersWords as words } from './words';

/** The tests run on November 21, 2026. */
const bornOn = (birthday: string) => JSON.stringify({ version: 1, birthday });
const BORN = bornOn('2026-11-15');

const lists = (page: Page) => page.locator('[data-lists]');
const next = (page: Page) => page.locator('[data-next]');
const paper = (page: Page, task: keyof typeof nationalTasks) => lists(page).locator(`[data-paper="${task}"]`);
const box = (page: Page, task: keyof typeof nationalTasks) =>
  page.getByRole('checkbox', { name: nationalTasks[task].title, exact: true });

test('six days after a birth in Ontario: dates, ticks that stay, and what is next', async ({ page }) => {
  await keepFromEarlierVisit(page, { birth: BORN, region: 'ON' });
  await page.goto('/birth');
  const lead = page.getByRole('region', { name: papersLeadWords.title });
  const [first = 'register', second = 'register'] = regionPapers.ON.tasks;
  await expect(lead).toContainText(papersLeadWords.next(nationalTasks[first].title));
  await lead.getByRole('link', { name: papersLeadWords.toPapers }).click();
  await expect(page).toHaveURL('/papers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.page.shortTitle);
  await expect(next(page).getByRole('heading')).toHaveText(nationalTasks[first].title);
  await expect(paper(page, 'register')).toContainText(/by Tuesday, December\s15, 2026 · 24 days left/);

  await box(page, first).check();
  await expect(next(page).getByRole('heading')).toHaveText(nationalTasks[second].title);
  await expect(box(page, second)).toBeFocused();
  await page.reload();
  await expect(next(page).getByRole('heading')).toHaveText(nationalTasks[second].title);
  await expect(page.getByText(words.done('1', nationalTasks[first].title))).toBeVisible();
  expect(await page.evaluate(() => window.localStorage.getItem('donePapers'))).toBe(
    JSON.stringify({ version: 1, done: [first] }),
  );

  await page.goto('/birth');
  await expect(lead).toContainText(papersLeadWords.next(nationalTasks[second].title));
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.goto('/papers');
  await expect(paper(page, 'register')).not.toContainText('2026');
  await expect(page.getByRole('link', { name: words.enterBirthday })).toBeVisible();
});

test('in Quebec the day is that of the free time, and one form brings the card', async ({ page }) => {
  await keepFromEarlierVisit(page, { birth: bornOn('2026-10-01') });
  await page.goto('/papers');
  await page.getByLabel(words.whereYouLive).selectOption('QC');
  await expect(next(page)).toContainText(/Free until Saturday, October\s31, 2026\. Late is possible/);
  await expect(next(page).locator('[data-part="health-card"]')).toHaveText(jointPartNames['health-card']);
  await expect(next(page).getByRole('checkbox')).toHaveCount(1);
});

test('born in Gatineau, living in Ontario: registered there, the card and the rest from here', async ({ page }) => {
  await keepFromEarlierVisit(page, { birth: BORN, region: 'ON' });
  await page.goto('/papers');
  await page.getByText(words.bornElsewhere).click();
  await page.getByLabel(words.whereBorn).selectOption('QC');
  await expect(paper(page, 'register')).toContainText(words.followsBirthplace('QC', 'ON'));
  await expect(paper(page, 'register').locator('[data-part="health-card"]')).toHaveCount(0);
  await expect(paper(page, 'health-card')).toBeVisible();
  await page.reload();
  await expect(paper(page, 'register')).toContainText(words.followsBirthplace('QC', 'ON'));
  expect(await findViolations(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what holds everywhere stands there, and each region has its papers on its page', async ({ page }) => {
    await page.goto('/papers');
    await expect(page.getByLabel(words.whereYouLive)).toBeHidden();
    for (const { title } of Object.values(nationalTasks)) {
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    }
    for (const code of provinceCodes) {
      const link = page.locator(`[data-region-page="${code}"]`);
      await expect(link).toHaveAttribute('href', `${getProvincePath(code)}#papers`);
    }
    await page.getByRole('link', { name: names.ON, exact: true }).click();
    const papers = page.locator('#papers');
    await expect(papers).toBeInViewport();
    await expect(papers).toContainText('By law within 30 days of the birth');
    await expect(papers.getByText(joint.title)).toBeVisible();
    await expect(papers.getByRole('checkbox')).toHaveCount(0);
    await papers.getByText(joint.twinsTitle).click();
    await expect(papers.getByText(joint.twins[0]?.text ?? '')).toBeVisible();
  });
});

test('in Nunavut no day was found: it is said, with the page that leads there', FULL, async ({ page }) => {
  await keepFromEarlierVisit(page, { birth: BORN, region: 'NU' });
  await page.goto('/papers');
  await expect(paper(page, 'register')).toContainText('We have not found by which day');
  await expect(paper(page, 'register')).not.toContainText('2026');
  await expect(paper(page, 'register')).toContainText(joint.nothing.text);
  await expect(paper(page, 'register').locator('a[target]').first()).toHaveAttribute(
    'href',
    regionPapers.NU.registrationUrl,
  );
});

test('the calendar file has the open papers with a day, and a reminder the day before', FULL, async ({ page }) => {
  await keepFromEarlierVisit(page, { birth: BORN, region: 'ON' });
  await page.goto('/papers');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.calendar }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  expect(events.map(({ summary }) => summary)).toContain(nationalTasks.register.title);
  expect(events.map(({ startDate }) => String(startDate))).toContain('2026-12-15');
});

for (const region of ['ON', 'NS', 'QC']) {
  test(`the papers of ${region} print on at most two sheets, with dates and boxes`, FULL, async ({ page }) => {
    await keepFromEarlierVisit(page, { birth: BORN, region });
    await page.goto('/papers');
    await expect(next(page).getByRole('checkbox')).toBeVisible();
    await page.evaluate(() => {
      window.print = () => {};
    });
    // Whatever the button does to the page stays for the sheets.
    await page.getByRole('button', { name: words.print, exact: true }).click();
    const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
    const sheets = await readPdf(pdf);
    expect(sheets.length).toBeLessThanOrEqual(2);
    expect((await findSmallestLetters(pdf)).points).toBeGreaterThanOrEqual(9);
    expect(sheets.join(' ')).toContain(nationalTasks.register.title);
    expect(sheets.join(' ')).toContain('December 15, 2026');
    expect(sheets.join(' ')).not.toContain(words.calendarAbout);
  });
}

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a connection, after one visit, the papers of a region are there', FULL, async ({ page, context }) => {
    await page.goto('/papers');
    await waitUntilKept(page);
    await context.setOffline(true);
    await page.goto('/papers');
    await page.getByLabel(words.whereYouLive).selectOption('NT');
    await expect(paper(page, 'register')).toBeVisible();
  });
});

test.describe('where the papers do not load', () => {
  test.use({ expectedErrors: ['Failed to load resource', 'net::ERR_FAILED'] });

  test('a plain link leads to them, and what holds everywhere stands there', FULL, async ({ page }) => {
    await page.route(/\/resources\/manitoba$/, (route) => route.abort());
    await page.goto('/papers');
    await page.getByLabel(words.whereYouLive).selectOption('MB');
    await expect(page.getByText(words.cannotShow('MB'))).toBeVisible();
    await expect(page.getByRole('link', { name: words.allOfRegion('MB') })).toHaveAttribute('href', /manitoba#papers$/);
    await expect(page.getByRole('heading', { name: words.everywhere })).toBeVisible();
  });
});

test('in French the papers of a region are its own', FULL, async ({ page }) => {
  await keepFromEarlierVisit(page, { birth: BORN });
  await page.goto('/fr/papiers');
  await page.getByLabel(frenchWords.whereYouLive).selectOption({ label: frenchNames.QC });
  await expect(next(page).getByRole('heading')).toHaveText(frenchTasks.register.title);
  await expect(next(page)).toContainText(frenchDays['no-fee-until'](''));
  await expect(next(page)).toContainText('2026');
  expect(await findViolations(page)).toEqual([]);
});

test('wrong values that are stored tick nothing', FULL, async ({ page }) => {
  const donePapers = '{"version":1,"done":[{},"__proto__",7],"bornIn":"__proto__"}';
  await keepFromEarlierVisit(page, { birth: '{"version":1,"birthday":"9999-12-31"}', region: 'ON', donePapers });
  await page.goto('/papers');
  await expect(box(page, 'register')).not.toBeChecked();
  await expect(paper(page, 'register')).not.toContainText('9999');
});

test('a baby in hospital, and a baby who has died, have their quiet ways', FULL, async ({ page }) => {
  await page.goto('/papers');
  await page.getByText(quietWays.inHospital.title, { exact: true }).click();
  await expect(page.getByText(quietWays.inHospital.text[0]?.text ?? '')).toBeVisible();
  await page.getByRole('link', { name: quietWays.died.title }).click();
  await expect(page).toHaveURL('/support');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the list has no accessibility problem and fits 320 px at 200 %, ${colorScheme}`, FULL, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 800 });
    await keepFromEarlierVisit(page, { birth: bornOn('2026-10-01'), region: 'ON' });
    await page.goto('/papers');
    await box(page, 'health-card').check();
    await page.locator('[data-done] > summary').click();
    expect(await findViolations(page)).toEqual([]);
    expect(await findTooWide(page)).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '32px';
    });
    expect(await findTooWide(page)).toEqual([]);
  });
}

for (const size of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`nothing moves when the papers of a known region come, ${size.width} px wide`, FULL, async ({ page }) => {
    await page.setViewportSize(size);
    await keepFromEarlierVisit(page, { birth: BORN, region: 'BC' });
    const readShift = await watchLayoutShift(page);
    await page.goto('/papers');
    await expect(next(page).getByRole('checkbox')).toBeVisible();
    expect(await readShift()).toBeLessThan(0.01);
  });
}
