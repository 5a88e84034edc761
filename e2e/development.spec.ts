import type { Page } from '@playwright/test';
import { LAST_WEEK } from '@/data/pregnancy-rules';
import { listComparisons } from '@/lib/weeks/comparisons';
import { calculateFromLastPeriod } from './calculate';
import { storeDueDate } from './earlier-visit';
import { expect, test } from './fixtures';
import { FULL, fullUnless } from './tags';
import { calculatorWords, pastTermWords } from './words';

const weekCard = (page: Page, week: number) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: new RegExp(`^Week ${week}:`) }) });
const show = (page: Page) => page.getByRole('button', { name: 'Show' });
const dueDate = (page: Page) => page.getByLabel('Due date', { exact: true });

test('a due date puts dates on the forty weeks, "You are here" on week 11, and past weeks behind', async ({ page }) => {
  await page.goto('/development');
  await expect(page.getByRole('heading', { level: 3, name: /^Week \d+:/ })).toHaveCount(40);
  await expect(page.getByText('You are here')).toBeHidden();
  await dueDate(page).fill('2027-06-08');
  await show(page).click();
  await expect(page.getByText('You are here')).toHaveCount(1);
  await expect(weekCard(page, 11)).toContainText('You are here');
  await expect(weekCard(page, 11)).toContainText('from November 17, 2026');
  await expect(weekCard(page, 10)).toContainText('Behind you');
  await expect(weekCard(page, 12)).not.toContainText('Behind you');
  await expect(weekCard(page, 40)).toContainText('from June 8, 2027');
  await expect(weekCard(page, 11)).toBeInViewport();
  await expect(weekCard(page, 11)).toContainText('As long as a Timbit');
});

test(
  'what the thing of a week is stands on each card from 768 px, and on a phone on that of one’s own week',
  FULL,
  async ({ page }) => {
    const describe = (week: number) => weekCard(page, week).getByText(listComparisons(week)[0].description);
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto('/development');
    for (const week of [1, 11, 20, 40]) await expect(describe(week)).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(describe(11)).toBeHidden();
    await dueDate(page).fill('2027-06-08');
    await show(page).click();
    await expect(describe(11)).toBeVisible();
    await expect(describe(20)).toBeHidden();
  },
);

test('three links lead to the trimesters, and a choice of numbers to the week', FULL, async ({ page }) => {
  await page.goto('/development');
  const jump = page.getByRole('navigation', { name: 'Trimesters and weeks' });
  for (const [name, weeks, count] of [
    ['First trimester', 'Weeks 1 to 12', 12],
    ['Second trimester', 'Weeks 13 to 25', 13],
    ['Third trimester', 'Weeks 26 to 40', 15],
  ] as const) {
    const part = page.getByRole('region', { name });
    await expect(part.getByRole('heading', { level: 3, name: /^Week \d+:/ })).toHaveCount(count);
    await expect(part.getByText(weeks)).toBeVisible();
    await jump.getByRole('link', { name }).click();
    await expect(part.getByRole('heading', { level: 2 })).toBeInViewport();
  }
  await expect(page.getByText('Other definitions differ by up to two weeks.')).toHaveCount(1);
  await expect(jump.getByRole('link', { name: /^Week \d+$/ })).toHaveCount(40);
  await jump.getByRole('link', { name: 'Week 31' }).click();
  await expect(page).toHaveURL('/development/week-31');
});

test("the week is the calculator's, and the due date is asked once", FULL, async ({ page }) => {
  await calculateFromLastPeriod(page, '2026-09-01');
  await expect(page.getByRole('heading', { name: 'Week 11 of Your Canadian Journey' })).toBeVisible();
  await page.goto('/development');
  await expect(dueDate(page)).toHaveValue('2027-06-08');
  await expect(weekCard(page, 11)).toContainText('You are here');
  await page.getByRole('link', { name: 'You are in week 11' }).click();
  await expect(weekCard(page, 11)).toBeInViewport();
});

