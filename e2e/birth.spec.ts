import type { Page } from '@playwright/test';
import { keepFromEarlierVisit, storeDueDate, toStored } from './earlier-visit';
import { findTooWide } from './find-too-wide';
import { findViolations } from './find-violations';
import { expect, test } from './fixtures';
import { FULL, fullUnless } from './tags';
import { watchLayoutShift } from './watch-layout-shift';
import {
  birthWords,
  calculatorWords,
  leaveWords,
  pastTermWords,
  privacyWords,
  supportLinkWords,
  supportWords,
  timelineWords,
} from './words';

const save = (page: Page) => page.getByRole('button', { name: 'Begin the first weeks' });
const getKept = (page: Page, key: string) => page.evaluate((name) => window.localStorage.getItem(name), key);

/** The red-edged line that opens the signs. */
const somethingWrong = (page: Page) => page.locator('#when-to-call summary');

async function enterBirthday(page: Page, day: string) {
  await page.goto('/birth');
  await page.getByLabel(birthWords.birthday, { exact: true }).fill(day);
  await save(page).click();
}

test('from 37 weeks on the birth is one tap from the countdown, and ends it everywhere', async ({ page }) => {
  await keepFromEarlierVisit(page, { pregnancy: toStored('2026-12-01'), region: 'ON' });
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'My baby is here' }).click();
  await expect(page).toHaveURL('/birth');
  await page.getByLabel(birthWords.birthday, { exact: true }).fill('2026-11-20');
  await save(page).click();
  await expect(page.getByRole('heading', { name: 'Congratulations, and welcome.' })).toBeVisible();
  await expect(page.getByText('Your baby is 1 day old')).toBeVisible();
  await expect(page.getByRole('img', { name: /a baby was born on November 20, 2026/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'After the birth in Ontario' })).toContainText('ServiceOntario');

  for (const path of ['/', '/calculator', '/timeline']) {
    await page.goto(path);
    await expect(page.getByRole('main'), path).toContainText('Your baby is 1 day old');
    await expect(page.getByRole('main'), path).not.toContainText('Days to go');
  }
  for (const path of ['/development', '/development/week-38', '/contraction-timer', '/hospital-bag', '/benefits']) {
    await page.goto(path);
    for (const text of ['Days to go', 'You are here', 'This is your week']) {
      await expect(page.getByText(text), path).toBeHidden();
    }
  }
});

for (const path of ['/contraction-timer', '/hospital-bag']) {
  const tag = fullUnless(path === '/contraction-timer');
  test(
    `${path} begins with the baby and when to call after a birth, until the birth is taken back`,
    tag,
    async ({ page }) => {
      await keepFromEarlierVisit(page, { pregnancy: toStored('2026-12-01') });
      await enterBirthday(page, '2026-11-18');
      await expect(page.getByText('Your baby is 3 days old')).toBeVisible();
      await page.goto(path);
      await expect(page.getByText('Your baby is 3 days old.')).toBeVisible();
      await page.getByRole('link', { name: 'When to call after the birth', exact: true }).click();
      await expect(page).toHaveURL('/birth#when-to-call');
      await expect(somethingWrong(page)).toBeInViewport();
      await page.getByRole('button', { name: 'Undo: bring my due date back' }).click();
      await expect(save(page)).toBeVisible();
      await page.goto(path);
      await expect(page.getByRole('link', { name: 'When to call after the birth', exact: true })).toHaveCount(0);
    },
  );
}

test('the birth stays after a reload, and Undo brings the due date back', async ({ page }) => {
  await storeDueDate(page, '2026-12-01');
  await enterBirthday(page, '2026-11-20');
  await expect(page.getByText('Your baby is 1 day old')).toBeVisible();
  expect(await getKept(page, 'birth')).toContain('2026-11-20');
  await page.getByRole('button', { name: 'Undo: bring my due date back' }).click();
  await expect(save(page)).toBeVisible();
  await page.goto('/calculator');
  await expect(page.getByRole('heading', { name: 'Tuesday, December 1, 2026' })).toBeVisible();
  expect(await getKept(page, 'birth')).toBeNull();
});

