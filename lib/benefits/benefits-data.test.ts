/** @jest-environment node */

import { childBenefit } from '@/data/benefits/child-benefit';
import { eiRules } from '@/data/benefits/ei-rules';
import { eiYears } from '@/data/benefits/ei-years';
import { qpipRules } from '@/data/benefits/qpip-rules';
import { qpipYears } from '@/data/benefits/qpip-years';
import { formatDollars } from '@/lib/format/amounts';
import { formatDataDate } from '@/lib/format/data-dates';
import { listBenefitEntries } from './benefit-entries';

it('says of the waiting week the days that are computed with', () => {
  const { from, to } = eiRules.waitingWaived;
  const details = listBenefitEntries().ei.flatMap((entry) => entry.details);
  expect(details.join(' ')).toContain(`from ${formatDataDate(from)} to ${formatDataDate(to)}`);
});

it('says of QPIP from which earnings on it pays', () => {
  const details = listBenefitEntries().qpip.flatMap((entry) => entry.details);
  expect(details.join(' ')).toContain(formatDollars(qpipRules.minInsurableEarnings));
});

it('raises the child benefit of the year before by its percentage, in whole dollars', () => {
  const { base, indexationPercent, underSix, sixToSeventeen, fullUpToNetIncome } = childBenefit;
  const raise = (amount: number) => Math.round(amount * (1 + indexationPercent / 100));
  expect(underSix.year).toBe(raise(base.underSix));
  expect(sixToSeventeen.year).toBe(raise(base.sixToSeventeen));
  expect(fullUpToNetIncome).toBe(raise(base.fullUpToNetIncome));
  for (const { year, month } of [underSix, sixToSeventeen]) expect(month).toBeCloseTo(year / 12, 2);
});

it('has the maximum of QPIP for every year that it has for EI', () => {
  expect(qpipYears.map(({ year }) => year)).toEqual(eiYears.map(({ year }) => year));
  const maximums = qpipYears.map(({ maxInsurableEarnings }) => maxInsurableEarnings);
  expect(maximums).toEqual(maximums.toSorted((a, b) => a - b));
});
