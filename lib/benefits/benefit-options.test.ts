/** @jest-environment node */
import { eiYears } from '@/data/benefits/ei-years';
import { qpipYears } from '@/data/benefits/qpip-years';
import { formatCalendarDate, parseCalendarDate } from '@/lib/calendar/calendar-date';
import { findYearFigures, getClaimYear, isWaitingWaived } from './claim-dates';
import { getEiOption } from './ei-option';
import { getEiWeeklyAmount, getQpipWeeklyAmount } from './option-parts';
import type { BenefitOption, EiOptionKey, PlanInput } from './plan-types';
import { getQpipOption } from './qpip-option';

function day(text: string): Date {
  const date = parseCalendarDate(text);
  if (!date) throw new RangeError(`no date: ${text}`);
  return date;
}

const write = ({ segments }: BenefitOption) =>
  segments.map(({ parent, kind, start, end, weeks, weeklyAmount }) =>
    [parent, kind, formatCalendarDate(start), formatCalendarDate(end), weeks, weeklyAmount].join(' '),
  );

const input: PlanInput = {
  dates: { dueDate: day('2027-06-08') },
  lastWorkDay: day('2027-05-28'),
  weeklyEarnings: { birth: 1_000 },
  otherStart: 'at-birth',
};
/** The examples fall into 2027 and 2028: with the figures of those years once they are published. */
const figures2027 = findYearFigures(eiYears, 2027);
const maximum2027 = figures2027.maxWeekly.standard;
const maximum2028 = findYearFigures(eiYears, 2028).maxWeekly.standard;
const two: PlanInput = { ...input, weeklyEarnings: { birth: 1_000, other: 3_000 } };

describe('the years of EI', () => {
  it.each(eiYears)('$year: the weekly maximums are 55% and 33% of the yearly one', (year) => {
    expect(year.maxWeekly.standard).toBe(Math.round((year.maxInsurableEarnings * 0.55) / 52));
    expect(year.maxWeekly.extended).toBe(Math.round((year.maxInsurableEarnings * 0.33) / 52));
  });

  it.each(eiYears)('$year begins where the entry says', ({ year, appliesFrom }) => {
    const first = day(appliesFrom);
    expect(getClaimYear('ei', first)).toBe(year);
    expect(getClaimYear('ei', new Date(first.getFullYear(), first.getMonth(), first.getDate() - 1))).toBe(year - 1);
  });

  it.each([
    ['2025-12-27', 2025],
    ['2025-12-28', 2026],
    ['2026-12-26', 2026],
    ['2026-12-27', 2027],
    ['2027-01-02', 2027],
    ['2028-12-30', 2028],
    ['2028-12-31', 2029],
  ])('a claim in the week of %s belongs to %i', (text, year) => {
    expect(getClaimYear('ei', day(text))).toBe(year);
  });

  it.each([
    [1_000, 'standard', 2026, 550],
    [1_325, 'standard', 2026, 729],
    [5_000, 'standard', 2026, 729],
    [5_000, 'extended', 2026, 437],
    [5_000, 'standard', 2025, 695],
    [5_000, 'standard', 2022, 638],
    [1_000, 'extended', 2026, 330],
    [0.5, 'standard', 2026, 0],
  ] as const)('%d dollars a week, %s, %i: %d', (earnings, option, year, amount) => {
    const ratePercent = option === 'standard' ? 55 : 33;
    expect(getEiWeeklyAmount(earnings, { option, ratePercent, figures: findYearFigures(eiYears, year) })).toBe(amount);
  });

  it('takes the last known figures for a year that has none', () => {
    expect(findYearFigures(eiYears, 2099)).toBe(eiYears.at(-1));
    expect(findYearFigures(eiYears, 2010).year).toBe(2019);
    expect(() => findYearFigures([], 2026)).toThrow(RangeError);
  });
});

it('QPIP counts by calendar year', () => {
  expect(getClaimYear('qpip', day('2026-12-31'))).toBe(2026);
  expect(getClaimYear('qpip', day('2027-01-03'))).toBe(2027);
});

