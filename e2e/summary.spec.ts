import type { ElementHandle, Locator, Page } from '@playwright/test';
import * as weekWords from '@/words/development/week-page';
import { weekTexts } from '@/words/weeks';
import { calculate, calculateFromLastPeriod, lastPeriod } from './calculate';
import { storeDueDate } from './earlier-visit';
import { expect, test } from './fixtures';
import { holdScripts } from './hold-scripts';
import { FULL, fullUnless } from './tags';
import { summaryWords } from './words';

/** Opens the one line behind which the list of the week stands. */
async function openWhenToCall(page: Page) {
  const heading = page.getByRole('heading', { level: 3, name: /^Something feels wrong\? When to call in week \d+$/ });
  const list = page.locator('details').filter({ has: heading });
  await expect(list.getByRole('listitem').first()).toBeHidden();
  await heading.click();
  await expect(list.getByRole('listitem').first()).toBeVisible();
  return list;
}

test('the summary has development, you and tips, and a size comparison drawn to scale', FULL, async ({ page }) => {
  await calculateFromLastPeriod(page, '2026-07-04');
  await expect(page.getByRole('heading', { name: 'Week 20 of Your Canadian Journey' })).toBeVisible();
  const development = page.getByRole('tabpanel', { name: 'Development' });
  await expect(development.getByRole('listitem').first()).toBeVisible();
  await page.getByRole('tab', { name: 'For You' }).click();
  await expect(page.getByRole('tabpanel', { name: 'For You' })).toBeVisible();
  await expect(development).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel', { name: 'Tips' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^To the same scale/ })).toBeVisible();
  const main = page.getByRole('main');
  for (const text of [
    '25.5 cm',
    '10 in, head to heel, with the legs',
    '358 g',
    '12.5 oz',
    'About the middle of the week. Every baby has its own pace.',
    '110 to 160 beats a minute',
    'usual range at rest',
  ]) {
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
  }
  await expect(main.getByText('about 19.6 million')).toBeVisible();
  await expect(main.getByRole('paragraph').filter({ hasText: /^Your baby is the size of\.\.\.$/ })).toBeVisible();
});

