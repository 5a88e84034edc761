import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { slugs } from '@/data/languages';
import { translatePath } from '@/lib/site/translate-path';
import * as french from '../data/fr/take-along';
import { NOW } from '../scripts/page-states.mjs';
import { installTranslator } from '../scripts/testing/translator';
import { keepFromEarlierVisit } from './earlier-visit';
import { awaitWidgets, expect, test, watchPage } from './fixtures';
import { FULL } from './tags';
import { takeAlongWords as words } from './words';

const PATH = '/take-along';
const FRENCH_PATH = `/fr${translatePath(PATH, slugs.fr)}`;

/** What a visitor has kept who uses everything. */
const kept = {
  pregnancy: '{"version":1,"dueDate":"2027-04-10","origin":"entered"}',
  region: 'ON',
  ownAppointments: '{"version":1,"appointments":{"nipt":{"date":"2026-12-03","time":"09:30","place":"Clinic"}}}',
  doneToDos: '{"version":1,"done":["nipt"]}',
  hospitalBagChecklist: JSON.stringify([
    { id: 'music', label: '', isChecked: true },
    { id: 'own-1', category: 'baby', label: 'Quilt', isOwn: true, isChecked: false },
  ]),
  providerPhone: '{"version":1,"number":"613-555-0100"}',
  contractions: JSON.stringify({
    version: 1,
    revision: 1,
    beganAt: 1_795_000_000_000,
    contractions: [{ id: '1795000000000', startTime: 1_795_000_000_000, endTime: 1_795_000_060_000 }],
  }),
  benefitsPlan: '{"version":2,"fields":{"netIncome":"84000"}}',
  homeScreenHint: '{"version":1,"firstVisit":"2026-11-20"}',
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const readKept = (page: Page, key: string) => page.evaluate((name) => window.localStorage.getItem(name), key);

/** Another device, with nothing kept. */
async function openOtherDevice(browser: Browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.clock.install({ time: NOW });
  awaitWidgets(page);
  return page;
}

async function readCode(page: Page) {
  const code = page.getByRole('img', { name: words.codeTitle });
  await code.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const png = PNG.sync.read(await code.screenshot());
  return jsQR(new Uint8ClampedArray(png.data), png.width, png.height, { inversionAttempts: 'dontInvert' })?.data;
}

async function saveFile(page: Page) {
  await tab(page, words.file).click();
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, words.saveFile).click()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

async function choose(page: Page, name: string, content: string | Buffer) {
  await tab(page, words.receive).click();
  await page.getByLabel(words.chooseFile).setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });
}

async function paste(page: Page, link: string) {
  await tab(page, words.receive).click();
  await page.getByLabel(words.pasteLink).fill(link);
  await button(page, words.readLink).click();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 3 });

  test('a code moves what was chosen to another device; no request carries it', async ({ page, browser, baseURL }) => {
    await keepFromEarlierVisit(page, kept);
    await page.goto(PATH);
    await expect(page.getByRole('checkbox', { name: words.groups.dates })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: words.groups.labour })).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: words.groups.bag })).toHaveAccessibleName(/1 of 51 packed/);
    const link = (await readCode(page)) ?? '';
    expect(link).toMatch(new RegExp(`^${baseURL}${PATH}#all=1\\.[\\w-]+$`));

    const other = await openOtherDevice(browser);
    const requests: string[] = [];
    other.on('request', (request) => requests.push(request.url() + (request.headers().referer ?? '')));
    await other.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('h1')) return;
        window.name = window.location.href;
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    const complaints = watchPage(other, baseURL);
    await other.goto(link);
    // The address that was there when the first line of the page was parsed.
    expect(await other.evaluate(() => window.name)).toBe(`${baseURL}${PATH}`);
    await expect(other.getByRole('heading', { name: words.foundTitle })).toBeVisible();
    await expect(other.getByText('Due April 10, 2027 · Ontario')).toBeVisible();
    expect(await readKept(other, 'pregnancy')).toBeNull();
    await button(other, words.bring).click();
    await expect(other.getByText(words.isHere)).toBeVisible();
    for (const key of ['pregnancy', 'region', 'ownAppointments', 'doneToDos'] as const)
      expect(await readKept(other, key)).toBe(kept[key]);
    expect(await readKept(other, 'contractions')).toBeNull();
    expect(requests.filter((url) => url.includes('all=') || url.includes('#'))).toEqual([]);
    await button(other, 'Undo').click();
    await expect(other.getByText(words.isBack)).toBeVisible();
    expect(await readKept(other, 'pregnancy')).toBeNull();
    expect(complaints).toEqual([]);
    await other.context().close();
  });
});

