import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import * as englishForm from '@/data/en/benefits/leave-form';
import * as englishParents from '@/data/en/benefits/parents';
import * as englishAdvice from '@/data/en/contractions/advice';
import * as englishHistory from '@/data/en/contractions/history';
import * as englishTimer from '@/data/en/contractions/timer';
import * as englishGreeting from '@/data/en/home/greeting';
import * as englishHome from '@/data/en/home/widgets';
import * as englishPeriod from '@/data/en/last-period';
import * as englishPrivacy from '@/data/en/privacy';
import * as englishSupport from '@/data/en/support';
import * as englishSupportLink from '@/data/en/support-link';
import * as frenchAnswer from '@/data/fr/benefits/leave';
import * as frenchForm from '@/data/fr/benefits/leave-form';
import * as frenchParents from '@/data/fr/benefits/parents';
import * as afterBirth from '@/data/fr/birth/after-birth';
import * as frenchAdvice from '@/data/fr/contractions/advice';
import * as frenchHistory from '@/data/fr/contractions/history';
import * as frenchTimer from '@/data/fr/contractions/timer';
import * as countdown from '@/data/fr/countdown';
import * as frenchGreeting from '@/data/fr/home/greeting';
import * as frenchHome from '@/data/fr/home/widgets';
import * as frenchPeriod from '@/data/fr/last-period';
import * as frenchPrivacy from '@/data/fr/privacy';
import * as cards from '@/data/fr/share/cards';
import * as frenchSupport from '@/data/fr/support';
import * as frenchSupportLink from '@/data/fr/support-link';
import { slugs } from '@/data/languages';
import { provinceCodes } from '@/data/provinces';
import { getProvincePath } from '@/lib/resources/provinces';
import { sitePages } from '@/lib/site/site-pages';
import { translatePath } from '@/lib/site/translate-path';
import { languages } from '../scripts/setup/languages.mjs';
import { keepFromEarlierVisit, toStored } from './earlier-visit';
import { findTooWide } from './find-too-wide';
import { findViolations } from './find-violations';
import { expect, test } from './fixtures';
import { findSmallestLetters, readPdf } from './read-pdf';
import { FULL, fullUnless } from './tags';
import { unfold } from './unfold';

const words = {
  en: {
    ...{
      form: englishForm,
      advice: englishAdvice,
      timer: englishTimer,
      history: englishHistory,
      greeting: englishGreeting,
      home: englishHome,
    },
    ...{ period: englishPeriod, privacy: englishPrivacy, support: englishSupport, supportLink: englishSupportLink },
    dueDate: /^Tuesday, June\s8, 2027$/,
    newBrunswick: 'New Brunswick',
    quebec: 'Quebec',
    maternity: /^Maternity18 weeksMay 30, 2027 to Oct 2, 2027\$70070%$/,
    otherLanguage: 'Français',
  },
  fr: {
    ...{
      form: frenchForm,
      advice: frenchAdvice,
      timer: frenchTimer,
      history: frenchHistory,
      greeting: frenchGreeting,
      home: frenchHome,
    },
    ...{ period: frenchPeriod, privacy: frenchPrivacy, support: frenchSupport, supportLink: frenchSupportLink },
    dueDate: /^mardi 8\sjuin 2027$/,
    newBrunswick: 'Nouveau-Brunswick',
    quebec: 'Québec',
    maternity: /18\ssemaines.*30\smai\s2027.*2\soct\.\s2027.*700\s\$.*70\s%$/,
    otherLanguage: 'English',
  },
};

const dueDateHeading = (page: Page, name: RegExp) => page.getByRole('heading', { name });

