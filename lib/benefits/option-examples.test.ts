/** @jest-environment node */
import { eiYears } from '@/data/benefits/ei-years';
import { eiWeeks, listEiExamples, listQpipExamples, qpipWeeks } from './option-examples';

it('counts the weeks of one parent who gave birth', () => {
  expect(eiWeeks).toEqual({ standard: 50, extended: 76 });
  expect(qpipWeeks).toEqual({ basic: 50, special: 40 });
});

it('pays what the rates give, by hand', () => {
  // 60,000 / 52 = 1,153.85: 55 % is 634.62 and 33 % is 380.77.
  expect(listEiExamples()[1]).toEqual({
    yearlyPay: 60_000,
    choices: {
      standard: { weekly: 635, total: 635 * 50 },
      extended: { weekly: 381, total: 635 * 15 + 381 * 61 },
    },
    lostWithExtended: 254 * 35,
  });
  // 70 % is 807.69, 55 % 634.62 and 75 % 865.38.
  expect(listQpipExamples()[1]).toEqual({
    yearlyPay: 60_000,
    choices: {
      basic: { weekly: 635, total: 808 * 25 + 635 * 25 },
      special: { weekly: 865, total: 865 * 40 },
    },
  });
});

it('ends with the maximums of the newest year', () => {
  const { maxInsurableEarnings, maxWeekly } = eiYears.at(-1) ?? {};
  expect(listEiExamples().at(-1)).toMatchObject({
    yearlyPay: maxInsurableEarnings,
    choices: { standard: { weekly: maxWeekly?.standard }, extended: { weekly: maxWeekly?.extended } },
  });
});