test('Show is disabled without a date; a wrong one computes nothing and says why', FULL, async ({ page }) => {
  await page.goto('/development');
  await expect(dueDate(page)).toBeEnabled();
  await expect(show(page)).toBeDisabled();
  await dueDate(page).fill('2030-01-01');
  await show(page).click();
  await expect(dueDate(page)).toBeFocused();
  await expect(dueDate(page)).toHaveAccessibleDescription(/at most 280 days ahead/);
  await expect(dueDate(page)).toHaveValue('2030-01-01');
  await expect(page.getByText('You are here')).toBeHidden();
  await dueDate(page).fill('2026-10-31');
  await show(page).click();
  await expect(dueDate(page)).toHaveAccessibleDescription(/more than 20 days ago/);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('it calculates for 1.2 seconds with its button disabled', FULL, async ({ page }) => {
    await page.goto('/development');
    await dueDate(page).fill('2027-06-08');
    await page.clock.pauseAt(new Date('2026-11-21T10:05:00-05:00'));
    await show(page).click();
    await expect(page.getByRole('button', { name: 'Calculating your weeks...' })).toBeDisabled();
    await page.clock.runFor(1_100);
    await expect(page.getByText('You are here')).toBeHidden();
    await page.clock.runFor(200);
    await expect(page.getByText('You are here')).toBeVisible();
    await expect(show(page)).toBeEnabled();
  });

  test('a change during the wait ends it, and nothing unchecked is stored', FULL, async ({ page }) => {
    await page.goto('/development');
    await dueDate(page).fill('2027-06-08');
    await page.clock.pauseAt(new Date('2026-11-21T10:05:00-05:00'));
    await show(page).click();
    await page.clock.runFor(600);
    await dueDate(page).fill('2035-01-01');
    await page.clock.runFor(3_000);
    await expect(show(page)).toBeEnabled();
    await expect(page.getByText('You are here')).toBeHidden();
    expect(await page.evaluate(() => window.localStorage.getItem('pregnancy'))).toBeNull();
  });
});

for (const [stored, sentence] of [
  ['2027-08-28', 'Week 1 starts on Saturday, November 28, 2026.'],
  ['2026-11-10', 'You are past week 40.'],
  ['2026-11-01', 'Has your baby arrived?'],
] as const) {
  test(`a due date of ${stored} is in none of the weeks, and the page says what that means`, FULL, async ({ page }) => {
    await storeDueDate(page, stored);
    await page.goto('/development');
    await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible();
    await expect(page.getByText('You are here')).toBeHidden();
  });
}

test('past the last week the page names whom to call where the visitor lives', FULL, async ({ page }) => {
  await storeDueDate(page, '2026-11-01');
  await page.addInitScript(() => window.localStorage.setItem('region', 'MB'));
  await page.goto('/development');
  const answer = page.getByRole('status').filter({ hasText: pastTermWords.hasArrived });
  await expect(answer.getByRole('link', { name: '1-888-315-9257' })).toBeVisible();
  await expect(answer).not.toContainText('811');
});

test(
  'a due date from another tab moves nothing, also when Show found no week to go to',
  FULL,
  async ({ page, context }) => {
    await page.goto('/development');
    await dueDate(page).fill('2027-08-28');
    await show(page).click();
    await expect(page.getByText('Week 1 starts on Saturday, November 28, 2026.')).toBeVisible();
    const other = await context.newPage();
    await other.goto('/support');
    await other.evaluate(() =>
      window.localStorage.setItem('pregnancy', JSON.stringify({ version: 1, dueDate: '2027-06-08' })),
    );
    await expect(weekCard(page, 11)).toContainText('You are here');
    await expect(dueDate(page)).toHaveValue('2027-06-08');
    await expect(weekCard(page, 11).getByRole('link')).not.toBeFocused();
    await expect(weekCard(page, 11)).not.toBeInViewport();
  },
);

test('a stored due date that has become too old leaves the field empty, without a message', FULL, async ({ page }) => {
  await storeDueDate(page, '2026-09-01');
  await page.goto('/development');
  await expect(dueDate(page)).toBeEnabled();
  await expect(dueDate(page)).toHaveValue('');
  await expect(dueDate(page)).not.toHaveAccessibleDescription(/days ago/);
});

test('Show does not cost the visitor what they told the calculator', FULL, async ({ page }) => {
  await calculateFromLastPeriod(page, '2026-09-01');
  await expect(page.getByRole('heading', { name: 'Tuesday, June 8, 2027' })).toBeVisible();
  await page.goto('/development');
  await expect(weekCard(page, 11)).toContainText('You are here');
  await show(page).click();
  await expect(weekCard(page, 11).getByRole('link')).toBeFocused();
  await page.goto('/calculator');
  await expect(page.getByLabel(calculatorWords.dateLabels.lmp)).toHaveValue('2026-09-01');
});

test('the popular names stand where the footer leads', FULL, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Canadian Baby Names' }).click();
  await expect(page).toHaveURL('/development#baby-names');
  const names = page.getByRole('region', { name: 'Popular baby names in Canada' });
  await expect(names).toBeInViewport();
  await expect(names.getByRole('listitem')).toHaveCount(20);
  await expect(names.getByText('2024').first()).toBeVisible();
});

