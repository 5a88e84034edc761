/** @jest-environment node */
import { listTimelineAppointments } from '@/lib/weeks/appointments';
import { getEntryDays, isEntryHash, listTimelineEntries } from './trimester-entries';

const entries = listTimelineEntries(listTimelineAppointments());
const find = (hash: string) => entries.find((entry) => entry.hash === hash);

it('has every milestone and appointment once, in the order of their first days', () => {
  expect(entries).toHaveLength(10 + listTimelineAppointments().length);
  expect(new Set(entries.map(({ hash }) => hash)).size).toBe(entries.length);
  expect(entries.every(({ hash }) => isEntryHash(hash))).toBe(true);
  const days = entries.map(({ startDay }) => startDay);
  expect(days).toEqual(days.toSorted((one, other) => one - other));
});

it('puts each into the trimester of its first day', () => {
  expect(find('date-milestone-12')?.trimester).toBe(1);
  expect(find('date-visits-to-week-30')?.trimester).toBe(1);
  expect(find('date-anatomy-ultrasound')?.trimester).toBe(2);
  expect(find('date-tdap-vaccine-quebec')?.trimester).toBe(3);
});

it('knows the days of both kinds', () => {
  const dueDate = new Date(2027, 5 /* Jun */, 8);
  const days = ['date-milestone-24', 'date-anatomy-ultrasound'].map((hash) => {
    const entry = find(hash);
    return entry && getEntryDays(entry, dueDate);
  });
  expect(days).toEqual([
    { start: new Date(2027, 1, 16), end: new Date(2027, 1, 16) },
    { start: new Date(2027, 0, 5), end: new Date(2027, 1, 2) },
  ]);
});
