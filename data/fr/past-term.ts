import type { Words } from '@/data/words';

type English = typeof import('@/data/en/past-term');

// From 42 weeks 1 day on, for a year: in the result, in the greeting of the home page and on the timeline.
export const hasArrived: Words<English['hasArrived']> = 'Votre bébé est-il né?';
/** Leads to the calculator. */
export const changeOrForget: Words<English['changeOrForget']> = 'Changer ou effacer cette date prévue';
