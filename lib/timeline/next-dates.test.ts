/** @jest-environment node */
import { addDays } from 'date-fns';
import { appointments, listTimelineAppointments } from '@/lib/weeks/appointments';
import { listNextDates } from './next-dates';
import type { OwnAppointments } from './own-appointments';

// The pregnancy of the example: 21 weeks 0 days on November 28, 2026.
const dueDate = new Date(2027, 3 /* Apr */, 10);
const at = (weeks: number, days = 0) => addDays(dueDate, weeks * 7 + days - 280);
const list = (today: Date, region: 'ON' | 'QC' | 'none' = 'ON', own: OwnAppointments = {}) =>
  listNextDates(listTimelineAppointments(), {
    dueDate,
    region: region === 'none' ? undefined : region,
    own,
    today,
  });

it('has the four of which a day comes next, of those that are open the last one, and has these first', () => {
  expect(list(at(11, 4)).map(({ title, isOpen }) => [title, isOpen])).toEqual([
    ['First prenatal visit', true],
    ['Ask about prenatal screening', true],
    ['Dating ultrasound', true],
    ['Last week of the first trimester', false],
  ]);
  expect(list(at(21)).map(({ title, text, isOpen }) => [title, text, isOpen])).toEqual([
    ['Anatomy scan', 'until Dec 5', true],
    ['Lungs and senses maturing', 'Week 24', false],
    ['Gestational diabetes test', 'until Jan 16', false],
    ['Third trimester', 'The last third begins, at 26 weeks', false],
  ]);
});

it('has what ends today, and no longer what ended yesterday', () => {
  expect(list(at(22)).map(({ title }) => title)).toContain('Anatomy scan');
  expect(list(at(22, 1)).map(({ title }) => title)).not.toContain('Anatomy scan');
});

it('leads to each where the page says more of it', () => {
  expect(list(at(21)).map(({ hash }) => hash)).toEqual([
    'date-anatomy-ultrasound',
    'date-milestone-24',
    'date-gestational-diabetes-test',
    'important-dates',
  ]);
});

it('has an own appointment on its own day, but not the next one, nor one that is over', () => {
  const own = (date: string): OwnAppointments => ({
    'blood-tests-again': { date: '2026-12-01' },
    'anatomy-ultrasound': { date, time: '09:30', place: 'Riverside' },
  });
  const [first, second] = list(at(21), 'ON', own('2026-12-02'));
  expect(first).toMatchObject({ title: 'Anatomy scan', isOpen: false });
  expect(first?.text).toMatch(/^My appointment: 9:30\sa\.m\., Riverside$/);
  expect(first?.days).toEqual({ start: new Date(2026, 11, 2), end: new Date(2026, 11, 2) });
  expect(second?.title).toBe('Lungs and senses maturing');
  expect(list(at(21), 'ON', own('2026-11-27')).map(({ title }) => title)).not.toContain('Anatomy scan');
});

it('has the beginning of benefits where the region is known, and no test of another region', () => {
  const titles = (region: 'ON' | 'QC' | 'none', weeks: number) => list(at(weeks), region).map(({ title }) => title);
  expect(titles('QC', 23)).toContain('QPIP maternity benefits: earliest start');
  expect(titles('ON', 27)).toContain('EI maternity benefits: earliest start');
  expect(titles('none', 23).join()).not.toMatch(/QPIP|EI /);
  const regional = new Set(appointments.filter(({ regions = [] }) => regions.length === 1).map(({ title }) => title));
  for (let week = 4; week <= 40; week += 1)
    expect(titles('none', week).filter((title) => regional.has(title))).toEqual([]);
});

it('fills up with what is routine, and has nothing once all is over', () => {
  expect(list(at(38)).map(({ title }) => title)).toEqual([
    'Flu and COVID-19 vaccines',
    'Prenatal visits every week',
    'Full term',
    'Due date',
  ]);
  expect(list(at(43))).toEqual([]);
});
