import { readFile } from 'node:fs/promises';
import { type Browser, type Download, devices, type Locator, type Page } from '@playwright/test';
import ICAL from 'ical.js';
import { regionPapers } from '@/data/after-birth/region-papers';
import * as frenchSixWeeks from '@/data/fr/after-birth/six-weeks-page';
import { signsAfterBirth as frenchNewbornSigns } from '@/data/fr/birth/signs-after-birth';
import { medicinesWords as frenchMedicines } from '@/data/fr/can-i/medicines';
import * as frenchCanI from '@/data/fr/can-i/page';
import * as frenchCare from '@/data/fr/find-care/page';
import { situations as frenchSituations } from '@/data/fr/find-care/region-answer';
import { regionCareWords as frenchRegionCare } from '@/data/fr/find-care/regions';
import * as frenchGreeting from '@/data/fr/home/greeting';
import * as frenchHome from '@/data/fr/home/widgets';
import { lastPeriodLabel as frenchPeriodLabel } from '@/data/fr/last-period';
import * as frenchLayout from '@/data/fr/layout';
import * as frenchMyWeek from '@/data/fr/my-week/my-week';
import * as frenchFollowed from '@/data/fr/partner/followed';
import * as frenchExit from '@/data/fr/private-page';
import { names as frenchRegions } from '@/data/fr/regions';
import * as frenchSafety from '@/data/fr/safety';
import { privatePages } from '@/data/fr/search-words';
import * as frenchShare from '@/data/fr/share/share';
import { links as frenchToDoLinks } from '@/data/fr/to-dos';
import { orders as frenchOrders } from '@/data/fr/warning-signs';
import * as frenchWhenToCall from '@/data/fr/when-to-call';
import { getCanIEntry, getEntryPath } from '@/lib/can-i/topic-entries';
import { joint, type nationalTasks } from '@/words/after-birth/papers/national';
import * as sixWeeks from '@/words/after-birth/six-weeks-page';
import { cameEarly } from '@/words/birth/birth-links';
import * as canI from '@/words/can-i/page';
import { save } from '@/words/contractions/provider';
import * as layout from '@/words/layout';
import * as leavingHome from '@/words/leaving-home';
import * as movements from '@/words/movements';
import { toolLinks } from '@/words/navigation';
import { names } from '@/words/regions';
import { inWeek } from '@/words/search';
import { signEntryWords } from '@/words/sign-search';
import { orders, signs } from '@/words/warning-signs';
import * as whenToCall from '@/words/when-to-call';
import { NOW } from '../scripts/page-states.mjs';
import { installTranslator } from '../scripts/testing/translator';
import { keepFromEarlierVisit, toStored } from './earlier-visit';
import { awaitWidgets, expect, test, watchPage } from './fixtures';
import { waitUntilKept } from './installed-site';
import {
  birthWords,
  leaveWords,
  letterTextWords,
  letterWords,
  myWeekWords,
  noticeWords,
  papersLeadWords,
  papersWords,
  takeAlongWords,
} from './words';

// Twelve people, phone first, each in their language, from where they arrive, by taps, to what they came for. They stand
// beside the ten of ten-journeys.spec.ts.

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
test.use(phone);

/** Due dates by the completed weeks that they give on the day of the tests, November 21, 2026. */
const dueDates = { 22: '2027-03-27', 28: '2027-02-13', 30: '2027-01-30', 33: '2027-01-09' };

/** The search, from the header of any page. */
async function search(page: Page, typed: string, label = layout.search) {
  await page.getByRole('banner').getByRole('link', { name: label }).tap();
  await page.getByRole('searchbox').fill(typed);
}
const found = (page: Page, part: 'signs' | 'can-i' | 'region' | 'pages') => page.locator(`[data-part="${part}"]`);

/** The part of a list of signs that holds a line: its order, whom to call, and its lines. */
const groupOf = (part: Page | Locator, line: Locator) => part.locator('div').filter({ has: line }).last();

/** Another phone, with nothing kept. */
async function openPhone(browser: Browser, baseURL: string | undefined, now: Date, options: object = phone) {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce', serviceWorkers: 'block' });
  const page = await context.newPage();
  const complaints = watchPage(page, baseURL);
  await page.clock.install({ time: now });
  awaitWidgets(page);
  return { page, complaints };
}

