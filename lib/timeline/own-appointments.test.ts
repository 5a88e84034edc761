/** @jest-environment node */
import { fc, manyRuns } from '@/scripts/testing/properties';
import {
  findNextOwnAppointment,
  findOwnAppointmentProblem,
  formatOwnAppointment,
  getMoment,
  parseOwnAppointments,
  serializeOwnAppointments,
} from './own-appointments';

const DUE_DATE = new Date(2027, 5 /* Jun */, 8);

describe('what is stored', () => {
  it('is read back as it was', () => {
    const own = {
      'anatomy-ultrasound': { date: '2027-02-23', time: '09:30', place: 'Riverside Midwives' },
      nipt: { date: '2026-11-30' },
    };
    expect(parseOwnAppointments(serializeOwnAppointments(own))).toEqual(own);
  });

  it('is read appointment by appointment, and a time that is none is left out', () => {
    const text = JSON.stringify({
      version: 1,
      appointments: {
        'anatomy-ultrasound': { date: '2027-02-23', time: '24:00' },
        nipt: { date: '2027-02-30' },
        'no-such-appointment': { date: '2027-02-23' },
        efts: 'tomorrow',
        'rsv-vaccine': { date: '2027-05-03', place: 12 },
        'tdap-vaccine': { date: '2027-05-03', place: ` ${'x'.repeat(99)}` },
      },
    });
    expect(parseOwnAppointments(text)).toEqual({
      'anatomy-ultrasound': { date: '2027-02-23' },
      'rsv-vaccine': { date: '2027-05-03' },
      'tdap-vaccine': { date: '2027-05-03', place: 'x'.repeat(60) },
    });
  });

  it.each([null, '', '[]', '{"version":2,"appointments":{}}', '{"version":1,"appointments":[1]}'])(
    'is nothing in %p',
    (text) => {
      expect(parseOwnAppointments(text)).toEqual({});
    },
  );

  it('never makes it throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        parseOwnAppointments(text);
      }),
      manyRuns,
    );
  });
});

it.each([
  ['2026-09-01', undefined],
  ['2026-08-31', 'outside-pregnancy'],
  ['2027-06-28', undefined],
  ['2027-06-29', 'outside-pregnancy'],
  ['2027-02-31', 'no-such-date'],
  ['', 'no-such-date'],
])('%s has the problem %p', (text, problem) => {
  expect(findOwnAppointmentProblem(text, DUE_DATE)).toBe(problem);
});

it('is a time of its own day, also on the day on which clocks change', () => {
  expect(getMoment({ date: '2027-03-14', time: '09:05' })).toEqual(new Date(2027, 2 /* Mar */, 14, 9, 5));
  expect(getMoment({ date: '2027-03-14' })).toEqual(new Date(2027, 2 /* Mar */, 14));
  expect(getMoment({ date: '2027-02-30' })).toBe(undefined);
});

it.each([
  [{ date: '2027-02-23', time: '09:30' }, 'Tuesday, February 23, 2027, 9:30 a.m.'],
  [{ date: '2027-02-23', time: '00:05' }, 'Tuesday, February 23, 2027, 12:05 a.m.'],
  [{ date: '2027-02-23' }, 'Tuesday, February 23, 2027'],
  [{ date: '2027-02-23', place: 'Riverside' }, 'Tuesday, February 23, 2027, Riverside'],
  [{ date: '2027-02-23', time: '09:30', place: 'Riverside' }, 'Tuesday, February 23, 2027, 9:30 a.m., Riverside'],
])('%p reads %s', (own, text) => {
  expect(formatOwnAppointment(own).replaceAll(/\s/g, ' ')).toBe(text);
});

describe('the next one', () => {
  const own = {
    'anatomy-ultrasound': { date: '2027-02-23', time: '09:30' },
    'gestational-diabetes-test': { date: '2027-02-23', time: '08:00' },
    nipt: { date: '2026-11-30' },
  };

  it.each([
    [new Date(2026, 10 /* Nov */, 30, 23), 'nipt'],
    [new Date(2026, 11 /* Dec */, 1), 'gestational-diabetes-test'],
    [new Date(2027, 1 /* Feb */, 23, 20), 'gestational-diabetes-test'],
    [new Date(2027, 1 /* Feb */, 24), undefined],
  ])('on %p is %p', (today, id) => {
    expect(findNextOwnAppointment(own, today)?.id).toBe(id);
  });
});
