/** @jest-environment node */
import { noAnswers } from './advice';
import { getAdviceAnswers, getAdvicePlace } from './advice-place';

it.each([
  ['under-30', '911', 'hospital'],
  ['over-60', '911', 'hospital'],
  ['by-plane', '911', 'health-centre'],
  [undefined, '911', 'hospital'],
  ['under-30', 'health-centre', 'nunavut'],
  ['by-plane', 'health-centre', 'nunavut'],
  [undefined, 'health-centre', 'nunavut'],
] as const)('at a distance of %p, with %p in an emergency, the words are those of %p', (distance, emergency, place) => {
  expect(getAdvicePlace(distance, { emergency })).toBe(place);
});

it('has whoever is in Nunavut call as early as who has to fly, until they say how far the hospital is', () => {
  expect(getAdviceAnswers(noAnswers, 'nunavut').distance).toBe('by-plane');
  expect(getAdviceAnswers({ ...noAnswers, distance: 'under-30' }, 'nunavut').distance).toBe('under-30');
  expect(getAdviceAnswers(noAnswers, 'hospital').distance).toBeUndefined();
});
