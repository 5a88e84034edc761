import type { Page } from '@playwright/test';
import { wasDueOn } from '../data/fr/share/link-problem';
import { storeDueDate, toStored } from './earlier-visit';
import { findTooWide } from './find-too-wide';
import { findViolations } from './find-violations';
import { expect, test } from './fixtures';
import { FULL } from './tags';
import { watchLayoutShift } from './watch-layout-shift';
import { calculatorWords, greetingWords, homeWords, pastTermWords } from './words';

const greeting = (page: Page) =>
  page.getByRole('region', { name: /^A (baby is on the way|due date shared with you)$/ });
const problem = (page: Page) => page.getByRole('region', { name: 'We cannot use the date in this link' });
const ownWeek = (page: Page) => page.getByRole('region', { name: /^You are / });

const getKept = (page: Page) => page.evaluate(() => window.localStorage.getItem('pregnancy'));

test('a shared link opens the announcement: the card, the day, the days to go, and two ways on', async ({ page }) => {
  await page.goto('/?date=2027-06-08');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A baby is on the way');
  await expect(greeting(page).getByRole('img', { name: /a baby is due on June 8, 2027/ })).toBeVisible();
  await expect(greeting(page)).toContainText('Tuesday, June 8, 2027');
  await expect(greeting(page)).toContainText('There are 199 days to go.');
  await expect(greeting(page)).toContainText('Right now the baby is about as long as');
  await expect(greeting(page).getByRole('link', { name: 'Calculate my own' })).toHaveAttribute('href', '/calculator');
  await expect(page.getByLabel(calculatorWords.dateLabels.lmp)).toBeHidden();
  // The announcement is the whole page.
  await expect(greeting(page).getByRole('heading', { name: greetingWords.comingWeeks })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  expect(await getKept(page)).toBeNull();
});

for (const width of [320, 360, 1280]) {
  test(`card, words and both buttons stand on the first screen, ${width} px`, FULL, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 1280 ? 800 : 740 });
    await page.goto('/?date=2027-06-08');
    await expect(greeting(page).getByRole('button', { name: greetingWords.follow })).toBeInViewport({ ratio: 1 });
    await expect(greeting(page).getByRole('link', { name: 'Calculate my own' })).toBeInViewport({ ratio: 1 });
    await expect(greeting(page).getByRole('img', { name: /a baby is due on/ })).toBeInViewport({ ratio: 1 });
  });
}

test('a baby that is followed stands below one’s own week, stays after a reload, and can be left', async ({ page }) => {
  await storeDueDate(page, '2027-03-08');
  await page.goto('/?date=2027-06-08');
  await greeting(page).getByRole('button', { name: greetingWords.follow }).click();
  await expect(page).toHaveURL('/');
  const followed = page.getByRole('region', { name: 'The baby you follow: week 11' });
  await expect(followed).toBeVisible();
  await expect(ownWeek(page)).toBeVisible();
  expect(await getKept(page)).toBe(toStored('2027-03-08'));
  await page.reload();
  await expect(followed).toContainText('There are 199 days to go.');
  const [own, other] = await Promise.all([ownWeek(page).boundingBox(), followed.boundingBox()]);
  expect(own?.y).toBeLessThan(other?.y ?? 0);
  await followed.getByRole('button', { name: 'Stop following' }).click();
  await expect(followed).toBeHidden();
  await page.reload();
  await expect(ownWeek(page)).toBeVisible();
  await expect(followed).toBeHidden();
});

test('who only follows sees the baby’s week above the first screen for a date of their own', FULL, async ({ page }) => {
  await page.goto('/?date=2027-06-08');
  await greeting(page).getByRole('button', { name: greetingWords.follow }).click();
  await expect(page.getByText('Right now the baby is about as long as')).toBeVisible();
  await expect(page.getByLabel(calculatorWords.dateLabels.lmp)).toBeVisible();
  await page.goto('/?date=2027-06-08');
  await expect(greeting(page)).toContainText('You follow this baby.');
});

