/** @jest-environment node */

import { bagCategories, bagItems } from '@/data/hospital-bag';
import { fc } from '@/scripts/testing/properties';
import { type ChecklistItem, createChecklist } from './checklist';
import { parseStoredChecklist, serializeChecklist } from './stored-checklist';

const listTicks = (text: string | null) =>
  parseStoredChecklist(text)
    .items.filter(({ isChecked }) => isChecked)
    .map(({ id, isOwn, label }) => (isOwn ? label : id));

const ownItem = fc.record({
  label: fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }).filter((text) => text.trim() === text),
  category: fc.constantFrom(...bagCategories.map(({ id }) => id)),
  isChecked: fc.boolean(),
});

/** Any list that a visitor can make. */
const checklist = fc
  .record({
    ticks: fc.uniqueArray(fc.constantFrom(...bagItems.map(({ id }) => id))),
    own: fc.uniqueArray(ownItem, { maxLength: 4, selector: ({ label }) => label.normalize('NFC').toLowerCase() }),
  })
  .map(({ ticks, own }): ChecklistItem[] => [
    ...createChecklist().map((item) => ({ ...item, isChecked: ticks.some((id) => id === item.id) })),
    ...own
      .filter(({ label }) => !label.includes('  ') && [...label].length <= 60)
      .map((item, index) => ({ ...item, id: `own-${index + 1}`, isEssential: false, isOwn: true })),
  ]);

it('starts clean where nothing is stored', () => {
  expect(parseStoredChecklist(null)).toEqual({ items: createChecklist(), isDamaged: false });
  expect(parseStoredChecklist('')).toEqual({ items: createChecklist(), isDamaged: false });
});

it('stores the whole list as the specification says: every item with its fields and isChecked', () => {
  const stored = JSON.parse(serializeChecklist({ items: createChecklist() }));
  expect(stored).toHaveLength(50);
  expect(stored[0]).toEqual({
    id: 'birth-plan',
    category: 'mom-labor',
    label: 'Birth plan, with numbers to call',
    isEssential: true,
    isChecked: false,
  });
});

it('reads back every list that it stores', () => {
  fc.assert(
    fc.property(checklist, (items) => {
      expect(parseStoredChecklist(serializeChecklist({ items }))).toEqual({ items, isDamaged: false });
    }),
  );
});

it('reads what the first version of the site stored', () => {
  const text =
    '[{"id":"birth-plan","category":"mom-labor","label":"Birth plan, with numbers to call","isEssential":true,"isChecked":true},' +
    '{"id":"lip-balm","category":"mom-labor","label":"Lip balm and hair ties","isEssential":true,"isChecked":false},' +
    '{"id":"car-seat","category":"baby","label":"Car seat with the National Safety Mark (CMVSS)","isEssential":true,"isChecked":true},' +
    '{"id":"own-2","category":"baby","label":"Teddy bear","isEssential":false,"isOwn":true,"isChecked":true},' +
    '{"id":"own-3","category":"documents","label":"Fax","isEssential":false,"isOwn":true,"isChecked":false}]';
  const { items, isDamaged } = parseStoredChecklist(text);
  expect(isDamaged).toBe(false);
  expect(listTicks(text)).toEqual(['birth-plan', 'car-seat', 'Teddy bear']);
  expect(items.slice(50)).toEqual([
    { id: 'own-2', category: 'baby', label: 'Teddy bear', isEssential: false, isOwn: true, isChecked: true },
    { id: 'own-3', category: 'documents', label: 'Fax', isEssential: false, isOwn: true, isChecked: false },
  ]);
});

const item = (id: string, isChecked: unknown, more = {}) => ({ id, label: `The ${id}`, isChecked, ...more });

it('knows an item by its id, whatever it was called', () => {
  const seat = createChecklist().find(({ id }) => id === 'car-seat');
  const text = JSON.stringify([item('car-seat', true), item('own-1', true, { label: seat?.label, isOwn: true })]);
  expect(listTicks(text)).toEqual(['car-seat', seat?.label]);
  expect(parseStoredChecklist(text).items).toContainEqual({ ...seat, isChecked: true });
});

it.each([
  ['item', item('car-seat', true), item('car-seat', false)],
  ['own item', item('own-1', true, { isOwn: true }), item('own-1', false, { isOwn: true })],
  ['item that the list no longer has', item('fax', true), item('fax', false)],
])('keeps the tick of an %s whose record is there twice, and lists it once', (_what, ticked, open) => {
  const [tick] = listTicks(JSON.stringify([ticked]));
  expect(listTicks(JSON.stringify([ticked, open]))).toEqual([tick]);
  expect(listTicks(JSON.stringify([open, ticked]))).toEqual([tick]);
});

it.each<[string, unknown]>([
  ['a broken record among whole ones', [item('diapers-nb', 'yes'), item('car-seat', true)]],
  ['a record that is no object', [null, 7, 'car-seat', [], item('car-seat', true)]],
  ['a record without a label', [{ id: 'fax', isChecked: true }, item('car-seat', true)]],
  ['a record without an id', [{ label: 'Fax', isChecked: true }, item('car-seat', true)]],
])('leaves out %s, and says so', (_what, value) => {
  const text = JSON.stringify(value);
  expect(listTicks(text)).toEqual(['car-seat']);
  expect(parseStoredChecklist(text).isDamaged).toBe(true);
});

it.each([
  ['is cut off', '[{"id":"car-seat","label":"Seat","isChecked":true},{"id":"came'],
  ['is of another shape', '{"version":7,"items":[{"id":"car-seat","label":"Seat","isChecked":true}]}'],
])('starts clean where the text %s, and says so', (_what, text) => {
  expect(parseStoredChecklist(text)).toEqual({ items: createChecklist(), isDamaged: true });
});

it('keeps a ticked item that the list no longer has as one of the visitor, and lets others go', () => {
  const text = JSON.stringify([
    item('fax', true, { category: 'documents', label: 'Fax machine' }),
    item('pager', false),
    item('own-1', false, { category: 'skis', isOwn: true, label: 'W'.repeat(61) }),
  ]);
  const { items, isDamaged } = parseStoredChecklist(text);
  expect(isDamaged).toBe(false);
  expect(items.slice(50)).toEqual([
    { id: 'own-1', category: 'mom-stay', label: 'W'.repeat(60), isEssential: false, isChecked: false, isOwn: true },
    { id: 'own-2', category: 'documents', label: 'Fax machine', isEssential: false, isChecked: true, isOwn: true },
  ]);
});

it('reads any text at all without an error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(
        parseStoredChecklist(text)
          .items.slice(0, 50)
          .map(({ id }) => id),
      ).toEqual(bagItems.map(({ id }) => id));
    }),
  );
});
