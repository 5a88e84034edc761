/** @jest-environment node */
import { addDays, differenceInCalendarDays } from 'date-fns';
import { calendarSources } from '@/data/calendar-sources';
import { provinceCodes } from '@/data/provinces';
import { formatCalendarDate, parseCalendarDate } from '@/lib/calendar/calendar-date';
import { getWeekStart } from '@/lib/pregnancy/gestational-age';
import { describePregnancy } from '@/lib/pregnancy/pregnancy';
import { listTimelineSources } from '@/lib/sources/page-sources';
import { appointments } from '@/lib/weeks/appointments';
import { fc } from '@/scripts/testing/properties';
import { dateSeasonalAppointments, getAppointmentWindow, listRegionalAppointments } from './appointment-windows';
import { listBenefitDates } from './benefit-dates';
import { getExampleDueDate, getTimelineWeek, listImportantDates } from './important-dates';
import { findNextMilestone, milestones } from './milestones';
import { listPlanWeeks } from './plan-weeks';

const dueDate = new Date(2027, 5 /* Jun */, 8);
const days = fc.integer({ min: 0, max: 4_000 }).map((offset) => addDays(new Date(2024, 0, 1), offset));

it.each([
  [1, 4],
  [3, 4],
  [4, 8],
  [16, 18],
  [37, 39],
  [39, 40],
  [40, undefined],
  [42, undefined],
])('finds after week %i the milestone of week %p', (week, next) => {
  expect(findNextMilestone(week)?.week).toBe(next);
});

it('has milestones in the weeks that the site promises, under titles that are true, and four for the home page', () => {
  expect(milestones.map(({ week }) => week)).toEqual([4, 8, 12, 18, 20, 24, 28, 37, 39, 40]);
  const onHome = milestones.filter(({ isOnHome }) => isOnHome);
  expect(onHome.map(({ week, title, homeTitle, homeNote }) => [week, homeTitle ?? title, homeNote])).toEqual([
    [12, 'First Trimester Complete', 'at the end of this week'],
    [20, 'Anatomy Scan & Sex May Be Visible', 'halfway; this scan is usually done at 18 to 22 weeks'],
    [28, 'Third Trimester Begins', 'as many count it; we count from week 26'],
    [40, 'Due Date', 'few babies arrive on the day itself'],
  ]);
  const titles = milestones.map(({ title }) => title).join(' ');
  expect(titles).not.toMatch(/beat|viab|reveal/i);
});

it('starts every week at midnight, seven days after the one before, in any time zone', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 40 }), (due, week) => {
      const start = getWeekStart(due, week);
      expect([start.getHours(), start.getMinutes()]).toEqual([0, 0]);
      expect(differenceInCalendarDays(start, getWeekStart(due, week - 1))).toBe(7);
    }),
  );
});

it("opens in the calculator's week, held within 1 to 40", () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -20, max: 300 }), (today, daysAhead) => {
      const due = addDays(today, daysAhead);
      const { weeks } = describePregnancy(due, today).gestationalAge;
      expect(getTimelineWeek(due, today)).toBe(Math.min(40, Math.max(1, weeks)));
    }),
  );
});

it('puts the example in week 16, as the slider does', () => {
  const today = new Date(2026, 10 /* Nov */, 21, 23, 30);
  expect(formatCalendarDate(getExampleDueDate(today))).toBe('2027-05-08');
  expect(getTimelineWeek(getExampleDueDate(today), today)).toBe(16);
});

it('takes the dates to remember from weeks and from the calculation, each within its window', () => {
  const dates = listImportantDates(dueDate);
  expect(dates.map(({ id, week, date }) => [id, week, date && formatCalendarDate(date)])).toEqual([
    ['first-visit', 12, '2026-11-24'],
    ['second-trimester', 13, '2026-12-01'],
    ['anatomy-scan', 20, '2027-01-19'],
    ['third-trimester', 26, '2027-03-02'],
    ['glucose-test', 28, '2027-03-16'],
    ['due-date', 40, '2027-06-08'],
  ]);
  const { trimesters } = describePregnancy(dueDate, dueDate);
  expect(dates[1]?.date).toEqual(trimesters.second.start);
  expect(dates[3]?.date).toEqual(trimesters.third.start);
  expect(listImportantDates(undefined).map(({ date }) => date)).toEqual(Array(6).fill(undefined));
});

