import { VisitDetails } from '@/components/timeline/visit-details';
import { SiteLink } from '@/components/ui/site-link';
import { bindNumbers } from '@/lib/format/text';
import { addAppointmentRegions, describeAppointmentWindow } from '@/lib/timeline/appointment-windows';
import type { Appointment } from '@/lib/weeks/appointments';

/** Appointments, each with its window and what it is for. */
export function AppointmentList({ appointments }: { appointments: Appointment[] }) {
  return (
    <ul className="divide-y divide-line">
      {appointments.map((appointment) => (
        <li key={appointment.id} className="py-3 first:pt-0 last:pb-0">
          <h3 className="font-sans text-base">{appointment.title}</h3>
          <AppointmentDetails appointment={appointment} />
        </li>
      ))}
    </ul>
  );
}

/** When an appointment is, and what it is for. */
export function AppointmentDetails({ appointment }: { appointment: Appointment }) {
  const { purpose, note, path, link, group, isRoutine } = appointment;
  return (
    <>
      <p className="text-ink-soft text-sm">
        {bindNumbers(addAppointmentRegions(describeAppointmentWindow(appointment), appointment))}
      </p>
      <p className="mt-1">{bindNumbers(purpose)}</p>
      {/* The notes of visits that repeat say whom to call: on the page of a week that stands in its list alone. */}
      {note && !(group === 'visit' && isRoutine) && <p className="mt-1 text-ink-soft text-sm">{bindNumbers(note)}</p>}
      {path && (
        <SiteLink path={path} className="inline-flex min-h-11 items-center text-link">
          {link}
        </SiteLink>
      )}
      <VisitDetails appointment={appointment} region={undefined} />
    </>
  );
}
