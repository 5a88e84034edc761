/** @jest-environment node */
import fc from 'fast-check';
import { bagCategories, bagItems } from '@/data/hospital-bag';
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
    ...createChecklist().map((item) => ({ ...item, isChecked: ticks.includes(item.id) })),
    ...own
      .filter(({ label }) => !label.includes('  ') && [...label].length <= 60)
      .map((item, index) => ({ ...item, id: `own-${index + 1}`, isEssential: false, isOwn: true })),
  ]);

it('starts clean where nothing is stored', () => {
  expect(parseStoredChecklist(null)).toEqual({ items: createChecklist(), isDamaged: false });
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

it.each([
  ['an older list with fewer items', '[{"id":"car-seat","label":"Seat","isChecked":true}]', false],
  ['other fields around it', '{"version":7,"items":[{"checked":true,"x":[],"id":"car-seat"}]}', true],
  ['ids that are true', '{"car-seat":true,"diapers-nb":false}', true],
  ['items under their ids', '{"car-seat":{"isChecked":true},"diapers-nb":{"isChecked":false}}', true],
  ['a text within a text', JSON.stringify('[{"id":"car-seat","isChecked":true}]'), true],
  [
    'a list that is cut off',
    '[{"id":"diapers-nb","isChecked":false},{"id":"car-seat","label":"S","isChecked":true',
    true,
  ],
  ['a list without its beginning', '1,"isChecked":true},{"id":"car-seat","isChecked":true}]', true],
  [
    'another id with our label',
    '[{"id":"seat","label":"car seat with the national safety mark (CMVSS) ","isChecked":true}]',
    false,
  ],
])('keeps the tick of %s', (_what, text, isDamaged) => {
  expect(listTicks(text)).toEqual(['car-seat']);
  expect(parseStoredChecklist(text).isDamaged).toBe(isDamaged);
});

it('keeps a ticked item that the list no longer has as one of the visitor, and lets others go', () => {
  const text =
    '[{"id":"fax","category":"documents","label":"Fax machine","isChecked":true},{"id":"pager","label":"Pager","isChecked":false}]';
  const { items } = parseStoredChecklist(text);
  expect(items.slice(50)).toEqual([
    { id: 'own-1', category: 'documents', label: 'Fax machine', isEssential: false, isChecked: true, isOwn: true },
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

it('keeps every tick whose item is whole, whatever happened to the text around it', () => {
  const damage = fc.record({
    at: fc.nat(),
    length: fc.nat({ max: 400 }),
    instead: fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.constantFrom('"', '{', '}', '\\', '{"a":', '","', '[[', '\u0000'),
    ),
  });
  fc.assert(
    fc.property(checklist, fc.array(damage, { minLength: 1, maxLength: 3 }), (items, damages) => {
      let text = serializeChecklist({ items });
      for (const { at, length, instead } of damages) {
        const start = at % (text.length + 1);
        text = text.slice(0, start) + instead + text.slice(start + length);
      }
      const whole = items.filter(
        (item) => item.isChecked && text.includes(serializeChecklist({ items: [item] }).slice(1, -1)),
      );
      expect(listTicks(text)).toEqual(
        expect.arrayContaining(whole.map(({ id, isOwn, label }) => (isOwn ? label : id))),
      );
    }),
    { numRuns: 300 },
  );
});
