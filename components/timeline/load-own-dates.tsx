import { onDemand } from '@/components/ui/on-demand';

/** Loaded once there is a due date. */
export const NextOwnDates = onDemand(() => import('./own-dates').then((module) => module.NextOwnDates));

/** Loaded once there is a due date or a region: until then the page's own list in weeks stands there. */
export const OwnDates = onDemand(() => import('./own-dates').then((module) => module.OwnDates));

/** Loaded where the forty weeks may be over. */
export const AfterWeeks = onDemand(() => import('./after-weeks').then((module) => module.AfterWeeks));
