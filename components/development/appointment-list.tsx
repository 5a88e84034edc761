import { SiteLink } from '@/components/ui/site-link';
import { bindNumbers } from '@/lib/format/text';
import { addAppointmentRegions, describeAppointmentWindow } from '@/lib/timeline/appointment-windows';
import { listAppointments } from '@/lib/weeks/appointments';
import { noAppointments } from '@/words/development/week-page';

/** The appointments whose window is open in a week, each with its window and what it is for. */
export function AppointmentList({ week }: { week: number }) {
  const appointments = listAppointments(week);
  if (appointments.length === 0) {
    return <p>{noAppointments}</p>;
  }
  return (
    <ul className="divide-y divide-line">
      {appointments.map((appointment) => (
        <li key={appointment.id} className="py-3 first:pt-0 last:pb-0">
          <h3>{appointment.title}</h3>
          <p className="text-ink-soft text-sm">
            {bindNumbers(addAppointmentRegions(describeAppointmentWindow(appointment), appointment))}
          </p>
          <p className="mt-1">{bindNumbers(appointment.purpose)}</p>
          {appointment.note && <p className="mt-1 text-ink-soft text-sm">{bindNumbers(appointment.note)}</p>}
          {appointment.path && (
            <SiteLink path={appointment.path} className="inline-flex min-h-11 items-center text-link">
              {appointment.link}
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
}
