import type { Page } from '@playwright/test';
import { addDays } from 'date-fns';
import { feedingTracks } from '@/data/after-birth/tracks';
import * as frenchWords from '@/data/fr/after-birth/six-weeks-page';
import { listDayCards } from '@/lib/after-birth/day-cards';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { formatDate } from '@/lib/format/dates';
import { nationalTasks } from '@/words/after-birth/papers/national';
import * as papersLead from '@/words/after-birth/papers-lead';
import * as words from '@/words/after-birth/six-weeks-page';
import { cardOfToday } from '@/words/birth/birth-links';
import { line as callLine } from '@/words/when-to-call';
import { keepFromEarlierVisit, toStored } from './earlier-visit';
import { findTooWide } from './find-too-wide';
import { findViolations } from './find-violations';
import { expect, test } from './fixtures';
import { waitUntilKept } from './installed-site';
import { findOverprints, findSmallestLetters, readPdf } from './read-pdf';
import { FULL } from './tags';
import { watchLayoutShift } from './watch-layout-shift';
import { birthWords, privacyWords, supportWords } from './words';

const PATH = '/first-six-weeks';
const TODAY = new Date(2026, 10 /* Nov */, 21);
const cards = listDayCards();

/** What is stored of a baby who is so many days old, with the due date that there was. */
const bornBefore = (days: number, dueDate?: string) =>
  JSON.stringify({
    version: 1,
    birthday: formatCalendarDate(addDays(TODAY, -days)),
    ...(dueDate && { pregnancy: JSON.parse(toStored(dueDate)) }),
  });

/** 35 weeks 0 days on November 14, 2026. */
const DUE_AFTER_35_WEEKS = '2026-12-19';

const card = (page: Page, day: number) => page.locator(`#day-${day}`);
const shown = (page: Page) => page.locator('[data-card]').filter({ visible: true });
const strip = (page: Page) => page.locator('[data-strip] a').filter({ visible: true });
const box = (page: Page, track: keyof typeof words.trackNames) =>
  page.getByRole('checkbox', { name: words.trackNames[track], exact: true });
const openTracks = (page: Page) => page.getByText(words.whatFits).click();
const line = (page: Page, day: number, track: keyof typeof words.trackNames) =>
  card(page, day).locator('[data-line]').filter({ hasText: words.trackNames[track] });
/** The texts of a card that are shown to everybody. */
const textsOf = (day: number) => [cards[day]?.usual, cards[day]?.forYou, cards[day]?.lookAt].map((part) => part?.text);

async function expectOneCard(page: Page, day: number) {
  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page)).toHaveAttribute('id', `day-${day}`);
}

test('six days after a birth, home leads to the card of today, and the strip to the others', async ({ page }) => {
  await keepFromEarlierVisit(page, { birth: bornBefore(6) });
  await page.goto('/');
  await page.getByRole('link', { name: cardOfToday(6) }).click();
  await expect(page).toHaveURL(`${PATH}#day-6`);
  await expectOneCard(page, 6);
  await page.goto(PATH);
  await expectOneCard(page, 6);
  for (const text of textsOf(6)) await expect(card(page, 6)).toContainText(text ?? '');
  await expect(card(page, 6)).toContainText(formatDate(TODAY));
  await expect(page.getByText('Your baby is 6 days old')).toBeVisible();
  await expect(strip(page)).toHaveText([3, 4, 5, 6, 7, 8, 9].map((day) => new RegExp(`^${words.day(day)}`)));
  await expect(strip(page).nth(3)).toContainText(words.today);

  await strip(page).last().click();
  await expectOneCard(page, 9);
  await expect(card(page, 9).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(card(page, 9)).toContainText(formatDate(addDays(TODAY, 3)));
  await card(page, 9)
    .getByRole('link', { name: words.day(10) })
    .click();
  await expectOneCard(page, 10);
  await page.goBack();
  await expectOneCard(page, 9);
  await page.getByRole('link', { name: words.toToday(6) }).click();
  await expectOneCard(page, 6);
});

test('what fits is kept on the device, and takes the place of what does not', async ({ page }) => {
  await keepFromEarlierVisit(page, { birth: bornBefore(0) });
  await page.goto(PATH);
  await openTracks(page);
  await box(page, 'cesarean').check();
  await page.reload();
  await openTracks(page);
  await expect(box(page, 'cesarean')).toBeChecked();
  await expect(line(page, 0, 'cesarean')).toBeVisible();
  await expect(line(page, 0, 'twins')).toBeHidden();
  await expect(page.locator('[data-chosen]')).toHaveText(words.trackNames.cesarean);
  expect(await page.evaluate(() => Object.keys(window.localStorage).sort())).toEqual(['birth', 'birthTracks']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all 42 days are one list, each with its address, and when to call stands above it', async ({ page }) => {
    await page.goto(PATH);
    await expect(shown(page)).toHaveCount(cards.length);
    for (const { day, usual } of cards) await expect(card(page, day)).toContainText(usual.text);
    await expect(strip(page)).toHaveCount(cards.length);
    await page.locator('[data-strip] a[href="#day-20"]').click();
    await expect(card(page, 20)).toBeInViewport();
    await expect(page.getByRole('link', { name: callLine.title })).toHaveAttribute('href', '/when-to-call#after-birth');
    for (const needless of [words.enterBirthday, words.allDays, words.printAll(cards.length)]) {
      await expect(page.getByText(needless)).toBeHidden();
    }
    await openTracks(page);
    await box(page, 'early').check();
    await expect(page.locator('[data-at-home]').filter({ visible: true })).toHaveCount(0);
  });
});

