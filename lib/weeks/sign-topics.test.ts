/** @jest-environment node */

import { signTopics } from '@/data/sign-topics';
import type { PregnancySignId } from '@/data/warning-signs';
import { signs } from '@/words/warning-signs';
import { getMostUrgent, listTopicGroups } from './sign-topics';
import { warningSigns } from './warning-signs';

/** Signs that name a topic and are of another: with pain, a blow, a disease or contractions beside them. */
const elsewhere: Record<keyof typeof signTopics, PregnancySignId[]> = {
  water: ['blow-leak', 'contractions-and-more', 'labour-little-fluid'],
  bleeding: [
    'blow-bleeding',
    'contractions-and-more',
    'vomiting-blood',
    'coughing-blood',
    'pressure-severe',
    'pressure-high',
    'labour-high-pressure',
    'must-not-wait',
  ],
  movement: ['contractions-and-more'],
};

it.each([
  ['water', /fluid (that|leak)|leak|water break/i],
  ['bleeding', /bleed|blood/i],
  ['movement', /mov/i],
] as const)('leaves out no sign of %s', (topic, words) => {
  const named = (Object.keys(signs) as PregnancySignId[]).filter((id) => words.test(signs[id].text));
  const known: PregnancySignId[] = [...signTopics[topic], ...elsewhere[topic]];
  expect(named.filter((id) => !known.includes(id))).toEqual([]);
});

it.each(['water', 'bleeding'] as const)('has an order for %s in every list but that of the first weeks', (topic) => {
  for (const { fromWeek } of warningSigns.slice(topic === 'water' ? 1 : 0)) {
    expect(listTopicGroups(topic, fromWeek, 'ON')).not.toEqual([]);
  }
});

it('says what the region says', () => {
  const orders = (region: 'QC' | 'ON') => listTopicGroups('water', 38, region).map(({ order }) => order);
  expect(orders('QC')).toEqual(['call-911', 'go', 'call-then-go']);
  expect(orders('ON')).toEqual(['call-911', 'go', 'call-now']);
});

it('asks for no less than any week does where the week is not known', () => {
  const water = getMostUrgent('water');
  expect(water.order).toBe('go-to-emergency');
  expect(water.emergency?.signs.map(({ id }) => id)).toEqual(['cord', 'baby-coming']);
  expect(getMostUrgent('movement').order).toBe('go');
  const { emergency, order } = getMostUrgent('bleeding');
  expect(order).toBe('go-to-emergency');
  expect(emergency?.signs.map(({ text }) => text)).toEqual([
    signs['very-heavy-bleeding'].text,
    signs['large-clots'].text,
    signs['blood-down-legs'].text,
    signs['pass-out'].text,
  ]);
});
