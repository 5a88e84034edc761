import type { Page } from '@playwright/test';
import { eiYears } from '@/data/benefits/ei-years';
import { qpipYears } from '@/data/benefits/qpip-years';
import { findYearFigures } from '@/lib/benefits/program-years';
import { formatDollars } from '@/lib/format/amounts';
import { findTooWide } from './find-too-wide';
import { expect, test } from './fixtures';
import { readPdf } from './read-pdf';
import { fullUnless } from './tags';

interface Entry {
  province: string;
  dueDate?: string;
  birthDate?: string;
  lastWorkDay?: string;
  earnings: string;
  otherEarnings?: string;
}

/** The claims below begin in 2027 and 2028. The tests use those years' figures as soon as `data/benefits` has them. */
const ei2027 = findYearFigures(eiYears, 2027);
const ei2028 = findYearFigures(eiYears, 2028);

/** What QPIP pays at most a week in 2027, rounded to whole dollars. */
const getQpipMaximum = (ratePercent: number) =>
  Math.round((findYearFigures(qpipYears, 2027).maxInsurableEarnings / 52) * (ratePercent / 100));

const form = (page: Page) => page.getByRole('form', { name: 'Plan your benefits' });
const option = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Your benefits plan' }).getByRole('group', { name, exact: true });
const planButton = (page: Page) => form(page).getByRole('button', { name: 'Show my plan' });