async function readDownload(downloading: Promise<Download>) {
  const download = await downloading;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test.describe('after an earlier visit', () => {
  test.use({ serviceWorkers: 'allow' });

  test("1: 'can I eat feta', in the shop, without a signal", async ({ page, context }) => {
    await keepFromEarlierVisit(page, { region: 'ON' });
    await page.goto('/');
    await waitUntilKept(page);
    await context.setOffline(true);

    await page.goto('/');
    await search(page, 'can I eat feta');
    const feta = getCanIEntry('feta');
    const answer = found(page, 'can-i').getByRole('link').first();
    await expect(answer).toContainText(feta.name);
    await expect(answer).toContainText(canI.verdictWords['better-not']);
    await expect(answer).toContainText(feta.todo);
    // Whom to call stands beside it, by the region of the earlier visit.
    await expect(found(page, 'region')).toContainText('811');

    await answer.tap();
    await expect(page).toHaveURL(getEntryPath(feta));
    const entry = page.locator('#feta');
    await expect(entry.getByText(feta.why ?? '')).toBeInViewport();
    // Had it already: what to look for, for how long, and what asks for a call.
    await expect(entry).toContainText(canI.alreadyTitle);
    await expect(entry).toContainText(
      'In the next 70 days, call your provider or health line now with a fever of 38 °C',
    );
    // What to put into the basket instead.
    const cheddar = getCanIEntry('hard-cheese');
    await entry.getByRole('link', { name: cheddar.name }).tap();
    await expect(page.locator('#hard-cheese')).toHaveAttribute('open');
    await expect(page.locator('#hard-cheese > summary')).toContainText(canI.verdictWords.yes);
    await expect(
      page.getByRole('region', { name: canI.whomToAsk }).getByRole('link', { name: '811' }).first(),
    ).toHaveAttribute('href', 'tel:811');
    await context.setOffline(false);
  });
});

test("2: 'ibuprofène' at 22 weeks, typed on the English page, and read in French", async ({ page }) => {
  await keepFromEarlierVisit(page, { pregnancy: toStored(dueDates[22]), region: 'ON' });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'You are 22 weeks pregnant' })).toBeVisible();
  await search(page, 'ibuprofène');
  const ibuprofen = getCanIEntry('ibuprofen');
  const answer = found(page, 'can-i').getByRole('link').first();
  await expect(answer).toContainText(`${inWeek(22)} ${canI.verdictWords['better-not']}`);
  await expect(answer).toContainText(ibuprofen.todoByWeek?.[1] ?? '');
  await answer.tap();
  await expect(page).toHaveURL(getEntryPath(ibuprofen));
  const entry = page.locator('#ibuprofen');
  await expect(entry.locator('summary').first()).toContainText(`${canI.forWeek} 22`);
  // Taken already, taken on a prescription, and what may be taken instead.
  await expect(entry).toContainText('Was it prescribed or advised? Call before you change anything.');
  await expect(entry.getByRole('link', { name: '811' })).toHaveAttribute('href', 'tel:811');
  await expect(entry.getByRole('link', { name: getCanIEntry('acetaminophen').name })).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Français' }).tap();
  await expect(page).toHaveURL('/fr/puis-je/medicaments#ibuprofen');
  await expect(entry).toHaveAttribute('open');
  await expect(entry.locator('summary').first()).toBeInViewport();
  await expect(entry.locator('summary').first()).toContainText(frenchMedicines.ibuprofen.todoByWeek?.[1] ?? '');
  await expect(entry.locator('summary').first()).toContainText(`${frenchCanI.forWeek} 22`);
});

