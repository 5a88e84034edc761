import type { Words } from '@/data/words';

type English = typeof import('@/data/en/offline');

export const title: Words<English['title']> = 'Vous êtes hors ligne';
export const intro: Words<English['intro']> =
  'La page demandée n’est pas sur cet appareil, et il n’y a pas de connexion pour aller la chercher. Presque tout le reste du site fonctionne.';
export const worksTitle: Words<English['worksTitle']> = 'Ce qui fonctionne en ce moment';
export const pages: Words<English['pages']> = {
  'contraction-timer': {
    name: 'Chronomètre de contractions',
    what: 'Il chronomètre les contractions et garde celles que vous avez notées.',
  },
  'when-to-call': { name: 'Quand appeler', what: 'Chaque signe, par semaine, et quoi faire.' },
  'can-i': {
    name: 'Puis-je…?',
    what: 'Chaque réponse sur les aliments, les boissons, les médicaments et plus.',
  },
  'hospital-bag': { name: 'Valise pour l’accouchement', what: 'Votre liste, et ce qui est prêt.' },
  calculator: { name: 'Calculatrice', what: 'Votre date prévue et votre semaine.' },
  development: { name: 'Développement du bébé', what: 'Les quarante semaines.' },
  timeline: { name: 'Calendrier', what: 'Vos rendez-vous et vos étapes.' },
  resources: { name: 'Ressources', what: 'Où trouver de l’aide dans votre province ou territoire.' },
};
export const advice: Words<English['advice']> =
  'Les liens vers d’autres sites, le partage en ligne et l’infolettre demandent une connexion. Les appels et les textos peuvent encore passer : ils n’ont pas besoin d’Internet.';
