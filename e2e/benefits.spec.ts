import type { Page } from '@playwright/test';
import { eiYears } from '@/data/benefits/ei-years';
import { findYearFigures } from '@/lib/benefits/program-years';
import { formatDollars } from '@/lib/format/amounts';
import { findTooWide } from './find-too-wide';
import { expect, test } from './fixtures';
import { readPdf } from './read-pdf';
import { FULL } from './tags';
import { unfold } from './unfold';
import { answerWords, knownFactsWords, leaveWords, parentWords } from './words';

// The clock stands at November 21, 2026. Claims of the tests begin in 2027 and 2028: figures of those years are used as
// soon as `data/benefits` has them, and pay below the maximums otherwise.
const ei2027 = findYearFigures(eiYears, 2027);

const form = (page: Page) => page.getByRole('group', { name: leaveWords.form });
const answer = (page: Page) => page.getByRole('region', { name: answerWords.heading });
const parent = (page: Page, name: string) => form(page).getByRole('group', { name, exact: true });
const cards = (page: Page) => answer(page).getByRole('group', { name: 'What you can tick' });
const card = (page: Page, name: RegExp) => cards(page).getByRole('radio', { name });
const dates = (page: Page, name = 'The parent who gives birth') => answer(page).getByRole('table', { name });
const months = (page: Page) => answer(page).getByRole('table', { name: /^The weeks that end in each month/ });
const pay = (page: Page, name = parentWords.parents.birth) =>
  parent(page, `${name} ${leaveWords.pay}`).getByLabel(leaveWords.pay);
const toDos = (page: Page) => answer(page).getByRole('region', { name: answerWords.toDos }).getByRole('listitem');

/** Opens the line of what is known, where there is one. */
async function changeKnown(page: Page) {
  await expect(form(page).getByRole('radio', { name: 'Both', exact: true })).toBeEnabled();
  const line = form(page).getByText(knownFactsWords.change, { exact: true });
  if ((await line.count()) > 0 && !(await form(page).getByLabel('Where do you live?').isVisible())) await line.click();
}

const birthDate = (page: Page) => form(page).getByLabel(leaveWords.birthDate);

async function fillBirthDate(page: Page, day: string) {
  if (!(await birthDate(page).isVisible())) await form(page).getByText(leaveWords.alreadyBorn).click();
  await birthDate(page).fill(day);
}

interface Entry {
  region?: string;
  dueDate?: string;
  birthDate?: string;
  lastWorkDay?: string;
  pay?: string;
  otherPay?: string;
}

const ontario: Entry = { region: 'Ontario', dueDate: '2027-06-08', lastWorkDay: '2027-05-28', pay: '1,000' };

async function plan(page: Page, { region, dueDate, birthDate: bornOn, lastWorkDay, pay: earned, otherPay }: Entry) {
  await page.goto('/benefits');
  await changeKnown(page);
  if (region) await form(page).getByLabel('Where do you live?').selectOption(region);
  if (dueDate) await form(page).getByLabel('Due date').fill(dueDate);
  if (bornOn) await fillBirthDate(page, bornOn);
  if (otherPay !== undefined) await form(page).getByRole('radio', { name: 'Both', exact: true }).check();
  const birthParent = parent(page, 'The parent who gives birth');
  if (lastWorkDay) await birthParent.getByLabel(leaveWords.lastWorkDay).fill(lastWorkDay);
  if (earned) await pay(page).fill(earned);
  if (otherPay) await pay(page, parentWords.parents.other).fill(otherPay);
}