for (const dueDate of ['2026-11-06', '2026-10-31', '2025-11-22']) {
  test(`after 42 weeks, due ${dueDate}: the birth is asked for, and nothing else is said`, FULL, async ({ page }) => {
    await storeDueDate(page, dueDate);
    const shift = await watchLayoutShift(page);
    for (const path of ['/', '/calculator', '/timeline']) {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: pastTermWords.hasArrived }), path).toBeVisible();
      await expect(main.getByRole('link', { name: 'My baby is here' }), path).toHaveCount(1);
      await expect(main.getByRole('link', { name: supportLinkWords.supportLink }), path).toHaveCount(1);
      await expect(main.getByText('Days to go'), path).toBeHidden();
      await expect(page.getByText(/Check the year and month/), path).toBeHidden();
      expect(await shift(), path).toBe(0);
    }
  });
}

for (const width of [360, 1280]) {
  test(
    `after the birth the baby’s own weeks come first, and a pregnancy is folded, ${width} px`,
    FULL,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await keepFromEarlierVisit(page, { birth: JSON.stringify({ version: 1, birthday: '2026-11-20' }) });
      const shift = await watchLayoutShift(page);
      for (const [path, folded] of [
        ['/timeline', page.getByRole('heading', { name: 'Important Dates to Remember' })],
        ['/calculator', page.getByLabel(calculatorWords.dateLabels.lmp)],
      ] as const) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 2 }).first(), path).toHaveText('Your baby is 1 day old');
        await expect(page.getByText('Another pregnancy'), path).toBeVisible();
        await expect(folded, path).toBeHidden();
        expect(await shift(), path).toBe(0);
        await page.getByText('Another pregnancy').click();
        await expect(folded, path).toBeVisible();
      }
    },
  );
}

test('a due date that is entered under "Another pregnancy" on the timeline stays in view', FULL, async ({ page }) => {
  await keepFromEarlierVisit(page, { birth: JSON.stringify({ version: 1, birthday: '2026-11-20' }) });
  await page.goto('/timeline');
  await page.getByText('Another pregnancy').click();
  await page.getByRole('textbox', { name: 'Due date' }).fill('2027-06-08');
  await page.getByRole('button', { name: timelineWords.showDates }).click();
  await expect(page.getByRole('link', { name: 'You are in week 11' })).toBeVisible();
  await expect(page.locator('summary').filter({ hasText: 'Due June 8, 2027' })).toBeFocused();
});

test('/calculator#due-date opens the form also after a birth', FULL, async ({ page }) => {
  await keepFromEarlierVisit(page, { birth: JSON.stringify({ version: 1, birthday: '2026-11-20' }) });
  await page.goto('/calculator#due-date');
  await page.getByLabel('Due date', { exact: true }).fill('2027-06-08');
  await page.getByRole('button', { name: 'Show My Weeks' }).click();
  await expect(page.getByRole('heading', { name: 'Tuesday, June 8, 2027' })).toBeVisible();
});

test('the forms are empty where the due date that is kept is long past', FULL, async ({ page }) => {
  await storeDueDate(page, '2026-10-31');
  await page.goto('/calculator');
  await expect(page.getByLabel(calculatorWords.dateLabels.lmp)).toHaveValue('');
  await page.goto('/timeline');
  const dueDate = page.getByRole('textbox', { name: 'Due date' });
  await expect(dueDate).toHaveValue('');
  await expect(dueDate).toHaveAccessibleDescription('');
});

