/** @jest-environment node */
import { fc, manyRuns } from '@/scripts/testing/properties';
import { getInitialFields } from './calculator-fields';
import { parseStoredPregnancy, serializeStoredPregnancy } from './stored-pregnancy';

const fields = getInitialFields('2026-09-01');

describe('a stored pregnancy', () => {
  it('is read back as it was stored', () => {
    expect(parseStoredPregnancy(serializeStoredPregnancy({ dueDate: '2027-06-08', fields }))).toEqual({
      dueDate: '2027-06-08',
      fields,
    });
    expect(parseStoredPregnancy(serializeStoredPregnancy({ dueDate: '2027-06-08' }))).toEqual({
      dueDate: '2027-06-08',
    });
  });

  it.each(['entered', 'link'] as const)('keeps where a due date comes from that was not calculated: %s', (origin) => {
    const stored = { dueDate: '2027-06-08', origin };
    expect(parseStoredPregnancy(serializeStoredPregnancy(stored))).toEqual(stored);
  });

  it.each(['guessed', 1, null, ['link']])('stands without an origin that it cannot have: %j', (origin) => {
    const text = JSON.stringify({ version: 1, dueDate: '2027-06-08', origin });
    expect(parseStoredPregnancy(text)).toEqual({ dueDate: '2027-06-08' });
  });

  it('of the first version, whose form had no due date, is read', () => {
    const { dueDate: _new, ...dates } = fields.dates;
    const text = JSON.stringify({ version: 1, dueDate: '2027-06-08', fields: { ...fields, dates } });
    expect(parseStoredPregnancy(text)).toEqual({ dueDate: '2027-06-08', fields });
  });

  it.each<[string, unknown]>([
    ['another method', { ...fields, method: 'guess' }],
    ['no dates', { ...fields, dates: null }],
    ['a date of one method only', { ...fields, dates: { lmp: '2026-09-01' } }],
    ['a date that is no text', { ...fields, dates: { ...fields.dates, conception: 20260901 } }],
    ['weeks that are no text', { ...fields, scanWeeks: 10 }],
    ['days that are no text', { ...fields, scanDays: undefined }],
    ['a cycle that is no text', { ...fields, cycleLengthDays: 28 }],
    ['an embryo whose age is no text', { ...fields, embryoAgeDays: null }],
    ['a transfer that is neither yes nor no', { ...fields, isTransfer: 'yes' }],
    ['a list', []],
    ['no form at all', null],
  ])('keeps its due date when the form cannot be read: %s', (_case, unreadable) => {
    const text = JSON.stringify({ version: 1, dueDate: '2027-06-08', fields: unreadable });
    expect(parseStoredPregnancy(text)).toEqual({ dueDate: '2027-06-08' });
  });

  it.each([
    null,
    '',
    'garbage',
    '{"version":1,"dueDate":"2027-06',
    'null',
    '[]',
    '"2027-06-08"',
    '{"version":2,"dueDate":"2027-06-08"}',
    '{"version":1}',
    '{"version":1,"dueDate":20270608}',
    '{"version":1,"dueDate":["2027-06-08"]}',
    '{"version":1,"dueDate":"2027-02-30"}',
  ])('is not made of %p', (text) => {
    expect(parseStoredPregnancy(text)).toBeUndefined();
  });

  it('never throws, whatever stands in the browser', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        parseStoredPregnancy(text);
      }),
      manyRuns,
    );
  });
});