async function plan(page: Page, entry: Entry) {
  await page.goto('/benefits');
  await form(page).getByLabel('Province or territory').selectOption(entry.province);
  if (entry.dueDate) await form(page).getByLabel('Due date').fill(entry.dueDate);
  if (entry.birthDate)
    await form(page)
      .getByLabel(/^Birth date/)
      .fill(entry.birthDate);
  if (entry.lastWorkDay)
    await form(page)
      .getByLabel(/^Last day of work/)
      .fill(entry.lastWorkDay);
  if (entry.otherEarnings) {
    await form(page).getByRole('radio', { name: 'Two parents' }).check();
    await form(page)
      .getByLabel(/^Other parent's earnings/)
      .fill(entry.otherEarnings);
    await form(page)
      .getByLabel(/^Birth parent's earnings/)
      .fill(entry.earnings);
  } else {
    await form(page)
      .getByLabel(/^Earnings/)
      .fill(entry.earnings);
  }
  await planButton(page).click();
}

const ontario: Entry = { province: 'Ontario', dueDate: '2027-06-08', lastWorkDay: '2027-05-28', earnings: '1,000' };

test('Ontario: standard beside extended, with weeks, amounts and dates', async ({ page }) => {
  await plan(page, ontario);
  await expect(page.getByRole('heading', { name: 'Your benefits plan' })).toBeFocused();
  await expect(page.getByText('An estimate, not a decision: Service Canada decides.')).toBeVisible();
  const standard = option(page, 'Standard option');
  await expect(standard).toContainText('$27,500 before tax, in 50 weeks');
  await expect(standard.getByRole('row')).toHaveText([
    /^Weeks/,
    /^Waiting week, not paid1 weekMay 30, 2027 to June 5, 2027\$0$/,
    /^Maternity15 weeksJune 6, 2027 to September 18, 2027\$55055%$/,
    /^Parental35 weeksSeptember 19, 2027 to May 20, 2028\$55055%$/,
  ]);
  const calendar = standard.getByRole('img', { name: /^Calendar of the weeks/ });
  await expect(calendar.locator('rect')).toHaveCount(3);
  await expect(calendar).toContainText('Maternity, 15 weeks');
  const extended = option(page, 'Extended option');
  await expect(extended).toContainText('$28,380 before tax, in 76 weeks');
  await expect(extended.getByRole('row').last()).toHaveText(
    /^Parental61 weeksSeptember 19, 2027 to November 18, 2028\$33033%$/,
  );
  const main = page.getByRole('main');
  await expect(main).toContainText('Self-employed? EI pays you only if you signed up for it beforehand.');
  await expect(main).toContainText(
    ei2027.year === 2027
      ? 'A claim that begins in 2027 has the figures of 2027'
      : `which we do not have yet. Until then we use those of ${ei2027.year}`,
  );
  await expect(main).toContainText('We assume your claim starts on the Sunday after your last day of work.');
  await expect(main).toContainText('Family supplement: with a net family income of up to $25,921');
  const toDos = page.getByRole('region', { name: 'What to do when' }).getByRole('listitem');
  await expect(toDos.filter({ hasText: 'Apply to Service Canada' })).toContainText('Friday, June 25, 2027');
  await expect(toDos.filter({ hasText: '12 weeks before' })).toContainText('Sunday, March 14, 2027');
  await expect(toDos.filter({ hasText: '17 weeks after' })).toContainText('Saturday, October 9, 2027');
  await expect(toDos.filter({ hasText: 'in the standard option' })).toContainText('Saturday, June 10, 2028');
  await expect(toDos.filter({ hasText: '600 hours' })).toBeVisible();
  const leave = page.getByRole('region', { name: 'Your job: leave in Ontario' });
  await expect(leave.getByRole('definition')).toHaveText(['17 weeks', '61 weeks', '63 weeks', '78 weeks']);
});

test('two parents: what each gets, capped at the maximum, and weeks that come too late are named', async ({ page }) => {
  await plan(page, { ...ontario, otherEarnings: '3000' });
  const standard = option(page, 'Standard option');
  await expect(standard).toContainText('Birth parent: $27,500 in 50 weeks');
  await expect(page.getByRole('region', { name: 'About these figures' })).toContainText(
    'A week that was waived was not served, so the second claim may then have one',
  );
  await expect(standard).toContainText(`Other parent: ${formatDollars(5 * ei2027.maxWeekly.standard)} in 5 weeks`);
  await expect(
    page.getByText(`The other parent's earnings are above the most that EI insures in ${ei2027.year}.`),
  ).toBeVisible();
  await form(page).getByRole('radio', { name: 'After the birth parent' }).check();
  await expect(standard).toContainText(`Other parent: ${formatDollars(3 * ei2028.maxWeekly.standard)} in 3 weeks`);
  await expect(page.getByText(/Standard option: 2 weeks of the other parent fall after the time/)).toBeVisible();

  const earnings = form(page).getByLabel(/^Other parent's earnings/);
  await expect(earnings).toHaveAccessibleDescription(
    `This is above the most that EI insures in ${ei2027.year}. That is fine: benefits are counted up to it.`,
  );
  await earnings.fill('500');
  await expect(earnings).toHaveAccessibleDescription('Each parent has to qualify with their own work.');
});

test('Quebec: QPIP with the basic beside the special plan, for two parents', async ({ page }) => {
  await plan(page, { ...ontario, province: 'Quebec', otherEarnings: '3,000' });
  const main = page.getByRole('main');
  await expect(main).toContainText('Quebec Parental Insurance Plan (QPIP). Due June 8, 2027.');
  await expect(main).toContainText('An estimate, not a decision: RQAP, which runs the plan, decides.');
  const basic = option(page, 'Basic plan');
  const at70 = formatDollars(getQpipMaximum(70));
  const at55 = formatDollars(getQpipMaximum(55));
  await expect(basic.getByRole('row')).toHaveText([
    /^Weeks/,
    /^MaternityBirth parent18 weeksMay 30, 2027 to October 2, 2027\$70070%$/,
    /^ParentalBirth parent28 weeksOctober 3, 2027 to April 15, 2028\$55055%$/,
    `Own weeksOther parent5 weeksJune 6, 2027 to July 10, 2027${at70}70%`,
    `ParentalOther parent7 weeksJuly 11, 2027 to August 28, 2027${at70}70%`,
    `ParentalOther parent1 weekAugust 29, 2027 to September 4, 2027${at55}55%`,
  ]);
  const special = option(page, 'Special plan');
  await expect(special).toContainText('Birth parent: $27,750 in 37 weeks');
  await expect(special).toContainText(`Other parent: ${formatDollars(9 * getQpipMaximum(75))} in 9 weeks`);
  await expect(page.getByText('There is no waiting week.').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'What to do when' })).toContainText('$2,000 of insurable earnings');
});

for (const [lastWorkDay, year, amount] of [
  ['2025-12-20', '2025', '$695'],
  ['2025-12-27', '2026', '$729'],
] as const) {
  test(`a claim after a last day of work on ${lastWorkDay} has the figures of ${year}`, async ({ page }) => {
    await plan(page, { ...ontario, dueDate: '', birthDate: '2026-01-06', lastWorkDay, earnings: '2500' });
    await expect(option(page, 'Standard option').getByRole('row').nth(1)).toContainText(`${amount}55%`);
    await expect(page.getByText(`A claim that begins in ${year} has the figures of ${year}`)).toBeVisible();
    await expect(option(page, 'Standard option')).not.toContainText('Waiting week');
  });
}

test('what is wrong stands beside its field, focus goes to the first, and what was typed stays', async ({ page }) => {
  await plan(page, { ...ontario, earnings: 'lots' });
  const earnings = form(page).getByLabel(/^Earnings/);
  await expect(earnings).toBeFocused();
  await expect(earnings).toHaveValue('lots');
  await expect(page.getByRole('heading', { name: 'Your benefits plan' })).toBeHidden();
  for (const [text, message] of [
    ['-5', /cannot be below zero/],
    ['', /Enter what you earn/],
    ['900,000', /at most \$20,000 a week/],
  ] as const) {
    await earnings.fill(text);
    await planButton(page).click();
    await expect(earnings).toHaveAccessibleDescription(message);
  }
  await form(page).getByRole('radio', { name: 'Two parents' }).check();
  const standard = form(page).getByRole('group', { name: 'Standard option' });
  await standard.getByLabel('Other parent').fill('6');
  await form(page).getByRole('group', { name: 'Extended option' }).getByLabel('Birth parent').fill('-1');
  await planButton(page).click();
  await expect(standard.getByLabel('Other parent')).toHaveAccessibleDescription(/Together you have 40 weeks/);
  await expect(
    form(page).getByRole('group', { name: 'Extended option' }).getByLabel('Birth parent'),
  ).toHaveAccessibleDescription(/cannot be below zero/);
  await expect(standard.getByLabel('Other parent')).toHaveValue('6');
});

test('births before 20 or after 44 weeks are asked about, and an empty form names its first field', async ({
  page,
}) => {
  await page.goto('/benefits');
  await planButton(page).click();
  await expect(form(page).getByLabel('Due date')).toBeFocused();
  await form(page).getByLabel('Province or territory').selectOption('Ontario');
  await form(page)
    .getByLabel(/^Earnings/)
    .fill('1000');
  const birth = form(page).getByLabel(/^Birth date/);
  for (const [due, message] of [
    ['2027-04-20', /before 20 weeks of pregnancy/],
    ['2026-10-01', /after 44 weeks of pregnancy/],
  ] as const) {
    await form(page).getByLabel('Due date').fill(due);
    await birth.fill('2026-11-15');
    await planButton(page).click();
    await expect(birth).toBeFocused();
    await expect(birth).toHaveAccessibleDescription(message);
  }
});

test('the plan follows edits, stays after a reload, and goes when it is cleared', async ({ page }) => {
  await plan(page, ontario);
  await form(page)
    .getByLabel(/^Earnings/)
    .fill('1200');
  await expect(option(page, 'Standard option')).toContainText('$33,000');
  await expect(page.getByRole('status', { name: 'Plan in short' })).toContainText(
    'Standard option: $33,000 in 50 weeks',
  );
  await page.reload();
  await expect(option(page, 'Standard option')).toContainText('$33,000');
  await expect(form(page).getByLabel('Due date')).toHaveValue('2027-06-08');
  await expect(form(page).getByLabel('Province or territory')).toHaveValue('ON');
  await form(page).getByRole('button', { name: 'Clear' }).click();
  await expect(option(page, 'Standard option')).toBeHidden();
  await page.reload();
  await expect(form(page).getByLabel('Province or territory')).toHaveValue('ON');
  await expect(form(page).getByLabel(/^Earnings/)).toHaveValue('');
});

test('it knows the due date of the calculator, and broken storage leaves an empty form', async ({ page }) => {
  await page.addInitScript(() => {
    window.localStorage.setItem('pregnancy', JSON.stringify({ version: 1, dueDate: '2027-06-08' }));
    window.localStorage.setItem('benefitsPlan', '{"version":1,"fields":{"dueDate":5}}');
  });
  await page.goto('/benefits');
  await expect(form(page).getByLabel('Due date')).toHaveValue('2027-06-08');
});

test('the whole form works by keyboard', async ({ page }) => {
  await page.goto('/benefits');
  await form(page).getByLabel('Province or territory').focus();
  await page.keyboard.type('Nova');
  await form(page).getByRole('radio', { name: 'One parent' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(form(page).getByRole('radio', { name: 'Two parents' })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await form(page).getByLabel('Due date').fill('2027-06-08');
  await form(page)
    .getByLabel(/^Earnings/)
    .focus();
  await page.keyboard.type('800');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your benefits plan' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Your job: leave in Nova Scotia' })).toContainText('77 weeks');
});

test('where our sources disagree there is the official page and no number', async ({ page }) => {
  await plan(page, { ...ontario, province: 'Nunavut' });
  const leave = page.getByRole('region', { name: 'Your job: leave in Nunavut' });
  await expect(leave).toContainText('Please read the length on the official page.');
  await expect(leave).toContainText('Ask the Labour Standards Compliance Office before you choose extended.');
  await expect(leave.getByRole('definition')).toHaveCount(0);
  await expect(leave.getByRole('link', { name: /Official page on leave in Nunavut/ })).toHaveAttribute(
    'href',
    /nu-lsco/,
  );
});

for (const width of [320, 360, 1280]) {
  const tag = fullUnless(width !== 360);
  test(`nothing scrolls sideways at ${width} px`, tag, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await plan(page, { ...ontario, otherEarnings: '3000' });
    await expect(option(page, 'Extended option')).toBeVisible();
    expect(await findTooWide(page)).toEqual([]);
  });
}