describe('EI for one parent', () => {
  it('pays the standard option for 15 and 35 weeks after a waiting week', () => {
    const option = getEiOption('standard', input, { birth: 35, other: 0 });
    expect(write(option)).toEqual([
      'birth waiting 2027-05-30 2027-06-05 1 0',
      'birth maternity 2027-06-06 2027-09-18 15 550',
      'birth parental 2027-09-19 2028-05-20 35 550',
    ]);
    expect(option).toMatchObject({ paidWeeks: 50, totalAmount: 27_500 });
    expect(option.parents).toMatchObject([
      { claimYear: 2027, figuresYear: figures2027.year, isCapped: false, weeksPastWindow: 0, totalAmount: 27_500 },
    ]);
  });

  it('pays the extended option for 15 and 61 weeks, less each week and a little more in all', () => {
    const option = getEiOption('extended', input, { birth: 61, other: 0 });
    expect(write(option).at(-1)).toBe('birth parental 2027-09-19 2028-11-18 61 330');
    expect(option).toMatchObject({ paidWeeks: 76, totalAmount: 15 * 550 + 61 * 330 });
  });

  it('begins with the week of the due date when no last day of work is known', () => {
    const { lastWorkDay: _none, ...unknown } = input;
    expect(write(getEiOption('standard', unknown, { birth: 35, other: 0 }))[0]).toBe(
      'birth waiting 2027-06-06 2027-06-12 1 0',
    );
  });

  it('never begins before the week of the earliest start', () => {
    const early = getEiOption('standard', { ...input, lastWorkDay: day('2027-01-15') }, { birth: 35, other: 0 });
    expect(write(early).slice(0, 3)).toEqual([
      'birth waiting 2027-03-14 2027-03-20 1 0',
      'birth maternity 2027-03-21 2027-07-03 15 550',
      'birth parental 2027-07-04 2028-03-04 35 550',
    ]);
  });

  it('begins parental weeks with the birth at the earliest', () => {
    const dates = { dueDate: day('2027-06-08'), birthDate: day('2027-07-13') };
    const late = getEiOption('standard', { ...input, dates, lastWorkDay: day('2027-03-12') }, { birth: 1, other: 0 });
    expect(write(late).at(-1)).toBe('birth parental 2027-07-11 2027-07-17 1 550');
  });

  it('leaves out maternity weeks that no longer fit', () => {
    const option = getEiOption('standard', { ...input, lastWorkDay: day('2027-09-10') }, { birth: 0, other: 0 });
    expect(write(option)).toEqual([
      'birth waiting 2027-09-12 2027-09-18 1 0',
      'birth maternity 2027-09-19 2027-10-09 3 550',
    ]);
    expect(option.parents[0]).toMatchObject({ weeksPastWindow: 12, paidWeeks: 3 });
  });

  it.each([
    ['2025-03-22', ['waiting', 'maternity']],
    ['2025-03-29', ['maternity']],
    ['2026-04-04', ['maternity']],
    ['2026-04-11', ['maternity']],
    ['2026-10-03', ['maternity']],
    ['2026-10-10', ['waiting', 'maternity']],
  ])('whoever last worked on %s has %p', (lastWorkDay, kinds) => {
    const born = day(lastWorkDay);
    const plan: PlanInput = { ...input, dates: { dueDate: born, birthDate: born }, lastWorkDay: born };
    expect(getEiOption('standard', plan, { birth: 0, other: 0 }).segments.map(({ kind }) => kind)).toEqual(kinds);
  });
});

it.each([
  ['2025-03-29', false],
  ['2025-03-30', true],
  ['2026-04-11', true],
  ['2026-04-12', true],
  ['2026-10-10', true],
  ['2026-10-11', false],
])('a claim that begins on %s has its waiting week waived: %p', (claimStart, isWaived) => {
  expect(isWaitingWaived(day(claimStart))).toBe(isWaived);
});

