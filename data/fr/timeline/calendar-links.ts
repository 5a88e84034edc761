import type { Words } from '@/data/words';

type English = typeof import('@/data/en/timeline/calendar-links');

export const intro: Words<English['intro']> =
  'Ou ajoutez votre date prévue à un agenda en ligne. Le lien contient la date et rien d’autre sur vous.';
export const google: Words<English['google']> = 'Google Agenda';
export const outlook: Words<English['outlook']> = 'Outlook';
