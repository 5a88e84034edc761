import { expect, type Page } from '@playwright/test';
import * as french from '@/data/fr/without-911';
import { slugs } from '@/data/languages';
import { translatePath } from '@/lib/site/translate-path';
import { languages } from '../scripts/setup/languages.mjs';
import { listAllRoutes } from '../scripts/setup/list-routes.mjs';
import { keepFromEarlierVisit, storeDueDate, toStored } from './earlier-visit';
import { test } from './fixtures';
import { readPdf } from './read-pdf';
import { FULL, fullUnless } from './tags';
import { advice, TIMER_PATH, whenToCall } from './timer-page';
import { unfold } from './unfold';
import { birthWords, provinceWords, timelineWords, timerWords } from './words';

const NO_911 =
  'Nunavut has no 911. In an emergency, call the emergency number of your health centre, go there, or send someone.';
const UNKNOWN = 'Nunavut has no 911: call your health centre';
const AWAY = 'Away from Nunavut, as in Ottawa, Winnipeg, Edmonton or Yellowknife? Call 911.';
const PHONE = '{"version":1,"number":"867-555-0100"}';

/** What a visitor sees and could tap. */
const linksTo911 = (page: Page) => page.locator('a[href="tel:911"]:visible');
const goOrSend = (page: Page) => page.getByRole('button', { name: /^Go to your health centre, or send someone/ });
const centre = (page: Page) => page.getByRole('link', { name: 'My health centre 867-555-0100' });
const field = (page: Page) => page.getByLabel('Emergency number of your health centre');
const question = (page: Page) => page.getByRole('group', { name: 'Where are you now?' });

/** The browser of somebody who lives in Nunavut. */
async function liveInNunavut(page: Page, more: Record<string, string> = {}) {
  await page.addInitScript(
    (entries) => {
      for (const [key, value] of entries) if (!localStorage.getItem(key)) localStorage.setItem(key, value);
    },
    Object.entries({ region: 'NU', ...more }),
  );
}

test.describe('the timer in Nunavut', () => {
  test('says to go or send someone, takes the number right there, and dials it from then on', async ({ page }) => {
    await page.goto(TIMER_PATH);
    await expect(advice(page).getByText(UNKNOWN)).toBeVisible();
    await expect(linksTo911(page)).not.toHaveCount(0);
    await page.getByLabel(provinceWords.label).first().selectOption('Nunavut');
    await expect(advice(page).getByText(NO_911)).toBeVisible();
    await expect(goOrSend(page)).toBeVisible();
    await expect(field(page)).toBeVisible();
    await expect(advice(page).getByText(AWAY)).toBeVisible();
    await expect(linksTo911(page)).toHaveCount(0);
    await field(page).fill('867-555-0100');
    await field(page).press('Enter');
    await expect(centre(page).first()).toHaveAttribute('href', 'tel:8675550100');
    await expect(goOrSend(page)).toHaveCount(0);
    await page.reload();
    await expect(centre(page).first()).toBeVisible();
    await expect(linksTo911(page)).toHaveCount(0);
  });

  test('takes the number later, too, at a tap on the button', FULL, async ({ page }) => {
    await liveInNunavut(page);
    await page.goto(TIMER_PATH);
    await expect(field(page)).toHaveCount(0);
    await goOrSend(page).click();
    await expect(field(page)).toBeFocused();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(goOrSend(page)).toBeFocused();
    await goOrSend(page).click();
    await field(page).fill('867-555-0100');
    await field(page).press('Enter');
    await expect(centre(page).first()).toHaveAttribute('href', 'tel:8675550100');
  });

  test('has no line that sends to 911 in its list, and says what hospital means', FULL, async ({ page }) => {
    await liveInNunavut(page);
    await page.goto(TIMER_PATH);
    const list = whenToCall(page);
    await expect(list.getByRole('paragraph').first()).toHaveText(NO_911);
    await expect(list.getByText('Call your health centre now if you bleed very heavily')).toBeVisible();
    await expect(list.getByText('call 911', { exact: false }).filter({ visible: true })).toHaveCount(1);
    await expect(list.getByText(AWAY)).toBeVisible();
    await expect(list.getByText('Its nurses decide about a flight (medevac).')).toBeVisible();
  });

  test('asks from 35 weeks where they are, and has 911 again for who is away', FULL, async ({ page }) => {
    // 34 weeks 6 days on November 21.
    await storeDueDate(page, '2026-12-27', 'NU');
    await page.goto(TIMER_PATH);
    await expect(goOrSend(page)).toBeVisible();
    await expect(question(page)).toHaveCount(0);
  });

  test('brings 911 back for who is away, on every page, until they are back', async ({ page }) => {
    await liveInNunavut(page, { pregnancy: toStored('2026-12-26') });
    await page.goto(TIMER_PATH);
    await question(page).getByRole('radio', { name: 'Away from Nunavut' }).check();
    await expect(advice(page).getByRole('link', { name: timerWords.callNumber('911') })).toHaveAttribute(
      'href',
      'tel:911',
    );
    await expect(advice(page).getByText(UNKNOWN)).toBeVisible();
    await page.goto('/development/week-36#when-to-call');
    await expect(linksTo911(page)).not.toHaveCount(0);
    await page.goto('/about');
    await expect(page.getByText('Whether you are in Nunavut or away from it, and the day you said so')).toBeVisible();
    await page.goto(TIMER_PATH);
    await question(page).getByRole('radio', { name: 'In Nunavut' }).check();
    await expect(goOrSend(page)).toBeVisible();
    await expect(linksTo911(page)).toHaveCount(0);
  });

  test('forgets an answer after two weeks', async ({ page }) => {
    await liveInNunavut(page, {
      pregnancy: toStored('2026-12-01'),
      whereNow: '{"version":1,"place":"away","answeredOn":"2026-11-07"}',
    });
    await page.goto(TIMER_PATH);
    await expect(goOrSend(page)).toBeVisible();
    await expect(question(page).getByRole('radio', { checked: true })).toHaveCount(0);
  });
});

