/** @jest-environment node */

import { diaperRows, feedsSign } from '@/data/after-birth/diapers';
import { CARD_DAYS } from '@/data/after-birth/tracks';
import { paleUrine } from '@/words/after-birth/diapers';
import { signsAfterBirth } from '@/words/birth/signs-after-birth';
import { signNotes } from '@/words/warning-signs';

const readLimit = (text: string) => Number(/fewer than (\d+)/.exec(text)?.[1]);
const wordsOf = (sign: string) => signsAfterBirth[sign as keyof typeof signsAfterBirth].text;

it('has a row for each of days 1 to 7, then for each week, and none for the day of the birth', () => {
  expect(diaperRows.map(({ fromDay }) => fromDay)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 14, 21, 28]);
  expect(diaperRows.at(-1)?.fromDay).toBeLessThan(CARD_DAYS);
});

it.each(diaperRows.filter(({ fromDay }) => fromDay > 1))(
  'from day $fromDay has the number of wet diapers below which its sign asks for a call',
  ({ wetDiapers, sign }) => expect(readLimit(wordsOf(sign))).toBe(wetDiapers),
);

it('has on day 1 the sign of a whole day without a wet diaper', () => {
  expect(diaperRows[0]).toMatchObject({ wetDiapers: 1, sign: 'baby-dry-for-a-day' });
});

it('has the feeds that the list names, more than are too few', () => {
  for (const { feeds } of diaperRows) {
    expect(signNotes['newborn-day'].text).toContain(`at least ${feeds} feeds`);
    expect(feeds).toBeGreaterThan(readLimit(wordsOf(feedsSign)));
  }
});

it('gives a number of stools for the first three weeks only, and says what fewer ask for', () => {
  expect(diaperRows.filter(({ stools }) => stools === null).map(({ fromDay }) => fromDay)).toEqual([21, 28]);
  const least = diaperRows.find(({ fromDay }) => fromDay === 3)?.stools;
  expect(paleUrine.text).toContain(`Fewer than ${least} poops a day, from day 3`);
});

it('asks for a call about no poop as the list does', () => {
  expect(wordsOf('baby-no-poop')).toBe('In the first week: no poop for 24 hours.');
  expect(paleUrine.text).toContain('None for 24 hours in the first week? Call now.');
});