test('Ontario, a year off: what to tick and type, dollars, Sundays to Saturdays, months, and what to do', async ({
  page,
}) => {
  await plan(page, ontario);
  await expect(answer(page)).toContainText(
    'Tick standard. Type 35 parental weeks. The 15 maternity weeks are asked for apart',
  );
  // Standard: 15 + 35 weeks at $550. Extended: 15 at $550 and, of the year, 36 at $330: $20,130.
  await expect(answer(page)).toContainText(
    'In the same weeks it pays $7,370 more than extended, though the leave ends with 1 week without pay.',
  );
  await expect(card(page, /^Standard \$550 a week.*about \$27,500 in all$/)).toBeChecked();
  await expect(dates(page).getByRole('row')).toHaveText([
    /^Weeks/,
    /^Waiting week, not paid unless waived1 weekMay 30, 2027 to Jun 5, 2027\$0$/,
    /^Maternity15 weeksJun 6, 2027 to Sep 18, 2027\$55055%$/,
    /^Parental35 weeksSep 19, 2027 to May 20, 2028\$55055%$/,
    /^Not paid: one parent cannot get more1 weekMay 21, 2028 to May 27, 2028\$0$/,
  ]);
  await expect(answer(page)).toContainText('Back at work: Monday, May 29, 2028.');
  await unfold(answer(page));
  // June has four Saturdays: the first ends the waiting week, three end paid weeks.
  await expect(months(page).getByRole('row', { name: /^Jun 2027/ })).toContainText('$1,650');
  await expect(toDos(page).filter({ hasText: 'Apply to Service Canada' })).toContainText('Friday, June 25, 2027');
  await expect(toDos(page).filter({ hasText: 'last day on which maternity' })).toContainText(
    'Saturday, October 9, 2027',
  );
  // The claim that begins on May 30, 2027 closes after 52 weeks.
  await expect(toDos(page).filter({ hasText: 'last day on which EI parental' })).toContainText(
    'Saturday, May 27, 2028',
  );
  await expect(toDos(page).filter({ hasText: '600 hours' })).toBeVisible();
  await expect(answer(page).getByRole('heading', { name: 'A year off? That is standard.' })).toBeVisible();
  await expect(answer(page)).toContainText('only from 59 parental weeks on');

  await card(page, /^Extended/).check();
  await expect(dates(page).getByRole('row').nth(3)).toHaveText(
    /^Parental36 weeksSep 19, 2027 to May 27, 2028\$33033%$/,
  );
});

test('three answers are enough on a phone: the sentence stands on the same screen, right below them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/benefits');
  await expect(form(page).getByRole('radio', { name: 'Both', exact: true })).toBeEnabled();
  await form(page).getByLabel('Where do you live?').selectOption('Ontario');
  await expect(form(page).getByText(leaveWords.programOf.ei('in Ontario'))).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Quebec Parental Insurance Plan (QPIP)' })).toBeHidden();
  await form(page).getByLabel('Due date').fill('2027-06-08');
  await form(page).getByRole('radio', { name: parentWords.parents.birth, exact: true }).check();
  const sentence = answer(page).getByText('Type 35 parental weeks').first();
  await expect(sentence).toBeVisible();
  const first = await form(page).getByLabel('Where do you live?').boundingBox();
  const said = await sentence.boundingBox();
  expect((said?.y ?? 0) + (said?.height ?? 0) - (first?.y ?? 0)).toBeLessThan(844);
  await expect(cards(page)).not.toContainText('$');
  await expect(pay(page)).toHaveCount(1);

  await page.reload();
  await expect(page.getByText(/^Ontario · Due June 8, 2027 ·$/)).toBeVisible();
  await expect(form(page).getByLabel('Where do you live?')).toBeHidden();
  await changeKnown(page);
  await form(page).getByLabel('Where do you live?').selectOption('Quebec');
  await expect(answer(page)).toContainText('plan of QPIP');
  await expect(page.getByRole('heading', { name: 'Employment Insurance (EI)' })).toBeHidden();
});

test('18 months off: extended pays more in all, and says so', FULL, async ({ page }) => {
  await plan(page, ontario);
  await parent(page, 'The parent who gives birth').getByLabel(leaveWords.back).selectOption('After 18 months');
  // 15 x 550 + 61 x 330 = $28,380, against $27,500.
  await expect(answer(page)).toContainText('Tick extended. Type 61 parental weeks.');
  await expect(answer(page)).toContainText('this pays $880 more in all than standard');
});

test(
  'two parents: the other one ticks the same, is capped, and never makes extended the answer to a year',
  FULL,
  async ({ page }) => {
    await plan(page, { ...ontario, otherPay: '3000' });
    await expect(answer(page)).toContainText('Tick standard. Type 35 parental weeks.');
    await expect(answer(page)).toContainText('The other parent: tick standard too. Type 5.');
    await expect(answer(page)).toContainText('Both parents get the same option. The first application decides.');
    await expect(dates(page, 'The other parent').getByRole('row').last()).toContainText(
      formatDollars(ei2027.maxWeekly.standard),
    );
    await expect(answer(page)).toContainText('Pay above the insured maximum is fine');
    await unfold(answer(page));
    const row = months(page).getByRole('columnheader');
    await expect(row).toHaveText(['Month', 'The parent who gives birth', 'The other parent', 'Together']);
  },
);

