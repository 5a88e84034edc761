/** @jest-environment node */

import { graverSigns } from '@/data/after-birth/graver-signs';
import { type RegionTopic, signsOfParts } from '@/data/after-birth/page-parts';
import { provinceCodes } from '@/data/provinces';
import type { SignOrder } from '@/data/sign-orders';
import { sources } from '@/data/sources';
import { afterBirthLists } from '@/data/warning-signs';
import { listAfterBirthPageSources } from '@/lib/sources/page-sources';
import { wasRead } from '@/lib/sources/sources';
import { babyWords } from '@/words/after-birth/after-birth-page-baby';
import { screening, vaccines, visits } from '@/words/after-birth/after-birth-page-checks';
import { ownWayWords } from '@/words/after-birth/after-birth-page-own-way';
import { regions } from '@/words/after-birth/after-birth-page-regions';
import { parentWords } from '@/words/after-birth/after-birth-page-you';
import { listSignsOfPart } from './when-to-call-after-birth';

const told = Object.entries(regions).flatMap(([code, topics]) =>
  Object.entries(topics).map(([topic, statement]) => ({ code, topic, statement })),
);
const parts = [
  ...Object.values(babyWords),
  ...Object.values(parentWords),
  ...Object.values(ownWayWords),
  visits,
  screening,
  vaccines,
];
const statements = [...parts.flatMap((part) => part.statements), ...told.map(({ statement }) => statement)];

it('names a source for every figure', () => {
  const claims = statements.filter(({ text }) => /\d/.test(text.replace(/\b811\b/g, '')));
  expect(claims.length).toBeGreaterThan(25);
  expect(claims.filter(({ sources: keys = [] }) => keys.length === 0)).toEqual([]);
});

it('rests on what somebody has read, and lists it', () => {
  const listed = listAfterBirthPageSources();
  const keys = [...new Set(statements.flatMap(({ sources: named = [] }) => named))];
  expect(keys.filter((key) => !listed.includes(key))).toEqual([]);
  expect(listed.filter((key) => !wasRead(sources[key].confidence))).toEqual([]);
});

it.each(provinceCodes)('answers or asks about vaccines and tests in %s', (code) => {
  const everywhere: RegionTopic[] = ['hepatitis-b', 'rsv', 'hearing', 'heart'];
  expect(Object.keys(regions[code])).toEqual(expect.arrayContaining(everywhere));
});

it('knows of a vaccine against tuberculosis where one is offered, and in no other region', () => {
  expect(told.filter(({ topic }) => topic === 'bcg').map(({ code }) => code)).toEqual(['NT', 'NU']);
});

/** What the page orders itself, beside the signs: how the sentence begins, and which signs of the list order the same. */
const ordersOfSigns = [
  [/^(A red, hot, painful part of a breast|Une partie du sein rouge)/, ['breast']],
  [/^(You cannot pee, or it hurts\?|Vous n’arrivez pas à uriner)/, ['peeing', 'legs-numb']],
  [/^(Never shake a baby|Ne secouez jamais)/, ['baby-shaken']],
  [/^(Does it last longer, get worse|Cela dure plus longtemps)/, ['low-mood', 'panic']],
] as const;
const said: Partial<Record<SignOrder, RegExp>> = {
  'call-911-or-go': /\bcall 911 or go to emergency now\b|appelez le 911 ou allez à l’urgence tout de suite/i,
  go: /\bgo to the hospital now\b|allez à l’hôpital tout de suite/i,
  'call-now': /\bcall now\b|appelez maintenant/i,
  'same-day': /\bsame day\b|le jour même/i,
};

it('orders nothing that the lists do not order', () => {
  const order =
    /\b(call 911|go to emergency|go now|call now|same day)\b|appelez (le 911|maintenant)|à l’urgence|le jour même/i;
  const ordering = statements.filter(({ text }) => order.test(text));
  expect(ordering).toHaveLength(ordersOfSigns.length);
  for (const [beginning, ids] of ordersOfSigns) {
    const text = ordering.find((statement) => beginning.test(statement.text))?.text;
    for (const id of ids) {
      const group = Object.values(afterBirthLists)
        .flat()
        .find(({ signs }) => signs.some((sign) => sign === id));
      expect([id, text]).toEqual([id, expect.stringMatching((group && said[group.order]) ?? /^$/)]);
    }
  }
});

it.each(Object.keys(signsOfParts) as (keyof typeof signsOfParts)[])(
  'shows the signs about %s as the list of that person has them',
  (part) => {
    const { person, signs } = signsOfParts[part] ?? {};
    const shown = listSignsOfPart(part).map(({ order, signs: inGroup }) => [order, inGroup.map(({ id }) => id)]);
    const inList = (person ? afterBirthLists[person] : [])
      .map(({ order, signs: inGroup }) => [order, inGroup.filter((id) => signs?.some((sign) => sign === id))] as const)
      .filter(([, ids]) => ids.length > 0);
    expect(shown).toEqual(inList);
    expect(shown.flatMap(([, ids]) => ids)).toHaveLength(signs?.length ?? 0);
  },
);

it.each(Object.entries(signsOfParts))('shows about %s no milder sign without its graver form', (_part, { signs }) => {
  const shown: readonly string[] = signs;
  const missing = signs.flatMap((sign) => graverSigns[sign] ?? []).filter((graver) => !shown.includes(graver));
  expect(missing).toEqual([]);
});