it('dates a window by its days, both included', () => {
  const scan = appointments.find(({ id }) => id === 'anatomy-ultrasound');
  if (!scan) throw new Error('the anatomy scan is missing');
  const { start, end } = getAppointmentWindow(scan, dueDate);
  expect([start, end].map(formatCalendarDate)).toEqual(['2027-01-05', '2027-02-02']);
});

it.each([
  ['ON', ['efts', 'second-trimester-screening', 'ei-earliest-start'], ['sips-part-1', 'qpip-earliest-start']],
  ['BC', ['sips-part-1', 'sips-part-2', 'bc-nt-scan'], ['efts', 'qpip-earliest-start']],
  [
    'QC',
    ['qpip-earliest-start', 'quebec-screening', 'tdap-vaccine-quebec'],
    ['ei-earliest-start', 'efts', 'tdap-vaccine'],
  ],
  ['AB', ['alberta-screening', 'tdap-vaccine'], ['quebec-screening', 'bc-nt-scan', 'tdap-vaccine-quebec']],
] as const)('offers in %s what is offered there', (region, offered, notOffered) => {
  const ids = listRegionalAppointments(appointments, region).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([...offered, 'anatomy-ultrasound']));
  for (const id of notOffered) expect(ids).not.toContain(id);
});

it('offers everything while the region is not known', () => {
  expect(listRegionalAppointments(appointments, undefined)).toEqual(appointments);
});

it.each(provinceCodes)('says in %s to ask about screening early, and that weeks of its own can change', (region) => {
  const offered = listRegionalAppointments(appointments, region);
  const ask = offered.find(({ id }) => id === 'ask-about-screening');
  expect(ask?.note).toMatch(/first visit|from 10 weeks/);
  const own = offered.filter(({ title, group, regions }) => group === 'test' && regions && !/Tdap/.test(title));
  for (const { id, note } of own) expect([id, note]).toEqual([id, expect.stringContaining('Weeks can change')]);
});

it.each([
  ['MB', 'The maternal serum screen'],
  ['NB', 'before 13 weeks 6 days'],
  ['NS', 'at 11 to 14 weeks'],
  ['YT', 'at 19 to 20 weeks'],
  ['NT', 'Ask your health centre'],
  ['NU', 'Ask your health centre'],
  ['SK', 'falls between 9 and 13 weeks'],
  [undefined, 'falls between 9 and 13 weeks'],
] as const)('has for %s the note on screening of that region', (region, words) => {
  const ask = listRegionalAppointments(appointments, region).find(({ id }) => id === 'ask-about-screening');
  expect(ask?.note?.toLowerCase()).toContain(words.toLowerCase());
});

it.each([
  ['2027-06-08', '2026-10-01', '2027-03-31'], // begins in September: the winter within it
  ['2027-08-01', '2026-11-22', '2027-03-31'], // 4 weeks 0 days come within a season
  ['2027-01-15', '2026-10-01', '2027-01-28'], // the birth comes within it
  ['2027-11-10', '2027-10-01', '2027-11-23'], // 28 days of March before it: the longer one counts
  ['2027-10-20', '2027-02-10', '2027-03-31'], // 50 days of the first season, 33 of the next
])('puts the flu vaccine of a birth on %s from %s to %s', (due, start, end) => {
  const dueOn = parseCalendarDate(due);
  if (!dueOn) throw new Error(`${due} is no date`);
  const flu = dateSeasonalAppointments(appointments, dueOn).find(({ id }) => id === 'flu-covid-vaccines');
  if (!flu) throw new Error('the flu vaccine is missing');
  const window = getAppointmentWindow(flu, dueOn);
  expect([window.start, window.end].map(formatCalendarDate)).toEqual([start, end]);
});

it('finds a fall or winter in every pregnancy, and leaves the windows in order', () => {
  fc.assert(
    fc.property(days, (due) => {
      const dated = dateSeasonalAppointments(appointments, due);
      expect(dated.map(({ startDay }) => startDay)).toEqual(
        dated.map(({ startDay }) => startDay).sort((a, b) => a - b),
      );
      const flu = dated.find(({ id }) => id === 'flu-covid-vaccines');
      expect(flu?.startDay).toBeGreaterThanOrEqual(4 * 7);
      expect(flu?.endDay).toBeLessThanOrEqual(41 * 7 + 6);
      expect(Number(flu?.endDay) - Number(flu?.startDay)).toBeGreaterThanOrEqual(41);
    }),
  );
});

