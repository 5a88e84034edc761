/** @jest-environment node */

import { signOrders } from '@/data/sign-orders';
import { type SignEntryFacts, type SignEntryId, signEntries } from '@/data/sign-search';
import { afterBirthLists, signLists } from '@/data/warning-signs';
import { fc } from '@/scripts/testing/properties';
import {
  answerEntry,
  compareAnswers,
  findSignAnswer,
  getUrgency,
  isOnlyWithMore,
  listOrderLines,
  listSignPlaces,
  type SignPlace,
  signBands,
} from './sign-answers';
import { getSignBand } from './sign-bands';

const ids = Object.keys(signEntries) as SignEntryId[];
const anyEntry = fc.constantFrom(...ids);
const anyBand = fc.constantFrom(...signBands);
const anyRegion = fc.constantFrom('QC' as const, 'NU' as const, 'ON' as const, undefined);
const getSigns = (id: SignEntryId): SignEntryFacts['signs'] => signEntries[id].signs;

const answer = (id: SignEntryId, week: number | 'after-birth' | undefined) => {
  const band = typeof week === 'number' ? getSignBand(week) : week;
  const { from, lines } = findSignAnswer(getSigns(id), band, listSignPlaces(undefined));
  return { from, lines: lines.map(({ sign, order }) => `${order}: ${sign}`) };
};

it('knows every sign of every list where it stands', () => {
  const lists = [...signLists.map(({ groups }) => groups), afterBirthLists.baby, afterBirthLists.parent];
  const count = lists.flatMap((groups) => groups.flatMap(({ signs }): string[] => [...signs])).length;
  // 'water' is worded in three ways, by region.
  expect(listSignPlaces('ON')).toHaveLength(count - 2);
  expect(listSignPlaces(undefined)).toHaveLength(count - 2);
});

it('reaches every sign of every list by at least one entry', () => {
  const reached: string[] = ids.flatMap((id) => getSigns(id).flat());
  for (const region of ['QC', 'ON', undefined] as const) {
    expect(listSignPlaces(region).filter(({ sign }) => !reached.includes(sign))).toEqual([]);
  }
});

it('has for each entry a sign of a list, or neighbours of which each has one', () => {
  for (const id of ids) {
    const { signs, neighbours = [] }: SignEntryFacts = signEntries[id];
    expect([id, signs.length > 0 || neighbours.length > 0]).toEqual([id, true]);
    for (const neighbour of neighbours) {
      expect([id, neighbour, getSigns(neighbour as SignEntryId)?.length > 0]).toEqual([id, neighbour, true]);
      expect(neighbour).not.toBe(id);
    }
  }
});

it.each([
  ['fever', 2, ['call-now: fever']],
  ['fever', 8, ['call-now: fever']],
  ['headache', 8, ['call-now: headache']],
  ['headache', 30, ['go: headache']],
  ['headache', 'after-birth', ['go: headache']],
  ['less-movement', 20, ['call-now: less-from-24', 'call-now: movements-stopped', 'same-day: movements-stopped-early']],
  ['less-movement', 30, ['go: less-movement']],
  ['light-bleeding', 38, ['go: low-placenta-bleeding', 'same-day: pink-blood']],
  [
    'light-bleeding',
    8,
    [
      'go-to-emergency: bleeding-with-pain',
      'go-to-emergency: bleeding-with-fever',
      'go-to-emergency: bleeding-and-weak',
      'same-day: any-other-bleeding',
    ],
  ],
  ['mucous-discharge', 38, ['same-day: pink-blood']],
  ['leg-swollen', 8, ['go-to-emergency: leg-swollen']],
  ['stroke', 2, ['call-911: stroke']],
  ['stroke', 'after-birth', ['call-911: stroke']],
  [
    'baby-yellow',
    'after-birth',
    expect.arrayContaining(['go-to-emergency: baby-yellow-first-day', 'call-now: baby-yellow']),
  ],
] as const)('answers %s in week %s by its list: %j', (id, week, lines) => {
  expect(answer(id, week)).toEqual({ from: 'asked', lines });
});

it.each([
  ['fever', ['call-now: fever']],
  ['headache', ['go: headache']],
  ['yellow', ['call-or-go: yellow']],
  ['less-movement', ['go: less-movement']],
  ['water', expect.arrayContaining(['go-to-emergency: early-leak'])],
] as const)('answers %s without a week by the most urgent order of any: %j', (id, lines) => {
  const { from, lines: said } = answer(id, undefined);
  expect(from).toBe('any');
  expect(said).toEqual(lines);
});

it('takes the nearest list that has a line, where that of the weeks has none', () => {
  expect(answer('changed-movement', 8)).toEqual({
    from: 'nearest',
    lines: ['call-now: less-from-24', 'call-now: changed-from-24'],
  });
  expect(answer('urge-to-push', 15)).toEqual({
    from: 'nearest',
    lines: ['call-911: urge-to-push', 'call-911: baby-coming'],
  });
});

