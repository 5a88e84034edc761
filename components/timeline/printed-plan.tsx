import type { Appointment } from '@/data/appointments';
import type { ProvinceCode } from '@/data/provinces';
import { getSiteOrigin } from '@/lib/browser/get-site-origin';
import { href } from '@/lib/site/href';
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
  return (
    <PrintedTimeline dueDate={dueDate} address={`${getSiteOrigin()}${href('/timeline')}`}>
      {look === 'list' ? (
        <PrintedList dueDate={dueDate} region={region} appointments={appointments} />
      ) : (
        <PrintedWall dueDate={dueDate} appointments={appointments} hasRegions={!region} />
      )}
    </PrintedTimeline>
  );
}
