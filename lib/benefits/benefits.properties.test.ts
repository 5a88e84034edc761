/** @jest-environment node */
import { addDays, differenceInCalendarDays } from 'date-fns';
import { eiYears } from '@/data/benefits/ei-years';
import { qpipYears } from '@/data/benefits/qpip-years';
import { fc } from '@/scripts/testing/properties';
import { findYearFigures } from './claim-dates';
import { getEiOption } from './ei-option';
import { getChartBars, getChartSpan } from './plan-chart';
import type { BenefitOption, OptionKey, ParentalShare, PlanInput } from './plan-types';
import { getQpipOption } from './qpip-option';
import { getShareLimits } from './shares';

/** Any due date of the years with figures and some after. */
const anyDay = fc.integer({ min: 0, max: 4_400 }).map((offset) => new Date(2019, 0 /* Jan */, 1 + offset));
const earnings = fc.double({ min: 0.01, max: 20_000, noNaN: true });
const anyInput: fc.Arbitrary<PlanInput> = fc
  .record({
    dueDate: anyDay,
    birthOffset: fc.option(fc.integer({ min: -140, max: 28 }), { nil: undefined }),
    workOffset: fc.option(fc.integer({ min: -200, max: 100 }), { nil: undefined }),
    birth: earnings,
    other: fc.option(earnings, { nil: undefined }),
    otherStart: fc.constantFrom('at-birth' as const, 'after-birth-parent' as const),
  })
  .map(({ dueDate, birthOffset, workOffset, birth, other, otherStart }) => ({
    dates: { dueDate, ...(birthOffset !== undefined && { birthDate: addDays(dueDate, birthOffset) }) },
    ...(workOffset !== undefined && { lastWorkDay: addDays(dueDate, workOffset) }),
    weeklyEarnings: { birth, ...(other !== undefined && { other }) },
    otherStart,
  }));
const anyKey = fc.constantFrom<OptionKey>('standard', 'extended', 'basic', 'special');

/** A split that the form would accept. */
function limit(key: OptionKey, wanted: ParentalShare, hasOther: boolean): ParentalShare {
  const { maxOneParent } = getShareLimits(key, wanted);
  const birth = Math.min(wanted.birth, maxOneParent);
  const other = hasOther ? Math.min(wanted.other, maxOneParent) : 0;
  const { total } = getShareLimits(key, { birth, other });
  return { birth, other: Math.max(0, Math.min(other, total - birth)) };
}

function check(verify: (option: BenefitOption, input: PlanInput, share: ParentalShare) => boolean): void {
  const wantedWeeks = fc.integer({ min: 0, max: 80 });
  fc.assert(
    fc.property(anyInput, anyKey, wantedWeeks, wantedWeeks, (input, key, birth, other) => {
      const share = limit(key, { birth, other }, input.weeklyEarnings.other !== undefined);
      const option =
        key === 'standard' || key === 'extended' ? getEiOption(key, input, share) : getQpipOption(key, input, share);
      return verify(option, input, share);
    }),
  );
}

it('never pays more than the maximum of its year, nor more than the earnings', () => {
  check(({ key, segments, parents }, { weeklyEarnings }) =>
    segments.every(({ parent, kind, ratePercent, weeklyAmount }) => {
      const year = parents.find((entry) => entry.parent === parent)?.figuresYear ?? 0;
      const isEi = key === 'standard' || key === 'extended';
      const maximum = isEi
        ? findYearFigures(eiYears, year).maxWeekly[kind === 'maternity' ? 'standard' : key]
        : (findYearFigures(qpipYears, year).maxInsurableEarnings / 52) * (ratePercent / 100) + 0.5;
      return weeklyAmount <= maximum && weeklyAmount <= (weeklyEarnings[parent] ?? 0) + 0.5;
    }),
  );
});

it('never pays more weeks than there are', () => {
  const most: Record<OptionKey, number> = {
    standard: 15 + 40,
    extended: 15 + 69,
    basic: 18 + 5 + 36,
    special: 15 + 3 + 28,
  };
  check(({ key, paidWeeks, segments }, _input, share) => {
    const parental = segments.filter(({ kind }) => kind === 'parental').reduce((sum, { weeks }) => sum + weeks, 0);
    return paidWeeks <= most[key] && parental <= share.birth + share.other;
  });
});

it('pays or names every week that was asked for', () => {
  const own: Record<OptionKey, [number, number]> = {
    standard: [15, 0],
    extended: [15, 0],
    basic: [18, 5],
    special: [15, 3],
  };
  check(({ key, parents }, _input, share) =>
    parents.every(({ parent, paidWeeks, weeksPastWindow }) => {
      const [maternity, other] = own[key];
      const asked = parent === 'birth' ? maternity + share.birth : other + share.other;
      return paidWeeks + weeksPastWindow === asked;
    }),
  );
});

it('has whole weeks from Sunday to Saturday that no parent has twice', () => {
  check(({ segments }) =>
    segments.every(({ parent, start, end, weeks }, index) => {
      const before = segments[index - 1];
      const isAfter = !before || before.parent !== parent || before.end < start;
      return start.getDay() === 0 && differenceInCalendarDays(end, start) === weeks * 7 - 1 && isAfter;
    }),
  );
});

it('adds up', () => {
  check(({ parents, paidWeeks, totalAmount, segments }) => {
    const sum = (pick: (parent: (typeof parents)[number]) => number) =>
      parents.reduce((total, parent) => total + pick(parent), 0);
    const bySegment = segments.reduce((total, { weeks, weeklyAmount }) => total + weeks * weeklyAmount, 0);
    return (
      sum((parent) => parent.paidWeeks) === paidWeeks &&
      sum((parent) => parent.totalAmount) === totalAmount &&
      bySegment === totalAmount
    );
  });
});

it('draws every bar inside the picture', () => {
  check((option, { dates }) => {
    const bars = getChartBars(option, getChartSpan([option], dates));
    return bars.every(
      ({ startPercent, widthPercent }) =>
        startPercent >= 0 && widthPercent > 0 && startPercent + widthPercent <= 100.001,
    );
  });
});
