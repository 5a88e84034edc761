import { type Browser, devices, type Page } from '@playwright/test';
import * as frenchGreeting from '@/data/fr/home/greeting';
import * as frenchFollowed from '@/data/fr/partner/followed';
import * as frenchSend from '@/data/fr/partner/send';
import * as frenchShare from '@/data/fr/share/share';
import type { FollowedCopy } from '@/lib/partner/followed-copy';
import { serializeFollowedCopy } from '@/lib/partner/followed-copy';
import { packText } from '@/lib/take-along/packed-text';
import { NOW } from '../scripts/page-states.mjs';
import { keepFromEarlierVisit, toStored } from './earlier-visit';
import { awaitWidgets, expect, test, waitForWidgets, watchPage } from './fixtures';
import { waitUntilKept } from './installed-site';
import { readPdf } from './read-pdf';
import { FULL } from './tags';
import { test as pairTest } from './translated-pair';
import {
  partnerFollowedWords as followedWords,
  greetingWords,
  partnerPageWords as pageWords,
  partnerSendWords as sendWords,
  shareWords,
} from './words';

/** 21 weeks 0 days on the day of the tests. */
const DUE_DATE = '2027-04-03';

/** What whoever is pregnant has stored: also what never goes out. */
const ofSender = {
  pregnancy: toStored(DUE_DATE),
  region: 'ON',
  providerPhone: JSON.stringify({ version: 1, number: '613-555-0100' }),
  contractions: JSON.stringify({ version: 1, contractions: [{ id: 'a', startTime: 1, endTime: 60_001 }] }),
  ownAppointments: JSON.stringify({
    version: 1,
    appointments: {
      'anatomy-ultrasound': { date: '2026-11-25', time: '09:30', place: 'Riverside Midwives' },
      nipt: { date: '2026-10-01', place: 'Downtown lab' },
    },
  }),
  hospitalBagChecklist: JSON.stringify([
    { id: 'music', category: 'mom-labor', label: '', isChecked: true },
    { id: 'own-1', category: 'baby', label: "Grandma's blanket", isChecked: false, isOwn: true },
  ]),
};

const copy = { madeOn: '2026-11-20', dueDate: DUE_DATE } satisfies FollowedCopy;
const ofDay = (madeOn: string, place: string) => ({
  ...copy,
  madeOn,
  appointments: { 'anatomy-ultrasound': { date: '2026-11-25', place } },
});

const toFragment = async (value: FollowedCopy) => `#copy=1.${await packText(serializeFollowedCopy(value))}`;
const openCopy = async (page: Page, value: FollowedCopy) => page.goto(`/partner${await toFragment(value)}`);
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const readAll = (page: Page) => page.evaluate(() => ({ ...window.localStorage }));

/** The link that the button copies. */
async function takeLink(page: Page, name = shareWords.copyLink): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, name).click();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** The phone of somebody else. */
async function openPhone(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ ...devices['Pixel 7'], reducedMotion: 'reduce', serviceWorkers: 'block' });
  const page = await context.newPage();
  const complaints = watchPage(page, baseURL);
  await page.clock.install({ time: NOW });
  awaitWidgets(page);
  return { page, complaints };
}

