import type { ReactNode } from 'react';
import { listTimelineAppointments } from '@/lib/weeks/appointments';
import { PrintedTimeline } from './printed-timeline';
import { PrintedWall } from './printed-wall';

export interface FilledByPenProps {
  /** Where the sheet comes from, without a day. */
  origin: ReactNode;
}

/** The forty weeks on paper without a due date: each week has a line to write on. */
export function FilledByPen({ origin }: FilledByPenProps) {
  return (
    <PrintedTimeline dueDate={undefined} origin={origin}>
      <PrintedWall dueDate={undefined} appointments={listTimelineAppointments()} hasRegions />
    </PrintedTimeline>
  );
}
