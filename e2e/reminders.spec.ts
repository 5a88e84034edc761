import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { LAST_WEEK } from '@/data/pregnancy-rules';
import * as hintWords from '@/words/my-week/home-screen-hint';
import * as linkWords from '@/words/timeline/calendar-links';
import * as trimesterWords from '@/words/timeline/trimesters';
import { calculate, calculateFromLastPeriod, changeDate, dueDate, lastPeriod } from './calculate';
import { keepFromEarlierVisit, storeDueDate } from './earlier-visit';
import { expect, test } from './fixtures';
import { FULL } from './tags';
import { papersWords, privacyWords, supportWords, timelineWords as words } from './words';

/** Opens a part of the timeline that is folded. */
const open = (page: Page, title: string) => page.locator('summary').filter({ hasText: title, visible: true }).click();
const addAll = (page: Page) => page.getByRole('button', { name: words.addToCalendar, exact: true });

/** What a calendar makes of the file that a click saves, as an independent parser reads it. */
async function saveCalendar(page: Page, click: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await download.path(), 'utf8')));
  return calendar.getAllSubcomponents('vevent').map((event) => {
    const trigger = event.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger');
    return {
      title: `${event.getFirstPropertyValue('summary')}`,
      start: `${event.getFirstPropertyValue('dtstart')}`,
      url: `${event.getFirstPropertyValue('url')}`,
      lastLine: `${event.getFirstPropertyValue('description')}`.split('\n').at(-1),
      trigger: trigger ? `${trigger}` : undefined,
    };
  });
}

const withAppointment = (page: Page, date: string, time?: string) =>
  page.addInitScript(
    (text) => window.localStorage.setItem('ownAppointments', text),
    JSON.stringify({ version: 1, appointments: { 'anatomy-ultrasound': { date, ...(time && { time }) } } }),
  );

test('each entry leads to its page, and what one goes to rings at nine the day before', async ({ page, baseURL }) => {
  await storeDueDate(page, '2027-06-08', 'ON');
  await withAppointment(page, '2027-01-12', '14:30');
  await page.goto('/timeline');
  await open(page, words.calendar);
  await page.getByRole('checkbox', { name: words.calendarGroups.milestones }).check();
  await page.getByRole('checkbox', { name: words.calendarGroups.benefits }).check();
  const events = await saveCalendar(page, () => addAll(page).click());
  for (const { url, lastLine } of events) {
    expect(url.startsWith(`${baseURL}/`)).toBe(true);
    expect(lastLine).toBe(url);
  }
  const find = (part: string) => events.find(({ title }) => title.includes(part));
  expect(find('Anatomy scan')).toMatchObject({ start: '2027-01-12T14:30:00', trigger: '-PT29H30M' });
  expect(find('Group B strep')).toMatchObject({ trigger: '-PT15H' });
  expect([find('Due date'), find('Week 39')].map((event) => event?.trigger)).toEqual([undefined, undefined]);
  // Its window is open: it stands on the day of the file, whose alarm has passed.
  expect(find('Flu and COVID-19')).toMatchObject({ start: '2026-11-21', trigger: undefined });
  const address = find('Week 39')?.url ?? '';
  expect(new URL(address).pathname).toBe('/development/week-39');
  expect((await page.goto(address))?.status()).toBe(200);
});

for (const { zone, today, dueDate, day, trigger } of [
  { zone: 'America/Toronto', dueDate: '2027-06-08', day: '2027-03-14', trigger: '-PT23H30M' },
  { zone: 'Australia/Lord_Howe', dueDate: '2027-06-08', day: '2027-04-04', trigger: '-PT25H' },
  { zone: 'America/St_Johns', today: '2027-10-01', dueDate: '2028-01-10', day: '2027-11-07', trigger: '-PT25H30M' },
]) {
  test.describe(`where clocks change in ${zone}`, () => {
    test.use({ timezoneId: zone });

    test('an appointment rings at nine by the clock of the day before', FULL, async ({ page }) => {
      if (today) await page.clock.setSystemTime(new Date(`${today}T12:00:00Z`));
      await storeDueDate(page, dueDate, 'ON');
      await withAppointment(page, day, '09:30');
      await page.goto('/timeline');
      await open(page, words.calendar);
      const events = await saveCalendar(page, () => addAll(page).click());
      expect(events.filter(({ title }) => title === 'Anatomy scan')).toMatchObject([
        { start: `${day}T09:30:00`, trigger },
      ]);
    });
  });
}

test(
  'a line a week is there when it is asked for, from this week on, with how to find it again',
  FULL,
  async ({ page }) => {
    await storeDueDate(page, '2027-06-08');
    await page.goto('/timeline');
    await open(page, words.calendar);
    const weeks = page.getByRole('checkbox', { name: words.calendarGroups.weeks, exact: true });
    await expect(weeks).not.toBeChecked();
    await expect(weeks).toHaveAccessibleDescription(words.weeksNote);
    await weeks.check();
    const events = await saveCalendar(page, () => addAll(page).click());
    const lines = events.filter(({ title }) => title.startsWith('My week'));
    expect(lines[0]).toMatchObject({ title: 'My week 11', start: '2026-11-17' });
    expect(lines.map(({ trigger }) => trigger)).toEqual(Array.from({ length: LAST_WEEK - 10 }, () => undefined));
    expect(new URL(lines.at(-1)?.url ?? '').pathname).toBe(`/development/week-${LAST_WEEK}`);
    await page.goto('/support');
    await expect(page.getByText(supportWords.calendarEntries)).toBeVisible();
  },
);