test("a file moves everything; yesterday's file over today's data adds or replaces, and both can be undone", async ({
  page,
  browser,
}) => {
  await keepFromEarlierVisit(page, kept);
  await page.goto(PATH);
  await tab(page, words.file).click();
  await expect(page.getByText(words.leftOut('Benefits planner, My numbers and Contractions'))).toBeVisible();
  await button(page, words.tickAll).click();
  const { name, text } = await saveFile(page);
  expect(name).toBe('pregnancy-2026-11-21.json');

  const other = await openOtherDevice(browser);
  await other.goto(PATH);
  await choose(other, name, text);
  await button(other, words.bring).click();
  await expect(other.getByText(words.isHere)).toBeVisible();
  await other.goto('/contraction-timer');
  await expect(other.getByRole('listitem').filter({ hasText: '1:00' }).first()).toBeVisible();
  await other.goto('/hospital-bag');
  await expect(other.getByRole('checkbox', { name: 'Quilt' })).not.toBeChecked();
  await other.context().close();

  // A day later: another tick, another date.
  const today = '{"version":1,"dueDate":"2027-04-12"}';
  await page.evaluate((dueDate) => {
    window.localStorage.setItem('pregnancy', dueDate);
    window.localStorage.setItem('doneToDos', '{"version":1,"done":["anatomy-ultrasound"]}');
  }, today);
  await page.reload();
  await choose(page, name, text);
  await expect(page.getByText(words.here('Due April 12, 2027 · Ontario'))).toBeVisible();
  await button(page, words.add).click();
  await expect(page.getByText(words.isHere)).toBeVisible();
  expect(await readKept(page, 'pregnancy')).toBe(today);
  expect(await readKept(page, 'doneToDos')).toContain('"anatomy-ultrasound","nipt"');
  await button(page, 'Undo').click();
  expect(await readKept(page, 'doneToDos')).toBe('{"version":1,"done":["anatomy-ultrasound"]}');

  await choose(page, name, text);
  await button(page, words.replace).click();
  await expect(page.getByText(words.isHere)).toBeVisible();
  expect(await readKept(page, 'pregnancy')).toBe(kept.pregnancy);
  expect(await readKept(page, 'doneToDos')).toBe(kept.doneToDos);
  await button(page, 'Undo').click();
  await expect(page.getByText(words.isBack)).toBeVisible();
  expect(await readKept(page, 'pregnancy')).toBe(today);
});

test('what is damaged, half, foreign, newer or too big is refused beside its field, and nothing is lost', async ({
  page,
}) => {
  await keepFromEarlierVisit(page, kept);
  await page.goto(PATH);
  const { text } = await saveFile(page);
  const before = await page.evaluate(() => JSON.stringify({ ...window.localStorage }));
  const files = [
    ['half', text.slice(0, -20)],
    ['foreign', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xd8])],
    ['newer', text.replace('"version":1,"madeOn"', '"version":2,"madeOn"')],
    ['damaged', text.replace(/"parts":.*/, '"parts":{"region":"XX"}}')],
    ['too-big', text + ' '.repeat(2_000_000)],
  ] as const;
  for (const [problem, content] of files) {
    await choose(page, 'pregnancy.json', content);
    await expect(page.getByLabel(words.chooseFile)).toHaveAccessibleDescription(new RegExp(words.problems[problem]));
  }
  const links = [
    ['damaged', '/take-along#all=1.abc'],
    ['newer', '/take-along#all=2.abc'],
    ['foreign', 'https://example.ca/?date=2027-04-10'],
    ['partner', '/partner#copy=1.abc'],
  ] as const;
  for (const [problem, link] of links) {
    await paste(page, link);
    await expect(page.getByLabel(words.pasteLink)).toHaveAccessibleDescription(words.problems[problem]);
  }
  expect(await page.evaluate(() => JSON.stringify({ ...window.localStorage }))).toBe(before);
});

