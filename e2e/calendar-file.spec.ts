import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import * as benefitWords from '../data/en/timeline/benefit-dates';
import * as linkWords from '../data/en/timeline/calendar-links';
import * as ownWords from '../data/en/timeline/own-appointments';
import * as trimesterWords from '../data/en/timeline/trimesters';
import { storeDueDate } from './earlier-visit';
import { expect, test } from './fixtures';
import { FULL } from './tags';
import { answerWords, leaveWords, timelineWords } from './words';

const dueDate = (page: Page) => page.getByLabel('Due date', { exact: true }).and(page.locator('[type=date]'));
const addToCalendar = (page: Page) => page.getByRole('button', { name: 'Add to Calendar', exact: true });
/** Opens a part of the timeline that is folded. */
const open = (page: Page, title: string) => page.locator('summary').filter({ hasText: title, visible: true }).click();

/** The file that a click saves: its name, its text, and its events as an independent parser reads them. */
async function saveCalendar(page: Page, click: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  const text = await readFile(await download.path(), 'utf8');
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => ({
    uid: `${event.getFirstPropertyValue('uid')}`,
    title: `${event.getFirstPropertyValue('summary')}`,
    start: `${event.getFirstPropertyValue('dtstart')}`,
    end: `${event.getFirstPropertyValue('dtend')}`,
  }));
  return { name: download.suggestedFilename(), text, events };
}

test('everything chosen goes into one calendar file, and a second one has the same UIDs', async ({ page }) => {
  await storeDueDate(page, '2027-06-08', 'ON');
  await page.goto('/timeline');
  await open(page, timelineWords.calendar);
  const first = await saveCalendar(page, () => addToCalendar(page).click());
  expect(first.name).toBe('pregnancy-2027-06-08.ics');
  expect(first.events).toContainEqual(
    expect.objectContaining({ title: 'Due date', start: '2027-06-08', end: '2027-06-09' }),
  );
  expect(first.events).toContainEqual(
    expect.objectContaining({ title: 'Anatomy scan', start: '2027-01-05', end: '2027-02-03' }),
  );
  // The season has begun, and is not over: it stands on the day of the file. Milestones are a tick away.
  const titles = first.events.map(({ title }) => title);
  expect(first.events).toContainEqual(
    expect.objectContaining({ title: 'Flu and COVID-19 vaccines', start: '2026-11-21', end: '2026-11-22' }),
  );
  expect(titles.join()).not.toContain('Week 39');
  await expect(page.getByText('Your browser was asked to save it. Open the file')).toContainText(
    'Nothing there? Open this page in Safari or Chrome and try again.',
  );
  const second = await saveCalendar(page, () => addToCalendar(page).click());
  expect(second.events).toEqual(first.events);

  await page.getByRole('checkbox', { name: /^Usual times/ }).uncheck();
  await page.getByRole('checkbox', { name: 'Trimesters' }).check();
  const fewer = await saveCalendar(page, () => addToCalendar(page).click());
  expect(fewer.events.map(({ title }) => title)).toEqual([
    'Due date',
    'Second trimester begins (counted from 13 weeks)',
    'Third trimester begins (counted from 26 weeks)',
  ]);
});

test('without a region nothing of another one is in the file', FULL, async ({ page }) => {
  await storeDueDate(page, '2027-06-08');
  await page.goto('/timeline');
  await open(page, timelineWords.calendar);
  const { events } = await saveCalendar(page, () => addToCalendar(page).click());
  expect(events.map(({ title }) => title).join()).not.toMatch(/SIPS|eFTS|QPIP|Quebec/);
});

