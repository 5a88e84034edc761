/** @jest-environment node */
import { addDays } from 'date-fns';
import { type ProvinceCode, provinceCodes } from '@/data/provinces';
import { appointments } from '@/lib/weeks/appointments';
import { findNextAppointment } from './next-appointment';

const DUE_DATE = new Date(2027, 5 /* Jun */, 8);
const at = (weeks: number, days = 0, hours = 0) =>
  new Date(addDays(DUE_DATE, weeks * 7 + days - 280).getTime() + hours * 3_600_000);
const findId = (region: ProvinceCode, today: Date) =>
  findNextAppointment(appointments, DUE_DATE, region, today)?.appointment.id;

it.each<[ProvinceCode, number, number, string | undefined]>([
  ['ON', 5, 0, 'first-prenatal-visit'],
  ['ON', 12, 0, 'dating-ultrasound'],
  ['ON', 13, 0, 'efts'],
  ['ON', 13, 3, 'efts'],
  ['ON', 13, 4, 'anatomy-ultrasound'],
  ['QC', 13, 4, 'quebec-screening'],
  ['BC', 16, 0, 'sips-part-2'],
  ['SK', 16, 0, 'anatomy-ultrasound'],
  ['NU', 23, 0, 'gestational-diabetes-test'],
  ['QC', 29, 0, 'tdap-vaccine-quebec'],
  ['ON', 29, 0, 'tdap-vaccine'],
  ['YT', 34, 0, 'rsv-vaccine'],
  ['YT', 37, 6, 'group-b-strep-swab'],
  ['YT', 38, 0, 'visits-from-week-37'],
  ['YT', 42, 0, undefined],
])('in %s at %d weeks %d days it is %s', (region, weeks, days, id) => {
  expect(findId(region, at(weeks, days))).toBe(id);
});

it.each([
  ['December', new Date(2026, 11 /* Dec */, 8)],
  ['March', new Date(2027, 2 /* Mar */, 25)],
  ['June', DUE_DATE],
])('from 38 weeks on is the weekly visit, also in the season of the flu vaccine: due in %s', (_month, dueDate) => {
  for (const days of [38 * 7, 39 * 7 + 4, 41 * 7 + 5]) {
    const today = addDays(dueDate, days - 280);
    expect(findNextAppointment(appointments, dueDate, 'ON', today)?.appointment.id).toBe('visits-from-week-37');
  }
});

it('counts the last day of a window until its evening', () => {
  expect(findId('ON', at(13, 3, 23))).toBe('efts');
});

it.each(provinceCodes)('is never one of another region, nor over: %s', (region) => {
  for (let days = 28; days < 294; days += 1) {
    const today = at(0, days);
    const next = findNextAppointment(appointments, DUE_DATE, region, today);
    expect(next?.appointment.regions ?? [region]).toContain(region);
    expect(next?.window.end.getTime()).toBeGreaterThanOrEqual(today.getTime());
  }
});