for (const { code, name, prefix } of languages) {
  const own = words[code as keyof typeof words];
  const at = (path: string) => prefix + translatePath(path, slugs[code]);
  // English has longer journeys of its own.
  const tag = fullUnless(code !== 'en');

  test.describe(`journeys in ${name}`, tag, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('a due date from a period, which stays', FULL, async ({ page }) => {
      await page.goto(at('/'));
      await page.getByLabel(own.period.lastPeriodLabel).fill('2026-09-01');
      await page.getByRole('link', { name: own.home.calculate }).tap();
      await expect(page).toHaveURL(at('/calculator'));
      await expect(dueDateHeading(page, own.dueDate)).toBeVisible();
      await page.reload();
      await expect(dueDateHeading(page, own.dueDate)).toBeVisible();
    });

    test('the leave of two parents in Quebec, with dates and dollars', FULL, async ({ page }) => {
      await page.goto(at('/benefits'));
      const form = page.getByRole('group', { name: own.form.form });
      await form.getByLabel(own.form.where).selectOption(own.quebec);
      await form.getByLabel(own.form.dueDate, { exact: true }).fill('2027-06-08');
      await form.getByRole('radio', { name: own.form.whoOptions.both, exact: true }).check();
      const parent = (role: string) => form.getByRole('group', { name: role, exact: true });
      await parent(own.form.whoOptions.birth).getByLabel(own.form.lastWorkDay).fill('2027-05-28');
      await form.getByLabel(own.form.pay).first().fill('1000');
      await form.getByLabel(own.form.pay).last().fill('900');
      const rows = page.getByRole('table', { name: own.form.whoOptions.birth }).getByRole('row');
      await expect(rows.filter({ hasText: own.maternity })).toHaveCount(1);
    });

    test('a labour at 3 a.m., far from the hospital', async ({ page }) => {
      await keepFromEarlierVisit(page, { pregnancy: toStored('2026-12-08'), region: 'QC' });
      await page.goto(at('/contraction-timer'));
      await page.getByText(own.timer.questionsTitle).tap();
      await page
        .getByRole('group', { name: own.timer.questions.distance })
        .getByRole('radio', { name: own.timer.distances['30-to-60'] })
        .check();
      await page.clock.pauseAt(new Date('2026-11-22T03:05:00-05:00'));
      for (let contraction = 0; contraction < 3; contraction += 1) {
        await page.getByRole('button', { name: own.timer.start }).tap();
        await page.clock.runFor(55_000);
        await page.getByRole('button', { name: own.timer.stop }).tap();
        await page.clock.runFor(425_000);
      }
      await expect(page.getByRole('alert', { name: own.timer.urgentAdvice })).toHaveText(
        own.advice.adviceTexts.hospital['far-go'],
      );
      const advice = page.getByRole('region', { name: own.timer.advice, exact: true });
      await expect(advice.getByRole('link', { name: own.timer.callNumber('911') })).toHaveAttribute('href', 'tel:911');
      await expect(advice.getByRole('link', { name: own.timer.callNumber('811') })).toHaveAttribute('href', 'tel:811');
    });

    test('the page of a region on one sheet of paper', FULL, async ({ page }) => {
      await page.goto(at('/resources'));
      await page.getByRole('navigation').getByRole('link', { name: own.newBrunswick, exact: true }).tap();
      await expect(page).toHaveURL(at('/resources/new-brunswick'));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(own.newBrunswick);
      const sheets = await readPdf(await page.pdf({ format: 'Letter', preferCSSPageSize: true }));
      expect(sheets).toHaveLength(1);
      expect(sheets.join()).toContain('811');
    });

    test('a shared link is followed', FULL, async ({ page }) => {
      await page.goto(`${at('/')}?date=2027-06-08`);
      const greeting = page.getByRole('main');
      await expect(greeting).toContainText(own.greeting.isOnTheWay);
      await greeting.getByRole('button', { name: own.greeting.follow }).tap();
      await page.goto(at('/'));
      await expect(page.getByRole('heading', { name: own.greeting.followed(11) })).toBeVisible();
    });

    test('the pregnancy ended: everything is erased, and nothing counts any more', FULL, async ({ page }) => {
      await keepFromEarlierVisit(page, { pregnancy: toStored('2027-06-08'), region: 'NB' });
      await page.goto(at('/calculator'));
      await page.getByRole('link', { name: own.supportLink.supportLink }).tap();
      await expect(page).toHaveURL(at('/support'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.support.title);
      await page.getByRole('button', { name: own.support.erase }).tap();
      await page.getByRole('button', { name: own.privacy.erase }).tap();
      await expect(page.getByRole('region', { name: own.privacy.everythingErased })).toBeFocused();
      expect(await page.evaluate(() => window.localStorage.length)).toBe(0);
    });
  });
}

