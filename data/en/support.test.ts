/** @jest-environment node */
import { lossSignSources } from '@/data/support';
import { hospitalInNunavut } from '@/words/without-911';
import { emergencySigns, veryHeavyBleeding } from './emergency';
import { lossWarningSigns } from './support';

const orders = {
  '911': /^Call 911/,
  emergency: /^Go to emergency/,
  'call now': /^Call your doctor, your midwife or your health line now/,
  'ask today': /ask the same day/,
  '9-8-8': /9-8-8/,
};

it.each([
  [/bleed very heavily/, '911'],
  [/pass(ing)? out|faint/, '911'],
  [/seizure/, '911'],
  [/chest pain/, '911'],
  [/breathing/, '911'],
  [/fever/, 'emergency'],
  [/smells bad/, 'emergency'],
  [/weak or dizzy/, 'emergency'],
  [/on one side/, 'emergency'],
  [/bleeding that gets heavier/, 'call now'],
  [/headache/, 'emergency'],
  [/sight/, 'emergency'],
  [/leg|calf/, 'call now'],
  [/Rh-negative/, 'ask today'],
  [/harming yourself/, '9-8-8'],
] as const)('after a loss there is one order for %s: %s', (sign, order) => {
  const lines = lossWarningSigns.filter((line) => line !== veryHeavyBleeding && sign.test(line.text));
  expect(lines.map(({ text }) => text)).toEqual([expect.stringMatching(orders[order])]);
});

it('means by very heavy bleeding after a loss what every other list means, and gives no second measure', () => {
  expect(lossWarningSigns.slice(0, 2)).toEqual([emergencySigns, veryHeavyBleeding]);
  const others = lossWarningSigns.filter((line) => line !== veryHeavyBleeding);
  expect(others.filter(({ text }) => /\bpads?\b|clots/.test(text))).toEqual([]);
});

it('names every source of the signs', () => {
  const keys = [...lossWarningSigns, hospitalInNunavut].flatMap(({ sources = [] }) => sources);
  expect([...lossSignSources].sort()).toEqual([...new Set(keys)].sort());
});
