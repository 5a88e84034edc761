/** @jest-environment node */

import { bagItems } from '@/data/hospital-bag';
import { fc } from '@/scripts/testing/properties';
import { createChecklist, getProgress, groupItems, matchesFilter } from './checklist';
import { type ChecklistAction, type ChecklistState, reduceChecklist } from './checklist-state';
import { checkOwnItem, initialOwnItemState, reduceOwnItem } from './own-items';

const start: ChecklistState = { items: createChecklist() };
const play = (actions: ChecklistAction[], from = start) => actions.reduce(reduceChecklist, from);
const tick = (id: string): ChecklistAction => ({ type: 'toggled', id, isChecked: true });
const add = (label: string): ChecklistAction => ({ type: 'own-item-added', label, category: 'baby' });
const listTicks = ({ items }: ChecklistState) => items.filter(({ isChecked }) => isChecked).map(({ id }) => id);
const listOwn = ({ items }: ChecklistState) => items.filter(({ isOwn }) => isOwn).map(({ label }) => label);

describe('the list', () => {
  it.each<[string, ChecklistAction[], string[]]>([
    ['a tick', [tick('car-seat')], ['car-seat']],
    ['a tick taken back', [tick('car-seat'), { type: 'toggled', id: 'car-seat', isChecked: false }], []],
    ['the same tick from two tabs', [tick('car-seat'), tick('car-seat')], ['car-seat']],
    ['an unknown id', [tick('skis')], []],
    ['reset', [tick('car-seat'), { type: 'reset' }], []],
    [
      'reset and undo',
      [tick('car-seat'), tick('parking'), { type: 'reset' }, { type: 'undone' }],
      ['car-seat', 'parking'],
    ],
    [
      'undo after a new tick, which stays',
      [tick('car-seat'), { type: 'reset' }, tick('parking'), { type: 'undone' }],
      ['car-seat', 'parking'],
    ],
    [
      'a second reset, of nothing, keeps the undo',
      [tick('car-seat'), { type: 'reset' }, { type: 'reset' }, { type: 'undone' }],
      ['car-seat'],
    ],
    ['undo of nothing', [tick('car-seat'), { type: 'undone' }], ['car-seat']],
  ])('%s', (_name, actions, ticks) => {
    expect(listTicks(play(actions))).toEqual(ticks);
  });

  it.each<[string, ChecklistAction[], string[]]>([
    ['adds', [add(' Teddy   bear '), add('Soother')], ['Teddy bear', 'Soother']],
    ['refuses what is there already', [add('Teddy'), add('TEDDY'), add('newborn diapers (24 PACK)')], ['Teddy']],
    ['removes', [add('Teddy'), { type: 'own-item-removed', id: 'own-1' }], []],
    ['never removes an item of ours', [add('Teddy'), { type: 'own-item-removed', id: 'car-seat' }], ['Teddy']],
    ['removes the second of two', [add('Teddy'), add('Soother'), { type: 'own-item-removed', id: 'own-2' }], ['Teddy']],
    [
      'brings back where it was',
      [add('Teddy'), add('Soother'), { type: 'own-item-removed', id: 'own-1' }, { type: 'undone' }],
      ['Teddy', 'Soother'],
    ],
    [
      'brings back beside one that took its id',
      [add('Teddy'), { type: 'own-item-removed', id: 'own-1' }, add('Soother'), { type: 'undone' }],
      ['Teddy', 'Soother'],
    ],
    [
      'brings back nothing twice',
      [add('Teddy'), { type: 'own-item-removed', id: 'own-1' }, add('teddy'), { type: 'undone' }],
      ['teddy'],
    ],
  ])('%s own items', (_name, actions, labels) => {
    const state = play(actions);
    // `toEqual` takes a list with an item that has no label for the shorter list.
    expect(listOwn(state)).toStrictEqual(labels);
    expect(new Set(state.items.map(({ id }) => id)).size).toBe(state.items.length);
    expect(state.items.filter(({ isOwn }) => !isOwn)).toEqual(start.items);
  });

  it('takes in an own item as an additional one, not packed yet', () => {
    expect(play([add(' Teddy ')]).items.at(-1)).toEqual({
      id: 'own-1',
      category: 'baby',
      label: 'Teddy',
      isEssential: false,
      isChecked: false,
      isOwn: true,
    });
  });

  it('gives a new own item the number after the highest, whatever was removed', () => {
    const state = play([add('Teddy'), add('Soother'), add('Rattle'), { type: 'own-item-removed', id: 'own-1' }]);
    expect(play([add('Blanket')], state).items.at(-1)?.id).toBe('own-4');
  });

  it('undoes each step once: what came back stays when the visitor goes on', () => {
    const undone = play([tick('car-seat'), { type: 'reset' }, { type: 'undone' }]);
    const cleared = play([{ type: 'toggled', id: 'car-seat', isChecked: false }, { type: 'undone' }], undone);
    expect(listTicks(cleared)).toEqual([]);
  });

  it('comes back under its own id when that is free', () => {
    const state = play([add('Teddy'), add('Soother'), { type: 'own-item-removed', id: 'own-1' }, { type: 'undone' }]);
    expect(state.items.slice(50).map(({ id, label }) => [id, label])).toEqual([
      ['own-1', 'Teddy'],
      ['own-2', 'Soother'],
    ]);
  });

  it('still undoes a reset after the removal of an item that another tab has removed', () => {
    const removed: ChecklistAction = { type: 'own-item-removed', id: 'own-1' };
    expect(listTicks(play([tick('car-seat'), { type: 'reset' }, removed, { type: 'undone' }]))).toEqual(['car-seat']);
  });

  it('comes back with its tick when a removal is undone', () => {
    const state = play([add('Teddy'), tick('own-1'), { type: 'own-item-removed', id: 'own-1' }, { type: 'undone' }]);
    expect(listTicks(state)).toEqual(['own-1']);
  });

  it('is as before a reset once that is undone, whatever was ticked', () => {
    fc.assert(
      fc.property(fc.subarray(bagItems.map(({ id }) => id)), (ids) => {
        const before = play(ids.map(tick));
        expect(play([{ type: 'reset' }, { type: 'undone' }], before).items).toEqual(before.items);
      }),
    );
  });
});