/** One of each kind of page, and what is longest. */
const KINDS = [
  ...sitePages.filter(({ isExample }) => isExample).map(({ path }) => path),
  '/resources/newfoundland-and-labrador',
];
const french = languages.find(({ code }) => code === 'fr');
const inFrench = (path: string) => `${french?.prefix}${translatePath(path, slugs.fr)}`;

test.describe('pages in French', () => {
  // The page for missing addresses logs them.
  test.use({ expectedErrors: ['404: this page does not exist'] });

  for (const path of KINDS) {
    test(
      `${inFrench(path)} fits phones and 1280 px, and has no accessibility violation`,
      fullUnless(path === '/'),
      async ({ page }) => {
        await page.goto(inFrench(path));
        for (const width of [320, 360, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          expect({ width, tooWide: await findTooWide(page) }).toEqual({ width, tooWide: [] });
        }
        expect(await findViolations(page)).toEqual([]);
      },
    );
  }

  test('a result fits phones and 1280 px, and has no accessibility violation', FULL, async ({ page }) => {
    // The longest day of the week, in the trimester with the longest name.
    await page.goto(`${inFrench('/calculator')}?date=2027-02-24`);
    await expect(dueDateHeading(page, /^mercredi 24\sfévrier 2027$/)).toBeVisible();
    for (const width of [320, 360, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect({ width, tooWide: await findTooWide(page) }).toEqual({ width, tooWide: [] });
    }
    expect(await findViolations(page)).toEqual([]);
  });

  test('the days to go keep their words whole on phones and at 1024 px', FULL, async ({ page }) => {
    await keepFromEarlierVisit(page, { pregnancy: toStored('2027-07-21') });
    for (const path of ['/calculator', '/']) {
      await page.goto(inFrench(path));
      const label = page.getByRole('term').filter({ hasText: countdown.daysToGo });
      await expect(label).toBeVisible();
      for (const width of [360, 390, 412, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        const heights = await label
          .locator('span')
          .evaluateAll((spans) => spans.map((span) => span.getBoundingClientRect().height));
        expect({ path, width, lines: heights.map((height) => height / (heights[0] ?? 0)) }).toEqual({
          path,
          width,
          lines: [1, 1],
        });
      }
    }
  });

  test('the longest month stays within the drawing of a card', FULL, async ({ page }) => {
    await page.goto(inFrench('/birth'));
    await page.getByLabel(afterBirth.birthday, { exact: true }).fill('2026-09-23');
    await page.getByRole('button', { name: afterBirth.save }).click();
    // The room at the height of the line, of 1080: in the wreath, in the sun.
    for (const [design, room] of [
      ['classic', 440],
      ['modern', 540],
    ] as const) {
      await page.getByRole('radio', { name: cards.designs[design] }).check();
      const month = page.getByRole('main').locator('svg text', { hasText: /septembre/ });
      await expect(month).toBeVisible();
      const widths = await month.evaluateAll((texts) =>
        texts.map((text) => (text instanceof SVGTextElement ? text.getComputedTextLength() : 0)),
      );
      expect({ design, fits: widths.every((width) => width > 0 && width < room) }).toEqual({ design, fits: true });
    }
  });

  test('the history of the timer fits phones', FULL, async ({ page }) => {
    const startTime = new Date('2026-11-21T23:41:40-05:00').getTime();
    const contractions = [{ id: 'a', startTime, endTime: startTime + 150_000 }];
    await keepFromEarlierVisit(page, { contractions: JSON.stringify({ version: 1, contractions }) });
    await page.goto(inFrench('/contraction-timer'));
    const rows = page.getByRole('region', { name: words.fr.history.historyList }).getByRole('listitem');
    await expect(rows).toHaveCount(1);
    for (const width of [320, 360, 390, 412]) {
      await page.setViewportSize({ width, height: 800 });
      expect({ width, tooWide: await findTooWide(page) }).toEqual({ width, tooWide: [] });
    }
  });
});

test('the table of weeks is not divided between two columns of a printed page', FULL, async ({ page }) => {
  await page.goto('/fr/ressources/nouveau-brunswick');
  const [text = ''] = await readPdf(await page.pdf({ format: 'Letter', preferCSSPageSize: true }));
  // A divided table repeats its head.
  expect(text.match(/emploi\s*verse/g)).toHaveLength(1);
});

for (const code of provinceCodes) {
  const path = getProvincePath(code);
  test(`${path} prints on one sheet in French`, FULL, async ({ page }) => {
    await page.goto(inFrench(path));
    const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
    expect(await readPdf(pdf)).toHaveLength(1);
    expect((await findSmallestLetters(pdf)).points).toBeGreaterThanOrEqual(9);
  });
}

test.describe('the link to the other language', () => {
  const switchTo = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name }).click();

  test('keeps the page, what follows ? and # in its address, and the due date', async ({ page }) => {
    await page.goto('/calculator?date=2027-06-08#facts');
    await expect(dueDateHeading(page, words.en.dueDate)).toBeVisible();
    await switchTo(page, 'Français');
    await expect(page).toHaveURL('/fr/calculatrice?date=2027-06-08#facts');
    await expect(dueDateHeading(page, words.fr.dueDate)).toBeVisible();
    await switchTo(page, 'English');
    await expect(page).toHaveURL('/calculator?date=2027-06-08#facts');
  });

  test('goes on with a labour: the same contraction, timed from its start', async ({ page }) => {
    await page.goto('/contraction-timer');
    await page.getByRole('button', { name: words.en.timer.start }).click();
    await expect(page.getByRole('button', { name: words.en.timer.stop })).toBeVisible();
    await page.clock.fastForward(20_000);
    await switchTo(page, 'Français');
    await expect(page).toHaveURL('/fr/chronometre-contractions');
    await expect(page.getByRole('timer')).toHaveText(/0:2\d/);
    await page.getByRole('button', { name: words.fr.timer.stop }).click();
    await expect(page.getByRole('region', { name: words.fr.history.historyList }).getByRole('listitem')).toHaveCount(1);
    await switchTo(page, 'English');
    await expect(page.getByRole('region', { name: words.en.history.historyList }).getByRole('listitem')).toHaveCount(1);
  });

  test('has room for the longest names of parents on the narrowest phone', FULL, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/fr/prestations');
    const form = page.getByRole('group', { name: words.fr.form.form });
    await form.getByLabel(words.fr.form.where).selectOption('Ontario');
    await form.getByRole('radio', { name: words.fr.form.whoOptions.both }).check();
    await form.getByText(words.fr.form.more).click();
    await form.getByRole('radio', { name: 'Par adoption' }).check();
    await form.getByLabel(words.fr.form.placementDate).fill('2027-03-10');
    for (const index of [0, 1]) await form.getByLabel(words.fr.form.pay).nth(index).fill('1000');
    await page.keyboard.press('Tab');
    const answer = page.getByRole('region', { name: frenchAnswer.heading });
    await expect(answer).toBeVisible();
    // Also what the answer has folded has to have room.
    await unfold(answer);
    await expect(page.getByRole('columnheader', { name: 'Le deuxième parent' })).toBeVisible();
    expect(await findTooWide(page)).toEqual([]);
  });

  test('goes on with a plan', FULL, async ({ page }) => {
    await page.goto('/fr/prestations');
    const french = page.getByRole('group', { name: words.fr.form.form });
    await french.getByLabel(words.fr.form.where).selectOption('Québec');
    await french.getByLabel(words.fr.form.dueDate, { exact: true }).fill('2027-06-08');
    await french
      .getByRole('group', { name: `${frenchParents.parents.birth} ${words.fr.form.pay}` })
      .getByLabel(words.fr.form.pay)
      .fill('1000');
    await page.keyboard.press('Tab');
    await switchTo(page, 'English');
    const english = page.getByRole('group', { name: words.en.form.form });
    await expect(english.getByLabel(words.en.form.where)).toHaveValue('QC');
    await expect(english.getByLabel(words.en.form.dueDate, { exact: true })).toHaveValue('2027-06-08');
    await expect(
      english
        .getByRole('group', { name: `${englishParents.parents.birth} ${words.en.form.pay}` })
        .getByLabel(words.en.form.pay),
    ).toHaveValue('1000');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('leads to the same page', async ({ page }) => {
      await page.goto('/development/week-20');
      await switchTo(page, 'Français');
      await expect(page).toHaveURL('/fr/developpement/semaine-20');
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    });
  });
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedErrors: ['404'] });

  test('is said in both languages, with the way home in each', async ({ page }) => {
    await page.goto('/fr/pas-de-page');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Page not found');
    await expect(main.locator('[lang="fr-CA"]')).toContainText('Page introuvable');
    await main.getByRole('link', { name: 'Retour à l’accueil' }).click();
    await expect(page).toHaveURL('/fr/');
  });
});

