import type { afterBirthLines } from '@/data/care-lines/after-birth';
import type { CareLineWords } from './line-words';

export const afterBirthLineWords: Record<keyof typeof afterBirthLines, CareLineWords> = {
  'health811-feeding': {
    name: 'Santé811, Ontario\u00a0: allaitement',
    hours: 'Jour et nuit',
    about:
      'Une infirmière ou un infirmier répond. Au besoin, une consultante en lactation vous rappelle dans les 30 minutes.',
  },
  'la-leche-league': {
    name: 'La Leche League Canada (en anglais)',
    foreignNames: ['La Leche League Canada'],
    about: 'Des parents qui ont allaité en aident d’autres, par téléphone et en ligne.',
  },
  'pacific-post-partum': {
    name: 'Pacific Post Partum Support Society, Colombie-Britannique (en anglais)',
    foreignNames: ['Pacific Post Partum Support Society'],
    hours: 'Les jours de semaine',
    about:
      'Pour les parents d’un enfant de moins de 3\u00a0ans et leur partenaire, par téléphone et par texto. Sa page donne les numéros et les heures d’aujourd’hui.',
  },
  'info-social': {
    name: 'Info-Social, Québec',
    hours: 'Jour et nuit',
    about: 'Choisissez l’option 2\u00a0: on vous écoute en cas d’inquiétude, de tristesse ou de tensions à la maison.',
  },
  'nova-scotia-mental-health-crisis': {
    name: 'Ligne de crise en santé mentale (Mental Health Crisis Line), Nouvelle-Écosse',
    foreignNames: ['Mental Health Crisis Line'],
    hours: 'Jour et nuit',
  },
  'nova-scotia-mental-health': {
    name: 'Ligne d’accueil en santé mentale et en dépendances, Nouvelle-Écosse',
    hours: 'En semaine de 8\u00a0h\u00a030 à 16\u00a0h\u00a030, le mardi jusqu’à 20\u00a0h (2023)',
    about: 'Pour de l’aide quand ce n’est pas une crise.',
  },
  'qpip-after-death': { name: 'RQAP, Québec\u00a0: après le décès d’un enfant' },
};