test('a death on day 3: what the page of support erases is said nowhere any more', async ({ page }) => {
  await keepFromEarlierVisit(page, {
    birth: bornBefore(3, '2026-11-25'),
    birthTracks: '{"version":1,"tracks":["breast"]}',
    region: 'ON',
  });
  // Until then a paper is next, here and there.
  await page.goto('/papers');
  await expect(page.locator('[data-next] [data-title]')).toHaveCount(1);
  await page.goto('/birth');
  await expect(page.getByText(papersLead.next(nationalTasks['health-card'].title))).toBeVisible();
  await page.goto(PATH);
  await expectOneCard(page, 3);
  await page.getByRole('link', { name: words.hasDied }).click();
  await expect(page).toHaveURL('/support');
  await page.getByRole('button', { name: 'Erase everything and stop every countdown' }).click();
  await page.getByRole('button', { name: privacyWords.erase }).click();
  await expect(page.getByRole('heading', { name: supportWords.title })).toBeVisible();
  expect(await page.evaluate(() => window.localStorage.length)).toBe(0);
  for (const path of ['/', '/birth', '/papers', PATH]) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(main.getByText(/days? old/), path).toHaveCount(0);
    await expect(main.locator('a[href*="first-six-weeks#day-"]'), path).toHaveCount(0);
    // Nor any paper that is next, nor the day of one.
    await expect(main.getByText(/days? left/), path).toHaveCount(0);
    await expect(main.locator('[data-next] [data-title]'), path).toHaveCount(0);
    for (const task of ['register', 'health-card'] as const) {
      await expect(main.getByText(papersLead.next(nationalTasks[task].title)), path).toHaveCount(0);
    }
  }
  await expectOneCard(page, 0);
  await expect(page.locator('[data-chosen]')).toBeEmpty();
});

test('addresses are followed, also by Back, and others on the page change nothing', FULL, async ({ page }) => {
  await page.goto(`${PATH}#day-40`);
  await expectOneCard(page, 40);
  await expect(strip(page)).toHaveCount(7);
  await expect(strip(page).last()).toHaveText(new RegExp(`^${words.day(41)}`));
  await card(page, 40)
    .getByRole('link', { name: words.day(41) })
    .click();
  await expect(card(page, 41).getByRole('link', { name: words.day(40) })).toBeVisible();
  await page.getByRole('link', { name: words.inHospital }).click();
  await expectOneCard(page, 41);
  await expect(box(page, 'in-hospital')).toBeChecked();
  await expect(box(page, 'in-hospital')).toBeInViewport();
  await page.goBack();
  await page.goBack();
  await expectOneCard(page, 40);
  await page.goto(`${PATH}#day-42`);
  await expectOneCard(page, 40);
  await page.goto('/offline');
  await page.goto(`${PATH}#day-42`);
  await expectOneCard(page, 0);
});

test('all days open from the strip', FULL, async ({ page }) => {
  await page.goto(PATH);
  await expectOneCard(page, 0);
  await expect(page.getByRole('link', { name: words.enterBirthday })).toHaveAttribute('href', '/birth');
  await page.getByRole('button', { name: words.allDays }).click();
  await expect(strip(page)).toHaveCount(cards.length);
  await page.locator('[data-strip] a[href="#day-30"]').click();
  await expectOneCard(page, 30);
  await expect(strip(page)).toHaveCount(7);
});

