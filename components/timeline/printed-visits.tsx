import type { ProvinceCode } from '@/data/provinces';
import { formatDateRange, formatShortDate } from '@/lib/format/dates';
import {
  addAppointmentRegions,
  describeAppointmentWindow,
  getAppointmentWindow,
} from '@/lib/timeline/appointment-windows';
import { formatOwnAppointment, type OwnAppointments } from '@/lib/timeline/own-appointments';
import { findVisit, listPayers } from '@/lib/visits/visits';
import type { Appointment } from '@/lib/weeks/appointments';
import { mine } from '@/words/timeline/printed-plan';
import * as words from '@/words/visits';

interface PrintedVisitsProps {
  dueDate: Date | undefined;
  region: ProvinceCode | undefined;
  appointments: Appointment[];
  own: OwnAppointments;
}

/** Every visit, test and vaccine with what happens, who pays, and three questions, each with lines to write on. */
export function PrintedVisits({ dueDate, region, appointments, own }: PrintedVisitsProps) {
  return (
    <ul>
      {appointments.map((appointment) => {
        const visit = findVisit(appointment.id);
        const written = own[appointment.id];
        return (
          visit && (
            <li key={appointment.id} className="visit">
              <div className="flex justify-between gap-[12pt]">
                <h3 className="text-[10pt]">{appointment.title}</h3>
                <p className="shrink-0">{written ? mine(formatOwnAppointment(written)) : words.dayAndPlace}</p>
              </div>
              <p>{describeWindow(appointment, dueDate, region)}</p>
              <p>{[appointment.purpose, ...visit.happens.map(({ text }) => text)].join(' ')}</p>
              {region && (
                <p>
                  <strong>{words.paysTitle}</strong>{' '}
                  {listPayers(visit.pays, region)
                    .map(({ text }) => text)
                    .join(' ')}
                </p>
              )}
              <ol className="mt-[3pt]">
                {visit.questions.map((question) => (
                  <li key={question} className="write-line">
                    {question}
                  </li>
                ))}
                <li className="write-line">{words.answers}</li>
              </ol>
            </li>
          )
        );
      })}
    </ul>
  );
}

function describeWindow(appointment: Appointment, dueDate: Date | undefined, region: ProvinceCode | undefined): string {
  const window = dueDate
    ? formatDateRange(getAppointmentWindow(appointment, dueDate), (date) => formatShortDate(date, true))
    : describeAppointmentWindow(appointment);
  return region ? window : addAppointmentRegions(window, appointment);
}