test.describe('the comparison of a week', () => {
  const more = (page: Page, name: string) => page.getByRole('button', { name: `More about ${name}`, exact: true });

  test('opens on the list itself, by mouse and by keyboard, and gives focus back', async ({ page }) => {
    await page.goto('/development');
    const open = more(page, 'a Timbit');
    await open.click();
    const dialog = page.getByRole('dialog', { name: 'A Timbit' });
    await expect(dialog.getByRole('heading', { name: 'Canadian Food Spotlight' })).toBeVisible();
    await expect(dialog.getByText('In Canada the name is part of everyday talk.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
    await expect(page).toHaveURL('/development');
  });

  test('is there for all forty weeks, each with its fun fact', FULL, async ({ page }) => {
    await page.goto('/development');
    const buttons = page.getByRole('button', { name: /^More about/ });
    await expect(buttons).toHaveCount(40);
    const facts = new Set<string>();
    for (const button of await buttons.all()) {
      const name = ((await button.textContent()) ?? '').replace('More about ', '');
      await button.press('Enter');
      const dialog = page.getByRole('dialog', { name: new RegExp(`^${name}$`, 'i') });
      facts.add(await dialog.getByRole('paragraph').last().innerText());
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    expect(facts.size).toBe(40);
  });

  test('closes by a click beside it, also in a browser that does not know closedby', FULL, async ({ page }) => {
    await page.addInitScript(() => {
      const setAttribute = Element.prototype.setAttribute;
      Element.prototype.setAttribute = function (name, value) {
        if (name !== 'closedby') setAttribute.call(this, name, value);
      };
    });
    await page.goto('/development');
    await more(page, 'a dish of poutine').click();
    const dialog = page.getByRole('dialog', { name: 'A dish of poutine' });
    await expect(dialog).toBeVisible();
    await dialog.getByText('Fun fact').click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
    await expect(more(page, 'a dish of poutine')).toBeFocused();
  });

  test.describe('without a connection', () => {
    test.use({ expectedErrors: ['net::ERR_FAILED'] });

    test("leads to the week's page, which shows it too", FULL, async ({ page }) => {
      await page.goto('/development');
      await page.route('**/_next/static/chunks/**/*.js', (route) => route.abort());
      await more(page, 'a Timbit').click();
      await expect(page).toHaveURL('/development/week-11');
      await expect(page.getByRole('heading', { level: 3, name: 'A Timbit' })).toBeVisible();
    });
  });
});

test('a week has its picture, its figures, whom to call, two facts each, and its sources', async ({ page }) => {
  await page.goto('/development');
  await page
    .getByRole('region', { name: 'Second trimester' })
    .getByRole('link', { name: /^Week 20:/ })
    .click();
  await expect(page).toHaveURL('/development/week-20');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Week 20: halfway by the calendar');
  await expect(page.getByText('Month 5 of 9, second trimester', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('img', { name: /^To the same scale: .* 25\.5 cm head to heel, beside a chipmunk, 25 cm/ }),
  ).toBeVisible();
  await expect(page.getByText(/^As long as a chipmunk: 25\.5\scm, 358\sg\.$/)).toBeVisible();
  await expect(page.getByText(/^By the calendar you are halfway/)).toBeVisible();
  for (const name of ['Your baby', 'You', 'To do', 'This week in Canada', /^Sources/]) {
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  }
  const measured = page.getByText('From this week, length is given from head to heel.');
  await expect(measured).toBeHidden();
  await page.getByText('3 more: Your baby').press('Enter');
  await expect(measured).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  /** Most of the page of a week, with nothing opened. It was eleven once. */
  const MOST_SCREENS = 6;
  const readScreens = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight / 844);

  for (const [language, path] of [
    ['en', '/development/week-'],
    ['fr', '/fr/developpement/semaine-'],
  ] as const) {
    test(`no page of a week is longer than six screens: ${language}`, FULL, async ({ page }) => {
      const long = [];
      for (let week = 1; week <= LAST_WEEK; week += 1) {
        await page.goto(`${path}${week}`);
        const screens = await readScreens(page);
        if (screens > MOST_SCREENS) long.push(`week ${week}: ${screens.toFixed(2)}`);
      }
      expect(long).toEqual([]);
    });
  }

  test('the page of week 20 is at most six screens, with what belongs to the own region alone', async ({ page }) => {
    await storeDueDate(page, '2027-06-08', 'ON');
    await page.goto('/development/week-20');
    expect(await readScreens(page)).toBeLessThanOrEqual(MOST_SCREENS);
  });
});

test('the line of a week opens its list where it stands, and an address with its hash opens it too', async ({
  page,
}) => {
  await page.goto('/development/week-20');
  const number = page.getByRole('link', { name: '1-888-315-9257' });
  await expect(number).toBeHidden();
  await page.getByText('Something feels wrong?').click();
  await expect(number).toHaveAttribute('href', 'tel:+18883159257');
  await page.goto('/development/week-4#when-to-call');
  await expect(page.getByText('You never need a reason to call.')).toBeVisible();
  // Closed again, the sentence that names the list opens it, though the address has its hash already.
  await page.locator('summary', { hasText: 'Something feels wrong?' }).press('Enter');
  await expect(page.getByText('You never need a reason to call.')).toBeHidden();
  await page.locator('summary', { hasText: /^\d more: You$/ }).press('Enter');
  await page.getByRole('link', { name: 'list of when to call' }).first().click();
  await expect(page.getByText('You never need a reason to call.')).toBeVisible();
});

test('what is to do in a week is ticked once, and stays ticked on the next visit and in other weeks', async ({
  page,
}) => {
  await page.goto('/development/week-20');
  const scan = page.getByRole('checkbox', { name: /^Anatomy scan/ });
  await scan.check();
  await page.getByRole('checkbox', { name: /^Register with your hospital/ }).check();
  await page.reload();
  await expect(scan).toBeChecked();
  await page.goto('/development/week-21');
  await expect(scan).toBeChecked();
  await scan.uncheck();
  await page.goto('/development/week-20');
  await expect(scan).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Register with your hospital/ })).toBeChecked();
});