test(
  'a second parent who starts late: standard would be too late, and the reverse trap is named',
  FULL,
  async ({ page }) => {
    await page.goto('/benefits');
    await form(page).getByLabel('Where do you live?').selectOption('Ontario');
    await form(page).getByLabel('Due date').fill('2026-03-04');
    await fillBirthDate(page, '2026-03-04');
    await form(page).getByRole('radio', { name: parentWords.parents.other, exact: true }).check();
    const other = parent(page, 'The other parent');
    await other.getByLabel(leaveWords.lastWorkDay).fill('2027-01-29');
    await other.getByLabel(leaveWords.back).selectOption('On a date');
    await other.getByLabel('Day back at work').fill('2027-08-02');
    await pay(page, parentWords.parents.other).fill('1000');
    await expect(answer(page)).toContainText('Tick extended.');
    await expect(answer(page)).toContainText('Standard can pay only until Saturday, March 6, 2027');
    await expect(answer(page)).toContainText('Extended can pay until Saturday, September 4, 2027');
  },
);

test('Quebec: basic beside special for two parents, and for one parent alone', async ({ page }) => {
  await plan(page, { ...ontario, region: 'Quebec', otherPay: '900' });
  await expect(answer(page)).toContainText('of QPIP.');
  await expect(card(page, /^Basic plan/)).toBeVisible();
  await card(page, /^Basic plan/).check();
  await expect(dates(page).getByRole('row').nth(1)).toHaveText(
    /^Maternity18 weeksMay 30, 2027 to Oct 2, 2027\$70070%$/,
  );
  await expect(dates(page, 'The other parent').getByRole('row').nth(1)).toHaveText(
    /^Exclusive weeks5 weeksJun 6, 2027 to Jul 10, 2027\$63070%$/,
  );
  await expect(answer(page).getByRole('heading', { name: 'A year off? That is standard.' })).toHaveCount(0);
  await form(page).getByRole('radio', { name: parentWords.parents.birth, exact: true }).check();
  await form(page)
    .getByRole('group', { name: 'Will two parents be on the act of birth?' })
    .getByRole('radio', { name: 'No' })
    .check();
  await card(page, /^Basic plan/).check();
  await expect(
    dates(page).getByRole('row', { name: /^Exclusive weeks5 weeks|^Exclusive weeks 5 weeks/ }),
  ).toBeVisible();
});

for (const [lastWorkDay, year, amount] of [
  ['2025-12-19', '2025', '$695'],
  ['2025-12-26', '2026', '$729'],
] as const) {
  test(`a claim after a last day at work on ${lastWorkDay} has the figures of ${year}`, FULL, async ({ page }) => {
    await plan(page, { ...ontario, dueDate: '2026-01-06', birthDate: '2026-01-06', lastWorkDay, pay: '2500' });
    await expect(dates(page).getByRole('row').nth(1)).toContainText(`${amount}55%`);
    await expect(answer(page)).toContainText(`An EI claim that begins in ${year} has the figures of ${year}`);
    await expect(dates(page)).not.toContainText('Waiting week');
    const late = toDos(page).first();
    await expect(late).toContainText('has passed. Apply today, and ask for an earlier start of the claim.');
  });
}

test('adoption has no maternity weeks, and says what is not in force', FULL, async ({ page }) => {
  await page.goto('/benefits');
  await form(page).getByLabel('Where do you live?').selectOption('Ontario');
  await form(page).getByText(leaveWords.more).click();
  await form(page).getByRole('radio', { name: 'By adoption' }).check();
  await form(page).getByLabel('The day your child comes to live with you').fill('2027-02-10');
  await expect(answer(page)).toContainText('Tick standard. Type 35 parental weeks.');
  await expect(answer(page)).not.toContainText('maternity weeks are asked for apart');
  await expect(answer(page)).toContainText('could not be claimed yet');
});

test('laid off and on regular EI: the claim goes on, with what is left of 50 weeks', FULL, async ({ page }) => {
  await plan(page, { ...ontario, dueDate: '2027-01-20', lastWorkDay: '2026-08-14' });
  await form(page).getByText(leaveWords.more).click();
  await form(page).getByLabel('Insured work').selectOption('Laid off, on regular EI');
  await form(page).getByLabel(leaveWords.back, { exact: true }).selectOption('As long as it is paid');
  // 22 weeks of regular EI from August 16 to January 16, and 28 of $550.
  await expect(answer(page)).toContainText('after 22 weeks of regular EI it can still pay 28 weeks');
  await expect(card(page, /^Standard \$550 a week.*about \$15,400 in all$/)).toBeVisible();
  await expect(answer(page)).not.toContainText('may not qualify');
  await form(page).getByLabel('Weeks of regular EI').fill('30');
  await expect(card(page, /^Standard \$550 a week.*about \$11,000 in all$/)).toBeVisible();
  await page.reload();
  await form(page).getByText(leaveWords.more).click();
  await expect(form(page).getByLabel('Weeks of regular EI')).toHaveValue('30');
});

