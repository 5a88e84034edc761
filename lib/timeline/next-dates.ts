import { isAfter, isBefore, startOfDay } from 'date-fns';
import { SECOND_TRIMESTER_DAY, THIRD_TRIMESTER_DAY } from '@/data/pregnancy-rules';
import type { ProvinceCode } from '@/data/provinces';
import { formatShortDate } from '@/lib/format/dates';
import { formatWeeks } from '@/lib/format/durations';
import type { DateRange } from '@/lib/pregnancy/dating';
import { getWeekStart } from '@/lib/pregnancy/gestational-age';
import type { Appointment } from '@/lib/weeks/appointments';
import * as words from '@/words/timeline/next-dates';
import { dateSeasonalAppointments, listShownAppointments } from './appointment-windows';
import { listBenefitDates } from './benefit-dates';
import { findNextOwnAppointment, formatTimeAndPlace, getMoment, type OwnAppointments } from './own-appointments';
import { getEntryDays, listTimelineEntries, type TimelineEntry } from './trimester-entries';

/** One of the dates that come next. */
export interface NextDate {
  /** Where the page says more of it: behind the #. */
  hash: string;
  title: string;
  /** One line. */
  text: string;
  /** First and last day, both included. */
  days: DateRange;
  /** Whether its first day is past or today. */
  isOpen: boolean;
}

/** How many dates stand on the first screen of a phone, below the next appointment. */
const MOST_NEXT_DATES = 4;

/**
 * The next dates of a pregnancy: milestones, windows of appointments, trimesters and, in a known region, days of benefits.
 * Chosen by the day that matters next: the last one of a window that is open, of all others the first one; those that are
 * open stand first. What is routine (data/appointments.ts) only fills up. An appointment that the visitor wrote in stands on its own day; the next of
 * them has a place of its own, and one whose day is past is taken as done.
 * @param appointments those of `listTimelineAppointments`
 */
export function listNextDates(
  appointments: Appointment[],
  {
    dueDate,
    region,
    own,
    today,
  }: { dueDate: Date; region: ProvinceCode | undefined; own: OwnAppointments; today: Date },
): NextDate[] {
  const nextOwn = findNextOwnAppointment(own, today)?.id;
  const shown = dateSeasonalAppointments(listShownAppointments(appointments, region), dueDate).filter(
    ({ id, group }) => group !== 'benefit' && id !== nextOwn,
  );
  const day = startOfDay(today);
  const entries = listTimelineEntries(shown).map((entry) => ({
    ...describeEntry(entry, dueDate, own),
    isRoutine: entry.appointment?.isRoutine,
  }));
  const ahead = [...entries, ...listTrimesterStarts(dueDate), ...(region ? listBenefits(dueDate, region) : [])]
    .filter(({ days }) => !isBefore(days.end, day))
    .map((date) => ({ ...date, isOpen: !isAfter(date.days.start, day) }))
    .sort((one, other) => getNextDay(one).getTime() - getNextDay(other).getTime());
  const first = ahead.filter(({ isRoutine }) => !isRoutine).slice(0, MOST_NEXT_DATES);
  const routine = ahead.filter(({ isRoutine }) => isRoutine).slice(0, MOST_NEXT_DATES - first.length);
  const chosen = ahead.filter((date) => first.includes(date) || routine.includes(date));
  return [...chosen.filter(({ isOpen }) => isOpen), ...chosen.filter(({ isOpen }) => !isOpen)].map(
    ({ isRoutine: _, ...date }) => date,
  );
}

type PlainDate = Omit<NextDate, 'isOpen'> & { isRoutine?: boolean | undefined };

const getNextDay = ({ days, isOpen }: NextDate) => (isOpen ? days.end : days.start);

function describeEntry(entry: TimelineEntry, dueDate: Date, own: OwnAppointments): PlainDate {
  const { hash, milestone, appointment } = entry;
  const days = getEntryDays(entry, dueDate);
  if (milestone) return { hash, title: milestone.title, text: words.week(milestone.week), days };
  const written = own[appointment.id];
  const moment = getMoment(written);
  if (written && moment) {
    const ownDay = startOfDay(moment);
    return {
      hash,
      title: appointment.title,
      text: words.mine(formatTimeAndPlace(written)),
      days: { start: ownDay, end: ownDay },
    };
  }
  return { hash, title: appointment.title, text: words.until(formatShortDate(days.end)), days };
}

/** As the calculation counts them. They stand among the dates to remember. */
function listTrimesterStarts(dueDate: Date): PlainDate[] {
  return (
    [
      ['second', SECOND_TRIMESTER_DAY],
      ['third', THIRD_TRIMESTER_DAY],
    ] as const
  ).map(([trimester, startDay]) => {
    const start = getWeekStart(dueDate, startDay / 7);
    return {
      hash: 'important-dates',
      title: words.trimesters[trimester],
      text: words.thirds[trimester](formatWeeks(startDay / 7)),
      days: { start, end: start },
    };
  });
}

/** When benefits can begin: their last days lie after the birth. */
function listBenefits(dueDate: Date, region: ProvinceCode): PlainDate[] {
  return listBenefitDates(dueDate, region)
    .filter(({ date }) => !isAfter(date, dueDate))
    .map(({ title, date }) => ({
      hash: 'benefit-dates',
      title,
      text: words.youChoose,
      days: { start: date, end: date },
    }));
}
