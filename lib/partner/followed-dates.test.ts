/** @jest-environment node */
import { keepAhead, listAhead, listFollowedEntries, listUsualDates } from './followed-dates';

const today = new Date(2026, 10 /* Nov */, 29, 18);
const dueDate = new Date(2027, 3 /* Apr */, 10);
const own = {
  'gestational-diabetes-test': { date: '2027-01-05' },
  'anatomy-ultrasound': { date: '2026-11-29', time: '09:30', place: 'Riverside Midwives' },
  nipt: { date: '2026-11-28' },
};

it('lists appointments from today on, the next one first', () => {
  expect(listAhead(own, today).map(({ id, text }) => [id, text.replaceAll(/\s/g, ' ')])).toEqual([
    ['anatomy-ultrasound', '9:30 a.m., Riverside Midwives'],
    ['gestational-diabetes-test', ''],
  ]);
});

it('gives away none that is over', () => {
  const { nipt: _over, ...ahead } = own;
  expect(keepAhead(own, today)).toEqual(ahead);
});

it('names usual dates without what has a day already, and without the days of benefits', () => {
  const hashes = (appointments: typeof own | Record<string, never>) =>
    listUsualDates({ dueDate, region: 'ON', own: appointments }, today).map(({ hash }) => hash);
  expect(hashes({})).toContain('date-anatomy-ultrasound');
  expect(hashes(own)).not.toContain('date-anatomy-ultrasound');
  expect(hashes(own)).not.toContain('benefit-dates');
  expect(hashes(own).length).toBeGreaterThan(1);
});

it('puts what is ahead into a calendar, under ids of its own, with the page of whoever follows', () => {
  const [scan, test, ...others] = listFollowedEntries(own, today);
  expect(scan).toMatchObject({
    id: 'followed-anatomy-ultrasound',
    start: new Date(2026, 10, 29, 9, 30),
    isTimed: true,
    place: 'Riverside Midwives',
    path: '/partner',
    hasAlarm: true,
  });
  expect(test).toEqual(expect.objectContaining({ id: 'followed-gestational-diabetes-test', hasAlarm: true }));
  expect(test).not.toHaveProperty('isTimed');
  expect(others).toEqual([]);
});
