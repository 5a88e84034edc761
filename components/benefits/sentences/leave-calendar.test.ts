/** @jest-environment node */

import { DUE_DATE_EVENT_ID } from '@/data/timeline-rules';
import { comparePlans } from '@/lib/benefits/compare';
import { day, due, family, father, mother, on, quebec, weeks } from '@/lib/benefits/test-households';
import { listToDos } from '@/lib/benefits/to-dos';
import type { Household } from '@/lib/benefits/types';
import { createCalendarFile } from '@/lib/timeline/calendar-file';
import { calendarName, listLeaveEntries } from './leave-calendar';

const list = (household: Household, today = '2026-10-01') => {
  const [answer] = comparePlans(household).answers;
  const toDos = answer ? listToDos(household, answer, day(today)) : [];
  return { toDos, entries: listLeaveEntries(household, toDos) };
};

const households = [
  family(due('2026-11-04'), [
    mother({ lastWorkDay: day('2026-10-16'), back: on('2027-10-12') }),
    father({ lastWorkDay: day('2027-07-30'), back: on('2027-09-07') }),
  ]),
  family(due('2027-02-10'), [
    mother({ lastWorkDay: day('2027-02-05'), back: on('2028-02-07'), atWork: [weeks('2027-06-07', '2027-07-30')] }),
  ]),
  family(due('2027-03-10', { arrivedOn: day('2027-03-10') }), [mother(quebec), father({})]),
  family(due('2026-09-02', { arrival: 'adoption', arrivedOn: day('2026-09-02') }), [mother({})]),
];

it.each(households)('has every dated to-do on its day, each with an id of its own', (household) => {
  const { toDos, entries } = list(household);
  const days = (dates: (Date | undefined)[]) => dates.flatMap((date) => (date ? [date.toDateString()] : []));
  expect(days(entries.map(({ start }) => start))).toEqual(days(toDos.map((toDo) => toDo.day)));
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  for (const { title, description } of entries) {
    expect(title.length).toBeGreaterThan(3);
    expect(description.length).toBeGreaterThan(3);
  }
});

it('says whose it is where two are off, and is the same entry as the timeline’s for the due date', () => {
  const { entries } = list(households[0] as Household);
  expect(entries.find(({ id }) => id === 'leave-apply-ei-by-other')).toMatchObject({
    title: 'The other parent: Apply for EI by today',
    start: day('2027-08-27'),
  });
  expect(entries.map(({ id }) => id)).toContain(DUE_DATE_EVENT_ID);
  const single = list(family(due('2026-11-04'), [mother({ lastWorkDay: day('2026-10-16') })])).entries;
  expect(single.find(({ id }) => id === 'leave-apply-ei-by-birth')?.title).toBe('Apply for EI by today');
});

it('has the second application of a leave in two parts', () => {
  const { entries } = list(households[1] as Household);
  const read = (wanted: string) => entries.find(({ id }) => id === wanted);
  expect(read('leave-back-for-a-while-birth')).toMatchObject({
    description: 'Tell Service Canada that you are back at work for a while.',
    start: day('2027-06-07'),
  });
  expect(read('leave-apply-ei-again-birth')).toMatchObject({
    description: 'Apply to Service Canada again for the second part.',
    start: day('2027-08-01'),
  });
});

it("has Alberta's second letter, and leads from it to what the law wants", () => {
  const { entries } = list(
    family(due('2027-03-15'), [mother({ province: 'AB', lastWorkDay: day('2027-02-26'), back: on('2028-03-06') })]),
  );
  expect(entries.find(({ id }) => id === 'leave-tell-return-birth')).toMatchObject({
    title: 'Tell your employer by today when you come back',
    start: day('2028-02-04'),
    path: '/benefits/letter',
  });
});

it('does not say in a calendar that a day has passed', () => {
  const { entries } = list(households[0] as Household, '2026-12-01');
  expect(entries.map(({ description }) => description).join(' ')).not.toContain('has passed');
});

it('goes into a file with a name of its own', () => {
  const { entries } = list(households[0] as Household);
  const file = createCalendarFile(entries, new Date(2026, 10, 23), { origin: 'https://due.example' }, calendarName);
  expect(file).toContain('X-WR-CALNAME:Parental leave');
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(entries.length);
  expect(file.match(/^URL:https:\/\/due\.example\/(benefits|timeline)\r$/gm)).toHaveLength(entries.length);
  expect(file).not.toContain('VALARM');
});
