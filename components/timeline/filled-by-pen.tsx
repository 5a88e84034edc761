import type { ReactNode } from 'react';
import type { Appointment } from '@/lib/weeks/appointments';
import { PrintedTimeline } from './printed-timeline';
import { PrintedWall } from './printed-wall';

export interface FilledByPenProps {
  /** Where the sheet comes from, without a day. */
  origin: ReactNode;
  appointments: Appointment[];
}

/** The forty weeks on paper without a due date: each week has a line to write on. */
export function FilledByPen({ origin, appointments }: FilledByPenProps) {
  return (
    <PrintedTimeline dueDate={undefined} origin={origin}>
      <PrintedWall dueDate={undefined} appointments={appointments} hasRegions />
    </PrintedTimeline>
  );
}