test.describe('in French', () => {
  test.use({ locale: 'fr-CA' });

  test('3: five weeks, no doctor, Moncton', async ({ page }) => {
    await page.goto('/fr/');
    await page.getByLabel(frenchPeriodLabel).fill('2026-10-17');
    await page.getByRole('link', { name: frenchHome.calculate }).tap();
    await expect(page.getByRole('heading', { name: '24 juillet 2027' })).toBeInViewport();
    await page
      .getByRole('region', { name: frenchMyWeek.nextSteps })
      .getByRole('link', { name: frenchToDoLinks['/find-care'] })
      .tap();
    await expect(page).toHaveURL('/fr/trouver-un-suivi');
    const main = page.getByRole('main');
    // The day by which the first visit is best.
    await expect(main).toContainText(frenchCare.beforeDay('9 janv.'));
    await page.getByLabel(frenchCare.whereYouLive).selectOption({ label: frenchRegions.NB });
    const answer = page.locator('[data-answer]');
    const { firstTitle, first, next, fits } = frenchRegionCare.NB;
    await expect(answer.getByRole('heading', { name: firstTitle })).toBeVisible();
    // Nobody is named for Moncton, and that is said; both its hospitals are.
    for (const { text } of [...first, ...next]) await expect(answer).toContainText(text);
    await expect(answer).toContainText('le Centre hospitalier universitaire Dr-Georges-L.-Dumont');
    await expect(answer.getByRole('link', { name: '811' }).first()).toHaveAttribute('href', 'tel:811');
    await expect(answer.getByRole('link', { name: '506-452-5896' })).toHaveAttribute('href', 'tel:+15064525896');
    await page.getByText(frenchCare.whatFits).tap();
    await page.getByRole('checkbox', { name: frenchSituations['no-doctor'] }).check();
    const withoutDoctor = answer.locator('[data-situation="no-doctor"] details');
    await expect(withoutDoctor).toHaveAttribute('open');
    await expect(withoutDoctor).toContainText(fits['no-doctor']?.[0]?.text ?? '');
    // What to read out on the telephone has the own weeks and day.
    await page.getByText(frenchCare.onThePhone, { exact: true }).tap();
    await expect(main).toContainText('J’en suis à environ 5 semaines. Ma date prévue est le 24 juillet 2027.');
  });

  test.describe('with a visit that is kept offline', () => {
    const { weatherUrl } = frenchExit;
    test.use({ serviceWorkers: 'allow', expectedErrors: [`request to ${weatherUrl}`] });

    test('4: not safe, and somebody takes the phone', async ({ page }) => {
      await page.route(`${weatherUrl}/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Météo</title><h1>Soleil</h1>' }),
      );
      await keepFromEarlierVisit(page, { pregnancy: toStored(dueDates[22]), region: 'QC' });
      await page.goto('/fr/');
      await waitUntilKept(page);
      const readStores = () =>
        page.evaluate(async () => ({
          local: { ...window.localStorage },
          session: { ...window.sessionStorage },
          databases: (await window.indexedDB.databases()).map(({ name }) => name),
        }));
      const before = await readStores();

      await search(page, 'violence conjugale', frenchLayout.search);
      await page.getByRole('link', { name: privatePages.safety.name }).tap();
      await expect(page).toHaveURL('/fr/securite');
      const main = page.getByRole('main');
      await expect(main.getByText(frenchSafety.intro.text)).toBeInViewport();
      // Whom to call, in Quebec too.
      await expect(main.getByRole('link', { name: '911' }).first()).toHaveAttribute('href', 'tel:911');
      await expect(main.getByRole('link', { name: '2-1-1' }).first()).toHaveAttribute('href', 'tel:211');
      await main.getByText(frenchRegions.QC, { exact: true }).tap();
      await expect(main.locator('a[href="https://www.sosviolenceconjugale.ca"]')).toBeVisible();
      // What the page cannot take away is said: the history of the browser.
      await expect(main).toContainText(frenchSafety.traces.list[0]?.text ?? '');
      // Nothing in the title says what was read.
      expect(await page.title()).not.toMatch(/sécurité|violence/i);

      const leave = page.getByRole('link', { name: frenchExit.leave });
      await expect(leave).toBeInViewport({ ratio: 1 });
      await leave.tap();
      await expect(page.getByRole('heading', { name: 'Soleil' })).toBeVisible();

      // Somebody else presses Back: a search with nothing in it.
      await page.goBack();
      await expect(page).toHaveURL(/\/fr\/recherche#search-field$/);
      await expect(page.getByRole('searchbox')).toHaveValue('');
      await expect(page.locator('a[href*="securite"]')).toHaveCount(0);
      await page.goBack();
      await expect(page.getByRole('main')).toContainText('22 semaines');
      await expect(page.locator('a[href*="securite"]')).toHaveCount(0);
      expect(await readStores()).toEqual(before);
      // Nor is it among what is kept for a phone without a signal.
      const kept = await page.evaluate(async () => {
        const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
        return (await Promise.all(caches.map((cache) => cache.keys()))).flat().map(({ url }) => url);
      });
      expect(kept.length).toBeGreaterThan(100);
      expect(kept.filter((url) => /securite|safety|options/.test(url))).toEqual([]);
    });
  });
});

test("5: itching at 33 weeks: 'itching', typed in the search", async ({ page }) => {
  await keepFromEarlierVisit(page, { pregnancy: toStored(dueDates[33]), region: 'AB' });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'You are 33 weeks pregnant' })).toBeVisible();
  await search(page, 'itching');
  const sign = found(page, 'signs').getByRole('link').first();
  await expect(sign).toContainText(signEntryWords.itching.name);
  await expect(sign).toContainText(orders['same-day']);
  await expect(found(page, 'region')).toContainText('811');
  await sign.tap();
  await expect(page).toHaveURL('/when-to-call#weeks-26-36-itching');
  const line = page.locator('#weeks-26-36-itching');
  await expect(line).toHaveText(signs.itching.text);
  await expect(line).toBeInViewport();
  // The order above it, with the number of Alberta on its level.
  const group = groupOf(page, line);
  await expect(group.getByRole('heading')).toHaveText(orders['same-day']);
  await expect(group.getByRole('link', { name: `${whenToCall.healthLine} 811` })).toHaveAttribute('href', 'tel:811');
  // What goes with it and cannot be left until later is in the same list, above.
  await expect(page.locator('#weeks-26-36-yellow')).toContainText(signs.yellow.text);
});

test.describe('translated by the browser', () => {
  // React renders anew what was translated before it started, and says so.
  test.use({ expectedErrors: ['Minified React error #418'] });

  test('6: less movement at 28 weeks, every page translated', async ({ page }) => {
    await page.addInitScript(installTranslator, { manner: 'replaces' as const, isEarly: true });
    await keepFromEarlierVisit(page, { pregnancy: toStored(dueDates[28]), region: 'ON' });
    await page.goto('/');
    const expectTranslated = async () => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'pa');
      await expect(page.locator('main font').first()).toBeAttached();
    };
    await page.getByRole('link', { name: `${whenToCall.line.title} ${whenToCall.line.inWeek(28)}` }).tap();
    await expect(page).toHaveURL('/when-to-call#weeks-26-36');
    await expectTranslated();
    const line = page.locator('#weeks-26-36-less-movement');
    await expect(line).toContainText(signs['less-movement'].text);
    await line.getByRole('link', { name: movements.page.shortTitle }).tap();
    await expect(page).toHaveURL('/movements');
    await expectTranslated();

    // The order is the first thing, and nothing stands before it.
    await expect(page.getByText(movements.goNow.text, { exact: true })).toBeInViewport();
    const part = page.locator('#from-26');
    await expect(part).toContainText(movements.yourWeek);
    await expect(part).toContainText(movements.where.text);
    for (const { text } of movements.nothingFirst) await expect(page.getByRole('main')).toContainText(text);
    // No line of nurses to ask first.
    await expect(page.getByRole('main').locator('a[href="tel:811"]')).toHaveCount(0);
    await page.getByRole('button', { name: movements.unit.add }).tap();
    await page.getByLabel(movements.unit.label).fill('905-555-0100');
    await page.getByRole('button', { name: save, exact: true }).tap();
    const call = page.getByRole('link', { name: movements.unit.call });
    await expect(call).toHaveAttribute('href', 'tel:9055550100');
    await page.reload();
    await expectTranslated();
    await expect(call).toHaveAttribute('href', 'tel:9055550100');
    await expect(call).toContainText('905-555-0100');
  });
});

test('7: leaving Cambridge Bay: who pays for my partner', async ({ page }) => {
  await keepFromEarlierVisit(page, { pregnancy: toStored(dueDates[30]), region: 'NU' });
  await page.goto('/');
  await search(page, 'who pays for my partner');
  await found(page, 'pages').getByRole('link', { name: leavingHome.page.shortTitle }).tap();
  await expect(page).toHaveURL('/leaving-home');
  const paid = page.getByRole('region', { name: leavingHome.paid.title });
  await expect(paid.getByRole('heading')).toBeInViewport();
  await expect(paid).toContainText('everybody who leaves home in Nunavut: since February 2019, also without NIHB.');
  await page.getByRole('link', { name: names.NU, exact: true }).tap();
  await expect(page).toHaveURL('/leaving-home#nunavut');
  const region = page.locator('details').filter({ has: page.locator('#nunavut') });
  for (const said of [
    'One escort is paid for, with NIHB and without it.',
    'From the Kitikmeot people go to Yellowknife or Edmonton.',
    'Larga Kitikmeot in Yellowknife',
  ]) {
    await expect(region).toContainText(said);
    await expect(region.getByText(said)).toBeVisible();
  }
  await expect(region.getByRole('link', { name: /in a new tab/ })).toHaveAttribute(
    'href',
    /gov\.nu\.ca.*medical-travel/,
  );
  // When to ask for it, in which words, and what to do after a no.
  for (const { text } of leavingHome.ask.statements) await expect(page.getByRole('main')).toContainText(text);
  await expect(page.getByRole('main')).toContainText(leavingHome.say);
  await expect(page.locator('a[href="tel:911"]:visible')).toHaveCount(0);
});

test('8: twins at 35 weeks: two papers each, two ages', async ({ page }) => {
  await keepFromEarlierVisit(page, { pregnancy: toStored('2026-12-21'), region: 'ON' });
  await page.goto('/');
  await page.getByRole('link', { name: cameEarly }).tap();
  await page.getByLabel(birthWords.birthday, { exact: true }).fill('2026-11-16');
  await page.getByRole('button', { name: birthWords.save }).tap();
  const main = page.getByRole('main');
  for (const said of [
    birthWords.bornAt('35 weeks 0 days'),
    birthWords.stillBefore('35 weeks 5 days'),
    birthWords.twoAges,
    birthWords.yourTeam,
  ]) {
    await expect(main).toContainText(said);
  }

  await page.getByRole('link', { name: papersLeadWords.toPapers }).tap();
  await expect(page).toHaveURL('/papers');
  const paper = (task: keyof typeof nationalTasks) => page.locator(`[data-lists] [data-paper="${task}"]`);
  await expect(paper('register')).toContainText(/by Wednesday, December\s16, 2026 · 25 days left/);
  await paper('register').getByText(joint.twinsTitle).tap();
  // One form, one number, one card and one benefit for each.
  for (const { text } of joint.twins) await expect(paper('register').getByText(text)).toBeVisible();
  await expect(paper('register').locator(`a[href="${regionPapers.ON.registrationUrl}"]`)).toBeVisible();
  await expect(paper('health-card')).toBeVisible();
  await expect(page.getByText(papersWords.ticksStay)).toBeVisible();

  await page.goBack();
  await page.getByRole('link', { name: sixWeeks.day(5) }).tap();
  await expect(page).toHaveURL('/first-six-weeks#day-5');
  // The cards know that they came early; that they are two is told here.
  await expect(page.locator('[data-chosen]')).toHaveText(sixWeeks.trackNames.early);
  await page.getByText(sixWeeks.whatFits).tap();
  await page.getByRole('checkbox', { name: sixWeeks.trackNames.twins }).check();
  const card = page.locator('#day-5');
  await expect(card.getByText('Fill in one registration for each baby.')).toBeVisible();
  await expect(main.getByText(birthWords.bornAt('35 weeks 0 days'))).toBeVisible();
  await expect(main.getByText(birthWords.stillBefore('35 weeks 5 days'))).toBeVisible();
  // No figures of babies born at term.
  await expect(card.getByText(sixWeeks.teamsFigures)).toBeVisible();
  await expect(card.getByText(sixWeeks.atLeast(6), { exact: true })).toBeHidden();
});

test.describe('in French, after the birth', () => {
  test.use({ locale: 'fr-CA', colorScheme: 'dark' });

  test('9: day 4, yellow skin', async ({ page }) => {
    await keepFromEarlierVisit(page, { birth: '{"version":1,"birthday":"2026-11-17"}', region: 'QC' });
    await page.goto('/fr/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre bébé a 4 jours');
    await page.getByRole('link', { name: frenchSixWeeks.day(4) }).tap();
    await expect(page).toHaveURL('/fr/six-premieres-semaines#day-4');
    const card = page.locator('#day-4');
    const groupWith = (sign: keyof typeof frenchNewbornSigns) =>
      groupOf(card, page.getByText(frenchNewbornSigns[sign].text, { exact: true })).getByRole('heading');
    await expect(groupWith('baby-yellow')).toHaveText(frenchOrders['call-now']);
    // What makes it an emergency.
    for (const sign of ['baby-yellow-and-sleepy', 'baby-yellow-and-cry'] as const) {
      await expect(groupWith(sign)).toHaveText(frenchOrders['go-to-emergency']);
    }
    // And how many wet diapers there are on this day.
    await expect(card.getByText(frenchSixWeeks.atLeast(4), { exact: true })).toBeVisible();
    const call = page.getByRole('main').getByRole('link', { name: `${frenchWhenToCall.healthLine} 811` });
    await expect(call).toHaveAttribute('href', 'tel:811');

    // The whole list says the same, and has the number beside the order.
    await page.getByRole('link', { name: new RegExp(`^${frenchWhenToCall.line.title.replace('?', '\\?')}`) }).tap();
    await expect(page).toHaveURL('/fr/quand-appeler#after-birth');
    const line = page.locator('#after-birth-baby-yellow');
    await expect(line).toHaveText(frenchNewbornSigns['baby-yellow'].text);
    const group = groupOf(page, line);
    await expect(group.getByRole('heading')).toHaveText(frenchOrders['call-now']);
    await expect(group.getByRole('link', { name: `${frenchWhenToCall.healthLine} 811` })).toHaveAttribute(
      'href',
      'tel:811',
    );
    // So does the search.
    await search(page, 'bébé jaune', frenchLayout.search);
    await expect(found(page, 'signs').getByRole('link').first()).toContainText(frenchOrders['call-now']);
  });
});

test('10: the old phone dies: the same pregnancy on the new one', async ({ page, browser, baseURL }) => {
  const kept = {
    pregnancy: toStored('2027-04-10'),
    region: 'ON',
    ownAppointments:
      '{"version":1,"appointments":{"anatomy-ultrasound":{"date":"2026-12-03","time":"09:30","place":"Riverside Midwives"}}}',
    hospitalBagChecklist: JSON.stringify([
      { id: 'music', label: '', isChecked: true },
      { id: 'own-1', category: 'baby', label: 'Quilt', isOwn: true, isChecked: false },
    ]),
    providerPhone: '{"version":1,"number":"613-555-0100"}',
  };
  await keepFromEarlierVisit(page, kept);
  await page.goto('/');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: layout.menu, exact: true }).tap();
  await header.getByRole('link', { name: toolLinks['take-along'].label }).tap();
  await expect(page).toHaveURL('/take-along');
  await page.getByRole('tab', { name: takeAlongWords.file, exact: true }).tap();
  // What is left out is said beside the button: after that the phone is gone.
  await expect(page.getByText(takeAlongWords.leftOut(takeAlongWords.groups.numbers))).toBeVisible();
  await page.getByRole('button', { name: takeAlongWords.tickAll }).tap();
  const file = await readDownload(
    Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: takeAlongWords.saveFile }).tap(),
    ]).then(([download]) => download),
  );
  expect(file.name).toBe('pregnancy-2026-11-21.json');
  await page.close();

  // A week later, with a new phone.
  const { page: other, complaints } = await openPhone(browser, baseURL, new Date('2026-11-28T10:00:00-05:00'));
  await other.goto('/');
  await search(other, 'new phone');
  await found(other, 'pages').getByRole('link', { name: toolLinks['take-along'].label }).tap();
  await expect(other.getByText(takeAlongWords.nothingHere).filter({ visible: true })).toHaveCount(1);
  await other.getByRole('tab', { name: takeAlongWords.receive, exact: true }).tap();
  await other
    .getByLabel(takeAlongWords.chooseFile)
    .setInputFiles({ name: file.name, mimeType: 'application/json', buffer: Buffer.from(file.text) });
  await expect(other.getByText('Due April 10, 2027 · Ontario')).toBeVisible();
  await other.getByRole('button', { name: takeAlongWords.bring, exact: true }).tap();
  await expect(other.getByText(takeAlongWords.isHere)).toBeVisible();
  await other.getByRole('link', { name: takeAlongWords.toWeek }).tap();
  await expect(other.getByRole('heading', { name: 'You are 21 weeks pregnant' })).toBeVisible();
  const next = other.getByRole('region', { name: myWeekWords.nextSteps });
  await expect(next).toContainText('Thursday, December 3, 2026');
  await expect(next).toContainText('Riverside Midwives');
  await other.goto('/hospital-bag');
  await expect(other.getByRole('checkbox', { name: 'Quilt' })).not.toBeChecked();
  await expect(other.getByRole('checkbox', { name: /music/i })).toBeChecked();
  await other.goto('/when-to-call');
  await expect(other.getByRole('link', { name: `${whenToCall.myProvider} 613-555-0100` }).first()).toHaveAttribute(
    'href',
    'tel:6135550100',
  );
  expect(complaints).toEqual([]);
  await other.context().close();
});

test.describe('two people in Laval', () => {
  test.use({ locale: 'fr-CA', permissions: ['clipboard-read', 'clipboard-write'] });

  test('11: the partner follows, and is reminded', async ({ page, browser, baseURL }) => {
    // 21 weeks. What is stored beside the appointment stays here.
    await keepFromEarlierVisit(page, {
      pregnancy: toStored('2027-04-03'),
      region: 'QC',
      ownAppointments:
        '{"version":1,"appointments":{"anatomy-ultrasound":{"date":"2026-11-25","time":"09:30","place":"Cité-de-la-Santé"}}}',
      providerPhone: '{"version":1,"number":"450-555-0100"}',
    });
    await page.goto('/fr/');
    await page.getByRole('link', { name: frenchMyWeek.share, exact: true }).tap();
    await page.getByRole('link', { name: frenchShare.forPartner }).tap();
    await expect(page).toHaveURL('/fr/partenaire');
    await page.getByRole('button', { name: frenchShare.copyLink, exact: true }).tap();
    await expect(page.getByRole('button', { name: frenchShare.copied })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const { page: other, complaints } = await openPhone(browser, baseURL, NOW, {
      ...devices['Pixel 7'],
      ...phone,
      locale: 'fr-CA',
      timezoneId: 'America/Toronto',
    });
    await other.goto(link);
    await expect(other).toHaveURL('/fr/partenaire');
    await other.getByRole('button', { name: frenchFollowed.follow, exact: true }).tap();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(frenchFollowed.yourPart(21));
    const coming = other.getByRole('region', { name: frenchFollowed.comesNext });
    await expect(coming).toContainText('mercredi 25 novembre 2026');
    await expect(coming).toContainText('Cité-de-la-Santé');

    // On Android the way to the calendar of the phone comes first; the file brings the reminder along.
    const google = coming.getByRole('link', { name: /^Google Agenda/ });
    const { host, searchParams } = new URL((await google.getAttribute('href')) ?? '');
    expect([host, searchParams.get('dates')]).toEqual(['calendar.google.com', '20261125T093000/20261125T103000']);
    expect(searchParams.get('details')).toBe(`${baseURL}/fr/partenaire`);
    const { name, text } = await readDownload(
      Promise.all([
        other.waitForEvent('download'),
        coming.getByRole('button', { name: frenchFollowed.addToCalendar }).tap(),
      ]).then(([download]) => download),
    );
    expect(name).toBe(frenchFollowed.calendarFile);
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    const read = (property: string) => events.map((event) => `${event.getFirstPropertyValue(property)}`);
    expect(read('dtstart')).toEqual(['2026-11-25T09:30:00']);
    expect(read('location')).toEqual(['Cité-de-la-Santé']);
    expect(read('url')).toEqual([`${baseURL}/fr/partenaire`]);
    // At nine of the day before.
    const triggers = events.map((event) => event.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger'));
    expect(triggers.map(String)).toEqual(['-PT24H30M']);
    await expect(coming.getByRole('status')).not.toBeEmpty();

    // Days later it is found again from the home page, with whom to call for both.
    await other.clock.setFixedTime(new Date('2026-11-24T10:00:00-05:00'));
    await other.goto('/fr');
    await other.getByRole('link', { name: frenchGreeting.yourPartThisWeek }).tap();
    await expect(coming).toContainText('Cité-de-la-Santé');
    await expect(other.getByRole('main').getByRole('link', { name: '811' }).first()).toHaveAttribute('href', 'tel:811');
    await expect(
      other.getByRole('link', { name: new RegExp(`^${frenchWhenToCall.line.title.replace('?', '\\?')}`) }),
    ).toHaveAttribute('href', '/fr/quand-appeler#weeks-20-25');
    expect(await other.evaluate(() => JSON.stringify({ ...window.localStorage }))).not.toContain('450-555');
    expect(complaints).toEqual([]);
    await other.context().close();
  });
});

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('12: a letter to the employer in Ontario, two days too late', async ({ page }) => {
    await keepFromEarlierVisit(page, { pregnancy: toStored('2026-12-20'), region: 'ON' });
    await page.goto('/');
    await page
      .getByRole('region', { name: myWeekWords.nextSteps })
      .getByRole('link', { name: myWeekWords.leavePlanner })
      .tap();
    await page.getByRole('link', { name: letterWords.page.title }).first().tap();
    await expect(page).toHaveURL('/benefits/letter');
    await expect(page.getByLabel(letterWords.worksIn)).toHaveValue('ON');
    await expect(page.getByLabel(leaveWords.dueDate, { exact: true })).toHaveValue('2026-12-20');
    await page.getByRole('radio', { name: letterWords.federalAnswers.no, exact: true }).check();
    await page.getByLabel(leaveWords.lastWorkDay, { exact: true }).fill('2026-12-03');
    await page.getByLabel(leaveWords.backDate, { exact: true }).fill('2027-12-06');
    const day = page.getByRole('region', { name: letterWords.answer });
    await expect(day.getByRole('status')).toContainText(letterWords.tellToday);
    await expect(day.getByRole('status')).toContainText(/the day was Thursday, November\s19, 2026\. Write today/);
    // That it is late does not cost the leave, who answers if somebody says so, and how to show that it was handed in.
    for (const { text } of noticeWords.noticeWords.ON.late ?? []) await expect(day).toContainText(text);
    await expect(day).toContainText(letterWords.everywhere[0]?.text ?? '');
    await expect(day).not.toContainText('Hand it in by');

    await page.getByLabel(letterWords.name, { exact: true }).fill('Ana Roy');
    await page.getByLabel(letterWords.employer, { exact: true }).fill('Café Nord');
    await page.getByRole('button', { name: letterWords.copy }).tap();
    await expect(page.getByRole('status', { name: letterWords.copying })).toHaveText(letterWords.isCopied);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const { name, text } = await readDownload(
      Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: letterWords.save }).tap()]).then(
        ([download]) => download,
      ),
    );
    expect(name).toBe(letterTextWords.fileNames.usual);
    for (const letter of [copied, text].map((one) => one.replaceAll('\r', '').replaceAll('\u00a0', ' '))) {
      expect(letter).toMatch(/^Notice of leave\n/);
      for (const said of [
        'Ana Roy',
        'November 21, 2026',
        letterTextWords.to('Café Nord'),
        letterTextWords.pregnant('Sunday, December 20, 2026'),
        'I will take pregnancy leave from Friday, December 4, 2026 to Thursday, April 1, 2027.',
        letterTextWords.back('Monday, December 6, 2027'),
        letterTextWords.questions.received,
      ]) {
        expect(letter).toContain(said);
      }
    }
    // Names are stored nowhere.
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(/Ana|Nord/);
  });
});