it('plans forty weeks without a gap, and every window in the week in which it opens', () => {
  const plan = listPlanWeeks(dueDate, appointments);
  expect(plan.map(({ week }) => week)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  for (const [index, { days: range }] of plan.entries()) {
    const before = plan[index - 1]?.days;
    if (before && range) expect(range.start).toEqual(addDays(before.end, 1));
  }
  expect(plan.filter(({ startsTrimester }) => startsTrimester).map(({ week }) => week)).toEqual([1, 13, 26]);
  expect(plan.flatMap(({ opening }) => opening).length).toBe(appointments.length);
  expect(plan.find(({ week }) => week === 11)?.opening.map(({ id }) => id)).toEqual([
    'alberta-screening',
    'bc-nt-scan',
    'efts',
  ]);
  expect(plan.find(({ week }) => week === 20)?.days).toEqual({
    start: new Date(2027, 0 /* Jan */, 19),
    end: new Date(2027, 0, 25),
  });
});

it('plans an appointment that was written in for the week of its day, and in no other', () => {
  const own = { 'anatomy-ultrasound': { date: '2027-02-23', time: '09:30' } };
  const weeks = listPlanWeeks(dueDate, appointments, own)
    .filter(({ opening }) => opening.some(({ id }) => id === 'anatomy-ultrasound'))
    .map(({ week }) => week);
  expect(weeks).toEqual([25]);
});

it('plans each milestone in its week, and names the trimester of every week', () => {
  const plan = listPlanWeeks(dueDate, appointments);
  const planned = plan.flatMap(({ week, milestone }) => (milestone ? [{ week, milestone }] : []));
  expect(planned).toEqual(milestones.map((milestone) => ({ week: milestone.week, milestone })));
  expect([12, 13, 25, 26].map((week) => plan[week - 1]?.trimester)).toEqual([1, 2, 2, 3]);
});

it('plans also without a due date: every window in the week in which it opens, days to be filled in on paper', () => {
  const plan = listPlanWeeks(undefined, appointments);
  expect(plan.filter(({ days: range }) => range)).toEqual([]);
  for (const { week, opening } of plan) {
    expect(opening).toEqual(appointments.filter(({ startDay }) => Math.floor(startDay / 7) === week));
  }
});

it.each([
  ['2027-03-10', 'Wednesday', { 'ei-earliest-start': 27, 'qpip-earliest-start': 23 }],
  ['2027-03-13', 'Saturday', { 'ei-earliest-start': 27, 'qpip-earliest-start': 23 }],
  ['2027-03-14', 'Sunday', { 'ei-earliest-start': 28, 'qpip-earliest-start': 24 }],
])('puts the start of benefits into the week of its Sunday: due on %s, a %s', (day, _weekday, weeks) => {
  const due = parseCalendarDate(day);
  if (!due) throw new RangeError(`no date: ${day}`);
  const dates = listBenefitDates(due, undefined);
  const plan = listPlanWeeks(due, appointments);
  for (const [id, week] of Object.entries(weeks)) {
    const found = plan.find(({ opening }) => opening.some((appointment) => appointment.id === id));
    expect(found?.week).toBe(week);
    const start = dates.find((date) => date.id === `benefit-${id.replace('-earliest', '')}`)?.date;
    expect(start && found?.days && start >= found.days.start && start <= found.days.end).toBe(true);
  }
});

it.each([
  ['QC', /^QPIP/, ['2027-02-14', '2027-10-30', '2028-12-09']],
  ['ON', /^EI/, ['2027-03-14', '2027-10-09', '2028-06-10', '2028-12-09']],
] as const)('has in %s the dates of its own program', (region, title, dates) => {
  const list = listBenefitDates(dueDate, region);
  for (const benefit of list) expect(benefit.title).toMatch(title);
  expect(list.map(({ date }) => formatCalendarDate(date))).toEqual(dates);
});

it('names both programs without a region, each with where it holds', () => {
  const list = listBenefitDates(dueDate, undefined);
  expect(list).toHaveLength(7);
  for (const { title, text } of list) {
    expect(text).toMatch(title.startsWith('EI') ? /^Outside Quebec\./ : /^In Quebec\./);
  }
});

it('lists on the page what the entries of the calendar file rest on', () => {
  expect(listTimelineSources()).toEqual(expect.arrayContaining(Object.values(calendarSources).flat()));
});