test('a copy goes to another phone, is followed there, and touches nothing that is kept there', async ({
  page,
  browser,
  baseURL,
}) => {
  await keepFromEarlierVisit(page, ofSender);
  await page.goto('/partner');
  const goesOut = page.getByRole('region', { name: sendWords.goesOut });
  await expect(goesOut).toContainText('Anatomy scan: Wednesday, November\u00a025, 2026, 9:30');
  await expect(goesOut).not.toContainText('Downtown lab');
  await expect(goesOut).toContainText("Grandma's blanket");
  const link = await takeLink(page);

  const { page: other, complaints } = await openPhone(browser, baseURL);
  const own = { pregnancy: toStored('2027-06-08'), region: 'QC', ownAppointments: '{"version":1,"appointments":{}}' };
  await keepFromEarlierVisit(other, own);
  await other.goto(link);
  await expect(other).toHaveURL('/partner');
  await expect(title(other)).toHaveText(followedWords.yourPart(21));
  await expect(other.getByRole('main')).toContainText(followedWords.isCopyOf('November 21, 2026'));
  await expect(other.getByRole('region', { name: followedWords.acts(3) })).toBeVisible();
  await expect(other.getByRole('region', { name: followedWords.comesNext })).toContainText('Riverside Midwives');
  expect(await readAll(other)).toEqual(own);

  await button(other, followedWords.follow).click();
  await expect(title(other)).toBeFocused();
  await other.reload();
  await expect(other.getByRole('region', { name: followedWords.comesNext })).toContainText('Riverside Midwives');
  await other.getByRole('heading', { name: followedWords.bag({ checked: 1, total: 51 }) }).click();
  await expect(other.getByRole('main')).toContainText("Grandma's blanket");
  await expect(other.getByRole('link', { name: /^Something feels wrong/ })).toHaveAttribute(
    'href',
    '/when-to-call#weeks-20-25',
  );
  expect(await readAll(other)).toEqual({
    ...own,
    followed: toStored(DUE_DATE),
    followedCopy: expect.not.stringMatching(/613-555|Downtown|contractions/),
  });

  await other.goto('/');
  await other.getByRole('link', { name: greetingWords.yourPartThisWeek }).click();
  await expect(title(other)).toHaveText(followedWords.yourPart(21));
  expect(complaints).toEqual([]);
  await other.context().close();
});

test('a newer copy takes the place of an older one only when asked, and an older one says so', async ({ page }) => {
  await openCopy(page, ofDay('2026-11-18', 'Old clinic'));
  await button(page, followedWords.follow).click();

  // While the page is open: the address changes behind its '#' alone.
  await page.evaluate((hash) => window.location.assign(hash), await toFragment(ofDay('2026-11-20', 'New clinic')));
  await expect(page.getByRole('main')).toContainText(
    followedWords.youHave({ day: 'November 18, 2026', about: followedWords.dueOn('April 3, 2027') }),
  );
  await expect(page.getByRole('main')).toContainText(followedWords.orders.newer);
  expect((await readAll(page)).followedCopy).toContain('Old clinic');
  await button(page, followedWords.followInstead.newer).click();
  expect((await readAll(page)).followedCopy).toContain('New clinic');

  await page.goto('/offline');
  await openCopy(page, ofDay('2026-11-18', 'Old clinic'));
  await expect(page.getByRole('main')).toContainText(followedWords.orders.older);
  await button(page, followedWords.keepMine).click();
  await expect(page.getByRole('region', { name: followedWords.comesNext })).toContainText('New clinic');
  expect((await readAll(page)).followedCopy).toContain('New clinic');
});

for (const [name, fragment, problem] of [
  ['cut off', async () => (await toFragment(ofDay('2026-11-20', 'Clinic'))).slice(0, -9), 'damaged'],
  ['of a later version', async () => '#copy=2.abc', 'newer'],
  ['of a pregnancy that cannot be', () => toFragment({ ...copy, dueDate: '2029-01-01' }), 'damaged'],
  ['empty', async () => '#copy=', 'damaged'],
] as const) {
  test(`a link that is ${name} is refused whole, and what was followed stays`, {
    ...(name === 'cut off' ? {} : FULL),
  }, async ({ page }) => {
    const stored = { followed: toStored(DUE_DATE), followedCopy: serializeFollowedCopy(copy) };
    await keepFromEarlierVisit(page, stored);
    await page.goto(`/partner${await fragment()}`);
    await expect(page.getByRole('region', { name: followedWords.problems[problem].title })).toBeVisible();
    await expect(title(page)).toHaveText(followedWords.yourPart(21));
    expect(await readAll(page)).toEqual(stored);
  });
}