test('the link to come back restores a lost date by one tap, and asks where there is another', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${PATH}#keep=1.2027-04-10.ON`);
  expect(page.url()).toBe(`${baseURL}${PATH}`);
  await expect(page.getByRole('heading', { name: words.welcome })).toBeVisible();
  await button(page, words.bringBack).click();
  expect(await readKept(page, 'pregnancy')).toBe(kept.pregnancy);
  expect(await readKept(page, 'region')).toBe('ON');
  await expect(page.getByText(words.keepHolds('Due April 10, 2027 · Ontario'))).toBeVisible();

  // Opened again, while the page is open.
  await page.evaluate(() => {
    window.location.hash = 'keep=1.2027-04-10.ON';
  });
  await expect(page.getByText(words.datesHere)).toBeVisible();
  expect(page.url()).toBe(`${baseURL}${PATH}`);

  await page.goto('/offline');
  await page.goto(`${PATH}#keep=1.2027-05-01`);
  await expect(page.getByText(words.otherHere('Due April 10, 2027 · Ontario'))).toBeVisible();
  await button(page, words.takeLinkDates).click();
  expect(await readKept(page, 'pregnancy')).toContain('2027-05-01');
  expect(await readKept(page, 'region')).toBe('ON');
  await button(page, 'Undo').click();
  await expect(page.getByText(words.isBack)).toBeVisible();
  expect(await readKept(page, 'pregnancy')).toBe(kept.pregnancy);
});

test('a link that cannot be read says so, and changes nothing', FULL, async ({ page, baseURL }) => {
  await page.goto(`${PATH}#keep=1.2027-02-30`);
  await expect(page.getByRole('alert').filter({ hasText: words.linkProblem })).toContainText(words.problems.damaged);
  expect(page.url()).toBe(`${baseURL}${PATH}`);
  expect(await readKept(page, 'pregnancy')).toBeNull();
});

test("the timer's table joins the log, whatever its language, and never twice", FULL, async ({ page }) => {
  await keepFromEarlierVisit(page, { contractions: kept.contractions });
  await page.goto('/contraction-timer');
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download CSV').click()]);
  const table = await readFile(await download.path(), 'utf8');
  await page.getByRole('link', { name: 'Read a CSV back in' }).click();
  await expect(tab(page, words.receive)).toHaveAttribute('aria-selected', 'true');
  await choose(page, 'contractions.csv', table);
  await expect(page.getByText(words.allHere)).toBeVisible();
  await button(page, words.close).click();
  const [header = '', row = ''] = table.split('\r\n');
  await choose(
    page,
    'contractions.csv',
    `${header}\n${row}\n${row.replace('2026-11-18', '2026-11-17').replaceAll(':20', ':21')}`,
  );
  await expect(button(page, words.replace)).toHaveCount(0);
  await button(page, words.add).or(button(page, words.bring)).click();
  await expect(page.getByText(words.isHere)).toBeVisible();
  expect(JSON.parse((await readKept(page, 'contractions')) ?? '{}').contractions).toHaveLength(2);
});

test('where nothing can be stored, the page says so beside the button and goes on', FULL, async ({ page }) => {
  await page.addInitScript(() => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      Storage.prototype[method] = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
  });
  await page.goto(`${PATH}#keep=1.2027-04-10.ON`);
  await button(page, words.bringBack).click();
  await expect(page.getByText(words.notStored)).toBeVisible();
  await expect(page.getByRole('heading', { name: words.keepTitle })).toBeVisible();
  await button(page, 'Undo').click();
  await expect(page.getByText(words.isBack)).toBeVisible();
});

test('works in a page that the browser translates', FULL, async ({ page }) => {
  await page.addInitScript(installTranslator, { manner: 'replaces' as const, isEarly: false });
  await keepFromEarlierVisit(page, kept);
  await page.goto(PATH);
  await page.evaluate(() => window.translatePage());
  await page.getByRole('checkbox', { name: words.groups.bag }).uncheck();
  const { text } = await saveFile(page);
  expect(Object.keys(JSON.parse(text).parts)).toEqual(['pregnancy', 'region', 'ownAppointments', 'doneToDos']);
  await choose(page, 'pregnancy.json', text.replace('2027-04-10', '2027-04-20'));
  await button(page, words.replace).click();
  await expect(page.getByText(words.isHere)).toBeVisible();
  await button(page, 'Undo').click();
  await expect(page.getByText(words.isBack)).toBeVisible();
  expect(await readKept(page, 'pregnancy')).toBe(kept.pregnancy);
});

test('does the same in French', FULL, async ({ page, baseURL }) => {
  await keepFromEarlierVisit(page, kept);
  await page.goto(FRENCH_PATH);
  await expect(page.getByRole('img', { name: french.codeTitle })).toBeVisible();
  await tab(page, french.file).click();
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, french.saveFile).click()]);
  expect(download.suggestedFilename()).toBe('grossesse-2026-11-21.json');
  await page.goto(`${FRENCH_PATH}#keep=1.2027-05-01.QC`);
  expect(page.url()).toBe(`${baseURL}${FRENCH_PATH}`);
  await button(page, french.takeLinkDates).click();
  await expect(page.getByText(french.isHere)).toBeVisible();
  expect(await readKept(page, 'region')).toBe('QC');
});