test("a week's page names the health centre, with its number where one is stored", async ({ page }) => {
  await page.goto('/development/week-38#when-to-call');
  await expect(page.getByText(UNKNOWN)).toBeVisible();
  await expect(page.getByText(NO_911)).toBeHidden();
  await keepFromEarlierVisit(page, { region: 'NU' });
  await page.goto('/development/week-38#when-to-call');
  await expect(page.getByText(NO_911)).toBeVisible();
  await expect(page.getByText(UNKNOWN)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Emergency: call your health centre now' })).toBeVisible();
  await expect(linksTo911(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^My health centre/ })).toHaveCount(0);
  await page.evaluate((phone) => localStorage.setItem('healthCentrePhone', phone), PHONE);
  await page.reload();
  await expect(centre(page)).toHaveAttribute('href', 'tel:8675550100');
});

test('the resource finder asks for the number where Nunavut is chosen', FULL, async ({ page }) => {
  await page.goto('/resources');
  await page.getByLabel(provinceWords.label).selectOption('Nunavut');
  const results = page.getByRole('region', { name: 'Nunavut Resources' });
  await expect(results.getByText(NO_911)).toBeVisible();
  await field(page).fill('867-555-0100');
  await results.getByRole('button', { name: 'Save' }).click();
  await expect(centre(page)).toBeVisible();
  await expect(linksTo911(page)).toHaveCount(0);
});

test('so does the timeline', FULL, async ({ page }) => {
  await page.goto('/timeline');
  await page.getByText(timelineWords.tellWhere).click();
  await page
    .getByLabel(/^Province or territory/)
    .first()
    .selectOption('Nunavut');
  await expect(goOrSend(page)).toBeVisible();
  await expect(field(page)).toBeVisible();
});

for (const path of ['/birth', '/support']) {
  test(`${path} has the health centre before the signs`, FULL, async ({ page }) => {
    await liveInNunavut(page, { healthCentrePhone: PHONE });
    await page.goto(path);
    if (path === '/birth') await page.getByText('Something feels wrong?').click();
    await expect(page.getByText(NO_911).filter({ visible: true }).first()).toBeVisible();
    await expect(centre(page).first()).toBeVisible();
    await expect(linksTo911(page)).toHaveCount(0);
  });
}