test('an appointment that is written in stays, is the next one everywhere, and stands in the file at its time', async ({
  page,
}) => {
  await storeDueDate(page, '2027-06-08', 'ON');
  await page.goto('/');
  await page.getByRole('link', { name: 'Write in my appointment' }).click();
  await expect(page).toHaveURL(/\/timeline#appointment-/);
  await expect(page.getByLabel('Day', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  const next = page.getByRole('region', { name: 'Next appointment' });
  await expect(next).toContainText(ownWords.noneWritten);
  await open(page, trimesterWords.titles[2]);
  await page.getByRole('button', { name: /^Write in my appointment.*Anatomy scan$/ }).click();
  await page.getByLabel('Day', { exact: true }).fill('2027-01-12');
  await page.getByLabel('Time, if you like').fill('09:30');
  await page.getByLabel(ownWords.place).fill('Riverside Midwives');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(next).toContainText('Tuesday, January 12, 2027');
  await expect(next).toContainText('Anatomy scan9:30 a.m., Riverside Midwives');
  await page.reload();
  await expect(next.getByRole('button', { name: /^Change.*Anatomy scan$/ })).toBeVisible();
  await open(page, timelineWords.calendar);
  const { events } = await saveCalendar(page, () => addToCalendar(page).click());
  expect(events.filter(({ title }) => title === 'Anatomy scan')).toMatchObject([{ start: '2027-01-12T09:30:00' }]);
  await page.goto('/');
  await expect(page.getByRole('region', { name: /^You are/ })).toContainText('Tuesday, January 12, 2027, 9:30 a.m.');
});

test('the time of an appointment is taken out again, and its day stays', FULL, async ({ page }) => {
  await storeDueDate(page, '2027-06-08', 'ON');
  await page.goto('/timeline');
  await open(page, trimesterWords.titles[2]);
  await page.getByRole('button', { name: /^Write in my appointment.*Anatomy scan$/ }).click();
  await page.getByLabel('Day', { exact: true }).fill('2027-01-12');
  await page.getByLabel('Time, if you like').fill('09:30');
  await page.getByRole('button', { name: 'Clear: Time, if you like' }).click();
  await expect(page.getByLabel('Time, if you like')).toBeFocused();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('My appointment: Tuesday, January 12, 2027', { exact: true })).toBeVisible();
});

test(
  'a time of an appointment that is half typed is asked for, and takes no time away that was saved',
  FULL,
  async ({ page }) => {
    await storeDueDate(page, '2027-06-08', 'ON');
    await page.goto('/timeline');
    await open(page, trimesterWords.titles[2]);
    await page.getByRole('button', { name: /^Write in my appointment.*Anatomy scan$/ }).click();
    await page.getByLabel('Day', { exact: true }).fill('2027-01-12');
    const time = page.getByLabel('Time, if you like');
    const save = page.getByRole('button', { name: 'Save', exact: true });
    const message = page.getByText('Enter the whole time, also a.m. or p.m. where the field has it, or clear it.');
    // Hours and minutes without a.m. or p.m.
    await time.pressSequentially('0930');
    await save.click();
    await expect(message).toBeVisible();
    await expect(time).toBeFocused();
    await expect(time).toHaveAccessibleDescription(/^Enter the whole time/);
    await time.fill('09:30');
    await expect(message).toBeHidden();
    await save.click();
    // The one in the list: the card of the next appointment has one too.
    const change = page.getByRole('button', { name: /^Change.*Anatomy scan$/ }).last();
    await change.click();
    // Clears the hour alone.
    await time.press('Delete');
    await save.click();
    await expect(message).toBeVisible();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(page.getByText('My appointment: Tuesday, January 12, 2027, 9:30 a.m.')).toBeVisible();
  },
);

test('a single event is saved from where it stands', FULL, async ({ page }) => {
  await storeDueDate(page, '2027-06-08');
  await page.goto('/timeline');
  for (const title of [trimesterWords.titles[2], trimesterWords.titles[3], benefitWords.title]) await open(page, title);
  for (const [button, title, start] of [
    [/^Add to Calendar ?: Anatomy scan$/, 'Anatomy scan', '2027-01-05'],
    [/^Add to Calendar ?: Full term$/, 'Week 39: Full term', '2027-06-01'],
    [
      /^Add to Calendar ?: QPIP maternity benefits: earliest start$/,
      'QPIP maternity benefits: earliest start',
      '2027-02-14',
    ],
  ] as const) {
    const { events } = await saveCalendar(page, () => page.getByRole('button', { name: button }).click());
    expect(events.map((event) => [event.title, event.start])).toEqual([[title, start]]);
  }
});

test('calendars on the web open with the due date', FULL, async ({ page }) => {
  await storeDueDate(page, '2027-06-08');
  await page.goto('/timeline');
  await open(page, timelineWords.calendar);
  await open(page, linkWords.title);
  await expect(page.getByRole('link', { name: /^Google Calendar.*Due date/ })).toHaveAttribute(
    'href',
    /calendar\.google\.com.*20270608%2F20270609/,
  );
  await expect(page.getByRole('link', { name: /^Outlook.*Due date/ })).toHaveAttribute(
    'href',
    /startdt=2027-06-08&enddt=2027-06-09/,
  );
});

test('no due date, nothing chosen, no download: each is said, and the choice stays', FULL, async ({ page }) => {
  await page.goto('/timeline');
  await expect(dueDate(page)).toBeEnabled();
  await open(page, timelineWords.calendar);
  await addToCalendar(page).click();
  await expect(dueDate(page)).toBeFocused();
  await expect(dueDate(page)).toHaveAccessibleDescription(/Enter a full date/);
  await expect(page.getByText('Enter your due date at the top of the page first.')).toBeVisible();

  await dueDate(page).fill('2027-06-08');
  await page.getByRole('button', { name: timelineWords.showDates }).click();
  await expect(page.getByText('Enter your due date at the top of the page first.')).toBeHidden();
  for (const checkbox of await page.getByRole('checkbox').all()) await checkbox.uncheck();
  await addToCalendar(page).click();
  await expect(page.getByText('Choose at least one kind of date.')).toBeVisible();

  await page.getByRole('checkbox', { name: 'Trimesters' }).check();
  await page.evaluate(() => {
    URL.createObjectURL = () => {
      throw new Error('no downloads here');
    };
  });
  await addToCalendar(page).click();
  await expect(page.getByText('The file could not be saved.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Trimesters' })).toBeChecked();
});

test('the days of a leave go into a file of their own, those that the list shows', FULL, async ({ page }) => {
  await storeDueDate(page, '2027-06-08', 'ON');
  await page.goto('/benefits');
  await page.getByLabel(leaveWords.lastWorkDay).fill('2027-05-28');
  const save = page.getByRole('button', { name: 'Save these days for my calendar' });
  const { name, events } = await saveCalendar(page, () => save.click());
  expect(name).toBe('parental-leave.ics');
  expect(events).toContainEqual(
    expect.objectContaining({ title: 'Apply for EI by today', start: '2027-06-25', end: '2027-06-26' }),
  );
  const dated = page.getByRole('region', { name: answerWords.toDos }).getByText(/^\w+day,\s\w+\s\d+,\s\d{4}$/);
  expect(events).toHaveLength(await dated.count());
  await expect(page.getByText('Your browser was asked to save it. Open the file')).toBeVisible();
});