test(
  'a year that was never applied for: what to ask for stands first, on the screen and on paper, without dollars',
  FULL,
  async ({ page }) => {
    // The pay is known, and not asked for where nothing can be paid.
    await plan(page, { ...ontario, pay: '1390' });
    await form(page).getByLabel('Due date').fill('2025-07-16');
    await fillBirthDate(page, '2025-07-16');
    await parent(page, 'The parent who gives birth').getByLabel(leaveWords.lastWorkDay).fill('2025-07-11');
    const lost = 'No week of this leave is left to be paid, unless Service Canada moves the claim back.';
    await expect(answer(page).getByText(lost).first()).toBeVisible();
    await expect(answer(page).getByRole('group', { name: 'What you can tick' })).toHaveCount(0);
    await unfold(answer(page));
    await expect(months(page)).toHaveCount(0);
    await expect(answer(page)).not.toContainText('34,750');
    const [sheet = ''] = await readPdf(await page.pdf({ format: 'Letter' }));
    expect(sheet).toContain('No week of this leave is left to be paid');
    expect(sheet).toContain('Apply today, and ask for an earlier start');
    expect(sheet).not.toContain('34,750');
  },
);

test('a half-filled form gives the weeks that it can, without dollars', FULL, async ({ page }) => {
  await plan(page, { region: 'Nova Scotia' });
  await expect(answer(page)).toHaveCount(0);
  await form(page).getByLabel('Due date').fill('2027-06-08');
  await expect(answer(page)).toContainText('Tick standard. Type 35 parental weeks.');
  await expect(cards(page)).not.toContainText('$');
  await expect(months(page)).toHaveCount(0);
  await unfold(answer(page));
  const weeks = answer(page).getByRole('table', { name: 'The weeks of each month' });
  await expect(weeks.getByRole('row', { name: /^Aug 2027/ })).toContainText('4 weeks paid');
});

test('what is wrong stands beside its field, is not taken, and stays typed', async ({ page }) => {
  await plan(page, { ...ontario, pay: '' });
  const birthParent = parent(page, 'The parent who gives birth');
  const field = pay(page);
  for (const [text, message] of [
    ['lots', /Enter an amount in dollars/],
    ['-5', /cannot be below zero/],
    ['1.200', /Write 1200 or 1\.20/],
    ['90', /That is \$90 a week\. Is the period right\?/],
    ['900,000', /Enter at most \$19,230\. Is the period right\?/],
  ] as const) {
    await field.fill(text);
    await field.blur();
    await expect(field).toHaveAccessibleDescription(message);
    await expect(field).toHaveValue(text);
    await expect(cards(page)).not.toContainText('$');
  }
  await field.fill('90');
  await field.blur();
  await form(page).getByRole('button', { name: 'That is right' }).click();
  await expect(answer(page)).toContainText('$50');
  await changeKnown(page);
  await form(page).getByLabel('Where do you live?').selectOption('Quebec');
  await field.fill('30');
  await field.blur();
  await expect(field).toHaveAccessibleDescription(/QPIP needs at least \$2,000/);

  const back = birthParent.getByLabel(leaveWords.back);
  await back.selectOption('On a date');
  const day = birthParent.getByLabel('Day back at work');
  await day.fill('2027-05-01');
  await day.blur();
  await expect(day).toHaveAccessibleDescription(/before the leave begins/);
  await expect(day).toHaveValue('2027-05-01');
});

test('births before 20 weeks, after 44 weeks or in the future are asked about', FULL, async ({ page }) => {
  await plan(page, { region: 'Ontario' });
  const birth = birthDate(page);
  // A due date that is right still gives an answer.
  for (const [due, born, message, answers] of [
    ['2027-04-07', '2026-11-15', /before 20 weeks of pregnancy/, 1],
    ['2026-10-01', '2026-11-15', /after 44 weeks of pregnancy/, 0],
    ['2026-12-01', '2026-11-25', /still to come/, 1],
  ] as const) {
    await form(page).getByLabel('Due date').fill(due);
    await fillBirthDate(page, born);
    await birth.blur();
    await expect(birth).toHaveAccessibleDescription(message);
    await expect(answer(page)).toHaveCount(answers);
  }
});

