import { differenceInCalendarDays } from 'date-fns';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { DayRange } from '@/components/ui/day-range';
import type { AppointmentId } from '@/data/appointments';
import type { ProvinceCode } from '@/data/provinces';
import { useOwnAppointments } from '@/lib/browser/use-own-appointments';
import { formatLongDate } from '@/lib/format/dates';
import { formatDays } from '@/lib/format/durations';
import { getOwnEventId } from '@/lib/timeline/calendar-event';
import { findNextAppointment } from '@/lib/timeline/next-appointment';
import { findNextOwnAppointment, formatTimeAndPlace, getMoment } from '@/lib/timeline/own-appointments';
import { type Appointment, appointments } from '@/lib/weeks/appointments';
import * as words from '@/words/timeline/own-appointments';
import { AddEventButton } from './add-event-button';
import { OwnAppointmentForm } from './own-appointment-form';
import type { CalendarExport } from './use-calendar-export';

interface NextAppointmentProps {
  dueDate: Date;
  region: ProvinceCode | undefined;
  today: Date;
  /** What an appointment can be for, and what a new one is for at first. */
  choices: Appointment[];
  firstChoice: AppointmentId | undefined;
  calendar: CalendarExport;
}

/** What to go to next: the appointment that the visitor wrote in; until there is one, the button for it. */
export function NextAppointment({ dueDate, region, today, choices, firstChoice, calendar }: NextAppointmentProps) {
  const own = findNextOwnAppointment(useOwnAppointments(), today);
  const title = own && appointments.find(({ id }) => id === own.id)?.title;
  const moment = own && getMoment(own.appointment);
  const usual = findNextAppointment(appointments, dueDate, region, today);
  return (
    <section aria-labelledby="next-appointment" className="rounded-card border-2 border-spruce bg-card p-5 sm:p-7">
      <h2 id="next-appointment" className="font-sans font-semibold text-base text-spruce">
        {words.next}
      </h2>
      {own && title && moment ? (
        <>
          <p className="mt-1 font-semibold font-serif text-2xl leading-tight">{formatLongDate(moment)}</p>
          <p className="mt-1 font-semibold">{title}</p>
          <p className="empty:hidden">{formatTimeAndPlace(own.appointment)}</p>
          <p className="text-ink-soft">{describeDistance(moment, today)}</p>
        </>
      ) : usual ? (
        <>
          <p className="mt-1">{words.noneWritten}</p>
          <p className="text-ink-soft">
            <span className="block">{words.usual(usual.appointment.title)}</span>
            <DayRange {...usual.window} />
          </p>
        </>
      ) : (
        <p className="mt-1">{words.none}</p>
      )}
      <Editing
        id={own?.id}
        title={title}
        firstChoice={firstChoice}
        dueDate={dueDate}
        choices={choices}
        calendar={calendar}
      />
    </section>
  );
}

function describeDistance(moment: Date, today: Date): string {
  const days = differenceInCalendarDays(moment, today);
  if (days === 0) return words.today;
  return days === 1 ? words.tomorrow : words.inDays(formatDays(days));
}

interface EditingProps extends Pick<NextAppointmentProps, 'dueDate' | 'choices' | 'firstChoice' | 'calendar'> {
  /** Of the appointment that is written in, if one is. */
  id: AppointmentId | undefined;
  title: string | undefined;
}

/** Changes the appointment of the card and saves it for a calendar, or writes the first one in. */
function Editing({ id, title, firstChoice, dueDate, choices, calendar }: EditingProps) {
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const edited = id ?? firstChoice;

  function close() {
    flushSync(() => setEditing(false));
    button.current?.focus();
  }

  if (!edited) return null;
  if (isEditing) {
    return <OwnAppointmentForm id={edited} dueDate={dueDate} choices={id ? undefined : choices} onClose={close} />;
  }
  if (!id || !title) {
    return (
      <Button ref={button} onClick={() => setEditing(true)} className="mt-3 max-sm:w-full">
        {words.writeInOne}
      </Button>
    );
  }
  return (
    <div className="mt-1 flex flex-wrap items-end gap-x-6">
      <Button ref={button} look="quiet" onClick={() => setEditing(true)}>
        {words.change}
        <span className="sr-only">{words.ofWhat(title)}</span>
      </Button>
      <AddEventButton id={getOwnEventId(id)} title={title} calendar={calendar} />
    </div>
  );
}
