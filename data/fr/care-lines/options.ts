import type { optionsLines } from '@/data/care-lines/options';
import type { CareLineWords } from './line-words';

export const optionsLineWords: Record<keyof typeof optionsLines, CareLineWords> = {
  'action-canada': {
    name: 'Ligne d’accès d’Action Canada',
    hours: 'de 9\u00a0h à 21\u00a0h, heure de l’Est, tous les jours',
  },
};