for (const [dueDate, name, count] of [
  ['2027-04-11', 'My baby came early', 0],
  ['2027-04-10', 'My baby came early', 1],
  ['2026-12-13', 'My baby came early', 1],
  ['2026-12-12', 'My baby came early', 0],
  ['2026-12-12', 'My baby is here', 1],
] as const) {
  test(`with the due date ${dueDate} the calculator says "${name}" ${count} times`, FULL, async ({ page }) => {
    await storeDueDate(page, dueDate);
    await page.goto('/calculator');
    await expect(page.getByRole('button', { name: calculatorWords.forget })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveCount(count);
  });
}

test('the planner knows the real day and the due date that there was', FULL, async ({ page }) => {
  await keepFromEarlierVisit(page, { pregnancy: toStored('2026-12-01'), region: 'ON' });
  await enterBirthday(page, '2026-11-20');
  await page.getByRole('link', { name: 'See your weeks with the real day' }).click();
  await expect(page.getByLabel('Due date', { exact: true })).toHaveValue('2026-12-01');
  await expect(page.getByLabel(leaveWords.birthDate, { exact: true })).toHaveValue('2026-11-20');
});

test('in Quebec the line to call is its own, here and wherever a widget knows the region', FULL, async ({ page }) => {
  await keepFromEarlierVisit(page, { region: 'QC' });
  for (const path of ['/birth', '/support', '/tips', '/about', '/calculator']) {
    await page.goto(path);
    if (path === '/birth') await somethingWrong(page).click();
    await expect(page.getByText(/Info-Santé, Quebec: 811/).last(), path).toBeVisible();
    await expect(page.getByText(/in most regions/), path).toHaveCount(0);
  }
});

test('a baby that came early has both ages, and no firsts to wait for', FULL, async ({ page }) => {
  await storeDueDate(page, '2027-01-05');
  await enterBirthday(page, '2026-11-15');
  await expect(page.getByText('Born at 32 weeks 5 days.')).toBeVisible();
  await expect(page.getByText('your baby would be at 33 weeks 4 days of pregnancy today')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The first firsts' })).toBeHidden();
});

test('a birthday that cannot be is refused beside its field, which keeps it', FULL, async ({ page }) => {
  await page.goto('/birth');
  const field = page.getByLabel(birthWords.birthday, { exact: true });
  await field.fill('2026-11-22');
  await save(page).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('This day has not come yet. Enter the day of the birth.');
  await expect(field).toHaveValue('2026-11-22');
  await page.getByRole('link', { name: birthWords.babyDied }).click();
  await expect(page).toHaveURL('/support');
});

test('"Erase everything" takes the birth along', FULL, async ({ page }) => {
  await enterBirthday(page, '2026-11-20');
  await expect(page.getByText('Your baby is 1 day old')).toBeVisible();
  await page.goto('/support');
  await page.getByRole('button', { name: supportWords.erase }).click();
  await page.getByRole('button', { name: privacyWords.erase }).click();
  await expect(page.getByText('The birthday of your baby, and the due date that you had')).toBeVisible();
  await page.goto('/birth');
  await expect(save(page)).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the first weeks have no accessibility problem and fit 320 px, ${colorScheme}`, FULL, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 800 });
    await enterBirthday(page, '2026-11-20');
    await expect(page.getByRole('img', { name: /a baby was born/ })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    expect(await findTooWide(page)).toEqual([]);
    // As wide as the text above it: nothing in it may push it into the margin of the page.
    const papers = await page.getByRole('region', { name: 'First papers' }).boundingBox();
    const welcome = await page.getByRole('region', { name: /^Congratulations/ }).boundingBox();
    expect(papers?.width).toBe(welcome?.width);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your baby is 1 day old');
    expect(await findViolations(page)).toEqual([]);
    expect(await findTooWide(page)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it says what cannot work, and papers and whom to call stand there', async ({ page }) => {
    // Where the two lists of signs do not fit side by side.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/birth');
    await expect(page.locator('noscript p').first()).toContainText('Entering the birthday needs JavaScript');
    await expect(page.getByRole('form')).toBeHidden();
    await expect(page.getByRole('region', { name: 'First papers' }).getByRole('link').first()).toHaveAttribute(
      'href',
      '/papers',
    );
    await somethingWrong(page).click();
    const signs = page.getByRole('region', { name: birthWords.callTitles.baby, exact: true });
    await expect(signs.getByRole('listitem').first()).toBeVisible();
    await page.getByRole('radio', { name: birthWords.signsOf.parent }).check();
    await expect(signs).toBeHidden();
    await expect(
      page.getByRole('region', { name: birthWords.callTitles.parent, exact: true }).getByRole('listitem').first(),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: birthWords.babyDied })).toBeVisible();
  });
});
