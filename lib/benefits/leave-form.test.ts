/** @jest-environment node */

import { fc } from '@/scripts/testing/properties';
import {
  getParentProvince,
  initialLeaveFields,
  type LeaveFields,
  listPlanned,
  parseLeave,
  serializeLeave,
} from './leave-form';

const filled: LeaveFields = {
  ...initialLeaveFields,
  arrival: 'surrogacy',
  who: 'both',
  dueDate: '2027-03-10',
  netIncome: '22 100',
  parents: {
    birth: { ...initialLeaveFields.parents.birth, pay: '1,000', back: 'date', backDate: '2028-01-03', workdays: '02' },
    other: { ...initialLeaveFields.parents.other, insuredWork: 'self-employed', topUpOnlyWith: 'special' },
  },
};

it('reads what it has stored', () => {
  for (const leave of [
    { fields: filled },
    { fields: initialLeaveFields, knownDueDate: '2027-03-10', knownBirthday: '2027-03-01' },
  ]) {
    expect(parseLeave(serializeLeave(leave))).toEqual(leave);
  }
});

it('reads a form of the first version: its weeks meant as long as it is paid', () => {
  const stored = {
    version: 1,
    isPlanned: true,
    knownDueDate: '2027-03-10',
    fields: {
      parents: 'two',
      dueDate: '2027-03-10',
      birthDate: '2027-03-12',
      lastWorkDay: '2027-02-26',
      earningsPer: 'year',
      earnings: { birth: '52,000', other: '65000' },
      weeks: { birth: '35', other: '5' },
    },
  };
  const { birth, other } = initialLeaveFields.parents;
  expect(parseLeave(JSON.stringify(stored))).toEqual({
    knownDueDate: '2027-03-10',
    fields: {
      ...initialLeaveFields,
      dueDate: '2027-03-10',
      arrivedOn: '2027-03-12',
      who: 'both',
      parents: {
        birth: { ...birth, back: 'paid', pay: '52,000', payPer: 'year', lastWorkDay: '2027-02-26' },
        other: { ...other, back: 'paid', pay: '65000', payPer: 'year' },
      },
    },
  });
  const single = { ...stored, fields: { parents: 'one', earnings: { birth: 7 } } };
  expect(parseLeave(JSON.stringify(single))?.fields).toMatchObject({
    who: 'birth',
    dueDate: '',
    parents: { birth: { pay: '', payPer: 'week' } },
  });
});

it.each([
  null,
  '',
  '{',
  '[]',
  '3',
  '{"version":2}',
  '{"version":3,"fields":{}}',
  '{"fields":{}}',
  '{"version":2,"fields":[]}',
])('knows nothing of %p', (text) => {
  expect(parseLeave(text)).toBe(undefined);
});

it('gives a field with a value that it cannot have its initial one, and keeps the others', () => {
  const broken = {
    version: 2,
    knownDueDate: 7,
    fields: {
      dueDate: 5,
      who: 'grandmother',
      babies: '2',
      parents: { birth: { back: 'never', pay: '900', payPer: 'hour', insuredWork: null }, other: 'x' },
    },
  };
  expect(parseLeave(JSON.stringify(broken))).toEqual({
    fields: {
      ...initialLeaveFields,
      babies: '2',
      parents: { ...initialLeaveFields.parents, birth: { ...initialLeaveFields.parents.birth, pay: '900' } },
    },
  });
});

it('never throws, and gives a whole form or nothing', () => {
  const names = Object.keys(initialLeaveFields).sort();
  fc.assert(
    fc.property(fc.json(), fc.constantFrom(1, 2, 3), (json, version) => {
      const leave = parseLeave(`{"version":${version},"fields":${json}}`);
      if (leave) expect(Object.keys(leave.fields).sort()).toEqual(names);
    }),
  );
});

it('plans the parent who gives birth first', () => {
  expect([listPlanned('birth'), listPlanned('other'), listPlanned('both')]).toEqual([
    ['birth'],
    ['other'],
    ['birth', 'other'],
  ]);
});

it('takes another province for the other parent alone', () => {
  const fields: LeaveFields = { ...initialLeaveFields, who: 'both', otherProvince: 'QC' };
  expect(getParentProvince(fields, 'birth', 'ON')).toBe('ON');
  expect(getParentProvince(fields, 'other', 'ON')).toBe('QC');
  expect(getParentProvince(initialLeaveFields, 'other', 'ON')).toBe('ON');
  expect(getParentProvince({ ...fields, otherProvince: 'Atlantis' }, 'other', 'ON')).toBe('ON');
  expect(getParentProvince(initialLeaveFields, 'other', undefined)).toBe(undefined);
  // Asked only where both are off; who plans alone has said where they live.
  expect(getParentProvince({ ...fields, who: 'other' }, 'other', 'ON')).toBe('ON');
});
