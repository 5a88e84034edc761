import type { Words } from '@/data/words';

type English = typeof import('@/data/en/home/widgets');

// The form at the top.
export const yourDueDate: Words<English['yourDueDate']> = 'Votre date prévue';
export const calculate: Words<English['calculate']> = 'Calculer ma date prévue';
export const knownDueDate: Words<English['knownDueDate']> = 'J’ai une date prévue';
export const conception: Words<English['conception']> = 'Conception ou FIV';
export const ultrasound: Words<English['ultrasound']> = 'Échographie';

// In the tabs.
export const loading: Words<English['loading']> = 'Chargement…';
export const ownPage: Words<English['ownPage']> = {
  timer: 'Ouvrir le chronomètre sur sa propre page',
  checklist: 'Ouvrir la liste sur sa propre page',
};
export const region: Words<English['region']> = 'Votre province ou territoire';
export const chooseRegion: Words<English['chooseRegion']> = 'Choisissez où vous habitez';
export const findResources: Words<English['findResources']> = 'Trouver des ressources près de chez vous';