test('no page in French has an English sentence', async ({ page }) => {
  const files = readdirSync('out/fr', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  expect(files.length).toBeGreaterThan(60);
  const found: string[] = [];
  for (const file of files) {
    const passages = await page.evaluate(
      (html) => {
        const { documentElement: root } = new DOMParser().parseFromString(html, 'text/html');
        // What is named in English on purpose says so.
        for (const element of root.querySelectorAll('script, style, [lang]:not(html, [lang^="fr"])')) element.remove();
        const attributes = ['alt', 'aria-label', 'placeholder', 'content', 'title'];
        const named = [...root.querySelectorAll(attributes.map((name) => `[${name}]`).join())].flatMap((element) =>
          attributes.map((name) => element.getAttribute(name) ?? ''),
        );
        // Text of each element that holds some itself, with that of what stands in its lines.
        const texts = [...root.querySelectorAll('title, body *')]
          .filter((element) =>
            [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()),
          )
          .map((element) => element.textContent ?? '');
        return [...named, ...texts];
      },
      readFileSync(`out/fr/${file}`, 'utf8'),
    );
    found.push(
      ...passages.filter((text) => !isAddress(text) && isEnglish(text)).map((text) => `${file}: ${text.slice(0, 200)}`),
    );
  }
  expect([...new Set(found)]).toEqual([]);
});

const isAddress = (text: string) => /^https?:\/\/\S+$/.test(text);

/** Words that are common in English sentences, and no words of French. */
const ENGLISH_WORDS =
  /^(the|and|your|you|with|from|this|that|are|is|have|has|of|to|for|by|it|not|when|where|how|what|which|their|they|at|be|will|can|was|were|been|more|than|about|week|weeks|baby|days|call|here|there|each|may|as|in)$/i;

/** Whether two of three words in a row are English: three words are a sentence. */
function isEnglish(text: string): boolean {
  const words = text.replace(/\S+\.\w+\/\S*/g, '').match(/[\p{L}’']+/gu) ?? [];
  return words.some((_, index) => {
    const three = words.slice(index, index + 3);
    return three.length === 3 && three.filter((word) => ENGLISH_WORDS.test(word)).length >= 2;
  });
}
