import type { Statement } from '@/data/statement';

export const page = {
  title: 'After the birth: newborn care and your recovery',
  description:
    'Six weeks with a newborn in Canada: feeds and wet diapers by day, sleep, crying, bleeding, stitches, mood, first visits, and vaccines by province.',
  shortTitle: 'After the birth',
  about: 'Feeds, diapers, sleep, your body and mood, visits and vaccines',
};

/** What the page says before anything else. */
export const opening = [
  'Your baby is here. Feed, rest, hold your baby close: that is enough for today.',
  'You do not have to know all of this tonight. Each part is short, and it will be here at any hour.',
];

export const contentsTitle = 'On this page';
export const babyTitle = 'Your baby';
export const parentTitle = 'You';
export const checksTitle = 'Visits, tests and vaccines';
export const ownWayTitle = 'Twins, an early start, the hospital';

/** The red-edged line of a part, behind which its signs stand. */
export const whenToCallAbout = (part: string) => `When to call: ${part}`;

/** Who listens, above the lines of the regions. */
export const listeners: Statement[] = [
  {
    text: 'At 9-8-8 somebody answers calls and texts day and night, in English and French, in every province and territory.',
    sources: ['cmha-988'],
  },
  {
    text: 'Your health line knows who treats mood after a birth near you. Below are the lines that we found by region.',
  },
];

export const doorsTitle = 'Ways on';
/** By where they lead. */
export const waysOn = {
  '/first-six-weeks': 'The first six weeks, a card a day',
  '/papers': 'First papers, in their order',
  '/birth': 'My baby is here: birthday, card and first weeks',
  '/benefits': 'Your leave, in dollars and dates',
  '/when-to-call#after-birth': 'Every sign, with numbers to call',
};
export const babyDied = 'If your baby has died';
/** On paper. */
export const sheetNote = 'General information, not medical advice. Programs change: ask where you live.';
