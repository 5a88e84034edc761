import type { Statement } from '@/data/statement';

interface BirthMilestoneText {
  title: string;
  /** When many babies get there. */
  timeframe: string;
  description: Statement;
}

export const birthMilestones = {
  'first-smile': {
    title: 'First smile',
    timeframe: '1 to 2 months',
    description: { text: 'A real smile, at you: eyes, cheeks and all. Earlier ones mostly come in sleep.' },
  },
  'first-laugh': {
    title: 'First laugh',
    timeframe: '3 to 4 months',
    description: { text: 'A funny face, a silly sound or a tickle, and out it comes.' },
  },
  'rolling-over': {
    title: 'Rolling over',
    timeframe: '3 to 6 months',
    description: {
      text: 'The first roll comes as a surprise. On a bed or changing table, keep a hand on your baby from day one.',
    },
  },
  'sitting-up': {
    title: 'Sitting up',
    timeframe: '5 to 8 months',
    description: {
      text: 'First with your help, then alone. In a large study, healthy babies sat alone at anywhere from 4 to 9 months.',
      sources: ['who-motor-study'],
    },
  },
  'first-foods': {
    title: 'First foods',
    timeframe: 'around 6 months',
    description: {
      text: 'At about 6 months, when your baby sits with help and reaches for your plate. Start with foods rich in iron, beside breast milk or formula.',
      sources: ['infant-nutrition'],
    },
  },
  crawling: {
    title: 'Crawling',
    timeframe: '7 to 10 months',
    description: {
      text: 'On hands and knees, on the belly or on the bottom. Some healthy babies never crawl.',
      sources: ['who-motor-study'],
    },
  },
  standing: {
    title: 'Standing',
    timeframe: '9 to 12 months',
    description: {
      text: 'Holding on to the couch or to you. Standing alone may take until 17 months.',
      sources: ['who-motor-study'],
    },
  },
  'first-steps': {
    title: 'First steps',
    timeframe: '12 to 15 months',
    description: {
      text: 'A few steps, then a soft landing. In a large study, healthy babies walked alone at anywhere from 8 to 18 months.',
      sources: ['who-motor-study'],
    },
  },
  'first-words': {
    title: 'First words',
    timeframe: '12 to 18 months',
    description: { text: 'A word that means something, in any language you speak at home.' },
  },
  'first-birthday': {
    title: 'First birthday',
    timeframe: '12 months',
    description: {
      text: 'One year since the big day. We count from your due date, so the real party is likely a little earlier or later.',
    },
  },
} satisfies Record<string, BirthMilestoneText>;