describe('EI for two parents', () => {
  it('pays the other parent from the week of birth, at most the maximum', () => {
    const option = getEiOption('standard', two, { birth: 35, other: 5 });
    expect(write(option).at(-1)).toBe(`other parental 2027-06-06 2027-07-10 5 ${maximum2027}`);
    expect(option.parents[1]).toMatchObject({ isCapped: true, totalAmount: 5 * maximum2027 });
    expect(option.totalAmount).toBe(27_500 + 5 * maximum2027);
  });

  it('cuts off what no longer fits into 52 weeks when one comes after the other', () => {
    const option = getEiOption('standard', { ...two, otherStart: 'after-birth-parent' }, { birth: 35, other: 5 });
    expect(write(option).at(-1)).toBe(`other parental 2028-05-21 2028-06-10 3 ${maximum2028}`);
    expect(option.parents[1]).toMatchObject({ paidWeeks: 3, weeksPastWindow: 2, claimYear: 2028 });
  });

  it.each([
    [1_325, false],
    [1_325.01, true],
  ])('says whether $%d a week is above what is insured: %p', (earnings, isCapped) => {
    const plan: PlanInput = {
      ...input,
      dates: { dueDate: day('2026-07-07') },
      lastWorkDay: day('2026-06-26'),
      weeklyEarnings: { birth: earnings, other: earnings },
    };
    const { parents } = getEiOption('standard', plan, { birth: 35, other: 5 });
    expect(parents).toMatchObject([
      { parent: 'birth', isCapped },
      { parent: 'other', isCapped },
    ]);
  });

  it('begins the claim of the other parent with the birth where the first one takes no parental weeks', () => {
    const plan: PlanInput = { ...two, lastWorkDay: day('2027-02-05'), otherStart: 'after-birth-parent' };
    const option = getEiOption('standard', plan, { birth: 0, other: 5 });
    // Maternity, from March 21 to July 3, comes first even so.
    expect(write(option).at(-1)).toBe(`other parental 2027-07-04 2027-08-07 5 ${maximum2027}`);
    const born = { dueDate: day('2027-06-08'), birthDate: day('2027-07-13') };
    const late = getEiOption('standard', { ...plan, dates: born }, { birth: 0, other: 5 });
    expect(write(late).at(-1)).toBe(`other parental 2027-07-11 2027-08-14 5 ${maximum2027}`);
  });

  it('names only the parent who takes weeks', () => {
    expect(getEiOption('standard', two, { birth: 35, other: 0 }).parents).toHaveLength(1);
    expect(getEiOption('standard', input, { birth: 35, other: 5 }).parents).toHaveLength(1);
  });

  it.each([
    ['2025-12-20', 2025, 695],
    ['2025-12-27', 2026, 729],
  ])('whoever last worked on %s has the figures of %i', (lastWorkDay, year, amount) => {
    const plan = {
      ...two,
      dates: { dueDate: day('2026-01-06') },
      lastWorkDay: day(lastWorkDay),
      weeklyEarnings: { birth: 3_000 },
    };
    const option = getEiOption('standard' satisfies EiOptionKey, plan, { birth: 35, other: 0 });
    expect(option.parents[0]).toMatchObject({ claimYear: year, figuresYear: year, isCapped: true });
    expect(option.segments[0]).toMatchObject({ kind: 'maternity', weeklyAmount: amount });
  });
});

