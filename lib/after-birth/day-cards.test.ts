/** @jest-environment node */
import { CARD_DAYS } from '@/data/after-birth/tracks';
import { signOrders } from '@/data/sign-orders';
import { whenToCallAfterBirth } from '@/lib/birth/when-to-call-after-birth';
import { listDayCards, listDaySigns, listTrackLines } from './day-cards';

const cards = listDayCards();
const lists = Object.values(whenToCallAfterBirth).flat();

it('has a card for each day of six weeks, that of the birth first, and each names a sign to call about', () => {
  expect(cards.map(({ day }) => day)).toEqual(Array.from({ length: CARD_DAYS }, (_, day) => day));
  expect(cards.filter(({ signs }) => signs.length === 0)).toEqual([]);
});

it('asks for what the lists after a birth ask for, and for the most urgent first', () => {
  for (const { day, signs, figures } of cards) {
    for (const groups of [signs, figures?.signs ?? []]) {
      const orders = groups.map(({ order }) => signOrders.indexOf(order));
      expect([day, orders]).toEqual([day, [...orders].sort((one, other) => one - other)]);
      for (const { order, signs: ofOrder } of groups) {
        const inLists = lists.filter((group) => group.order === order).flatMap((group) => group.signs);
        expect(inLists).toEqual(expect.arrayContaining(ofOrder));
      }
    }
  }
});

it('puts signs of the baby and of who gave birth that ask for the same thing together', () => {
  expect(
    listDaySigns(['fever', 'baby-yellow', 'pad-after-birth']).map(({ order, signs }) => [order, signs.length]),
  ).toEqual([
    ['call-911', 1],
    ['call-now', 2],
  ]);
  expect(listDaySigns([])).toEqual([]);
});

it.each([
  [0, undefined],
  [1, 'baby-dry-for-a-day'],
  [2, 'baby-wet-day-2'],
  [4, 'baby-wet-day-4'],
  [5, 'baby-wet-day-5'],
  [13, 'baby-wet-day-5'],
  [41, 'baby-wet-day-5'],
])('says on day %i how few wet diapers ask for a call: %s', (day, sign) => {
  const figures = cards[day]?.figures;
  expect(figures?.row.sign).toBe(sign);
  const less = (figures?.signs ?? []).flatMap(({ signs }) => signs.map(({ id }) => id));
  expect([...less].sort()).toEqual(sign ? [sign, 'baby-few-feeds'].sort() : []);
});

it('shows a line to those it is for, and to who feeds by breast and bottle where nothing is said of both', () => {
  const [breast, bottle, both, twins] = [{ text: 'a' }, { text: 'b' }, { text: 'c' }, { text: 'd' }];
  const listShown = (tracks: Parameters<typeof listTrackLines>[0]) =>
    listTrackLines(tracks).map(({ track, shownWith }) => [track, shownWith.join(' ')]);
  expect(listShown({ bottle, breast, twins })).toEqual([
    ['twins', 'twins'],
    ['breast', 'breast both'],
    ['bottle', 'bottle both'],
  ]);
  expect(listShown({ breast, both })).toEqual([
    ['breast', 'breast'],
    ['both', 'both'],
  ]);
  expect(listShown(undefined)).toEqual([]);
});