test('the answer follows edits, is announced, stays after a reload, and goes when the form is cleared', async ({
  page,
}) => {
  await plan(page, ontario);
  await pay(page).fill('1200');
  await expect(card(page, /^Standard.*about \$33,000 in all$/)).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(page.getByRole('status', { name: 'Your answer in short' })).toContainText(
    'Tick standard. Type 35 parental weeks.',
  );
  await page.reload();
  await expect(card(page, /^Standard.*about \$33,000 in all$/)).toBeVisible();
  await expect(form(page).getByLabel('Due date')).toHaveValue('2027-06-08');
  await form(page).getByText(leaveWords.more).click();
  await form(page).getByRole('button', { name: 'Start again' }).click();
  await expect(answer(page)).toHaveCount(0);
  await page.reload();
  await expect(form(page).getByLabel('Where do you live?')).toHaveValue('ON');
  await form(page).getByLabel('Due date').fill('2027-06-08');
  await expect(pay(page)).toHaveValue('');
});

test('a birth date that was put in by accident is taken out again', FULL, async ({ page }) => {
  await plan(page, { ...ontario, dueDate: '2026-12-10', lastWorkDay: '2026-11-13' });
  const birth = birthDate(page);
  const before = await answer(page).textContent();
  await fillBirthDate(page, '2026-11-20');
  await expect(answer(page)).not.toHaveText(before ?? '');
  await form(page).getByRole('button', { name: 'Clear: Birth date, once your baby is here' }).press('Enter');
  await expect(birth).toHaveValue('');
  await expect(birth).toBeFocused();
  await expect(answer(page)).toHaveText(before ?? '');
  await page.reload();
  await expect(form(page).getByLabel('Due date')).toHaveValue('2026-12-10');
  await expect(birth).toHaveValue('');
});

test('starting again also empties a day that is half typed', FULL, async ({ page }) => {
  await plan(page, ontario);
  const day = parent(page, 'The parent who gives birth').getByLabel(leaveWords.lastWorkDay);
  await day.fill('');
  await day.pressSequentially('05');
  await day.blur();
  await expect(day).toHaveAccessibleDescription(/Enter a full date that exists/);
  await form(page).getByText(leaveWords.more).click();
  await form(page).getByRole('button', { name: 'Start again' }).click();
  await expect(day).not.toHaveAccessibleDescription(/Enter a full date that exists/);
  expect(await day.evaluate((input: HTMLInputElement) => input.validity.badInput)).toBe(false);
});

test(
  'what the first version of the planner stored is read, and broken storage leaves an empty form',
  FULL,
  async ({ page }) => {
    await page.addInitScript(() => {
      window.localStorage.setItem('region', 'ON');
      window.localStorage.setItem(
        'benefitsPlan',
        JSON.stringify({
          version: 1,
          isPlanned: true,
          fields: {
            parents: 'two',
            dueDate: '2027-06-08',
            lastWorkDay: '2027-05-28',
            earningsPer: 'year',
            earnings: { birth: '52,000', other: '65000' },
          },
        }),
      );
    });
    await page.goto('/benefits');
    await expect(pay(page)).toHaveValue('52,000');
    await expect(pay(page, parentWords.parents.other)).toHaveValue('65000');
    await expect(card(page, /^Standard The parent who gives birth \$550 a week/)).toBeVisible();
    await page.addInitScript(() => window.localStorage.setItem('benefitsPlan', '{"version":2,"fields":{"dueDate":5}}'));
    await page.goto('/benefits');
    await expect(form(page).getByLabel('Due date')).toHaveValue('');
  },
);

