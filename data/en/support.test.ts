/** @jest-environment node */
import { lossSignSources } from '@/data/support';
import { hospitalInNunavut } from '@/words/without-911';
import { veryHeavyBleeding } from './emergency';
import { bodyAfterLoss, lossSigns } from './support';

const lines = Object.entries(lossSigns).flatMap(([order, { signs }]) => signs.map((sign) => ({ order, sign })));

it.each([
  [/bleed very heavily/, 'call-911'],
  [/pass(ing)? out|faint/, 'call-911'],
  [/seizure/, 'call-911'],
  [/chest pain/i, 'call-911'],
  [/breathing/, 'call-911'],
  [/cough up blood/, 'call-911'],
  [/fever/, 'go-to-emergency'],
  [/smells bad/, 'go-to-emergency'],
  [/weak or dizzy/, 'go-to-emergency'],
  [/on one side/, 'go-to-emergency'],
  [/bleeding that gets heavier/i, 'call-now'],
  [/headache/, 'go-to-emergency'],
  [/sight/, 'go-to-emergency'],
  [/Pain in one leg/, 'call-now'],
  [/One leg that is swollen/, 'go-to-emergency'],
  [/drooping face/, 'call-911'],
  [/Rh-negative/, 'same-day'],
  [/harming yourself/, 'call-911'],
] as const)('after a loss there is one order for %s: %s', (sign, order) => {
  const found = lines.filter(({ sign: line }) => line !== veryHeavyBleeding && sign.test(line.text));
  expect(found.map(({ order: asked }) => asked)).toEqual([order]);
});

it('means by very heavy bleeding after a loss what every other list means, and gives no second measure', () => {
  const measures = lines.filter(({ sign }) => /\bpads?\b|clots/.test(sign.text));
  expect(measures).toEqual([{ order: 'call-911', sign: veryHeavyBleeding }]);
});

it('gives each sign after a loss a line of its own', () => {
  const orders = lines.filter(({ sign }) => /^(?:Call|Go) /.test(sign.text));
  expect(orders).toEqual([]);
});

it('names every source of the signs', () => {
  const keys = [
    ...Object.values(lossSigns).flatMap(({ notes, signs }) => [...notes, ...signs]),
    ...bodyAfterLoss,
    hospitalInNunavut,
  ].flatMap(({ sources = [] }) => sources);
  expect([...lossSignSources].sort()).toEqual([...new Set(keys)].sort());
});
