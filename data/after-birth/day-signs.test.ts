/** @jest-environment node */
import { type SignOrder, signOrders } from '@/data/sign-orders';
import { type AfterBirthSignId, afterBirthLists } from '@/data/warning-signs';
import { daySigns } from './day-signs';
import { graverSigns } from './graver-signs';
import { CARD_DAYS } from './tracks';

/** Days on which signs that belong together cannot be fewer: of high blood pressure on day 4, of psychosis on day 7. */
const LONG_DAYS: Record<number, number> = { 4: 9, 7: 8 };
const USUALLY_AT_MOST = 7;

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

const pairs = (Object.entries(graverSigns) as [AfterBirthSignId, readonly AfterBirthSignId[]][]).flatMap(
  ([sign, forms]) => forms.map((graver) => ({ sign, graver })),
);
const rankOf = (sign: AfterBirthSignId) => signOrders.indexOf(orderOfSign.get(sign) as SignOrder);

it('names few signs for each day of the cards', () => {
  expect(daySigns).toHaveLength(CARD_DAYS);
  const many = days.filter(({ day, signs }) => signs.length > (LONG_DAYS[day] ?? USUALLY_AT_MOST));
  expect(many).toEqual([]);
  expect(days.filter(({ signs }) => signs.length < 2)).toEqual([]);
});

describe('a milder sign and its graver form', () => {
  it.each(pairs)('$sign never stands on a day without $graver', ({ sign, graver }) => {
    expect(days.filter(({ signs }) => signs.includes(sign) && !signs.includes(graver))).toEqual([]);
  });

  it.each(pairs)('$graver asks for no less than $sign', ({ sign, graver }) => {
    expect(rankOf(graver)).toBeGreaterThanOrEqual(0);
    expect(rankOf(graver)).toBeLessThanOrEqual(rankOf(sign));
  });

  it('are known for each sign of this name in the lists', () => {
    const isKnown = (sign: AfterBirthSignId) => pairs.some((pair) => pair.sign === sign || pair.graver === sign);
    const families = /fever|yellow|cord|bleeding|pressure|swell|pain$|mood|panic|thoughts|breathing$|feed$|baby-dry/;
    const others = /^(?:fever|chest-pain|trouble-breathing|baby-yellow-first-day|leg-swollen)$/;
    const unknown = [...orderOfSign.keys()].filter(
      (sign) => families.test(sign) && !others.test(sign) && !isKnown(sign),
    );
    expect(unknown).toEqual([]);
  });

  it('on days 0 and 1, yellow skin has the sign of the first 24 hours beside it', () => {
    expect(showOn(0, 1, /^baby-yellow-first-day$/)).toEqual([]);
    expect(showOn(1, 1, /^baby-yellow$/)).toEqual([]);
  });
});

it('names a soaked pad and big clots on the first two days', () => {
  expect(showOn(0, 1, /^pad-after-birth$/)).toEqual([]);
  expect(showOn(0, 1, /^clots-after-birth$/)).toEqual([]);
});

it('names pale poop in the first week, the third and the fourth', () => {
  const weeks = days.filter(({ signs }) => signs.includes('baby-pale-poop')).map(({ day }) => Math.floor(day / 7));
  expect(weeks).toEqual([0, 2, 3]);
});

it.each(days)('on day $day has signs of the lists, the most urgent first, each once', ({ signs }) => {
  const orders = signs.map((sign) => signOrders.indexOf(orderOfSign.get(sign) as SignOrder));
  expect(orders).not.toContain(-1);
  expect(orders).toEqual([...orders].sort((one, other) => one - other));
  expect(new Set(signs).size).toBe(signs.length);
});

it('names yellow skin every day to day 14', () => {
  expect(showOn(0, 14, /^baby-yellow/)).toEqual([]);
  expect(showOn(1, 14, /^baby-yellow$/)).toEqual([]);
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