test('the second parent makes the date their own with one tap', async ({ page }) => {
  await page.goto('/?date=2027-06-08');
  await greeting(page).getByRole('button', { name: 'This is my own date' }).click();
  await expect(ownWeek(page)).toBeVisible();
  // Where it came from is kept with it: the result says so.
  expect(JSON.parse((await getKept(page)) ?? '')).toEqual({ version: 1, dueDate: '2027-06-08', origin: 'link' });
});

test('a date that was replaced in one tap comes back in one', FULL, async ({ page }) => {
  await storeDueDate(page, '2027-03-08');
  await page.goto('/?date=2027-06-08');
  await greeting(page).getByRole('button', { name: 'Use it instead of my own date' }).click();
  await expect(ownWeek(page)).toContainText('Due Tuesday, June 8, 2027');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(ownWeek(page)).toContainText('Due Monday, March 8, 2027');
  expect(await getKept(page)).toBe(toStored('2027-03-08'));
});

test('a link is read beside other parameters', FULL, async ({ page }) => {
  await page.goto('/?utm_source=mail&date=2027-06-08#content');
  await expect(greeting(page)).toContainText('Tuesday, June 8, 2027');
});

for (const [date, text] of [
  ['2026-11-22', 'There is 1 day to go.'],
  ['2026-11-21', 'Offer your help, and let them tell you their news.'],
  ['2026-11-01', 'Offer your help, and let them tell you their news.'],
  ['2027-08-28', 'There are 280 days to go.'],
] as const) {
  test(`a shared due date of ${date}: ${text}`, FULL, async ({ page }) => {
    await page.goto(`/?date=${date}`);
    await expect(greeting(page)).toContainText(text);
  });
}

for (const [name, search, text] of [
  ['garbage', '?date=garbage', 'has no date that exists'],
  ['no date', '?date=', 'has no date that exists'],
  ['a day that does not exist', '?date=2027-02-30', 'has no date that exists'],
  ['a date three years ahead', '?date=2029-11-21', 'more than 280 days ahead'],
  ['a date ten years ago', '?date=2016-11-21', 'more than 20 days ago'],
  ['two dates', '?date=2027-06-08&date=2027-06-09', 'more than one date'],
  ['a script', '?date=<script>document.title="taken"</script>', 'has no date that exists'],
  [
    'markup',
    '?date=%22%3E%3Cimg%20src%3Dx%20onerror%3D%22document.title%3D%27taken%27%22%3E',
    'has no date that exists',
  ],
  ['a null character', '?date=2027-06-08%00', 'has no date that exists'],
  ['a broken escape', '?date=%E0%A4%A', 'has no date that exists'],
  ['a very long text', `?date=${'9'.repeat(5_000)}`, 'has no date that exists'],
] as const) {
  test(`a link with ${name} gets a message that names it, and the page works`, FULL, async ({ page }) => {
    await page.goto(`/${search}`);
    await expect(problem(page)).toContainText(text);
    await expect(page).toHaveTitle('Canadian Due Date Calculator');
    await expect(problem(page).locator('script, img, [onerror]')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Resources' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Resources' })).toBeVisible();
    await page.getByRole('link', { name: homeWords.calculate }).click();
    await expect(page).toHaveURL('/calculator');
  });
}

for (const [path, dueDate] of [
  ['/?date=2027-06-08%E2%80%8B', 'Tuesday, June 8, 2027'],
  ['/?Date=2027%E2%80%9106%E2%80%9108', 'Tuesday, June 8, 2027'],
  ['/#date=2027-06-08', 'Tuesday, June 8, 2027'],
  ['/?utm_source=mail#date=2027-06-08', 'Tuesday, June 8, 2027'],
  ['/?date%3D2027-06-08', 'Tuesday, June 8, 2027'],
  ['/?utm_source=mail&amp;date=2027-06-08T00:00:00Z', 'Tuesday, June 8, 2027'],
] as const) {
  test(`what a program for messages made of a link is read: ${path}`, FULL, async ({ page }) => {
    await page.goto(path);
    await expect(greeting(page)).toContainText(dueDate);
    await page.goto('/tips');
    await page.goto(path.replace('/', '/calculator'));
    await expect(page.getByRole('region', { name: 'This due date came with a link' })).toBeVisible();
    await expect(page.getByRole('heading', { name: dueDate })).toBeVisible();
  });
}

