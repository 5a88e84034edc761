/** @jest-environment node */
import { timeLabour } from '@/scripts/testing/labours';
import { fc, manyRuns } from '@/scripts/testing/properties';
import { getAdvice, noAnswers } from './advice';
import { getQuietSeconds, tellOfPast } from './past-advice';

it.each([
  ['no known gap', undefined, 1_800],
  ['5 minutes apart', 300, 1_800],
  ['15 minutes apart', 900, 1_800],
  ['50 minutes apart', 3_000, 6_000],
])('counts contractions as past, %s', (_name, interval, seconds) => {
  expect(getQuietSeconds(interval)).toBe(seconds);
});

it.each([
  ['5-1-1', timeLabour(3, 5, 60), ['call-now', 'far-or-later']],
  ['5 minutes apart and short', timeLabour(3, 5, 40), ['call-now', 'far-or-later']],
  ['6 minutes apart', timeLabour(3, 6, 40), ['close-before', 'far-or-later']],
  ['the hour of 5-1-1', timeLabour(13, 5, 60), ['hour-complete', 'far-or-later']],
])('says nothing in the present of %s', (_name, log, ids) => {
  expect(tellOfPast(getAdvice(log, 'term', noAnswers, false)).lines.map(({ id }) => id)).toEqual(ids);
});

it('lowers no order', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 15 }),
      fc.integer({ min: 1, max: 20 }),
      fc.constantFrom('before-20', 'preterm', 'unknown', 'term', 'past-41'),
      (count, minutes, status) => {
        const advice = getAdvice(timeLabour(count, minutes, 60), status, noAnswers, false);
        const past = tellOfPast(advice);
        expect(past.order).toBe(advice.order);
        expect(past.lines.filter(({ order }) => order).map(({ order }) => order)).toEqual(
          advice.lines.filter(({ order }) => order).map(({ order }) => order),
        );
      },
    ),
    manyRuns,
  );
});
