/** @jest-environment node */
import { adviceTexts, emergencySigns, whenToCall } from './contractions';

// Letter for letter, section 4 of the specification.
it.each([
  ['no-pattern', 'Continue timing until you have a clear pattern'],
  [
    'five-one-one',
    'Contractions are 5 minutes apart or less and lasting 1 minute or more. Consider heading to the hospital.',
  ],
  ['early-warning', 'Early labor may be starting. Continue timing and prepare your hospital bag.'],
  ['early-signs', 'Early labor signs. Stay hydrated and comfortable. Continue timing.'],
] as const)('says of %s what the specification says', (id, text) => {
  expect(adviceTexts[id]).toBe(text);
});

// Letter for letter, section 3 of the decisions.
it.each([
  [
    'preterm-alert',
    'Contractions before 37 weeks can be preterm labour: call your provider or go to the hospital now.',
  ],
  ['preterm', 'Before 37 weeks, call your provider about any regular tightening, pain, pressure, fluid or bleeding.'],
] as const)('says of %s what was decided', (id, text) => {
  expect(adviceTexts[id]).toBe(text);
});

it('names the reasons to call in the order of the specification, each with a source', () => {
  expect(whenToCall.slice(0, 4).map(({ title }) => title)).toEqual([
    '5-1-1 rule',
    'Your water breaks',
    'Heavy bright red bleeding',
    'Decreased fetal movement',
  ]);
  for (const { sources } of [emergencySigns, ...whenToCall]) expect(sources).not.toHaveLength(0);
});