test('what is left out is not in the link', FULL, async ({ page, browser, baseURL }) => {
  await keepFromEarlierVisit(page, ofSender);
  await page.goto('/partner');
  await page.getByRole('checkbox', { name: sendWords.parts.appointments }).uncheck();
  await page.getByRole('checkbox', { name: sendWords.parts.bag }).uncheck();
  await expect(page.getByRole('region', { name: sendWords.goesOut })).not.toContainText('Riverside');
  const link = await takeLink(page);
  await button(page, shareWords.qrCode).click();
  await expect(page.getByRole('img', { name: sendWords.qrTitle })).toBeVisible();

  const { page: other, complaints } = await openPhone(browser, baseURL);
  await other.goto(link);
  await expect(other.getByRole('main')).toContainText(followedWords.notSent);
  await button(other, followedWords.follow).click();
  expect(JSON.parse((await readAll(other)).followedCopy ?? '')).toEqual({
    version: 1,
    madeOn: '2026-11-21',
    dueDate: DUE_DATE,
    region: 'ON',
  });
  expect(complaints).toEqual([]);
  await other.context().close();
});

test(
  'after the birth the birthday goes out, and leads to the first weeks',
  FULL,
  async ({ page, browser, baseURL }) => {
    await keepFromEarlierVisit(page, { birth: '{"version":1,"birthday":"2026-11-15"}', region: 'MB' });
    await page.goto('/partner');
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    const link = await takeLink(page);
    const { page: other, complaints } = await openPhone(browser, baseURL);
    await keepFromEarlierVisit(other, { followed: toStored('2026-11-18') });
    await other.goto(link);
    await button(other, followedWords.follow).click();
    await other.reload();
    await expect(title(other)).toHaveText(followedWords.isHere);
    const doors = other.getByRole('navigation', { name: followedWords.doors });
    await expect(doors.getByRole('link', { name: followedWords.firstSixWeeks })).toHaveAttribute(
      'href',
      '/first-six-weeks',
    );
    await expect(doors.getByRole('link', { name: followedWords.afterBirth })).toHaveAttribute('href', '/after-birth');
    expect((await readAll(other)).followed).toBeUndefined();
    await button(other, greetingWords.stopFollowing).click();
    await expect(title(other)).toHaveText(pageWords.pageTitle);
    expect(await readAll(other)).toEqual({});
    expect(complaints).toEqual([]);
    await other.context().close();
  },
);

for (const [day, dueDate, isCounted] of [
  ['the day before', '2026-11-22', true],
  ['the due date', '2026-11-21', false],
  ['20 days after it', '2026-11-01', false],
] as const) {
  test(`on ${day} there is ${isCounted ? 'a week' : 'nothing counted: ask them'}`, FULL, async ({ page }) => {
    await openCopy(page, { ...ofDay('2026-10-20', 'Clinic'), dueDate });
    await expect(page.getByText(greetingWords.askThem)).toHaveCount(isCounted ? 0 : 1);
    await expect(page.getByText('Clinic', { exact: true })).toHaveCount(isCounted ? 1 : 0);
    await expect(title(page)).toHaveText(isCounted ? followedWords.yourPart(39) : followedWords.nearBirth);
    await expect(page.getByRole('link', { name: /^Contraction timer/ }).first()).toHaveAttribute(
      'href',
      '/contraction-timer',
    );
  });
}

test('what is followed is forgotten once the due date is 21 days ago', FULL, async ({ page }) => {
  const old = { ...copy, dueDate: '2026-10-31' };
  await keepFromEarlierVisit(page, { followed: toStored(old.dueDate), followedCopy: serializeFollowedCopy(old) });
  await page.goto('/partner');
  await expect(title(page)).toHaveText(pageWords.pageTitle);
  await expect.poll(() => readAll(page)).toEqual({});
});

