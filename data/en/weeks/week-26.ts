import type { WeekText } from './types';

export const week26: WeekText = {
  week: 26,
  title: 'A pattern of movement',
  developmentMilestones: [
    { text: 'Busy times and quiet times begin to stand apart. Many babies stir just when you lie down to rest.' },
    {
      text: 'There are fingernails by about this week. They are thin, and they keep growing until birth.',
      sources: ['openstax-fetus'],
    },
    {
      text: 'Air sacs at the ends of the airways are beginning to form. Special cells release the first surfactant.',
      sources: ['openstax-lungs'],
    },
    {
      text: 'The eyelids begin to part around now, in some babies a little sooner than in others.',
      sources: ['openstax-fetus'],
    },
    { text: "Your baby's heart often beats faster for a short while during a burst of movement." },
  ],
  motherChanges: [
    { text: "Rolls, jabs and swishes are clearer now. Over the days they make a pattern that is your baby's own." },
    {
      text: 'Feeling close to your baby comes early for some and late for others. If you feel numb or cut off most days, your provider would like to know.',
      sources: ['mood-hamilton'],
    },
    { text: 'Ribs get sore as the rib cage widens. Sitting tall gives them a little more room.' },
    {
      text: 'Loose joints and a new shape change how you walk, and it is easy to trip. Shoes without laces save you a fight, too.',
    },
    {
      text: 'After a busy day you may feel a mild tightening here and there. Two or more within an hour: see the list of when to call.',
      sources: ['inspq-signs', 'preterm-alberta'],
    },
  ],
  tips: [
    {
      text: 'From 26 weeks on, pay regular attention to how your baby moves. Nobody knows that pattern as well as you do.',
      sources: ['sogc-441'],
    },
    {
      text: 'If your baby moves less than usual, go to the hospital now, day or night: see the list of when to call. No count has to be finished first.',
      sources: ['sogc-441'],
    },
    {
      text: 'The staff would rather check ten babies who are fine than have you worry at home.',
      sources: ['sogc-441'],
    },
    {
      text: 'A home heart monitor cannot tell you that all is well. Never use one in place of a check.',
      sources: ['movements-worried'],
    },
    {
      text: 'Is the nearest hospital far away? Find out now where to go if movement drops. It may be a nursing station or health centre.',
    },
    {
      text: 'Start looking at car seats. One sold for Canada carries the National Safety Mark, which has a maple leaf; a seat bought abroad usually lacks it.',
      sources: ['car-seat'],
    },
  ],
};
