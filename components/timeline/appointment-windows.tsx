import type { ReactNode } from 'react';
import { DayRange } from '@/components/ui/day-range';
import { SiteLink } from '@/components/ui/site-link';
import {
  addAppointmentRegions,
  describeAppointmentWindow,
  getAppointmentHash,
  getAppointmentWindow,
} from '@/lib/timeline/appointment-windows';
import type { Appointment } from '@/lib/weeks/appointments';
import { isOpenInWeek } from '@/lib/weeks/is-open-in-week';
import * as words from '@/words/timeline/timeline';

interface AppointmentWindowsProps {
  week: number;
  dueDate: Date | undefined;
  appointments: Appointment[];
  /** Whether to say where an appointment is offered, if it is not everywhere. */
  hasRegions: boolean;
  renderAction: (appointment: Appointment) => ReactNode;
}

/** Tests, visits, vaccines and benefits, each with its window and what it is for. */
export function AppointmentWindows({ week, dueDate, appointments, hasRegions, renderAction }: AppointmentWindowsProps) {
  return (
    <section aria-labelledby="appointments">
      <h2 id="appointments">{words.appointments}</h2>
      <p className="mt-2 max-w-reading text-ink-soft">{words.appointmentsIntro}</p>
      <ul className="mt-4 divide-y divide-line border-line border-y">
        {appointments.map((appointment) => (
          <li
            key={appointment.id}
            id={getAppointmentHash(appointment.id)}
            className="grid scroll-mt-4 gap-x-8 gap-y-1 py-4 md:grid-cols-[18rem_1fr]"
          >
            <div>
              <h3 className="leading-tight">{appointment.title}</h3>
              {dueDate && (
                <p className="mt-1 font-semibold tabular-nums">
                  <DayRange {...getAppointmentWindow(appointment, dueDate)} />
                </p>
              )}
              <p className="text-ink-soft text-sm">
                {hasRegions
                  ? addAppointmentRegions(describeAppointmentWindow(appointment), appointment)
                  : describeAppointmentWindow(appointment)}
              </p>
              {isOpenInWeek(appointment, week) && (
                <p className="mt-1">
                  <strong className="inline-block rounded-full bg-spruce px-2.5 text-on-spruce text-sm">
                    {words.usualInWeek(week)}
                  </strong>
                </p>
              )}
            </div>
            <div>
              <p>{appointment.purpose}</p>
              {appointment.note && <p className="mt-1 text-ink-soft text-sm">{appointment.note}</p>}
              {appointment.path && (
                <p>
                  <SiteLink path={appointment.path} className="inline-flex min-h-11 items-center text-link">
                    {appointment.link}
                  </SiteLink>
                </p>
              )}
              {renderAction(appointment)}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
