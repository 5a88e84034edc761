import { SiteLink } from '@/components/ui/site-link';
import type { Appointment } from '@/data/appointments';
import { provinces } from '@/data/provinces';
import { formatWeeksAndDays } from '@/lib/format/format-weeks-and-days';
import { listAppointments } from '@/lib/weeks/list-appointments';

/** The appointments whose window is open in a week, each with its window and what it is for. */
export function AppointmentList({ week }: { week: number }) {
  const appointments = listAppointments(week);
  if (appointments.length === 0) {
    return <p>No test or visit has its usual window this week. Your provider may see you all the same.</p>;
  }
  return (
    <ul className="divide-y divide-line">
      {appointments.map((appointment) => (
        <li key={appointment.id} className="py-3 first:pt-0 last:pb-0">
          <h3>{appointment.title}</h3>
          <p className="text-ink-soft text-sm">
            {describeWindow(appointment)}
            {describeRegions(appointment)}
          </p>
          <p className="mt-1">{appointment.purpose}</p>
          {appointment.note && <p className="mt-1 text-ink-soft text-sm">{appointment.note}</p>}
          {appointment.link && (
            <SiteLink path={appointment.link.path} className="inline-flex min-h-11 items-center text-link">
              {appointment.link.label}
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function describeWindow({ startDay, endDay }: Appointment): string {
  const [start, end] = [startDay, endDay].map((day) =>
    formatWeeksAndDays({ weeks: Math.floor(day / 7), days: day % 7 }),
  );
  return startDay === endDay ? `At ${start}` : `From ${start} to ${end}`;
}

const MOST_REGIONS_NAMED = 3;

function describeRegions({ regions }: Appointment): string {
  if (!regions || regions.length > MOST_REGIONS_NAMED) return '';
  const names = new Intl.ListFormat('en-CA').format(regions.map((code) => provinces[code].name));
  return `, in ${names}`;
}
