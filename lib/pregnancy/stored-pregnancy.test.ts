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

  it('keeps its due date when the form cannot be read', () => {
    const text = JSON.stringify({ version: 1, dueDate: '2027-06-08', fields: { ...fields, method: 'guess' } });
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
