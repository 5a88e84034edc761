import type { Words } from '@/data/words';

type English = typeof import('@/data/en/web-app');

export const shortName: Words<English['shortName']> = 'Grossesse';

export const shortcuts: Words<English['shortcuts']> = {
  'contraction-timer': {
    name: 'Chronomètre de contractions',
    description: 'Chronométrer les contractions et voir quand appeler.',
  },
  'hospital-bag': { name: 'Valise', description: 'Quoi apporter, et ce qui est prêt.' },
  calculator: { name: 'Calculatrice', description: 'Votre date prévue, votre semaine et les jours qui restent.' },
};
