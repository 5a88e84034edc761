import type { Statement } from '@/data/statement';

type English = typeof import('@/data/en/birth/milestones');

interface BirthMilestoneText {
  title: string;
  timeframe: string;
  description: Statement;
}

export const birthMilestones: Record<keyof English['birthMilestones'], BirthMilestoneText> = {
  'first-smile': {
    title: 'Premier sourire',
    timeframe: 'de 1 à 2 mois',
    description: {
      text: 'Un vrai sourire, pour vous : les yeux, les joues, tout y est. Ceux d’avant viennent surtout pendant le sommeil.',
    },
  },
  'first-laugh': {
    title: 'Premier rire',
    timeframe: 'de 3 à 4 mois',
    description: { text: 'Une grimace, un drôle de son ou une chatouille, et le voilà qui sort.' },
  },
  'rolling-over': {
    title: 'Se retourner',
    timeframe: 'de 3 à 6 mois',
    description: {
      text: 'La première fois est une surprise. Sur un lit ou une table à langer, gardez une main sur votre bébé dès le premier jour.',
    },
  },
  'sitting-up': {
    title: 'S’asseoir',
    timeframe: 'de 5 à 8 mois',
    description: {
      text: 'D’abord avec votre aide, puis sans aide. Dans une grande étude, des bébés en santé l’ont fait sans aide à un âge allant de 4 à 9 mois.',
      sources: ['who-motor-study'],
    },
  },
  'first-foods': {
    title: 'Premiers aliments',
    timeframe: 'vers 6 mois',
    description: {
      text: 'Vers 6 mois, quand votre bébé est assis avec de l’aide et tend la main vers votre assiette. Commencez par des aliments riches en fer, en plus du lait maternel ou de la préparation pour nourrissons.',
      sources: ['infant-nutrition'],
    },
  },
  crawling: {
    title: 'Se déplacer à quatre pattes',
    timeframe: 'de 7 à 10 mois',
    description: {
      text: 'Sur les mains et les genoux, sur le ventre ou sur les fesses. Certains bébés en santé ne le font jamais.',
      sources: ['who-motor-study'],
    },
  },
  standing: {
    title: 'Se tenir debout',
    timeframe: 'de 9 à 12 mois',
    description: {
      text: 'En se tenant au divan ou à vous. Se tenir debout sans appui peut prendre jusqu’à 17 mois.',
      sources: ['who-motor-study'],
    },
  },
  'first-steps': {
    title: 'Premiers pas',
    timeframe: 'de 12 à 15 mois',
    description: {
      text: 'Quelques pas, puis une chute en douceur. Dans une grande étude, des bébés en santé ont marché sans aide à un âge allant de 8 à 18 mois.',
      sources: ['who-motor-study'],
    },
  },
  'first-words': {
    title: 'Premiers mots',
    timeframe: 'de 12 à 18 mois',
    description: { text: 'Un mot qui veut dire quelque chose, dans une des langues que vous parlez à la maison.' },
  },
  'first-birthday': {
    title: 'Premier anniversaire',
    timeframe: '12 mois',
    description: {
      text: 'Un an depuis le grand jour. Nous comptons à partir de votre date prévue : la vraie fête aura sans doute lieu un peu plus tôt ou plus tard.',
    },
  },
};
