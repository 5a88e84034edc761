/** @jest-environment node */
import { shareColumn } from './shared-columns';
import { listSignGroups, type WarningSigns, warningSigns } from './warning-signs';

const listOf = (
  fromWeek: number,
  toWeek: number,
  ...groups: [WarningSigns['groups'][number]['order'], string[]][]
) => ({
  fromWeek,
  toWeek,
  furtherHelp: [],
  groups: groups.map(([order, texts]) => ({
    order,
    notes: [],
    signs: texts.map((text) => ({ id: text as 'fever', text })),
  })),
});

it('names the weeks of a sign where they are not all, and a sign again where its order changes', () => {
  const lists = [
    listOf(0, 3, ['same-day', ['fever']]),
    listOf(4, 13, ['call-now', ['fever', 'leg']], ['same-day', ['burning']]),
    listOf(14, 19, ['go', ['pain']], ['call-now', ['fever', 'leg']], ['same-day', ['burning']]),
  ];
  expect(
    shareColumn(lists).map(({ order, parts }) => [
      order,
      ...parts.map(({ weeks, signs }) => [weeks?.from, weeks?.to, signs.map(({ text }) => text)]),
    ]),
  ).toEqual([
    ['go', [14, 19, ['pain']]],
    ['call-now', [4, 19, ['fever', 'leg']]],
    ['same-day', [0, 3, ['fever']], [4, 19, ['burning']]],
  ]);
});

it('puts first, without weeks, what holds in all weeks of the column', () => {
  const lists = [listOf(20, 25, ['go', ['leak', 'sight']]), listOf(26, 42, ['go', ['less', 'sight']])];
  const [go] = shareColumn(lists);
  expect(go?.parts.map(({ weeks, signs }) => [weeks?.from, signs.map(({ text }) => text)])).toEqual([
    [undefined, ['sight']],
    [20, ['leak']],
    [26, ['less']],
  ]);
});

it('loses no sign of any list, and gives it no other order', () => {
  const shared = shareColumn(warningSigns);
  for (const { fromWeek, toWeek, groups } of warningSigns) {
    for (const { order, signs } of [...listSignGroups(groups, 'QC'), ...listSignGroups(groups, undefined)]) {
      const found = shared
        .filter((group) => group.order === order)
        .flatMap(({ parts }) => parts)
        .filter(({ weeks }) => !weeks || (weeks.from <= fromWeek && weeks.to >= toWeek))
        .flatMap((part) => part.signs.map(({ id }) => id));
      expect(found).toEqual(expect.arrayContaining(signs.map(({ id }) => id)));
    }
  }
});
