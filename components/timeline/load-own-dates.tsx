import { onDemand } from '@/components/ui/on-demand';
import * as words from '@/words/timeline/timeline';

/** Only who has entered a due date needs these, and the rules of both programs come along. */
export const BenefitDates = onDemand(
  () => import('./benefit-dates').then((module) => module.BenefitDates),
  <p className="mt-16 min-h-96 text-ink-soft">{words.loadingBenefitDates}</p>,
);

/** Only who has entered a due date can send it anywhere. */
export const CalendarLinks = onDemand(
  () => import('./calendar-links').then((module) => module.CalendarLinks),
  <p className="mt-4 min-h-32 border-line border-t pt-4 sm:min-h-28" />,
);