test(
  'a date behind the # of a link stays while the views are changed, and goes with the answer',
  FULL,
  async ({ page }) => {
    await page.goto('/calculator#date=2027-06-08');
    await page.getByRole('group', { name: 'View', exact: true }).getByRole('button', { name: 'Facts' }).click();
    await expect(page).toHaveURL('/calculator?date=2027-06-08#facts');
    await expect(page.getByRole('heading', { name: 'Tuesday, June 8, 2027' })).toBeVisible();
    await page.getByRole('button', { name: 'Keep it as mine' }).click();
    await expect(page).toHaveURL('/calculator#facts');
  },
);

for (const path of ['/', '/calculator']) {
  test(
    `a link from months ago tells its day on ${path}, and makes no date of one’s own of it`,
    FULL,
    async ({ page }) => {
      await page.goto(`${path}?date=2026-06-08`);
      const past = page.getByRole('region', { name: 'The due date was Monday, June 8, 2026' });
      await expect(past).toContainText('Let them tell you their news');
      await expect(problem(page)).toBeHidden();
      await expect(page.getByRole('button', { name: /my own date|Keep it as mine/ })).toHaveCount(0);
      await expect(page.getByRole('button', { name: greetingWords.follow })).toHaveCount(0);
      expect(await getKept(page)).toBeNull();
      await expect(page.getByLabel(calculatorWords.dateLabels.lmp).and(page.locator('[type=date]'))).toBeVisible();
    },
  );
}

test('a link from months ago stands above one’s own week', FULL, async ({ page }) => {
  await storeDueDate(page, '2027-03-08');
  await page.goto('/?date=2026-06-08');
  const past = page.getByRole('region', { name: 'The due date was Monday, June 8, 2026' });
  await expect(past).toBeVisible();
  await expect(ownWeek(page)).toContainText('Due Monday, March 8, 2027');
  expect(await getKept(page)).toBe(toStored('2027-03-08'));
});

test('a link from months ago is told in French', FULL, async ({ page }) => {
  await page.goto('/fr/?date=2026-06-08');
  await expect(page.getByRole('region', { name: new RegExp(`^${wasDueOn('')}.*8.*2026$`) })).toBeVisible();
});

test('a link never changes the due date that the visitor keeps, and says so', async ({ page }) => {
  await storeDueDate(page, '2027-03-08');
  await page.goto('/?date=2027-06-08');
  await expect(greeting(page)).toContainText('Tuesday, June 8, 2027');
  await expect(greeting(page)).toContainText('Your own due date, kept in this browser, stays as it is.');
  expect(await getKept(page)).toBe(toStored('2027-03-08'));
  await page.goto('/?date=garbage');
  await expect(problem(page)).toBeVisible();
  await expect(ownWeek(page)).toBeVisible();
  expect(await getKept(page)).toBe(toStored('2027-03-08'));
  await page.goto('/');
  await expect(ownWeek(page)).toBeVisible();
  await expect(greeting(page)).toBeHidden();
});

test("a link to the visitor's own due date shows what others see, and leads back", FULL, async ({ page }) => {
  await storeDueDate(page, '2027-06-08');
  await page.goto('/?date=2027-06-08');
  await expect(greeting(page)).toContainText('Tuesday, June 8, 2027');
  await expect(greeting(page)).not.toContainText('stays as it is');
  await greeting(page).getByRole('link', { name: 'Back to my week' }).click();
  await expect(ownWeek(page)).toBeVisible();
});

test('a returning visitor finds their week, what comes next and the tools', async ({ page }) => {
  await storeDueDate(page, '2027-06-08');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are 11 weeks pregnant');
  await expect(ownWeek(page)).toContainText('11 weeks 4 days');
  await expect(ownWeek(page)).toContainText('Due Tuesday, June 8, 2027');
  await expect(ownWeek(page)).toContainText('Today your baby is about as long as');
  await ownWeek(page)
    .getByLabel(/^Where do you live\?/)
    .selectOption('ON');
  await expect(ownWeek(page)).toContainText('Next appointment');
  await expect(ownWeek(page).getByRole('navigation', { name: 'Tools' }).getByRole('link')).toHaveText([
    'Contraction timer',
    'Hospital bag',
    'Benefits planner',
    'Help where you live',
  ]);
  await expect(page.getByLabel(calculatorWords.dateLabels.lmp)).toBeHidden();
  await ownWeek(page).getByRole('link', { name: calculatorWords.changeDate }).click();
  await expect(page.getByLabel('Due date', { exact: true })).toHaveValue('2027-06-08');
  await page.goto('/');
  await ownWeek(page).getByRole('link', { name: 'Share' }).click();
  await expect(page.getByRole('heading', { name: 'Share your due date' })).toBeInViewport();
  await page.goto('/');
  await ownWeek(page).getByRole('link', { name: 'All about week 11' }).click();
  await expect(page).toHaveURL('/development/week-11');
});

