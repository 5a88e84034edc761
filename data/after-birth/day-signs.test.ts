/** @jest-environment node */
import { type AfterBirthSignId, afterBirthLists, type SignOrder, signOrders } from '@/data/warning-signs';
import { daySigns } from './day-signs';
import { CARD_DAYS } from './tracks';

const orderOfSign = new Map<AfterBirthSignId, SignOrder>(
  Object.values(afterBirthLists)
    .flat()
    .flatMap(({ order, signs }) => signs.map((sign) => [sign, order] as const)),
);
const days = daySigns.map((signs, day) => ({ day, signs }));
const showOn = (first: number, last: number, wanted: RegExp) =>
  days
    .slice(first, last + 1)
    .filter(({ signs }) => !signs.some((sign) => wanted.test(sign)))
    .map(({ day }) => day);

it('names one to three signs for each day of the cards', () => {
  expect(daySigns).toHaveLength(CARD_DAYS);
  expect(days.filter(({ signs }) => signs.length < 1 || signs.length > 3)).toEqual([]);
});

it.each(days)('on day $day has signs of the lists, the most urgent first, each once', ({ signs }) => {
  const orders = signs.map((sign) => signOrders.indexOf(orderOfSign.get(sign) as SignOrder));
  expect(orders).not.toContain(-1);
  expect(orders).toEqual([...orders].sort((one, other) => one - other));
  expect(new Set(signs).size).toBe(signs.length);
});

it('names yellow skin every day to day 14, of which the first day is its own sign', () => {
  expect(showOn(0, 14, /^baby-yellow/)).toEqual([]);
  expect(showOn(0, 1, /^baby-yellow-first-day$/)).toEqual([]);
});

it('names a sign of high blood pressure every day from day 3 to day 10, and in the last week', () => {
  const highPressure = /^(?:headache|sight|right-ribs|pressure-\w+|face-swelling)$/;
  expect(showOn(3, 10, highPressure)).toEqual([]);
  expect(days.slice(35).some(({ signs }) => signs.some((sign) => highPressure.test(sign)))).toBe(true);
});

it.each([0, 1, 2, 3])('names psychosis in week %i after the birth, which begins within four', (week) => {
  const signs = daySigns.slice(week * 7, week * 7 + 8).flat();
  expect(signs.some((sign) => sign.startsWith('psychosis-'))).toBe(true);
});

it('counts no feeds and no diapers, as early babies have figures of their own', () => {
  expect(daySigns.flat().filter((sign) => /^baby-(?:wet-|few-feeds|no-poop)/.test(sign))).toEqual([]);
});
