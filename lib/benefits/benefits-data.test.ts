/** @jest-environment node */

import { childBenefitYears } from '@/data/benefits/child-benefit';
import { eiRules } from '@/data/benefits/ei-rules';
import { eiYears } from '@/data/benefits/ei-years';
import { qpipRules } from '@/data/benefits/qpip-rules';
import { qpipYears } from '@/data/benefits/qpip-years';
import { formatDollars } from '@/lib/format/amounts';
import { formatDataDate } from '@/lib/format/dates';
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

it('raises computed amounts of the child benefit by the percentage that it names, in whole dollars', () => {
  const raised = childBenefitYears.flatMap((figures, index) => {
    const before = childBenefitYears[index - 1];
    return before && figures.raisedByPercent !== undefined ? [{ figures, before, by: figures.raisedByPercent }] : [];
  });
  expect(raised.map(({ figures }) => figures.year)).toContain(2026);
  for (const { figures, before, by } of raised) {
    const list = ({ underSix, sixToSeventeen, incomes }: (typeof childBenefitYears)[number]) => [
      underSix,
      sixToSeventeen,
      ...incomes,
    ];
    // The second income of 2026 is a dollar off by some sources, which nobody would see.
    const expected = list(before).map((amount) => amount * (1 + by / 100));
    for (const [index, amount] of list(figures).entries()) {
      expect(Math.abs(amount - (expected[index] ?? 0))).toBeLessThanOrEqual(1);
    }
  }
});

it('pays at most 55 % of what EI insures in a week, or 33 % over the longer time, to the dollar', () => {
  for (const { year, maxInsurableEarnings, maxWeekly } of eiYears) {
    const weekly = maxInsurableEarnings / 52;
    // Published maximums are whole dollars, and not always the nearest.
    expect([year, Math.abs(maxWeekly.standard - weekly * 0.55) < 1]).toEqual([year, true]);
    expect([year, Math.abs(maxWeekly.extended - weekly * 0.33) < 1]).toEqual([year, true]);
  }
});

it.each([
  ['EI', eiYears],
  ['QPIP', qpipYears],
])('leaves out no year of %s, and insures more in each', (_program, years) => {
  const [first] = years;
  expect(years.map(({ year }) => year)).toEqual(years.map((_, index) => (first?.year ?? 0) + index));
  const maximums = years.map(({ maxInsurableEarnings }) => maxInsurableEarnings);
  expect(maximums).toEqual([...new Set(maximums)].toSorted((a, b) => a - b));
});
