/** @jest-environment node */
import { eiYears } from '@/data/benefits/ei-years';
import { qpipYears } from '@/data/benefits/qpip-years';
import { findClaimFigures } from './money';
import { scheduleHousehold } from './schedule';
import { due, family, mother, quebec, weekly } from './test-households';
import type { ParentPlan } from './types';

const find = (plan: ParentPlan) => {
  const [schedule] = scheduleHousehold(family(due('2026-06-10'), [plan]), { ei: 'standard', qpip: 'basic' });
  return schedule && findClaimFigures(plan, schedule);
};

describe('the figures of a claim', () => {
  it.each([
    ['EI', {}, eiYears],
    ['QPIP', quebec, qpipYears],
  ])('are those of its year, and say whether the pay is above what %s insures', (_, program, years) => {
    const year = years.find((figures) => figures.year === 2026);
    if (!year) throw new Error('no figures of 2026');
    const most = year.maxInsurableEarnings / 52;
    expect(find(mother({ ...program, pay: weekly(most) }))).toEqual({
      figures: year,
      isCapped: false,
      isRaised: false,
    });
    expect(find(mother({ ...program, pay: weekly(most + 1) }))).toEqual({
      figures: year,
      isCapped: true,
      isRaised: false,
    });
    const { pay: _pay, ...withoutPay } = mother(program);
    expect(find(withoutPay)).toEqual({ figures: year, isCapped: false, isRaised: false });
  });

  it('say where QPIP raises its rate: below 40 hours at the minimum wage, $16.60 from May 1, 2026 on', () => {
    expect(find(mother({ ...quebec, pay: weekly(663) }))?.isRaised).toBe(true);
    expect(find(mother({ ...quebec, pay: weekly(664) }))?.isRaised).toBe(false);
    expect(find(mother({ pay: weekly(300) }))?.isRaised).toBe(false);
  });

  it('are none without a claim', () => {
    expect(find(mother({ isClaiming: false }))).toBeUndefined();
  });
});
