import { isBefore, startOfDay } from 'date-fns';
import type { AppointmentId } from '@/data/appointments';
import type { ProvinceCode } from '@/data/provinces';
import type { CalendarEntry } from '@/lib/timeline/calendar-event';
import { listNextDates, type NextDate } from '@/lib/timeline/next-dates';
import { formatTimeAndPlace, getMoment, type OwnAppointments } from '@/lib/timeline/own-appointments';
import { appointments as allAppointments, listTimelineAppointments } from '@/lib/weeks/appointments';

/** An appointment that was written in, with its name. */
export interface TheirAppointment {
  id: AppointmentId;
  title: string;
  moment: Date;
  /** Time and place, as far as they are known; '' for neither. */
  text: string;
}

/** The appointments from a day on, the next one first. */
export function listAhead(own: OwnAppointments, today: Date): TheirAppointment[] {
  return allAppointments
    .flatMap(({ id, title }) => {
      const appointment = own[id];
      const moment = getMoment(appointment);
      if (!appointment || !moment || isBefore(moment, startOfDay(today))) return [];
      return [{ id, title, moment, text: formatTimeAndPlace(appointment) }];
    })
    .sort((one, other) => one.moment.getTime() - other.moment.getTime());
}

/**
 * The appointments from a day on for the calendar of whoever follows, each with a reminder the day before. Their ids are not
 * those of one's own appointments, which may stand in the same calendar.
 */
export function listFollowedEntries(own: OwnAppointments, today: Date): CalendarEntry[] {
  return listAhead(own, today).map(({ id, title, moment }) => {
    const { time, place } = own[id] ?? {};
    return {
      id: `followed-${id}`,
      title,
      description: '',
      start: moment,
      end: moment,
      ...(time && { isTimed: true }),
      ...(place && { place }),
      path: '/partner',
      hasAlarm: true,
    };
  });
}

/** What the copy leaves out of those from a day on: what is over is nobody's business any more. */
export function keepAhead(own: OwnAppointments, today: Date): OwnAppointments {
  return Object.fromEntries(listAhead(own, today).map(({ id }) => [id, own[id]]));
}

/**
 * The usual next dates of somebody else's pregnancy: without days of benefits, which are for whoever is on leave, and without
 * the appointments that have a day already.
 */
export function listUsualDates(
  { dueDate, region, own }: { dueDate: Date; region: ProvinceCode | undefined; own: OwnAppointments },
  today: Date,
): NextDate[] {
  const open = listTimelineAppointments().filter(({ id }) => !own[id]);
  return listNextDates(open, { dueDate, region, own: {}, today }).filter(({ hash }) => hash !== 'benefit-dates');
}
