import { onDemand } from '@/components/ui/on-demand';
import * as words from '@/words/timeline/timeline';

/** Loaded once there is a due date, as the rules of both programs come along. */
export const BenefitDates = onDemand(
  () => import('./benefit-dates').then((module) => module.BenefitDates),
  <p className="mt-16 min-h-96 text-ink-soft">{words.loadingBenefitDates}</p>,
);

/** Loaded once there is a due date. */
export const CalendarLinks = onDemand(
  () => import('./calendar-links').then((module) => module.CalendarLinks),
  <p className="mt-4 min-h-32 border-line border-t pt-4 sm:min-h-28" />,
);

/** Loaded once there is a due date. */
export const NextAppointment = onDemand(
  () => import('./next-appointment').then((module) => module.NextAppointment),
  <div className="min-h-36" />,
);

/** Loaded once there is a due date. */
export const OwnAppointment = onDemand(
  () => import('./own-appointment').then((module) => module.OwnAppointment),
  <p className="min-h-12" />,
);

/** Loaded where the forty weeks may be over. */
export const AfterWeeks = onDemand(() => import('./after-weeks').then((module) => module.AfterWeeks));
