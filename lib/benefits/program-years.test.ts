/** @jest-environment node */
import { eiYears } from '@/data/benefits/ei-years';
import { toBenefitWeek } from './benefit-week';
import { getClaimYear, getEiYearStart } from './program-years';
import { write } from './test-households';

it.each(eiYears.map(({ year, appliesFrom }) => [year, appliesFrom] as const))(
  'begins the claims of %p on %s',
  (year, appliesFrom) => {
    expect(write(getEiYearStart(year))).toBe(appliesFrom);
  },
);

it('begins the year with its first claim', () => {
  for (let year = 2019; year < 2040; year++) {
    const first = toBenefitWeek(getEiYearStart(year));
    expect(getClaimYear('ei', first)).toBe(year);
    expect(getClaimYear('ei', first - 1)).toBe(year - 1);
  }
});