test('after the birth is stored, where they are is asked anew', FULL, async ({ page }) => {
  await liveInNunavut(page, {
    pregnancy: toStored('2026-11-25'),
    whereNow: '{"version":1,"place":"away","answeredOn":"2026-11-20"}',
  });
  await page.goto('/birth');
  await page.getByText('Something feels wrong?').click();
  await expect(linksTo911(page)).not.toHaveCount(0);
  await page.getByLabel(birthWords.birthday).fill('2026-11-20');
  await page.getByRole('button', { name: 'Begin the first weeks' }).click();
  await expect(goOrSend(page).first()).toBeVisible();
  await expect(question(page).first().getByRole('radio', { checked: true })).toHaveCount(0);
});

test('another region keeps 911, and the page of Nunavut offers none to it either', FULL, async ({ page }) => {
  await keepFromEarlierVisit(page, { region: 'NT' });
  await page.goto(TIMER_PATH);
  await expect(advice(page).getByRole('link', { name: timerWords.callNumber('911') })).toHaveAttribute(
    'href',
    'tel:911',
  );
  await expect(page.getByText(NO_911)).toBeHidden();
  await page.goto('/resources/nunavut');
  await expect(linksTo911(page)).toHaveCount(0);
  await expect(page.getByText(NO_911)).toBeVisible();
});

test('the page of another region gives its 911 as no number to tap in Nunavut', FULL, async ({ page }) => {
  await liveInNunavut(page);
  await page.goto('/resources/ontario');
  const help = page.getByRole('region', { name: 'Help right now' });
  await help.locator('summary').click();
  await expect(help.getByRole('term').first()).toHaveText('Emergency: 911', { useInnerText: true });
  await expect(help.getByText(`This number does not work in Nunavut. ${NO_911}`)).toBeVisible();
  await expect(linksTo911(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const [path, line] of [
    ['/resources/nunavut', NO_911],
    ['/fr/ressources/nunavut', french.emergencyInNunavut.text],
  ] as const) {
    test(`${path} offers no 911`, fullUnless(path === '/resources/nunavut'), async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('[href="tel:911"]')).toHaveCount(0);
      await expect(page.getByRole('definition').first()).toContainText(line);
    });
  }

  test('a page of a week has 911, and says that Nunavut has none', FULL, async ({ page }) => {
    await page.goto('/development/week-38');
    await page.getByText('Something feels wrong?').click();
    await expect(page.getByText(UNKNOWN)).toBeVisible();
    await expect(linksTo911(page)).not.toHaveCount(0);
  });
});

test('on paper the page of Nunavut has a line for the number, and no 911 to call there', FULL, async ({ page }) => {
  await page.goto('/resources/nunavut');
  const sheets = await readPdf(await page.pdf({ format: 'Letter', preferCSSPageSize: true }));
  expect(sheets).toHaveLength(1);
  const text = (sheets[0] ?? '').replace(/\s+/g, ' ');
  expect(text).toContain('Nunavut has no 911.');
  expect(text).toContain('Number: ____');
  expect(text).not.toContain('Emergency: 911');
});

test('in French the health centre leads', async ({ page }) => {
  await liveInNunavut(page, { pregnancy: toStored('2026-12-01') });
  const prefix = languages.find(({ code }) => code === 'fr')?.prefix ?? '';
  await page.goto(prefix + translatePath(TIMER_PATH, slugs.fr));
  await expect(page.getByRole('button', { name: french.goOrSend })).toBeVisible();
  await expect(page.getByRole('group', { name: french.whereNow.question })).toBeVisible();
  await expect(page.getByText(french.awayFromNunavut).first()).toBeVisible();
  await expect(linksTo911(page)).toHaveCount(0);
});

/** Nothing folded away is left out: a line that is hidden only until it is opened counts. */
async function listLinksTo911(page: Page): Promise<number> {
  await unfold(page.locator('body'));
  return linksTo911(page).count();
}

const kinds = ['/', '/calculator', '/development', '/development/week-8', '/tips', '/offline', '/about', '/resources'];
for (const [name, routes, tag] of [
  ['each kind of page', () => kinds, {}],
  ['every page in every language', () => listAllRoutes().filter((route) => !route.endsWith('/404')), FULL],
] as const) {
  test(`no 911 to tap stands in Nunavut on ${name}`, tag, async ({ page }) => {
    test.setTimeout(600_000);
    await liveInNunavut(page, { pregnancy: toStored('2027-01-15') });
    const found: string[] = [];
    for (const route of routes()) {
      await page.goto(route);
      if ((await listLinksTo911(page)) > 0) found.push(route);
    }
    expect(found).toEqual([]);
  });
}
