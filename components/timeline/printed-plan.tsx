import type { ProvinceCode } from '@/data/provinces';
import { useToday } from '@/lib/browser/clock';
import { getSiteOrigin } from '@/lib/browser/platform';
import { useOwnAppointments } from '@/lib/browser/use-own-appointments';
import { formatDate } from '@/lib/format/dates';
import { href } from '@/lib/site/href';
import type { Appointment } from '@/lib/weeks/appointments';
import * as words from '@/words/timeline/printed-plan';
import { PrintedList } from './printed-list';
import { PrintedTimeline } from './printed-timeline';
import { PrintedWall } from './printed-wall';

/** How the weeks stand on paper: as a calendar for the wall, or every date in a list. */
export type PaperLook = 'wall' | 'list';

interface PrintedPlanProps {
  dueDate: Date | undefined;
  region: ProvinceCode | undefined;
  appointments: Appointment[];
  look: PaperLook;
}

/** The visitor's own weeks on paper, in either look. */
export function PrintedPlan({ dueDate, region, appointments, look }: PrintedPlanProps) {
  const today = useToday();
  const own = useOwnAppointments();
  const address = `${getSiteOrigin()}${href('/timeline')}`;
  return (
    <PrintedTimeline
      dueDate={dueDate}
      origin={today ? words.originAndDay(address, formatDate(today)) : words.origin(address)}
    >
      {look === 'list' ? (
        <PrintedList dueDate={dueDate} region={region} appointments={appointments} own={own} />
      ) : (
        <PrintedWall dueDate={dueDate} appointments={appointments} hasRegions={!region} />
      )}
    </PrintedTimeline>
  );
}