describe('QPIP', () => {
  it.each([
    [1_000, 70, 700],
    [3_000, 70, 1_387],
    [3_000, 75, 1_486],
    [3_000, 55, 1_089],
  ])('pays for $%i a week at %i%% in 2026: $%i', (earnings, ratePercent, amount) => {
    expect(getQpipWeeklyAmount(earnings, { ratePercent, figures: findYearFigures(qpipYears, 2026) })).toBe(amount);
  });

  it('pays the basic plan: 18 weeks, then 7 at 70% and 25 at 55%, without a waiting week', () => {
    const option = getQpipOption('basic', input, { birth: 32, other: 0 });
    expect(write(option)).toEqual([
      'birth maternity 2027-05-30 2027-10-02 18 700',
      'birth parental 2027-10-03 2027-11-20 7 700',
      'birth parental 2027-11-21 2028-05-13 25 550',
    ]);
    expect(option).toMatchObject({ paidWeeks: 50, totalAmount: 25 * 700 + 25 * 550 });
  });

  it('pays the special plan: 15 and 25 weeks at 75%', () => {
    const option = getQpipOption('special', input, { birth: 25, other: 0 });
    expect(write(option)).toEqual([
      'birth maternity 2027-05-30 2027-09-11 15 750',
      'birth parental 2027-09-12 2028-03-04 25 750',
    ]);
    expect(option).toMatchObject({ paidWeeks: 40, totalAmount: 30_000 });
  });

  it('gives the higher rate to the shareable weeks that come first, whoever takes them', () => {
    const [at70, at55] = [70, 55].map((ratePercent) =>
      getQpipWeeklyAmount(3_000, { ratePercent, figures: findYearFigures(qpipYears, 2027) }),
    );
    const option = getQpipOption('basic', two, { birth: 28, other: 8 });
    expect(write(option)).toEqual([
      'birth maternity 2027-05-30 2027-10-02 18 700',
      'birth parental 2027-10-03 2028-04-15 28 550',
      `other other-parent 2027-06-06 2027-07-10 5 ${at70}`,
      `other parental 2027-07-11 2027-08-28 7 ${at70}`,
      `other parental 2027-08-29 2027-09-04 1 ${at55}`,
    ]);
    expect(option.parents[1]).toMatchObject({ isCapped: true, paidWeeks: 13 });
  });

  it('keeps maternity within 20 weeks after the week of birth', () => {
    const option = getQpipOption('basic', { ...input, lastWorkDay: day('2027-10-08') }, { birth: 0, other: 0 });
    expect(write(option)).toEqual(['birth maternity 2027-10-10 2027-10-30 3 700']);
    expect(option.parents[0]).toMatchObject({ weeksPastWindow: 15 });
  });

  it('counts the shareable weeks that no longer fit together with those of maternity', () => {
    const option = getQpipOption('basic', { ...input, lastWorkDay: day('2027-10-08') }, { birth: 60, other: 0 });
    // 58 weeks are left from October 31, 2027 to December 9, 2028.
    expect(option.parents[0]).toMatchObject({ weeksPastWindow: 15 + 2, paidWeeks: 3 + 58 });
  });

  it('begins 16 weeks before the week of the due date at the earliest', () => {
    const option = getQpipOption('special', { ...input, lastWorkDay: day('2027-01-01') }, { birth: 1, other: 0 });
    expect(write(option)).toEqual([
      'birth maternity 2027-02-14 2027-05-29 15 750',
      'birth parental 2027-06-06 2027-06-12 1 750',
    ]);
  });

  it('places the weeks of the other parent after those of the first where the parents want so', () => {
    const after: PlanInput = {
      ...two,
      weeklyEarnings: { birth: 1_000, other: 1_000 },
      otherStart: 'after-birth-parent',
    };
    const option = getQpipOption('basic', after, { birth: 10, other: 2 });
    expect(write(option)).toEqual([
      'birth maternity 2027-05-30 2027-10-02 18 700',
      'birth parental 2027-10-03 2027-11-20 7 700',
      'birth parental 2027-11-21 2027-12-11 3 550',
      'other other-parent 2027-12-12 2028-01-15 5 700',
      'other parental 2028-01-16 2028-01-29 2 550',
    ]);
    expect(option.parents[1]).toMatchObject({ claimStart: day('2027-12-12'), weeksPastWindow: 0, paidWeeks: 7 });
    const early = { ...after, dates: { dueDate: day('2027-06-08'), birthDate: day('2027-07-13') } };
    const late = getQpipOption('basic', { ...early, lastWorkDay: day('2027-02-05') }, { birth: 0, other: 2 });
    // Maternity ends before the birth; the other parent's weeks begin with it.
    expect(write(late)[1]).toBe('other other-parent 2027-07-11 2027-08-14 5 700');
  });

  it('counts the weeks of the other parent that no longer fit', () => {
    const after: PlanInput = { ...two, otherStart: 'after-birth-parent', lastWorkDay: day('2027-10-08') };
    const dates = { dueDate: day('2027-06-08') };
    const option = getQpipOption('basic', { ...after, dates }, { birth: 32, other: 32 });
    expect(option.parents[1]).toMatchObject({ paidWeeks: 26, weeksPastWindow: 11 });
  });

  it('says whether the earnings are above what is insured', () => {
    const earn = (weekly: number) =>
      getQpipOption('basic', { ...input, weeklyEarnings: { birth: weekly } }, { birth: 0, other: 0 }).parents;
    const { maxInsurableEarnings } = findYearFigures(qpipYears, 2027);
    expect(earn(Math.floor(maxInsurableEarnings / 52))).toMatchObject([{ isCapped: false }]);
    expect(earn(Math.ceil(maxInsurableEarnings / 52))).toMatchObject([{ isCapped: true }]);
  });
});