for (const [dueDate, title, link] of [
  ['2027-08-28', 'Your forty weeks have begun', '/development/week-1'],
  ['2026-11-07', 'You are 42 weeks pregnant', '/development/week-40'],
] as const) {
  test(`a returning visitor with the due date ${dueDate} gets a week page that exists`, FULL, async ({ page }) => {
    await storeDueDate(page, dueDate);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: /^All about week/ })).toHaveAttribute('href', link);
  });
}

test('after 42 weeks nothing is counted: the page asks whether the baby has arrived', FULL, async ({ page }) => {
  await storeDueDate(page, '2026-11-06');
  await page.goto('/');
  const arrived = page.getByRole('region', { name: pastTermWords.hasArrived });
  await expect(arrived).toContainText(
    'go now to the labour and delivery unit or your nursing station. Health line: 811',
  );
  await expect(arrived.getByRole('link')).toHaveText([
    'My baby is here',
    '811',
    '1-888-315-9257',
    'Change or forget this due date',
    'If this pregnancy has ended',
  ]);
});

for (const [name, kept] of [
  ['nothing', undefined],
  ['a due date long past', toStored('2025-11-21')],
  ['a due date that no clock of today could give', toStored('2028-06-08')],
  ['something broken', '{"version":1,"dueDate":'],
] as const) {
  test(`a visitor whose browser keeps ${name} is not greeted`, FULL, async ({ page }) => {
    await page.addInitScript((text) => text && window.localStorage.setItem('pregnancy', text), kept);
    await page.goto('/');
    // The tabs answer once the page has mounted.
    await page.getByRole('tab', { name: 'Resources' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Resources' })).toBeVisible();
    await expect(page.locator('[data-island="shared-greeting"]').getByRole('heading')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Canadian Due Date Calculator');
  });
}

for (const search of ['?date=2027-06-08', '?date=garbage', '']) {
  test(`nothing jumps when the greeting comes: /${search}`, FULL, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await storeDueDate(page, '2027-03-08');
    const shift = await watchLayoutShift(page);
    await page.goto(`/${search}`);
    await expect(page.locator('[data-island="shared-greeting"]').getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await shift()).toBe(0);
  });
}

test.describe('where the scripts do not arrive', () => {
  test.use({ expectedErrors: ['Failed to load resource'], awaitsWidgets: false });

  test('the page appears without its greeting', FULL, async ({ page }) => {
    await page.route('**/_next/**/*.js', (route) => route.abort());
    await page.goto('/?date=2027-06-08');
    await expect(page.getByRole('link', { name: homeWords.calculate })).toBeVisible();
    await expect(greeting(page)).toBeHidden();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [name, search] of [
    ['greeting', '?date=2027-06-08'],
    ['problem', '?date=garbage'],
    ['own week', ''],
  ] as const) {
    test(`the ${name} has no accessibility problem and fits 320 px, ${colorScheme}`, FULL, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 320, height: 800 });
      await storeDueDate(page, '2027-03-08');
      await page.goto(`/${search}`);
      await expect(page.locator('[data-island="shared-greeting"]').getByRole('heading').first()).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      expect(await findTooWide(page)).toEqual([]);
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is there, and says why there is no greeting', async ({ page }) => {
    await page.goto('/?date=2027-06-08');
    await expect(page.locator('noscript p')).toHaveText(
      'A link with a due date needs JavaScript to open, and JavaScript is off.',
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(greeting(page)).toBeHidden();
  });
});
