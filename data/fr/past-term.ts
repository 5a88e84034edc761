import type { Words } from '@/data/words';
import { lessMovement } from '@/words/after-due-date';

type English = typeof import('@/data/en/past-term');

// From 42 weeks 1 day on, for a year: in the result, in the greeting of the home page and on the timeline.
export const hasArrived: Words<English['hasArrived']> = 'Votre bébé est-il né?';
export const callToday: Words<English['callToday']> =
  `Si votre bébé n’est pas encore là, appelez aujourd’hui votre médecin ou votre sage-femme. ${lessMovement}`;
/** Leads to the calculator. */
export const changeOrForget: Words<English['changeOrForget']> = 'Changer ou effacer cette date prévue';
