import { DayRange } from '@/components/ui/day-range';
import type { AppointmentId } from '@/data/appointments';
import type { ProvinceCode } from '@/data/provinces';
import { useOwnAppointments } from '@/lib/browser/use-own-appointments';
import { getGestationalAge } from '@/lib/pregnancy/gestational-age';
import { isPostTerm } from '@/lib/pregnancy/term';
import { getAppointmentHash } from '@/lib/timeline/appointment-windows';
import { findNextAppointment } from '@/lib/timeline/next-appointment';
import { findNextOwnAppointment, formatOwnAppointment } from '@/lib/timeline/own-appointments';
import { appointments } from '@/lib/weeks/appointments';
import * as words from '@/words/timeline/own-appointments';

interface NextAppointmentProps {
  dueDate: Date;
  region: ProvinceCode | undefined;
  today: Date;
}

/** What to go to next: the appointment that the visitor wrote in, or else the one of their region that is due first. */
export function NextAppointment({ dueDate, region, today }: NextAppointmentProps) {
  const own = findNextOwnAppointment(useOwnAppointments(), today);
  const usual = region && findNextAppointment(appointments, dueDate, region, today);
  const ownTitle = own && appointments.find(({ id }) => id === own.id)?.title;
  return (
    <section aria-labelledby="next-appointment" className="rounded-card border border-line bg-card p-5 sm:p-7">
      <h2 id="next-appointment" className="font-sans font-semibold text-base text-spruce">
        {words.next}
      </h2>
      {own && ownTitle ? (
        <>
          <p className="mt-2 font-semibold font-serif text-xl leading-tight">{ownTitle}</p>
          <p className="mt-1">{formatOwnAppointment(own.appointment)}</p>
          <Link id={own.id} title={ownTitle} text={words.change} />
        </>
      ) : usual ? (
        <>
          <p className="mt-2 font-semibold font-serif text-xl leading-tight">{usual.appointment.title}</p>
          <p className="mt-1 text-ink-soft">
            <span className="block">{words.usualTime}</span>
            <DayRange {...usual.window} />
          </p>
          <Link id={usual.appointment.id} title={usual.appointment.title} text={words.writeIn} />
        </>
      ) : (
        <p className="mt-2">{region || isPostTerm(getGestationalAge(dueDate, today)) ? words.none : words.sayWhere}</p>
      )}
    </section>
  );
}

/** Leads to where the appointment is written in, further down. */
function Link({ id, title, text }: { id: AppointmentId; title: string; text: string }) {
  return (
    <a href={`#${getAppointmentHash(id)}`} className="inline-flex min-h-11 items-center text-link">
      {text}
      <span className="sr-only">{words.ofWhat(title)}</span>
    </a>
  );
}
