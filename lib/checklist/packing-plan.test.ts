/** @jest-environment node */
import { fc } from '@/scripts/testing/properties';
import { babyCounts, type PackingPlan } from './checklist';
import {
  defaultPackingPlan,
  getPackingDay,
  getPackingWeek,
  parsePackingPlan,
  serializePackingPlan,
} from './packing-plan';

describe('getPackingDay', () => {
  const DUE_DATE = new Date(2027, 5 /* Jun */, 8);

  it.each([
    [1, false, 36, new Date(2027, 4 /* May */, 11)],
    [1, true, 34, new Date(2027, 3 /* Apr */, 27)],
    [2, false, 33, new Date(2027, 3 /* Apr */, 20)],
    [2, true, 31, new Date(2027, 3 /* Apr */, 6)],
    [3, false, 29, new Date(2027, 2 /* Mar */, 23)],
    [4, false, 26, new Date(2027, 2 /* Mar */, 2)],
    [4, true, 24, new Date(2027, 1 /* Feb */, 16)],
  ] as const)('with %i babies, travelling: %p, the bag is packed at %i weeks', (babies, mustTravel, week, day) => {
    expect(getPackingWeek({ babies, mustTravel })).toBe(week);
    expect(getPackingDay(DUE_DATE, { babies, mustTravel })).toEqual(day);
  });

  it('never moves the day later for more babies or for travelling', () => {
    const plans = fc.record({ babies: fc.constantFrom(...babyCounts), mustTravel: fc.boolean() });
    fc.assert(
      fc.property(plans, plans, (one: PackingPlan, other: PackingPlan) => {
        if (one.babies <= other.babies && Number(one.mustTravel) <= Number(other.mustTravel))
          expect(getPackingWeek(other)).toBeLessThanOrEqual(getPackingWeek(one));
      }),
    );
  });
});

describe('stored packing plan', () => {
  it('reads back what it stores', () => {
    for (const babies of babyCounts) {
      for (const mustTravel of [true, false]) {
        expect(parsePackingPlan(serializePackingPlan({ babies, mustTravel }))).toEqual({ babies, mustTravel });
      }
    }
  });

  it.each([null, '', 'null', '[]', '{"babies":9,"mustTravel":"yes"}', '{"babies":2'])(
    'takes %p for no plan',
    (text) => {
      expect(parsePackingPlan(text)).toEqual(defaultPackingPlan);
    },
  );

  it('keeps what can be read of a plan', () => {
    expect(parsePackingPlan('{"babies":"two","mustTravel":true}')).toEqual({ babies: 1, mustTravel: true });
  });

  it('reads any text without an error', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => expect(parsePackingPlan(text)).toBeDefined()));
  });
});
