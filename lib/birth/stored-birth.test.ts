/** @jest-environment node */
import { getInitialFields } from '@/lib/pregnancy/calculator-fields';
import { fc, manyRuns } from '@/scripts/testing/properties';
import { parseStoredBirth, parseStoredBirthDates, serializeStoredBirth } from './stored-birth';

const pregnancy = { dueDate: '2027-06-08', fields: getInitialFields('2026-09-01') };

it('is read back as it was stored, with the pregnancy or without', () => {
  for (const birth of [{ birthday: '2027-06-01', pregnancy }, { birthday: '2027-06-01' }]) {
    expect(parseStoredBirth(serializeStoredBirth(birth))).toEqual(birth);
  }
});

it('stands without a pregnancy that cannot be read', () => {
  expect(parseStoredBirth('{"version":1,"birthday":"2027-06-01","pregnancy":{"dueDate":"soon"}}')).toEqual({
    birthday: '2027-06-01',
  });
});

it.each([
  null,
  '',
  'garbage',
  '[]',
  '{"version":2,"birthday":"2027-06-01"}',
  '{"version":1}',
  '{"version":1,"birthday":"2027-02-30"}',
  '{"version":1,"birthday":20270601}',
])('is not made of %p', (text) => {
  expect(parseStoredBirth(text)).toBeUndefined();
  expect(parseStoredBirthDates(text)).toBeUndefined();
});

it('gives its days alone, the due date where it can be read', () => {
  expect(parseStoredBirthDates(serializeStoredBirth({ birthday: '2027-06-01', pregnancy }))).toEqual({
    birthday: new Date(2027, 5, 1),
    dueDate: new Date(2027, 5, 8),
  });
  for (const other of ['', ',"pregnancy":{"dueDate":"soon"}', ',"pregnancy":[1]']) {
    expect(parseStoredBirthDates(`{"version":1,"birthday":"2027-06-01"${other}}`)).toEqual({
      birthday: new Date(2027, 5, 1),
      dueDate: undefined,
    });
  }
});

it('never throws, whatever stands in the browser', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      parseStoredBirth(text);
      parseStoredBirthDates(text);
    }),
    manyRuns,
  );
});
