import type { BirthMilestone } from './types';

/** Ten firsts after birth. Babies differ by months: the pages that show these say so. */
export const birthMilestones: BirthMilestone[] = [
  {
    title: 'First smile',
    offsetMonths: 1.5,
    timeframe: '1 to 2 months',
    description: { text: 'A real smile, at you: eyes, cheeks and all. Earlier ones mostly come in sleep.' },
  },
  {
    title: 'First laugh',
    offsetMonths: 3.5,
    timeframe: '3 to 4 months',
    description: { text: 'A funny face, a silly sound or a tickle, and out it comes.' },
  },
  {
    title: 'Rolling over',
    offsetMonths: 4.5,
    timeframe: '3 to 6 months',
    description: {
      text: 'The first roll comes as a surprise. On a bed or changing table, keep a hand on your baby from day one.',
    },
  },
  {
    title: 'Sitting up',
    offsetMonths: 6.5,
    timeframe: '5 to 8 months',
    description: {
      text: 'First with your help, then alone. In a large study, healthy babies sat alone at anywhere from 4 to 9 months.',
      sources: ['who-motor-study'],
    },
  },
  {
    title: 'First foods',
    offsetMonths: 6,
    timeframe: 'around 6 months',
    description: {
      text: 'At about 6 months, when your baby sits with help and reaches for your plate. Start with foods rich in iron, beside breast milk or formula.',
      sources: ['infant-nutrition'],
    },
  },
  {
    title: 'Crawling',
    offsetMonths: 8.5,
    timeframe: '7 to 10 months',
    description: {
      text: 'On hands and knees, on the belly or on the bottom. Some healthy babies never crawl.',
      sources: ['who-motor-study'],
    },
  },
  {
    title: 'Standing',
    offsetMonths: 10.5,
    timeframe: '9 to 12 months',
    description: {
      text: 'Holding on to the couch or to you. Standing alone may take until 17 months.',
      sources: ['who-motor-study'],
    },
  },
  {
    title: 'First steps',
    offsetMonths: 13.5,
    timeframe: '12 to 15 months',
    description: {
      text: 'A few steps, then a soft landing. In a large study, healthy babies walked alone at anywhere from 8 to 18 months.',
      sources: ['who-motor-study'],
    },
  },
  {
    title: 'First words',
    offsetMonths: 15,
    timeframe: '12 to 18 months',
    description: { text: 'A word that means something, in any language you speak at home.' },
  },
  {
    title: 'First birthday',
    offsetMonths: 12,
    timeframe: '12 months',
    description: {
      text: 'One year since the big day. We count from your due date, so the real party is likely a little earlier or later.',
    },
  },
];
