import type { Words } from '@/data/words';

type English = typeof import('@/data/en/home/page');

export const help: Words<English['help']> = 'De l’aide pour aujourd’hui';
export const tabs: Words<English['tabs']> = {
  timer: 'Chronomètre',
  checklist: 'Valise',
  tips: 'Conseils',
  resources: 'Ressources',
};
export const trimesterWithWeeks = (trimester: string, weeks: string) => `${trimester} (${weeks})`;
export const allTips: Words<English['allTips']> = 'Voir tous les conseils et guides';
export const whenToCall: Words<English['whenToCall']> = 'Quand appeler, par semaine';
export const helpNearby: Words<English['helpNearby']> = 'De l’aide près de chez vous';
export const talkToNurse: Words<English['talkToNurse']> = 'Parler à une infirmière';
export const allResources: Words<English['allResources']> = 'Voir toutes les ressources';

export const whyChoose: Words<English['whyChoose']> = 'Pourquoi choisir notre calculatrice canadienne?';
export const reasons: Words<English['reasons']> = {
  comparisons: {
    title: 'Des comparaisons d’ici',
    text: 'Une rondelle, un Timbit, un homard : dessinés à l’échelle à côté de votre bébé, avec une règle.',
    link: 'Voir les quarante semaines',
    linkName: 'Voir les quarante semaines : des comparaisons d’ici',
  },
  resources: {
    title: 'Des ressources par province',
    text: 'Treize provinces et territoires, une page pour chacun : suivi, congés, prestations et qui appeler.',
    link: 'Trouver votre région',
    linkName: 'Trouver votre région : des ressources par province',
  },
  timer: {
    title: 'Un chronomètre de contractions',
    text: 'Un seul gros bouton pour la nuit même. Il sait quand appeler, et compte encore si le téléphone s’endort.',
    link: 'Ouvrir le chronomètre',
    linkName: 'Ouvrir le chronomètre : un chronomètre de contractions',
  },
  checklist: {
    title: 'La valise pour l’accouchement',
    text: 'Cinquante articles à apporter, carte santé et habit de neige du bébé compris. Cochez, imprimez, ou enregistrez une image.',
    link: 'Ouvrir la liste',
    linkName: 'Ouvrir la liste : la valise pour l’accouchement',
  },
};
