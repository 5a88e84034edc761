/** @jest-environment node */
import { firstSigns, labourSigns, signsAtTheFirst } from '@/data/labour/signs';
import { LABOUR_WORD_WEEKS } from '@/data/labour-rules';
import { type SignOrder, signOrders } from '@/data/sign-orders';
import type { SignId } from '@/data/warning-signs';
import { listTexts } from '@/scripts/lint/list-words';
import * as words from '@/words/signs-of-labour';
import { listSignsInLabour } from './labour-signs';
import { listSignOrders } from './list-sign-orders';
import { type SignGroup, warningSigns } from './warning-signs';

const sets: [string, readonly SignId[]][] = [
  ['the first rows', firstSigns],
  ['the first contraction', signsAtTheFirst],
  ...labourSigns.map(({ id, signs }): [string, readonly SignId[]] => [id, signs]),
];

const listOrders = (groups: SignGroup[], ids: readonly SignId[]) =>
  groups.flatMap(({ order, signs }) =>
    signs.filter(({ id }) => ids.includes(id)).map(({ id }): [SignId, SignOrder] => [id, order]),
  );

describe.each(sets)('signs of labour: %s', (_, ids) => {
  const { emergency, bands } = listSignsInLabour(ids);

  it.each(warningSigns.filter(({ fromWeek }) => fromWeek >= LABOUR_WORD_WEEKS))(
    'asks in weeks $fromWeek to $toWeek for what the list asks for, and leaves no sign of it out',
    ({ fromWeek, toWeek, groups }) => {
      const band = bands.find((one) => one.fromWeek <= fromWeek && one.toWeek >= toWeek);
      const shown = [...emergency, ...(band?.groups ?? [])];
      expect(new Map(listOrders(shown, ids))).toEqual(new Map(listOrders(groups, ids)));
      expect(shown.map(({ order }) => signOrders.indexOf(order))).toEqual(
        shown.map(({ order }) => signOrders.indexOf(order)).sort((one, other) => one - other),
      );
    },
  );
});

it('says of every sign that it names, in the weeks before 37 and from then on', () => {
  for (const [, ids] of sets) {
    const { emergency, bands } = listSignsInLabour(ids);
    const shown = [...emergency, ...bands.flatMap(({ groups }) => groups)].flatMap(({ signs }) =>
      signs.map(({ id }) => id),
    );
    const inLabour = ids.filter((id) =>
      warningSigns.some(({ fromWeek, groups }) => fromWeek >= LABOUR_WORD_WEEKS && listOrders(groups, [id]).length > 0),
    );
    expect(new Set(shown)).toEqual(new Set(inLabour));
  }
  expect(listSignsInLabour(firstSigns).bands.map(({ fromWeek, toWeek }) => [fromWeek, toWeek])).toEqual([
    [37, 42],
    [20, 36],
  ]);
});

it('asks of clear mucus what the list asks of pink or brown blood', () => {
  expect(listSignOrders('pink-blood')).toEqual(['same-day']);
  expect(words.signs.show.statements.at(-1)?.text).toMatch(/From 37 weeks, call your provider the same day/);
});

it('tells nobody to wait, and calls nothing normal', () => {
  const texts = listTexts({ ...words }).texts.map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(20);
  const refused =
    /\bwait|stay home|at home|\bnormal|not (in )?(real|true) labour|false labour|go to sleep|no need|\brelax/i;
  expect(texts.filter((text) => refused.test(text))).toEqual([]);
});