test('no lines are offered once the due date has passed', FULL, async ({ page }) => {
  await storeDueDate(page, '2026-11-20');
  await page.goto('/timeline');
  await open(page, words.calendar);
  await expect(page.getByRole('checkbox', { name: words.calendarGroups.milestones })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: words.calendarGroups.weeks, exact: true })).toHaveCount(0);
});

test('the link to come back stands in the entries only when it is asked for', FULL, async ({ page, baseURL }) => {
  await storeDueDate(page, '2027-06-08', 'ON');
  await page.goto('/timeline');
  await open(page, words.calendar);
  await page.getByRole('checkbox', { name: words.keepLink }).check();
  const [first] = await saveCalendar(page, () => addAll(page).click());
  expect(first?.lastLine).toMatch(new RegExp(`${baseURL}/take-along/?#keep=1\\.2027-06-08\\.ON$`));
});

/** Where in the page the ways of one event stand, in the order in which one meets them. */
const getWays = async (page: Page, title: string) => {
  const names = await page.getByRole('button', { name: new RegExp(`: ${title}$`) }).allTextContents();
  return names
    .filter((name) => name.startsWith(words.addToCalendar) || name.startsWith(words.otherCalendars))
    .map((name) => name.replace(/ ?:.*/, ''));
};

test.describe('on Android', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    viewport: { width: 390, height: 844 },
  });

  test('a link for one date comes first, and leads to Google with the address', async ({ page, baseURL }) => {
    await storeDueDate(page, '2027-06-08', 'ON');
    await page.goto('/timeline');
    await open(page, trimesterWords.titles[2]);
    expect(await getWays(page, 'Anatomy scan')).toEqual([words.otherCalendars, words.addToCalendar]);
    await page.getByRole('button', { name: /^Google or Outlook.*Anatomy scan$/ }).click();
    const href = await page.getByRole('link', { name: /^Google Calendar.*Anatomy scan/ }).getAttribute('href');
    const { host, searchParams } = new URL(href ?? '');
    expect([host, searchParams.get('dates')]).toEqual(['calendar.google.com', '20270105/20270203']);
    expect(searchParams.get('details')).toMatch(new RegExp(`\n${baseURL}/timeline#date-anatomy-ultrasound$`));

    await open(page, words.calendar);
    await expect(page.getByText(words.fileNotes.android)).toBeVisible();
    const [link, file] = await Promise.all([page.getByText(linkWords.title).boundingBox(), addAll(page).boundingBox()]);
    expect(link?.y).toBeLessThan(file?.y ?? 0);
    await expect(page.getByRole('link', { name: /^Google Calendar.*Due date/ })).toBeVisible();
  });
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1',
    viewport: { width: 390, height: 844 },
  });

  test('the file comes first, with where it may not open', async ({ page }) => {
    await storeDueDate(page, '2027-06-08', 'ON');
    await page.goto('/timeline');
    await open(page, trimesterWords.titles[2]);
    expect(await getWays(page, 'Anatomy scan')).toEqual([words.addToCalendar, words.otherCalendars]);
    await open(page, words.calendar);
    await expect(page.getByText(words.fileNotes.iphone)).toBeVisible();
  });

  test('with the first date of one’s own, once, why to put the site on the home screen', FULL, async ({ page }) => {
    await calculateFromLastPeriod(page, '2026-09-01');
    const reason = page.getByText(hintWords.safari.text);
    await expect(reason).toBeVisible();
    await page.goto('/');
    await expect(reason).toBeVisible();
    await page.clock.setSystemTime(new Date('2026-11-22T10:00:00-05:00'));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(reason).toHaveCount(0);
  });
});

test('the browser is asked once to keep what is stored, and /about says what it answered', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator.storage, {
      persist: async () => {
        sessionStorage.setItem('asked', `${Number(sessionStorage.getItem('asked')) + 1}`);
        return true;
      },
      persisted: async () => sessionStorage.getItem('asked') !== null,
    });
  });
  await page.goto('/about');
  await expect(page.getByText(privacyWords.persistence['not-promised'])).toBeVisible();
  const getAsked = () => page.evaluate(() => sessionStorage.getItem('asked'));
  expect(await getAsked()).toBe(null);
  await calculateFromLastPeriod(page, '2026-09-01');
  await expect(dueDate(page)).toBeVisible();
  expect(await getAsked()).toBe('1');
  await changeDate(page);
  await lastPeriod(page).fill('2026-09-02');
  await calculate(page).click();
  await expect(page.getByRole('heading', { name: 'Wednesday, June 9, 2027' })).toBeVisible();
  await page.goto('/about');
  await expect(page.getByText(privacyWords.persistence.promised)).toBeVisible();
  expect(await getAsked()).toBe('1');
});

test('the papers lead back to their page, and ring the day before', FULL, async ({ page, baseURL }) => {
  await keepFromEarlierVisit(page, { birth: JSON.stringify({ version: 1, birthday: '2026-11-15' }), region: 'ON' });
  await page.goto('/papers');
  const events = await saveCalendar(page, () => page.getByRole('button', { name: papersWords.calendar }).click());
  expect(events.length).toBeGreaterThan(0);
  for (const { url, lastLine } of events) expect([url, lastLine]).toEqual([`${baseURL}/papers`, `${baseURL}/papers`]);
  expect(events.find(({ start }) => start === '2026-12-15')?.trigger).toBe('-PT15H');
});