test('a comparison opens a dialog with its category and fun fact, and gives focus back', async ({ page }) => {
  await calculateFromLastPeriod(page, '2026-09-01');
  const open = page.getByRole('button', { name: 'More about a Timbit' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'A Timbit' });
  await expect(dialog.getByRole('heading', { name: 'Canadian Food Spotlight' })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Fun fact' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

for (const [name, lastPeriod, week] of [
  ['today', '2026-11-21', 0],
  ['eight days ago', '2026-11-13', 1],
  ['three weeks ago', '2026-10-31', 3],
] as const) {
  const title = `a period that began ${name} is week ${week}: nothing is measured, nothing is the size of anything`;
  test(title, FULL, async ({ page }) => {
    await calculateFromLastPeriod(page, lastPeriod);
    await expect(page.getByRole('heading', { name: `Week ${week} of Your Canadian Journey` })).toBeVisible();
    await expect(page.getByText('It is too early to measure a length.')).toBeVisible();
    await expect(page.getByText('Length', { exact: true })).toBeHidden();
    await expect(page.getByText('Your baby is the size of...')).toBeHidden();
    await expect(page.getByText('usually first seen between 5 and 6 weeks')).toBeVisible();
    await expect(page.getByText('the rate rises quickly')).toBeHidden();
    await expect(page.getByText('Your baby moves less than usual')).toBeHidden();
  });
}

test('before 15 weeks the heart rate is words, not a range', FULL, async ({ page }) => {
  await calculateFromLastPeriod(page, '2026-09-01');
  await expect(page.getByText('often over 150 times a minute. It slows a little as the weeks go by.')).toBeVisible();
  await expect(page.getByText('120 to 160 beats a minute')).toBeHidden();
  await page.getByText('How we estimate').click();
  await expect(page.getByText('a simple rule gives 120 to 160 beats a minute in this week')).toBeVisible();
  await expect(page.getByText('gives 5.5 cm (2.17 in) and 14 g (0.49 oz) for this week')).toBeVisible();
});

/** Parsed in a page of the site, the markup's own styles would violate the site's policy. */
const withoutStyles = (markup: string) => markup.replace(/<style[\s\S]*?<\/style>| style="[^"]*"/g, '');

for (const week of [4, 5, 19, 20, 23, 24, 39, 40, 41]) {
  const title = `week ${week} has the same figures and comparison in the calculator, on its page and in the list`;
  test(title, FULL, async ({ page, request }) => {
    const today = Date.UTC(2026, 10 /* Nov */, 21);
    const dueDate = new Date(today + (280 - week * 7 - 3) * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const shownWeek = Math.min(40, week);
    await page.goto(`/calculator?date=${dueDate}`);
    await expect(page.getByRole('heading', { name: `Week ${week} of Your Canadian Journey` })).toBeVisible();
    const html = await (await request.get(`/development/week-${shownWeek}`)).text();
    const list = await (await request.get('/development')).text();
    const readHtml = (text: string) =>
      page.evaluate((markup) => {
        const { body } = new DOMParser().parseFromString(markup, 'text/html');
        return {
          comparisons: [...body.querySelectorAll('article article')].map((comparison) => comparison.textContent),
          text: body.textContent?.replace(/\u00a0/g, ' ') ?? '',
        };
      }, withoutStyles(text));
    const weekPage = await readHtml(html);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: summaryWords.sizeComparison })).toBeVisible();
    const shown = await readHtml(await main.innerHTML());
    const hasLength = week !== 4 && week !== 19;
    for (const { text } of [weekPage, shown]) {
      expect(text.includes('Your baby is the size of...')).toBe(hasLength);
      expect(text.includes('Pictures for this week')).toBe(!hasLength);
      expect(text.includes('comes from another chart')).toBe(week === 23 || week === 24);
    }
    const card = await page.evaluate(
      ({ markup, id }) => new DOMParser().parseFromString(markup, 'text/html').getElementById(id)?.textContent ?? '',
      { markup: withoutStyles(list), id: `week-${shownWeek}` },
    );
    expect(card.includes('As long as')).toBe(hasLength);
    expect(card.includes('A picture for this week:')).toBe(!hasLength);
    for (const comparison of weekPage.comparisons) {
      expect(shown.text).toContain((comparison ?? '').replace(/\u00a0/g, ' '));
    }
  });
}

for (const [lastPeriod, week] of [
  ['2026-02-05', 41],
  ['2026-01-31', 42],
] as const) {
  test(`week ${week} has words of its own and the figures of week 40, and says so`, FULL, async ({ page }) => {
    await calculateFromLastPeriod(page, lastPeriod);
    await expect(page.getByRole('heading', { name: `Week ${week} of Your Canadian Journey` })).toBeVisible();
    await expect(page.getByText('Size and comparison are those of week 40.')).toBeVisible();
    await expect(page.getByText('Week 41 is called late term.')).toBeVisible();
    await openWhenToCall(page);
    await expect(page.getByText('Your baby moves less than usual.')).toBeVisible();
  });
}

test('when to call begins with 911, gives each order once, and names the line where the visitor lives', async ({
  page,
}) => {
  await page.addInitScript(() => window.localStorage.setItem('region', 'MB'));
  await calculateFromLastPeriod(page, '2026-04-20');
  await expect(page.getByRole('heading', { name: 'Week 30 of Your Canadian Journey' })).toBeVisible();
  const list = await openWhenToCall(page);
  await expect(list.getByRole('heading', { level: 4 })).toHaveText([
    /^Emergency:\scall\s911\snow/,
    'Go to the hospital now',
    'Call or go to the hospital now',
    'Call now',
    'Call the same day',
  ]);
  await expect(list.getByRole('listitem').first()).toContainText('You bleed very heavily');
  await expect(list.getByRole('link', { name: '1-888-315-9257' })).toBeVisible();
  await expect(list).not.toContainText('In Quebec');
});

for (const [region, isQuebec] of [
  ['QC', true],
  ['ON', false],
] as const) {
  test(
    `when the water breaks, ${region} has one order: ${isQuebec ? 'call, then go' : 'call now'}`,
    fullUnless(isQuebec),
    async ({ page }) => {
      await page.addInitScript((code) => window.localStorage.setItem('region', code), region);
      await calculateFromLastPeriod(page, '2026-02-25');
      await openWhenToCall(page);
      await expect(page.getByText('Your water breaks, even without contractions.', { exact: true })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 4, name: 'Call, then go to your place of birth' })).toHaveCount(
        isQuebec ? 1 : 0,
      );
    },
  );
}