test('a date that is followed alone has its week, and says how to get more', FULL, async ({ page }) => {
  await keepFromEarlierVisit(page, { followed: toStored(DUE_DATE) });
  await page.goto('/partner');
  await expect(title(page)).toHaveText(followedWords.yourPart(21));
  await expect(page.getByText(followedWords.dateAlone)).toBeVisible();
});

test('where nothing can be stored, the copy is shown, and that it is not kept', FULL, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openCopy(page, copy);
  await button(page, followedWords.follow).click();
  await expect(page.getByText(followedWords.notKept)).toBeVisible();
  await expect(title(page)).toHaveText(followedWords.yourPart(21));
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });
  test('what is followed is there, and a link opens', FULL, async ({ page, context }) => {
    await openCopy(page, ofDay('2026-11-18', 'Old clinic'));
    await button(page, followedWords.follow).click();
    await waitUntilKept(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('main')).toContainText('Old clinic');
    await page.goto('/offline');
    await openCopy(page, ofDay('2026-11-20', 'New clinic'));
    await expect(page.getByRole('main')).toContainText('New clinic');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says what it is for, and has the acts of all forty weeks', FULL, async ({ page }) => {
    await page.goto('/partner');
    await expect(page.locator('main noscript p')).toContainText(pageWords.withoutScript);
    await page.getByRole('heading', { name: 'Third trimester' }).click();
    await expect(page.getByRole('heading', { name: pageWords.week(40), exact: true })).toBeVisible();
  });
});

test('in French a copy goes to another phone', FULL, async ({ page, browser, baseURL }) => {
  await keepFromEarlierVisit(page, ofSender);
  await page.goto('/fr/partenaire');
  await expect(page.getByRole('heading', { name: frenchSend.title })).toBeVisible();
  const link = await takeLink(page, frenchShare.copyLink);
  expect(link).toContain('/fr/partenaire#copy=1.');
  const { page: other, complaints } = await openPhone(browser, baseURL);
  await other.goto(link);
  await button(other, frenchFollowed.follow).click();
  await other.reload();
  await expect(title(other)).toHaveText(frenchFollowed.yourPart(21));
  await expect(button(other, frenchGreeting.stopFollowing)).toBeVisible();
  expect(complaints).toEqual([]);
  await other.context().close();
});

test('a followed week prints on one sheet', FULL, async ({ page }) => {
  await openCopy(page, { ...ofDay('2026-11-20', 'Clinic'), region: 'ON' });
  await button(page, followedWords.follow).click();
  const sheets = await readPdf(await page.pdf({ format: 'Letter' }));
  expect(sheets).toHaveLength(1);
  expect(sheets[0]).toContain('Clinic');
});

test('the way from the share block leads here', FULL, async ({ page }) => {
  await keepFromEarlierVisit(page, ofSender);
  await page.goto('/calculator');
  await page.getByRole('link', { name: shareWords.forPartner }).click();
  await waitForWidgets(page);
  await expect(title(page)).toHaveText(pageWords.titleToSend);
});

for (const manner of ['replaces', 'rearranges'] as const) {
  pairTest.describe('translated by the browser', () => {
    pairTest.use({ manner });
    pairTest(`the page says the same: ${manner}`, FULL, async ({ pair }) => {
      const { both, expectSame } = pair;
      const fragments = [await toFragment(ofDay('2026-11-18', 'Old clinic')), await toFragment(copy)];
      await both((page) => page.goto(`/partner${fragments[0]}`));
      await expectSame();
      await both((page) => button(page, followedWords.follow).click());
      await expectSame();
      await both((page) => page.evaluate((hash) => window.location.assign(hash), fragments[1] ?? ''));
      await both((page) => button(page, followedWords.followInstead.newer).click());
      await expectSame();
      await both((page) => button(page, greetingWords.stopFollowing).click());
      await expectSame();
    });
  });
}