test('twins at 35 weeks in Halifax: both ages, no figures for diapers', FULL, async ({ page }) => {
  await keepFromEarlierVisit(page, { birth: bornBefore(7, DUE_AFTER_35_WEEKS), region: 'NS' });
  await page.goto(PATH);
  await expectOneCard(page, 7);
  await expect(page.getByText(birthWords.bornAt('35 weeks 0 days'))).toBeVisible();
  await expect(page.getByText(birthWords.stillBefore('36 weeks 0 days'))).toBeVisible();
  await expect(page.locator('[data-chosen]')).toHaveText(words.trackNames.early);
  await expect(card(page, 7).getByText(words.teamsFigures)).toBeVisible();
  await expect(card(page, 7).getByText(words.atLeast(6), { exact: true })).toBeHidden();
  // Counted from the day of the birth, not from the due date.
  await expect(card(page, 7)).toContainText(formatDate(TODAY));
  await openTracks(page);
  await box(page, 'twins').check();
  await page.reload();
  await expect(page.locator('[data-chosen]')).toHaveText(`${words.trackNames.early}, ${words.trackNames.twins}`);
  await openTracks(page);
  await box(page, 'early').uncheck();
  await box(page, 'twins').uncheck();
  await page.reload();
  // The visitor has said otherwise.
  await expect(page.locator('[data-chosen]')).toBeEmpty();
  await expect(card(page, 7).getByText(words.atLeast(6), { exact: true })).toBeVisible();
});

test('a cesarean, fed by breast and bottle: each card has the lines that fit and no others', FULL, async ({ page }) => {
  await keepFromEarlierVisit(page, {
    birth: bornBefore(2),
    birthTracks: '{"version":1,"tracks":["cesarean","both"]}',
  });
  await page.goto(PATH);
  for (const { day, lines } of cards) {
    await page.goto(`${PATH}#day-${day}`);
    await expectOneCard(page, day);
    const fitting = lines.filter(({ shownWith }) => shownWith.some((track) => ['cesarean', 'both'].includes(track)));
    await expect(card(page, day).locator('[data-line]').filter({ visible: true })).toHaveCount(fitting.length);
    for (const { text } of fitting) await expect(card(page, day)).toContainText(text);
  }
});

test('feeding is apart: who ticks only that still reads what is for a cesarean', FULL, async ({ page }) => {
  await page.goto(PATH);
  await openTracks(page);
  await box(page, 'bottle').check();
  await expect(line(page, 0, 'cesarean')).toBeVisible();
  await expect(card(page, 0).locator('[data-line="feeding"]').filter({ visible: true })).toHaveCount(1);
  await box(page, 'bottle').uncheck();
  await expect(card(page, 0).locator('[data-line="feeding"]').filter({ visible: true })).toHaveCount(
    (cards[0]?.lines ?? []).filter(({ track }) => feedingTracks.some((feeding) => feeding === track)).length,
  );
});

test(
  'from day 42 on six weeks are over, with what comes next; a day later than today counts nothing',
  FULL,
  async ({ page }) => {
    await keepFromEarlierVisit(page, { birth: bornBefore(42) });
    await page.goto(PATH);
    await expect(page.getByRole('region', { name: words.over.title })).toContainText(words.over.links['/papers']);
    await expectOneCard(page, 41);
    for (const path of ['/', '/birth']) {
      await page.goto(path);
      await expect(page.getByText('Your baby is 6 weeks old').first()).toBeVisible();
      await expect(page.getByRole('main').locator('a[href*="first-six-weeks#day-"]'), path).toHaveCount(0);
    }
    await keepFromEarlierVisit(page, { birth: bornBefore(-1) });
    await page.goto(PATH);
    await expectOneCard(page, 0);
    await expect(page.getByText(words.noBirthday)).toBeVisible();
  },
);

test(
  'a tab that stays open past midnight shows the new day, and one in which the birth is taken back none',
  FULL,
  async ({ page, context }) => {
    await keepFromEarlierVisit(page, { birth: bornBefore(5, '2026-11-25') });
    await page.goto(PATH);
    await expectOneCard(page, 5);
    await page.clock.runFor('14:01:00');
    await expectOneCard(page, 6);
    const other = await context.newPage();
    await other.clock.install({ time: TODAY });
    await other.goto('/birth');
    await other.getByRole('button', { name: birthWords.undo }).click();
    await expectOneCard(page, 0);
    await expect(page.getByText(/days? old/)).toHaveCount(0);
  },
);