test('tests of other regions are folded, and gone once the region is known', FULL, async ({ page }) => {
  await page.goto('/development/week-11');
  const efts = page.getByRole('checkbox', { name: /^Enhanced first trimester screening/ });
  const sips = page.getByRole('checkbox', { name: /^SIPS blood test, part 1/ });
  await expect(efts).toBeHidden();
  await page.getByText('Tests and benefits by province').press('Enter');
  await expect(efts).toBeVisible();
  await expect(sips).toBeVisible();
  await page.evaluate(() => window.localStorage.setItem('region', 'ON'));
  await page.reload();
  await expect(efts).toBeVisible();
  await expect(page.getByText(/^In Ontario, enhanced first trimester screening/)).toBeVisible();
  await expect(sips).toBeHidden();
  await expect(page.getByText('Tests and benefits by province')).toBeHidden();
});

test('the strips of weeks lead on, above the text and below it, also by keyboard', FULL, async ({ page }) => {
  await page.goto('/development/week-20');
  const strip = page.getByRole('navigation', { name: 'Weeks' });
  await expect(strip.getByRole('link', { name: 'Week 20' })).toHaveAttribute('aria-current', 'page');
  await strip.getByRole('link', { name: 'Next week' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/development/week-21');
  await strip.getByRole('link', { name: 'Week 23' }).click();
  await expect(page).toHaveURL('/development/week-23');
  const end = page.getByRole('navigation', { name: 'On to another week' });
  await end.getByRole('link', { name: 'Previous week' }).click();
  await expect(page).toHaveURL('/development/week-22');
  await end.getByRole('link', { name: 'All 40 weeks' }).click();
  await expect(page).toHaveURL('/development');
});

for (const week of [1, 28, 40]) {
  test(`the strip of week ${week} fits 320 px, each step wide enough for a finger`, FULL, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(`/development/week-${week}`);
    const links = page.getByRole('navigation', { name: 'Weeks' }).getByRole('link');
    await expect(links).toHaveCount(week === 28 ? 7 : 6);
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
  });
}

test('what is folded on a page of a week opens by keyboard, and is open on paper', FULL, async ({ page }) => {
  await page.goto('/development/week-28');
  const sources = page.getByRole('region', { name: 'Sources' });
  const source = sources.getByRole('listitem').first();
  await expect(source).toBeHidden();
  await sources.getByRole('heading', { name: 'Sources' }).locator('..').focus();
  await page.keyboard.press('Enter');
  await expect(source).toBeVisible();
  await expect(page.getByText(/^Week\s28\sruns\sfrom/)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Week\s28\sruns\sfrom/)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Weeks' })).toBeHidden();
});

const emergency = 'Emergency: call 911 now';

for (const [week, orders] of [
  [2, [emergency, 'Call 911 or go to emergency now', 'Go to emergency now', 'Call now', 'Call the same day']],
  [8, [emergency, 'Call 911 or go to emergency now', 'Go to emergency now', 'Call now', 'Call the same day']],
  [38, [emergency, 'Go to the hospital now', 'Call or go to the hospital now', 'Call now', 'Call the same day']],
] as const) {
  const tag = fullUnless(week === 38);
  test(`when to call in week ${week} goes from the most urgent order to the least`, tag, async ({ page }) => {
    await page.goto(`/development/week-${week}`);
    const list = page.getByRole('group').filter({ has: page.getByRole('heading', { name: /^Something feels wrong/ }) });
    await list.getByText('Something feels wrong?').click();
    await expect(list.getByRole('heading', { level: 3 })).toHaveText(orders, { useInnerText: true });
    await expect(list.getByRole('listitem').first()).toContainText('You bleed very heavily');
    await expect(list.getByRole('link', { name: '911', exact: true }).first()).toHaveAttribute('href', 'tel:911');
    await expect(list.getByText('Nunavut has no 911: call your health centre')).toBeVisible();
    await expect(list.getByRole('link', { name: '9-8-8' })).toHaveAttribute('href', 'tel:988');
    await expect(list.getByText('no one answers within')).toHaveCount(1);
    await expect(list.getByText('In Quebec: call, then go to your place of birth.')).toHaveCount(week < 37 ? 0 : 1);
    await expect(list.getByText('You never need a reason to call.')).toBeVisible();
  });
}

test('before the first week and after the last there is none', FULL, async ({ page, request }) => {
  await page.goto('/development/week-1');
  await expect(page.getByRole('link', { name: 'Previous week' })).toHaveCount(0);
  await page.goto('/development/week-40');
  await expect(page.getByRole('link', { name: 'Next week' })).toHaveCount(0);
  for (const week of ['0', '41', '01']) {
    expect((await request.get(`/development/week-${week}`)).status()).toBe(404);
  }
});

test('weeks without a length say so instead of drawing one', FULL, async ({ page }) => {
  await page.goto('/development/week-3');
  await expect(page.getByText('It is too early to measure a length.')).toBeVisible();
  await expect(page.getByText(/^A picture for this week: a grain of sand/)).toBeVisible();
  await expect(page.getByRole('img', { name: /To the same scale/ })).toBeHidden();
  await page.goto('/development/week-19');
  await expect(page.getByText('This week falls between two ways of measuring')).toBeVisible();
  await expect(page.getByRole('img', { name: /To the same scale/ })).toBeHidden();
});

test('"This is your week" is for the visitor whose week it is, on its first and last day', FULL, async ({ page }) => {
  for (const [stored, isShown] of [
    ['2027-06-12', true], // 11 weeks 0 days today
    ['2027-06-13', false], // 10 weeks 6 days
    ['2027-06-06', true], // 11 weeks 6 days
    ['2027-06-05', false], // 12 weeks 0 days
  ] as const) {
    await page.goto('/development/week-11');
    await page.evaluate((dueDate) => {
      window.localStorage.setItem('pregnancy', JSON.stringify({ version: 1, dueDate }));
    }, stored);
    await page.reload();
    await expect(page.getByText('This is your week.')).toBeVisible({ visible: isShown });
  }
});

for (const broken of ['garbage', 'null', '{"version":9,"dueDate":"2027-06-08"}', '{"version":1,"dueDate":"soon"}']) {
  test(`a week's page ignores a stored text that makes no sense: ${broken}`, FULL, async ({ page }) => {
    await page.addInitScript((text) => window.localStorage.setItem('pregnancy', text), broken);
    await page.goto('/development/week-11');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('This is your week.')).toBeHidden();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the forty weeks are a plain index, and a week is whole', async ({ page }) => {
    await page.goto('/development');
    await expect(page.getByRole('link', { name: /^Week \d+:/ })).toHaveCount(40);
    await page.getByRole('button', { name: "More about a child's snowshoe" }).click({ force: true });
    await expect(page).toHaveURL('/development/week-33');
    await page.goto('/development');
    await page.getByRole('link', { name: /^Week 33:/ }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'This week in Canada' })).toBeVisible();
    await expect(page.getByText('This is your week.')).toBeHidden();
    // Nothing could be stored, so nothing is to be ticked.
    await expect(page.getByText('Write a birth plan on one page', { exact: true })).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await page.getByText('Something feels wrong?').click();
    await expect(page.getByText('You never need a reason to call.')).toBeVisible();
  });
});
