/** @jest-environment node */

import { formatCalendarDate, parseCalendarDate } from '@/lib/calendar/calendar-date';
import { getSaturday, getSunday, toBenefitWeek } from './benefit-week';
import { type ParentSchedule, scheduleHousehold } from './schedule';
import type { FamilyEvent, Household, ParentPlan, WeekOff } from './types';

const day = (text: string) => {
  const date = parseCalendarDate(text);
  if (!date) throw new RangeError(text);
  return date;
};
const write = formatCalendarDate;

const birth = (dueDate: string, more: Partial<FamilyEvent> = {}): FamilyEvent => ({
  arrival: 'birth',
  dueDate: day(dueDate),
  babies: 1,
  hospitalWeeks: 0,
  hasTwoParents: true,
  ...more,
});
const parent = (more: Partial<ParentPlan> = {}): ParentPlan => ({
  role: 'birth',
  program: 'ei',
  insuredWork: 'enough',
  isClaiming: true,
  workdays: [1, 2, 3, 4, 5],
  back: { kind: 'as-long-as-paid' },
  sicknessWeeks: 0,
  atWork: [],
  earnedBeside: 0,
  ...more,
});
const plan = (household: Household, choice: Partial<Parameters<typeof scheduleHousehold>[1]> = {}) =>
  scheduleHousehold(household, { ei: 'standard', qpip: 'basic', ...choice });

/** The weeks of a schedule as 'kind first Sunday to last Saturday', joined where they follow each other. */
function describeWeeks({ weeks }: ParentSchedule): string[] {
  const name = ({ kind, reason, ratePercent }: WeekOff) =>
    kind === 'unpaid' ? `unpaid ${reason}` : kind === 'waiting' ? kind : `${kind} ${ratePercent}`;
  const parts: { name: string; first: number; last: number }[] = [];
  for (const week of weeks) {
    const last = parts.at(-1);
    if (last && last.name === name(week) && last.last === week.week - 1) last.last = week.week;
    else parts.push({ name: name(week), first: week.week, last: week.week });
  }
  return parts.map(
    ({ name: kind, first, last }) =>
      `${kind}: ${last - first + 1}, ${write(getSunday(first))} to ${write(getSaturday(last))}`,
  );
}

describe('EI, one parent', () => {
  it('begins the claim in the week before the window, where it serves the waiting week', () => {
    const [schedule] = plan({
      event: birth('2027-01-13'),
      parents: [parent({ lastWorkDay: day('2026-10-02') })],
    });
    expect(schedule && describeWeeks(schedule)).toEqual([
      'unpaid before-window: 1, 2026-10-04 to 2026-10-10',
      'waiting: 1, 2026-10-11 to 2026-10-17',
      'maternity 55: 15, 2026-10-18 to 2027-01-30',
      'parental 55: 35, 2027-01-31 to 2027-10-02',
    ]);
  });

  it('pays a year off with 15 + 35 weeks, the first and the last week without pay', () => {
    const [schedule] = plan({
      event: birth('2026-11-04'),
      parents: [parent({ lastWorkDay: day('2026-10-16'), back: { kind: 'months', months: 12 } })],
    });
    expect(schedule && describeWeeks(schedule)).toEqual([
      'waiting: 1, 2026-10-18 to 2026-10-24',
      'maternity 55: 15, 2026-10-25 to 2027-02-06',
      'parental 55: 35, 2027-02-07 to 2027-10-09',
      'unpaid one-parent-limit: 1, 2027-10-10 to 2027-10-16',
    ]);
    expect(schedule?.claim).toMatchObject({ waiting: 'served', year: 2026 });
  });

  it('pays sickness weeks before the window, with one waiting week', () => {
    const [schedule] = plan({
      event: birth('2027-02-17'),
      parents: [parent({ lastWorkDay: day('2026-10-16'), sicknessWeeks: 4 })],
    });
    expect(schedule && describeWeeks(schedule).slice(0, 3)).toEqual([
      'waiting: 1, 2026-10-18 to 2026-10-24',
      'sickness 55: 4, 2026-10-25 to 2026-11-21',
      'maternity 55: 15, 2026-11-22 to 2027-03-06',
    ]);
  });

  it('loses standard weeks after the claim closes when weeks at work lie between', () => {
    const [schedule] = plan({
      event: birth('2026-11-04'),
      parents: [
        parent({
          lastWorkDay: day('2026-10-30'),
          atWork: [{ first: toBenefitWeek(day('2027-03-01')), last: toBenefitWeek(day('2027-03-26')) }],
          back: { kind: 'date', day: day('2027-12-06') },
        }),
      ],
    });
    expect(schedule && describeWeeks(schedule)).toEqual([
      'waiting: 1, 2026-11-01 to 2026-11-07',
      'maternity 55: 15, 2026-11-08 to 2027-02-20',
      'parental 55: 1, 2027-02-21 to 2027-02-27',
      'parental 55: 31, 2027-03-28 to 2027-10-30',
      'unpaid after-claim: 1, 2027-10-31 to 2027-11-06',
      'unpaid after-window: 4, 2027-11-07 to 2027-12-04',
    ]);
  });
});