test('nothing moves while the page comes, early or not', FULL, async ({ page }) => {
  for (const [width, birth] of [
    [360, bornBefore(7, DUE_AFTER_35_WEEKS)],
    [1280, bornBefore(20)],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await keepFromEarlierVisit(page, { birth });
    const readShift = await watchLayoutShift(page);
    await page.goto(PATH);
    await expect(shown(page)).toHaveCount(1);
    expect(await readShift()).toBe(0);
  }
});

test('all days print in two columns of Letter, with what fits and nothing to press', FULL, async ({ page }) => {
  await keepFromEarlierVisit(page, {
    birth: bornBefore(6),
    birthTracks: '{"version":1,"tracks":["twins","breast"]}',
  });
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await page.goto(PATH);
  await page.getByRole('button', { name: words.printAll(cards.length) }).click();
  const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
  const sheets = await readPdf(pdf);
  expect(sheets.length).toBeLessThanOrEqual(12);
  const text = sheets.join(' ');
  for (const { day, forYou, lines } of cards) {
    expect(text).toContain(words.day(day));
    expect(text.replaceAll(' ', '')).toContain(forYou.text.replaceAll(/\s/g, ''));
    for (const { track, text: said } of lines) {
      const isShown = ['twins', 'breast'].includes(track);
      expect([day, track, text.replaceAll(' ', '').includes(said.replaceAll(/\s/g, ''))]).toEqual([
        day,
        track,
        isShown,
      ]);
    }
  }
  expect(text).not.toContain(words.hasDied);
  expect((await findSmallestLetters(pdf)).points).toBeGreaterThanOrEqual(9);
  expect(await findOverprints(pdf)).toEqual([]);
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('after one visit the card of today is there without a connection', FULL, async ({ page, context }) => {
    await keepFromEarlierVisit(page, { birth: bornBefore(6) });
    await page.goto('/');
    await waitUntilKept(page);
    await context.setOffline(true);
    await page.goto(PATH);
    await expectOneCard(page, 6);
  });
});

test('in French: the day, what is kept, and no word of the other language', FULL, async ({ page }) => {
  await keepFromEarlierVisit(page, { birth: bornBefore(6, DUE_AFTER_35_WEEKS) });
  await page.goto('/fr/six-premieres-semaines');
  await expectOneCard(page, 6);
  await expect(page.getByRole('heading', { name: frenchWords.day(6) })).toBeVisible();
  await expect(page.getByText('Votre bébé a 6 jours')).toBeVisible();
  await page.getByText(frenchWords.whatFits).click();
  await page.getByRole('checkbox', { name: frenchWords.trackNames.bottle }).check();
  await page.reload();
  await expect(page.locator('[data-chosen]')).toContainText(frenchWords.trackNames.bottle);
  await page.goto('/fr');
  await page.getByRole('link', { name: frenchWords.day(6) }).click();
  await expect(page).toHaveURL('/fr/six-premieres-semaines#day-6');
});

for (const stored of [
  { birth: '{"version":1,"birthday":"2026-02-30"}', birthTracks: '{"version":1,"tracks":["twi' },
  { birth: '[]', birthTracks: '{"version":9,"tracks":["twins"]}' },
  { birth: '{"version":1,"birthday":"2026-11-20","pregnancy":[1]}', birthTracks: 'twins' },
]) {
  test(`what cannot be read counts as nothing: ${stored.birthTracks}`, FULL, async ({ page }) => {
    await keepFromEarlierVisit(page, stored);
    await page.goto(PATH);
    await expectOneCard(page, stored.birth.includes('11-20') ? 1 : 0);
    await expect(page.locator('[data-chosen]')).toBeEmpty();
    await openTracks(page);
    await box(page, 'breast').check();
    await page.reload();
    await expect(page.locator('[data-chosen]')).toHaveText(words.trackNames.breast);
  });
}

test('says so where the browser stores nothing, and the boxes still work', FULL, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(PATH);
  await openTracks(page);
  await box(page, 'twins').check();
  await expect(page.locator('[data-not-kept]')).toBeVisible();
  await expect(page.locator('[data-chosen]')).toHaveText(words.trackNames.twins);
});

test('by keyboard alone', FULL, async ({ page }) => {
  await keepFromEarlierVisit(page, { birth: bornBefore(6) });
  await page.goto(PATH);
  await strip(page).first().focus();
  await page.keyboard.press('Enter');
  await expectOneCard(page, 3);
  await expect(card(page, 3).getByRole('heading', { level: 2 })).toBeFocused();
  const next = card(page, 3).getByRole('link', { name: words.day(4) });
  await next.focus();
  await page.keyboard.press('Enter');
  await expectOneCard(page, 4);
  await page.getByText(words.whatFits).locator('xpath=ancestor::summary').focus();
  await page.keyboard.press('Enter');
  await box(page, 'cesarean').focus();
  await page.keyboard.press('Space');
  await expect(page.locator('[data-chosen]')).toHaveText(words.trackNames.cesarean);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`passes axe with all open, also with letters of twice the size (${colorScheme})`, FULL, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 640 });
    await keepFromEarlierVisit(page, { birth: bornBefore(7, DUE_AFTER_35_WEEKS) });
    await page.goto(PATH);
    await openTracks(page);
    expect(await findViolations(page)).toEqual([]);
    expect(await findTooWide(page)).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await findTooWide(page)).toEqual([]);
    await page.getByRole('button', { name: words.allDays }).click();
    expect(await findTooWide(page)).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
  });
}
