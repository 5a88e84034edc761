import dynamic from 'next/dynamic';
import { CouldNotLoad } from './could-not-load';

/** The three drawings are heavy, so they load when there is a due date to draw. */
export const CardMaker = dynamic(
  () =>
    import('./card-maker').then(
      (module) => module.CardMaker,
      () => CouldNotLoad,
    ),
  {
    ssr: false,
    loading: () => <p className="min-h-130 text-ink-soft sm:min-h-100">Loading the announcement cards...</p>,
  },
);
