import { onDemand } from '@/components/ui/on-demand';

/** Loaded once there is a due date. */
export const CalendarLinks = onDemand(
  () => import('./calendar-links').then((module) => module.CalendarLinks),
  <p className="min-h-11" />,
);

/** Loaded when it is asked for. */
export const EventLinks = onDemand(
  () => import('./calendar-links').then((module) => module.EventLinks),
  <p className="min-h-11" />,
);
