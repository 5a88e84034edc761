import { onDemand } from '@/components/ui/on-demand';
import * as words from '@/words/share/share';

/** The three drawings are heavy, so they load when there is a due date, into a space of their height. */
export const CardMaker = onDemand(
  () => import('./card-maker').then((module) => module.CardMaker),
  <p className="min-h-152 text-ink-soft sm:min-h-76 lg:min-h-101 xl:min-h-76">{words.loadingCards}</p>,
);
