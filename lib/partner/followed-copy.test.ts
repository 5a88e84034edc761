/** @jest-environment node */
import { OWN_ITEMS_MAX } from '@/data/packing-rules';
import { createChecklist, getProgress } from '@/lib/checklist/checklist';
import { parseStoredDueDate } from '@/lib/pregnancy/stored-pregnancy';
import { fc, manyRuns } from '@/scripts/testing/properties';
import { copyBag, type FollowedCopy, listCopiedItems, parseFollowedCopy, serializeFollowedCopy } from './followed-copy';

const whole: FollowedCopy = {
  madeOn: '2026-11-29',
  dueDate: '2027-04-10',
  region: 'ON',
  appointments: { 'anatomy-ultrasound': { date: '2026-12-02', time: '09:30', place: 'Riverside Midwives' } },
  bag: { packed: ['music'], own: [{ label: 'Fiddle', category: 'baby', isChecked: true }] },
};

it.each([
  whole,
  { madeOn: '2026-11-29', dueDate: '2027-04-10' },
  { madeOn: '2026-11-29', birthday: '2026-11-20', region: 'NU' },
  { ...whole, appointments: {}, bag: { packed: [], own: [] } },
] as FollowedCopy[])('is read back as it was: %j', (copy) => {
  expect(parseFollowedCopy(serializeFollowedCopy(copy))).toEqual(copy);
});

it.each([
  null,
  '',
  '[]',
  '{"version":2,"madeOn":"2026-11-29","dueDate":"2027-04-10"}',
  '{"version":1,"dueDate":"2027-04-10"}',
  '{"version":1,"madeOn":"2026-11-31","dueDate":"2027-04-10"}',
  '{"version":1,"madeOn":"2026-11-29"}',
  '{"version":1,"madeOn":"2026-11-29","dueDate":"2027-02-30"}',
])('is nothing without its day and a due date or birthday: %p', (text) => {
  expect(parseFollowedCopy(text)).toBeUndefined();
});

it('is read part by part: what somebody else wrote into it does not cost the rest', () => {
  const text = JSON.stringify({
    version: 1,
    madeOn: '2026-11-29',
    dueDate: '2027-04-10',
    region: '__proto__',
    providerPhone: '613-555-0100',
    appointments: { nipt: { date: 'tomorrow' }, efts: { date: '2026-12-01', time: '99:99' }, __proto__: 7 },
    bag: {
      packed: ['music', 'no-such-item', {}, null],
      own: [null, { label: ' ' }, { label: 'x'.repeat(99), category: 'constructor', isChecked: 'yes' }],
    },
  });
  expect(parseFollowedCopy(text)).toEqual({
    madeOn: '2026-11-29',
    dueDate: '2027-04-10',
    appointments: { efts: { date: '2026-12-01' } },
    bag: { packed: ['music'], own: [{ label: 'x'.repeat(60), category: 'mom-stay', isChecked: false }] },
  });
});

it('takes no more items than the list itself does', () => {
  const own = Array.from({ length: 5_000 }, (_, index) => ({
    label: `Item ${index}`,
    category: 'baby',
    isChecked: true,
  }));
  const text = JSON.stringify({ version: 1, madeOn: '2026-11-29', dueDate: '2027-04-10', bag: { packed: [], own } });
  expect(parseFollowedCopy(text)?.bag?.own).toHaveLength(OWN_ITEMS_MAX);
});

it('never throws, and reads what it wrote itself', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      const copy = parseFollowedCopy(text);
      if (copy) expect(parseFollowedCopy(serializeFollowedCopy(copy))).toEqual(copy);
    }),
    manyRuns,
  );
});

it('has its due date where the due date that is followed has it', () => {
  expect(parseStoredDueDate(serializeFollowedCopy(whole))).toEqual(new Date(2027, 3 /* Apr */, 10));
});

it('holds the packing list as it was', () => {
  const items = [
    ...createChecklist().map((item) => ({ ...item, isChecked: item.id === 'music' || item.id === 'lip-balm' })),
    { id: 'own-7', category: 'baby' as const, label: 'Blanket', isEssential: false, isChecked: false, isOwn: true },
  ];
  const copied = listCopiedItems(copyBag(items));
  expect(getProgress(copied)).toEqual(getProgress(items));
  expect(copied.filter(({ isChecked }) => isChecked).map(({ id }) => id)).toEqual(['lip-balm', 'music']);
  expect(copied.at(-1)).toMatchObject({ label: 'Blanket', category: 'baby', isOwn: true, isChecked: false });
});
