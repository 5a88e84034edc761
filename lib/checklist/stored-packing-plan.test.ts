/** @jest-environment node */
import fc from 'fast-check';
import { defaultPackingPlan, parsePackingPlan, serializePackingPlan } from './stored-packing-plan';
import { babyCounts } from './types';

it('reads back what it stores', () => {
  for (const babies of babyCounts) {
    for (const mustTravel of [true, false]) {
      expect(parsePackingPlan(serializePackingPlan({ babies, mustTravel }))).toEqual({ babies, mustTravel });
    }
  }
});

it.each([null, '', 'null', '[]', '{"babies":9,"mustTravel":"yes"}', '{"babies":2'])('takes %p for no plan', (text) => {
  expect(parsePackingPlan(text)).toEqual(defaultPackingPlan);
});

it('keeps what can be read of a plan', () => {
  expect(parsePackingPlan('{"babies":"two","mustTravel":true}')).toEqual({ babies: 1, mustTravel: true });
});

it('reads any text without an error', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => expect(parsePackingPlan(text)).toBeDefined()));
});
