import type { Words } from '@/data/words';

type English = typeof import('@/data/en/navigation');

export const mainNavigation: Words<English['mainNavigation']> = {
  home: 'Accueil',
  calculator: 'Calculatrice',
  development: 'Développement',
  resources: 'Ressources',
  timeline: 'Calendrier',
};

export const toolLinks: Words<English['toolLinks']> = {
  'contraction-timer': {
    label: 'Chronomètre de contractions',
    about: 'Un seul gros bouton. Fonctionne hors ligne.',
  },
  'hospital-bag': { label: 'Valise pour l’accouchement', about: 'Une liste à cocher et à imprimer' },
  benefits: { label: 'Planificateur de prestations', about: 'Votre congé, en dollars et en dates' },
  tips: { label: 'Conseils et guides', about: 'Par trimestre' },
  birth: { label: 'Mon bébé est là', about: 'Premières semaines et papiers' },
  'take-along': { label: 'Tout emporter', about: 'Ce que vous gardez ici, sur un autre téléphone' },
};

export const quickLinks: Words<English['quickLinks']> = {
  'province-resources': 'Ressources par province et territoire',
  timeline: 'Calendrier de grossesse',
  'baby-names': 'Prénoms populaires au Canada',
  'parental-benefits': 'Prestations parentales',
};

export const footerLinks: Words<English['footerLinks']> = {
  about: 'À propos, sources et vie privée',
  support: 'Soutien après une perte',
};

export const helpfulResources: Words<English['helpfulResources']> = {
  sogc: 'Grossesse Info (SOGC)',
  phac: 'Agence de la santé publique du Canada : guide de grossesse',
  ei: 'Prestations de maternité et parentales de l’assurance-emploi',
};
