import type { ProvinceCode } from '@/data/provinces';
import { useToday } from '@/lib/browser/clock';
import { getSiteOrigin } from '@/lib/browser/platform';
import { formatDate } from '@/lib/format/dates';
import { href } from '@/lib/site/href';
import type { Appointment } from '@/lib/weeks/appointments';
import { PrintedList } from './printed-list';
import { PrintedTimeline } from './printed-timeline';
import { PrintedWall } from './printed-wall';
import type { PaperLook } from './use-paper';

interface PrintedPlanProps {
  dueDate: Date | undefined;
  region: ProvinceCode | undefined;
  appointments: Appointment[];
  look: PaperLook;
}

/** The visitor's own weeks on paper, in either look. */
export function PrintedPlan({ dueDate, region, appointments, look }: PrintedPlanProps) {
  const today = useToday();
  return (
    <PrintedTimeline
      dueDate={dueDate}
      origin={`${getSiteOrigin()}${href('/timeline')}.${today ? ` Printed ${formatDate(today)}.` : ''}`}
    >
      {look === 'list' ? (
        <PrintedList dueDate={dueDate} region={region} appointments={appointments} />
      ) : (
        <PrintedWall dueDate={dueDate} appointments={appointments} hasRegions={!region} />
      )}
    </PrintedTimeline>
  );
}
