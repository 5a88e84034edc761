/** @jest-environment node */
import { eiYears } from '@/data/benefits/ei-years';
import { qpipYears } from '@/data/benefits/qpip-years';
import { findClaimFigures, findSmallFall, findWaitingWeekPay } from './money';
import { scheduleHousehold } from './schedule';
import { best, day, due, family, months, mother, on, quebec, weekly } from './test-households';
import type { EiOption, ParentPlan } from './types';

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

describe('pay kept beside the leave', () => {
  const fall = (earnedBeside: number, more: Partial<ParentPlan> = {}) =>
    findSmallFall(mother({ earnedBeside, ...more }));

  it('begins EI where pay falls by more than 40 %: exactly 40 % is too little', () => {
    expect([fall(0), fall(599.99), fall(600), fall(600.01), fall(650)]).toEqual([undefined, undefined, 40, 39, 35]);
  });

  it('begins QPIP where pay falls by 40 %', () => {
    const inQuebec = (earned: number) => fall(earned, quebec);
    expect([inQuebec(0), inQuebec(600), inQuebec(600.01), inQuebec(650)]).toEqual([undefined, undefined, 39, 35]);
  });

  it('is compared with the average pay, to the cent', () => {
    expect(fall(650, { pay: best(22_000, 22) })).toBe(35);
    // 40 % of pay that a computer cannot write exactly.
    for (const pay of [333.35, 1_000.1, 1_923.05]) {
      const kept = Math.round(pay * 60) / 100;
      expect(fall(kept, { pay: weekly(pay) })).toBe(40);
      expect(fall(kept, { ...quebec, pay: weekly(pay) })).toBeUndefined();
    }
  });

  it('is said to fall by whole percents, rounded down: never by 40 where that is enough for QPIP', () => {
    expect(fall(604, quebec)).toBe(39);
    expect(fall(999)).toBe(0);
    expect(fall(1_200)).toBe(0);
  });

  it('says nothing without a claim, without pay, or of the self-employed with EI, whose time in the business counts', () => {
    const { pay: _pay, ...withoutPay } = mother({ earnedBeside: 650 });
    expect(findSmallFall(withoutPay)).toBeUndefined();
    expect(fall(650, { pay: best(0, 22) })).toBeUndefined();
    expect(fall(650, { isClaiming: false })).toBeUndefined();
    expect(fall(650, { insuredWork: 'self-employed' })).toBeUndefined();
    expect(fall(650, { insuredWork: 'self-employed', ...quebec })).toBe(35);
  });
});

describe('pay of the waiting week', () => {
  const findPay = (more: Partial<ParentPlan>, ei: EiOption = 'standard') => {
    const plan = mother({ lastWorkDay: day('2026-11-06'), back: months(12), ...more });
    const [schedule] = scheduleHousehold(family(due('2026-11-11'), [plan]), { ei, qpip: 'basic' });
    return schedule && findWaitingWeekPay(plan, schedule);
  };

  it('may be so high, from 1.25 of the weekly rate on, that the week is no waiting week', () => {
    const most = weekly(100_000 / 52);
    expect(findPay({ pay: most, earnedBeside: 950 })).toEqual({ earned: 950, tooMuchFrom: 911.25, isTooMuch: true });
    // $550 a week.
    expect(findPay({ earnedBeside: 687.49 })?.isTooMuch).toBe(false);
    expect(findPay({ earnedBeside: 687.5 })?.isTooMuch).toBe(true);
  });

  it('is compared with the rate of the first paid weeks, and with $50 above it where it is below $200', () => {
    expect(findPay({ earnedBeside: 1 }, 'extended')?.tooMuchFrom).toBe(687.5);
    expect(findPay({ earnedBeside: 1, role: 'other' }, 'extended')?.tooMuchFrom).toBe(412.5);
    expect(findPay({ earnedBeside: 1, pay: weekly(200) })?.tooMuchFrom).toBe(160);
  });

  it('counts the days worked in that week', () => {
    // Tuesday: two of five days, and more than 40 % of the pay is lost.
    expect(findPay({ lastWorkDay: day('2026-11-03'), earnedBeside: 100 })?.earned).toBe(500);
  });

  it('is not looked for without a waiting week, without weeks after it, or without pay', () => {
    expect(findPay({ ...quebec, earnedBeside: 950 })).toBeUndefined();
    expect(findPay({ back: on('2026-11-16'), earnedBeside: 950 })).toBeUndefined();
    expect(findPay({ pay: best(0, 22), earnedBeside: 950 })).toBeUndefined();
    const { pay: _pay, ...withoutPay } = mother({ lastWorkDay: day('2026-11-06'), earnedBeside: 950 });
    const [schedule] = scheduleHousehold(family(due('2026-11-11'), [withoutPay]), { ei: 'standard', qpip: 'basic' });
    expect(schedule && findWaitingWeekPay(withoutPay, schedule)).toBeUndefined();
  });
});