test('the plan prints on Letter with its date, addresses and sources, and without the form', async ({ page }) => {
  await plan(page, ontario);
  await expect(option(page, 'Extended option')).toBeVisible();
  const pages = await readPdf(await page.pdf({ format: 'Letter', margin: { top: '1.5cm', bottom: '1.5cm' } }));
  expect(pages.length).toBeLessThanOrEqual(3);
  const text = pages.join(' ');
  for (const part of [
    'Your benefits plan',
    '/benefits. Printed November 21, 2026.',
    'Standard option',
    '$27,500',
    'Extended option',
    '$28,380',
    'Maternity, 15 weeks',
    'Friday, June 25, 2027',
    'Employment Insurance Act, section 22: pregnancy',
    'https://www.canada.ca/en/services/benefits/ei/ei-maternity-parental.html',
    'Checked November 21, 2026.',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('Show my plan');
  expect(text).not.toContain('The maximums of EI, by year');
});

test('a plan of two parents prints both options on its first page', async ({ page }) => {
  await plan(page, { ...ontario, province: 'Quebec', otherEarnings: '2,500' });
  await expect(option(page, 'Special plan')).toBeVisible();
  const [first = ''] = await readPdf(
    await page.pdf({ format: 'Letter', margin: { top: '1.5cm', bottom: '1.5cm', left: '1.5cm', right: '1.5cm' } }),
  );
  const amounts = [70, 75].map((ratePercent) => formatDollars(getQpipMaximum(ratePercent)));
  for (const part of ['Your benefits plan', 'Basic plan', 'Special plan', ...amounts]) {
    expect(first).toContain(part);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the rules stand there, and each figure under its own year, newest first', async ({ page }) => {
    await page.goto('/benefits');
    const table = page.getByRole('table', { name: 'The maximums of EI, by year' });
    await expect(table.getByRole('rowheader')).toHaveText(eiYears.map(({ year }) => `${year}`).toReversed());
    await expect(table.getByRole('row', { name: /^2026/ })).toHaveText('2026$68,900$729$437');
    await expect(table.getByRole('row', { name: /^2022/ })).toContainText('$60,300$638');
    const ei = page.getByRole('region', { name: 'Employment Insurance (EI)' });
    for (const rule of [
      'Up to 15 weeks for the parent who is pregnant or gave birth.',
      'They can start up to 12 weeks before your due date, on the Sunday of that week.',
      'They end no later than 17 weeks after the due date or the birth, whichever is later, on the Saturday of that week.',
      'Claims that began from March 30, 2025 to October 10, 2026 should have none.',
      'Up to 35 weeks for one parent, within 52 weeks after the week of birth.',
      'Up to 61 weeks for one parent, within 78 weeks after the week of birth.',
      'For families with a net income of up to $25,921 a year',
      'EI can then pay up to 80% of your earnings',
    ]) {
      await expect(ei).toContainText(rule);
    }
    await expect(page.getByRole('heading', { name: 'Special plan' })).toBeVisible();
  });
});