it.each([
  ['', { problem: 'empty' }],
  ['  \t', { problem: 'empty' }],
  ['x'.repeat(60), { label: 'x'.repeat(60) }],
  ['x'.repeat(61), { problem: 'too-long' }],
  ['🧸'.repeat(60), { label: '🧸'.repeat(60) }],
  [' baby  WIPES', { label: 'baby WIPES' }],
  ['unscented BABY  wipes ', { problem: 'duplicate' }],
])('checks the own item %p', (text, expected) => {
  expect(checkOwnItem(text, 'baby', start.items)).toEqual(expected);
});

it.each([
  ['in the other spelling of its accent', 'Café', 'cafe\u0301'],
  ['with other spaces, as an older version may have stored it', ' Teddy   bear ', 'teddy bear'],
])('finds an own item that is there already %s', (_how, label, text) => {
  const items = [
    ...start.items,
    { id: 'own-1', category: 'baby' as const, label, isEssential: false, isChecked: false },
  ];
  expect(checkOwnItem(text, 'baby', items)).toEqual({ problem: 'duplicate' });
});

describe('the form of an own item', () => {
  const filled = reduceOwnItem(reduceOwnItem(initialOwnItemState, { type: 'text-changed', text: 'Teddy' }), {
    type: 'category-changed',
    category: 'baby',
  });
  const refused = reduceOwnItem(filled, { type: 'refused', problem: 'duplicate' });

  it('holds what was typed and chosen', () => {
    expect(filled).toEqual({ text: 'Teddy', category: 'baby', refusals: 0 });
  });

  it('keeps the text of a refused item with the problem, and counts refusals', () => {
    expect(refused).toEqual({ text: 'Teddy', category: 'baby', problem: 'duplicate', refusals: 1 });
    expect(reduceOwnItem(refused, { type: 'refused', problem: 'too-many' })).toEqual({
      text: 'Teddy',
      category: 'baby',
      problem: 'too-many',
      refusals: 2,
    });
  });

  it.each([
    ['a new text', { type: 'text-changed', text: 'Teddy bear' }, { text: 'Teddy bear', category: 'baby' }],
    ['another category', { type: 'category-changed', category: 'siblings' }, { text: 'Teddy', category: 'siblings' }],
    ['an added item', { type: 'added' }, { text: '', category: 'baby' }],
  ] as const)('drops the problem with %s', (_what, action, rest) => {
    expect(reduceOwnItem(refused, action)).toEqual({ ...rest, refusals: 1 });
  });
});

it('allows in one part what another part has, and fifty own items', () => {
  expect(checkOwnItem('Photo ID', 'siblings', start.items)).toEqual({ label: 'Photo ID' });
  const full = play(Array.from({ length: 50 }, (_, index) => add(`Toy ${index}`)));
  expect(checkOwnItem('One more', 'siblings', full.items)).toEqual({ problem: 'too-many' });
});

describe('progress', () => {
  it.each<[string, ChecklistAction[], ReturnType<typeof getProgress>]>([
    ['nothing', [], progress([0, 50, 0], [0, 37, 0])],
    ['an essential', [tick('car-seat')], progress([1, 50, 2], [1, 37, 3])],
    ['an additional item', [tick('camera')], progress([1, 50, 2], [0, 37, 0])],
    ['an own item', [add('Teddy'), tick('own-1')], progress([1, 51, 2], [0, 37, 0])],
    ['all', bagItems.map(({ id }) => tick(id)), progress([50, 50, 100], [37, 37, 100])],
  ])('of %s', (_name, actions, expected) => {
    expect(getProgress(play(actions).items)).toEqual(expected);
  });

  it('of an empty list is none', () => {
    expect(getProgress([])).toEqual(progress([0, 0, 0], [0, 0, 0]));
  });
});

it.each([
  ['all', 51, ['mom-labor', 'mom-stay', 'baby', 'partner', 'siblings', 'documents']],
  ['essentials', 37, ['mom-labor', 'mom-stay', 'baby', 'partner', 'documents']],
  ['additional', 14, ['mom-labor', 'mom-stay', 'baby', 'partner', 'siblings']],
] as const)('the filter %s shows %i items', (filter, count, categories) => {
  const shown = play([add('Teddy')]).items.filter((item) => matchesFilter(item, filter));
  expect(shown).toHaveLength(count);
  const groups = groupItems(shown).filter(({ items }) => items.length > 0);
  expect(groups.map(({ id }) => id)).toEqual(categories);
});

function progress(...[overall, essentials]: [number, number, number][]) {
  const [all, some] = [overall, essentials].map(([checked = 0, total = 0, percent = 0] = [0, 0, 0]) => ({
    checked,
    total,
    percent,
  }));
  return { overall: all, essentials: some } as ReturnType<typeof getProgress>;
}