test('the summary stands when the result does: nothing says that it is still loading', FULL, async ({ page }) => {
  await page.addInitScript(() => {
    const heard = window as unknown as Window & { texts: string };
    heard.texts = '';
    new MutationObserver(() => {
      const text = document.querySelector('main')?.innerText ?? '';
      heard.texts += text;
      if (text.includes('Canadian Size Comparison') && !document.querySelector('main [role="tabpanel"]'))
        heard.texts += 'No text of the week.';
    }).observe(document, { childList: true, subtree: true });
  });
  // With reduced motion there is no wait during which it could load.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await calculateFromLastPeriod(page, '2026-09-01');
  await expect(page.getByRole('heading', { name: summaryWords.sizeComparison })).toBeVisible();
  const texts = await page.evaluate(() => (window as unknown as Window & { texts: string }).texts);
  expect(texts).toContain('Calculating your due date...');
  expect(texts).not.toContain('Loading summary content...');
  expect(texts).not.toContain('No text of the week.');
});

test('the summary loads the text of its own week alone', FULL, async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await calculateFromLastPeriod(page, '2026-09-01');
  await expect(page.getByRole('tabpanel', { name: 'Development' })).toBeVisible();
  const loaded = (await Promise.all(scripts)).join('');
  const weeks = weekTexts.filter(({ motherChanges }) => loaded.includes(motherChanges[0]?.text ?? '\n'));
  expect(weeks.map(({ week }) => week)).toEqual([11]);
});

for (const width of [360, 768, 1280]) {
  test(`a summary that comes late finds room of about its own height, ${width} px`, FULL, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/calculator');
    const release = await holdScripts(page);
    await lastPeriod(page).fill('2026-09-01');
    await calculate(page).click();
    await expect(page.getByText('Loading summary content...')).toBeVisible();
    const readTop = () =>
      page
        .getByRole('heading', { name: 'Pregnancy updates by email' })
        .evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY);
    const top = await readTop();
    release();
    await expect(page.getByRole('heading', { name: summaryWords.sizeComparison })).toBeVisible();
    expect(Math.abs((await readTop()) - top)).toBeLessThan(300);
  });
}

/** Whether parts stand in the page one after the other, as they are read. */
const areInOrder = async (page: Page, parts: Locator[]) =>
  page.evaluate(
    (elements) =>
      elements.every(
        (element, place) =>
          place === 0 ||
          Boolean((elements[place - 1]?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING),
      ),
    await Promise.all(parts.map(async (part) => (await part.elementHandle()) as ElementHandle<Element>)),
  );

test('a result and its summary have the order of the page of a week', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await storeDueDate(page, '2027-04-10', 'ON');
  const line = page.getByRole('heading', { name: /^Something feels wrong\?/ });
  await page.goto('/development/week-20');
  const heading = (name: string | RegExp) => page.getByRole('heading', { name });
  const ofWeek = [
    heading(/^Week 20:/),
    page.getByRole('img', { name: /^To the same scale/ }),
    line,
    ...[weekWords.yourBaby, weekWords.you, weekWords.inCanada].map((name) =>
      page.getByRole('heading', { name, exact: true }),
    ),
    heading(/^Your baby is the size of/),
  ];
  expect(await areInOrder(page, ofWeek)).toBe(true);
  await page.goto('/calculator');
  await expect(heading(summaryWords.sizeComparison)).toBeVisible();
  const ofResult = [
    heading('Saturday, April 10, 2027'),
    page.getByRole('img', { name: /^To the same scale/ }).first(),
    line,
    ...['Development', 'For You', 'Tips'].map((name) => page.getByRole('tab', { name, exact: true })),
    heading(summaryWords.sizeComparison),
  ];
  expect(await areInOrder(page, ofResult)).toBe(true);
});
