import { THIRD_TRIMESTER_DAY } from '@/data/pregnancy-rules';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/milestones');

export const milestones: English['milestones'] = {
  4: {
    title: 'Le cœur commence à se former',
    text: 'Les premières cellules du cœur se rassemblent. Son activité se voit d’habitude pour la première fois à l’échographie entre 5 et 6 semaines.',
  },
  8: {
    title: 'Les organes de base se forment',
    text: 'Cœur, cerveau, poumons, foie et membres sont tous en route. Ils grandissent jusqu’à la naissance et après.',
  },
  12: {
    title: 'Dernière semaine du premier trimestre',
    homeNote: 'Premier trimestre terminé',
    text: 'À la fin, treize semaines sont derrière vous, et le deuxième trimestre commence.',
  },
  18: {
    title: 'Le sexe peut se voir à l’échographie',
    text: 'L’échographie morphologique se fait d’habitude à partir de maintenant. Dites à l’équipe si vous voulez connaître le sexe, ou non.',
  },
  20: {
    title: 'Mi-parcours',
    homeNote: 'Échographie morphologique : le sexe peut se voir',
    text: 'La moitié des quarante semaines est derrière vous. Beaucoup passent leur échographie morphologique vers ce moment.',
  },
  24: {
    title: 'Les poumons et les sens mûrissent',
    text: 'Il pousse dans les poumons des cellules qui les aideront à retenir l’air. Des sons commencent à parvenir à votre bébé.',
  },
  28: {
    title: 'Troisième trimestre, selon bien des gens',
    homeNote: 'Le troisième trimestre commence',
    text: `Bien des professionnels comptent le troisième trimestre à partir de cette semaine. Nos dates le comptent à partir de la semaine ${THIRD_TRIMESTER_DAY / 7} : les définitions s’écartent de deux semaines au plus.`,
  },
  37: {
    title: 'Début du terme précoce',
    text: 'Une naissance avant la semaine 37 s’appelle prématurée. D’ici au terme complet, c’est un terme précoce.',
  },
  39: { title: 'Terme complet', text: 'Une naissance à la semaine 39 ou à la semaine 40 est dite à terme complet.' },
  40: {
    title: 'Date prévue',
    text: 'Peu de bébés arrivent le jour même. La plupart viennent à deux semaines près, avant ou après.',
  },
};

export const week = (number: number) => `Semaine ${number}`;
export const next: Words<English['next']> = 'À venir';
export const reached: Words<English['reached']> = 'Atteinte';