it.each([
  ['weak-or-dizzy', 15, true],
  ['weak-or-dizzy', 30, false],
  ['weak-or-dizzy', 'after-birth', false],
  ['smelly-discharge', 38, true],
  ['smelly-discharge', 'after-birth', false],
  ['mucous-discharge', 38, true],
  ['mucous-discharge', 30, false],
  ['bleeding', 8, false],
] as const)('knows whether %s in week %s is asked for only with something else: %p', (id, week, expected) => {
  const band = typeof week === 'number' ? getSignBand(week) : week;
  expect(isOnlyWithMore(signEntries[id], answerEntry(signEntries[id], band, listSignPlaces(undefined)))).toBe(expected);
});

it('shows no line of another list that would put a call off', () => {
  expect(answer('itching', 8)).toEqual({ from: 'nearest', lines: [] });
});

it('words the water by region, as the lists do', () => {
  const at38 = (region: 'QC' | 'ON' | undefined) =>
    findSignAnswer([['water', 'water-in-quebec', 'water-in-unknown-region']], getSignBand(38), listSignPlaces(region));
  expect(at38('QC').lines).toEqual([expect.objectContaining({ sign: 'water-in-quebec', order: 'call-then-go' })]);
  expect(at38('ON').lines).toEqual([expect.objectContaining({ sign: 'water', order: 'call-now' })]);
  expect(at38(undefined).lines).toEqual([expect.objectContaining({ sign: 'water-in-unknown-region' })]);
});

it('puts the answers of the asked weeks first, and the most urgent of them', () => {
  const places = listSignPlaces(undefined);
  const shown = (['dark-urine', 'changed-movement', 'headache', 'chest-pain'] as const)
    .map((id) => ({ id, answer: findSignAnswer(getSigns(id), getSignBand(8), places) }))
    .sort((one, other) => compareAnswers(one.answer, other.answer))
    .map(({ id }) => id);
  expect(shown).toEqual(['chest-pain', 'headache', 'dark-urine', 'changed-movement']);
});

describe('whatever is looked up, in whatever weeks and region', () => {
  it('no sign of the list of the weeks is left out or gets another order', () => {
    fc.assert(
      fc.property(anyEntry, anyBand, anyRegion, (id, band, region) => {
        const places = listSignPlaces(region);
        const meant = getSigns(id).flat();
        const listed = places.filter((place) => place.band === band && meant.includes(place.sign));
        const { from, lines } = findSignAnswer(getSigns(id), band, places);
        if (listed.length > 0) expect([from, ...lines]).toEqual(['asked', ...sortByUrgency(listed)]);
        else expect(from).toBe('nearest');
      }),
    );
  });

  it('without weeks no sign gets a later order than the most urgent of any', () => {
    fc.assert(
      fc.property(anyEntry, anyRegion, (id, region) => {
        const places = listSignPlaces(region);
        const { lines } = findSignAnswer(getSigns(id), undefined, places);
        for (const alike of getSigns(id)) {
          const orders = places.filter(({ sign }) => alike.includes(sign)).map(({ order }) => getUrgency(order));
          const said = lines.filter(({ sign }) => alike.includes(sign)).map(({ order }) => getUrgency(order));
          if (orders.length > 0) expect(Math.max(...said)).toBe(Math.min(...orders));
        }
      }),
    );
  });

  it('no line of another list asks for less than a call now', () => {
    fc.assert(
      fc.property(anyEntry, anyBand, anyRegion, (id, band, region) => {
        const { from, lines } = findSignAnswer(getSigns(id), band, listSignPlaces(region));
        if (from === 'nearest') expect(lines.filter(({ order }) => order === 'same-day')).toEqual([]);
      }),
    );
  });

  it('an order that is more urgent than to call now is always shown', () => {
    fc.assert(
      fc.property(anyEntry, anyBand, anyRegion, (id, band, region) => {
        const answer = answerEntry(signEntries[id], band, listSignPlaces(region));
        const [first] = answer.lines;
        if (first && getUrgency(first.order) < getUrgency('call-now')) {
          expect(listOrderLines(answer)[0]).toEqual(first);
        }
      }),
    );
  });

  it('the most urgent line stands first', () => {
    const someBand = fc.option(anyBand, { nil: undefined });
    fc.assert(
      fc.property(anyEntry, someBand, anyRegion, (id, band, region) => {
        const { lines } = findSignAnswer(getSigns(id), band, listSignPlaces(region));
        expect(lines).toEqual(sortByUrgency(lines));
      }),
    );
  });
});

function sortByUrgency(places: SignPlace[]): SignPlace[] {
  return signOrders.flatMap((order) => places.filter((place) => place.order === order));
}
