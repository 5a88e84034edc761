type English = typeof import('@/data/en/birth/milestones');

export const birthMilestones: English['birthMilestones'] = {
  'first-smile': {
    title: 'Premier sourire',
    timeframe: 'de 1 à 2 mois',
    description: {
      text: 'Un vrai sourire, pour vous : les yeux, les joues et tout. Les premiers viennent surtout en dormant.',
    },
  },
  'first-laugh': {
    title: 'Premier rire',
    timeframe: 'de 3 à 4 mois',
    description: { text: 'Une grimace, un drôle de bruit ou une chatouille, et le voilà.' },
  },
  'rolling-over': {
    title: 'Se retourner',
    timeframe: 'de 3 à 6 mois',
    description: {
      text: 'La première roulade surprend. Sur un lit ou une table à langer, gardez une main sur votre bébé dès le premier jour.',
    },
  },
  'sitting-up': {
    title: 'S’asseoir',
    timeframe: 'de 5 à 8 mois',
    description: {
      text: 'D’abord avec votre aide, puis sans. Dans une grande étude, des bébés en santé se sont assis seuls entre 4 et 9 mois.',
      sources: ['who-motor-study'],
    },
  },
  'first-foods': {
    title: 'Premiers aliments',
    timeframe: 'vers 6 mois',
    description: {
      text: 'Vers 6 mois, quand votre bébé s’assoit avec de l’aide et tend la main vers votre assiette. Commencez par des aliments riches en fer, en plus du lait maternel ou de la préparation.',
      sources: ['infant-nutrition'],
    },
  },
  crawling: {
    title: 'Ramper',
    timeframe: 'de 7 à 10 mois',
    description: {
      text: 'À quatre pattes, sur le ventre ou sur les fesses. Certains bébés en santé ne rampent jamais.',
      sources: ['who-motor-study'],
    },
  },
  standing: {
    title: 'Se tenir debout',
    timeframe: 'de 9 à 12 mois',
    description: {
      text: 'En se tenant au sofa ou à vous. Sans appui, cela peut venir jusqu’à 17 mois.',
      sources: ['who-motor-study'],
    },
  },
  'first-steps': {
    title: 'Premiers pas',
    timeframe: 'de 12 à 15 mois',
    description: {
      text: 'Quelques pas, puis un atterrissage en douceur. Dans une grande étude, des bébés en santé ont marché seuls entre 8 et 18 mois.',
      sources: ['who-motor-study'],
    },
  },
  'first-words': {
    title: 'Premiers mots',
    timeframe: 'de 12 à 18 mois',
    description: { text: 'Un mot qui veut dire quelque chose, dans n’importe quelle langue parlée à la maison.' },
  },
  'first-birthday': {
    title: 'Premier anniversaire',
    timeframe: '12 mois',
    description: {
      text: 'Un an depuis le grand jour. Nous comptons à partir de la date prévue : la vraie fête sera sans doute un peu avant ou après.',
    },
  },
};
