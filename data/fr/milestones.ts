import { THIRD_TRIMESTER_DAY } from '@/data/pregnancy-rules';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/milestones');

export const milestones: Words<English['milestones']> = {
  4: {
    title: 'Le cœur commence à se former',
    text: 'Les premières cellules du cœur se rassemblent. En général, son activité se voit pour la première fois à l’échographie entre 5 et 6 semaines.',
  },
  8: {
    title: 'Les organes de base se forment',
    text: 'Le cœur, le cerveau, les poumons, le foie et les membres sont tous en route. Ils continuent de grandir jusqu’à la naissance et au-delà.',
  },
  12: {
    title: 'Dernière semaine du premier trimestre',
    homeTitle: 'Premier trimestre terminé',
    homeNote: 'à la fin de cette semaine',
    text: 'À la fin de cette semaine, treize semaines sont derrière vous, et le deuxième trimestre commence.',
  },
  18: {
    title: 'Le sexe peut se voir à l’échographie',
    text: 'L’échographie morphologique se fait en général à partir de maintenant. Dites au personnel si vous voulez connaître le sexe, ou non.',
  },
  20: {
    title: 'Mi-parcours',
    homeTitle: 'Échographie morphologique : le sexe peut se voir',
    homeNote: 'à mi-parcours; elle se fait en général entre 18 et 22 semaines',
    text: 'La moitié des quarante semaines est derrière vous. C’est vers ce moment que bien des gens passent l’échographie morphologique.',
  },
  24: {
    title: 'Les poumons et les sens mûrissent',
    text: 'Les poumons forment les cellules qui les aideront à retenir l’air. Des sons commencent à parvenir à votre bébé.',
  },
  28: {
    title: 'Troisième trimestre, comme on le compte souvent',
    homeTitle: 'Le troisième trimestre commence',
    homeNote: `comme on le compte souvent; nous le comptons à partir de la semaine ${THIRD_TRIMESTER_DAY / 7}`,
    text: `Bien des médecins et des sages-femmes comptent le troisième trimestre à partir de cette semaine. Nos dates le comptent à partir de la semaine ${THIRD_TRIMESTER_DAY / 7} : les définitions diffèrent d’au plus deux semaines.`,
  },
  37: {
    title: 'Début du terme précoce',
    text: 'Une naissance avant la semaine 37 est dite prématurée. De maintenant jusqu’à la période « à terme », on parle de terme précoce.',
  },
  39: { title: 'À terme', text: 'Une naissance à la semaine 39 ou à la semaine 40 est dite « à terme ».' },
  40: {
    title: 'Date prévue',
    homeTitle: 'Date prévue',
    homeNote: 'peu de bébés arrivent le jour même',
    text: 'Peu de bébés arrivent le jour même. La plupart naissent dans les deux semaines d’avant ou d’après.',
  },
};

export const week: Words<English['week']> = (number) => `Semaine ${number}`;
export const next: Words<English['next']> = 'Prochaine';
export const reached: Words<English['reached']> = 'Atteinte';