test('the whole form works by keyboard', FULL, async ({ page }) => {
  await page.goto('/benefits');
  await form(page).getByLabel('Where do you live?').focus();
  await page.keyboard.type('Nova');
  await form(page).getByLabel('Due date').fill('2027-06-08');
  await form(page).getByRole('radio', { name: parentWords.parents.birth, exact: true }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(form(page).getByRole('radio', { name: 'Both', exact: true })).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await pay(page).focus();
  await page.keyboard.type('800');
  await expect(card(page, /^Standard \$440 a week/)).toBeChecked();
  await card(page, /^Standard/).focus();
  await page.keyboard.press('ArrowRight');
  await expect(card(page, /^Extended/)).toBeChecked();
  await expect(page.getByRole('region', { name: 'Your job: leave in Nova Scotia' })).toContainText('77 weeks');
});

test(
  'where our sources disagree on leave there is the official page, a warning and no number',
  FULL,
  async ({ page }) => {
    await plan(page, { ...ontario, region: 'Nunavut' });
    const leave = page.getByRole('region', { name: 'Your job: leave in Nunavut' });
    await expect(leave).toContainText('Please read the length on the official page.');
    await expect(leave).toContainText('Ask the Labour Standards Compliance Office before you choose extended.');
    await expect(leave.getByRole('definition')).toHaveCount(0);
  },
);

for (const width of [320, 360, 1280]) {
  test(`nothing scrolls sideways at ${width} px, and the first answer is near`, FULL, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await plan(page, { region: 'Ontario', dueDate: '2027-06-08' });
    const box = await page.getByRole('heading', { name: answerWords.heading }).boundingBox();
    const scrolled = await page.evaluate(() => window.scrollY);
    // Two screens of a small phone.
    if (width >= 360) expect((box?.y ?? Number.POSITIVE_INFINITY) + scrolled).toBeLessThan(2 * 640);
    await plan(page, { ...ontario, otherPay: '3000' });
    await expect(card(page, /^Extended/)).toBeVisible();
    expect(await findTooWide(page)).toEqual([]);
  });
}

for (const region of ['Ontario', 'Quebec']) {
  test(
    `${region}: prints what to answer on the form on one page, the calendar on a second, and no third`,
    FULL,
    async ({ page }) => {
      await plan(page, { ...ontario, region, otherPay: '1400' });
      await unfold(answer(page));
      await expect(months(page)).toBeVisible();
      const margin = { top: '1.5cm', bottom: '1.5cm', left: '1.5cm', right: '1.5cm' };
      const pages = await readPdf(await page.pdf({ format: 'Letter', margin }));
      expect(pages).toHaveLength(2);
      const [sheet = '', calendar = ''] = pages;
      for (const part of [
        'What to answer on the form',
        'Friday, May 28, 2027',
        'Tuesday, June 8, 2027',
        'The parent who gives birth',
        'The other parent',
      ]) {
        expect(sheet).toContain(part);
      }
      expect(sheet).toContain(region === 'Ontario' ? '35 (not 50, not 52: maternity is separate)' : 'maternity,');
      // By when to apply stands with the form, all else with the calendar.
      expect(sheet).toContain(region === 'Ontario' ? 'Friday, June 25, 2027' : 'Saturday, July 17, 2027');
      expect(sheet).toContain('An estimate before tax');
      expect(calendar).toContain('What to do when');
      expect(calendar).toContain('From when to when');
      expect(calendar).toContain('Month by month');
      expect(pages.join(' ')).not.toContain('Where do you live?');
      expect(pages.join(' ')).not.toContain('The maximums of EI, by year');
    },
  );
}

test(
  'the longest leaves of two parents, with top-up and a gap, print on three pages at most, the form on the first',
  FULL,
  async ({ page }) => {
    await plan(page, { ...ontario, lastWorkDay: '2027-03-09', otherPay: '1400' });
    for (const name of ['The parent who gives birth', 'The other parent']) {
      await parent(page, name).getByLabel(leaveWords.back).selectOption('After 18 months');
    }
    await form(page).getByText(leaveWords.more).click();
    await form(page).getByLabel('Up to what percent of pay').first().fill('93');
    await form(page).getByLabel('For how many weeks').first().fill('17');
    await unfold(answer(page));
    await expect(months(page)).toContainText('top-up');
    for (const margin of ['1.5cm', '2.5cm']) {
      const pages = await readPdf(
        await page.pdf({ format: 'Letter', margin: { top: margin, bottom: margin, left: margin, right: margin } }),
      );
      expect(pages.length, margin).toBeLessThanOrEqual(3);
      expect(pages[0], margin).toContain('once the first parental week');
      expect(pages[1], margin).toContain('From when to when');
    }
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the rules stand there, and each figure under its own year, newest first', async ({ page }) => {
    await page.goto('/benefits');
    for (const summary of await page.locator('[data-benefits-text] summary').all()) await summary.click();
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
      'A year off after a birth is this option: 15 maternity weeks, then up to 35 parental weeks.',
      'Up to 61 weeks for one parent, within 78 weeks after the week of birth.',
      'For families with a net income of up to $25,921 a year',
      'EI can then pay up to 80% of your earnings',
    ]) {
      await expect(ei).toContainText(rule);
    }
    await expect(page.getByRole('heading', { name: 'Special plan' })).toBeVisible();
  });
});
