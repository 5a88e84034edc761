import type { Words } from '@/data/words';

type English = typeof import('@/data/en/home/page');

// The tabs.
export const help: Words<English['help']> = 'Pour aujourd’hui';
export const tabs: Words<English['tabs']> = {
  timer: 'Chronomètre',
  checklist: 'Valise',
  tips: 'Conseils',
  resources: 'Ressources',
};
export const trimesterWithWeeks: Words<English['trimesterWithWeeks']> = ({ trimester, weeks }) =>
  `${trimester} (${weeks})`;
export const allTips: Words<English['allTips']> = 'Voir tous les conseils et les guides';
export const whenToCall: Words<English['whenToCall']> = 'Quand appeler, semaine par semaine';
export const tipSources: Words<English['tipSources']> = 'Sources de ces conseils';
export const helpNearby: Words<English['helpNearby']> = 'De l’aide près de chez vous';
export const talkToNurse: Words<English['talkToNurse']> = 'Parler à une infirmière ou à un infirmier';
export const allResources: Words<English['allResources']> = 'Voir toutes les ressources';

// What others lack.
export const whyChoose: Words<English['whyChoose']> = 'Pourquoi choisir notre calculatrice canadienne?';
export const reasons: Words<English['reasons']> = {
  comparisons: {
    title: 'Comparaisons de taille d’ici',
    text: 'Une rondelle, un Timbit, un homard : dessinés à l’échelle à côté de votre bébé, avec une règle.',
    link: 'Voir les quarante semaines',
    linkName: 'Voir les quarante semaines : comparaisons de taille d’ici',
  },
  resources: {
    title: 'Ressources par province et territoire',
    text: 'Treize provinces et territoires, une page pour chacun : soins, congés, prestations et qui appeler.',
    link: 'Trouver ma province ou mon territoire',
    linkName: 'Trouver ma province ou mon territoire : ressources par province et territoire',
  },
  timer: {
    title: 'Chronomètre de contractions',
    text: 'Un seul gros bouton pour la nuit du travail. Le chronomètre dit quand appeler, et continue de compter quand le téléphone est en veille.',
    link: 'Ouvrir le chronomètre',
    linkName: 'Ouvrir le chronomètre de contractions',
  },
  checklist: {
    title: 'Liste pour la valise',
    text: 'Cinquante choses à apporter, avec la carte d’assurance maladie et la combinaison d’hiver pour bébé. Cochez, imprimez ou enregistrez en image.',
    link: 'Ouvrir la liste',
    linkName: 'Ouvrir la liste pour la valise',
  },
};
