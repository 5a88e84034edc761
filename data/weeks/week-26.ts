import type { WeekText } from './types';

export const week26: WeekText = {
  week: 26,
  title: 'A pattern of movement',
  developmentMilestones: [
    { text: 'Busy times and quiet times can often be told apart. Your baby may stir when you lie down to rest.' },
    { text: 'Fingernails can be seen by about this week. They are thin, and they keep growing until birth.' },
    { text: 'Air sacs at the ends of the airways are beginning to form. Special cells release the first surfactant.' },
    { text: 'Eyelids may start to part around now. The timing differs from one baby to the next.' },
    { text: "Your baby's heart often beats faster for a short while during a burst of movement." },
  ],
  motherChanges: [
    {
      text: "Rolls, jabs and swishes are clearer now. Over the day, you may begin to see a pattern that is your baby's own.",
    },
    {
      text: 'Feeling close to your baby can come early or late. Tell your provider if you feel numb or cut off most days.',
    },
    {
      text: 'Your ribs may feel sore as your rib cage widens. Pain under the right ribs that stays needs a call at once.',
      sources: ['warning-signs'],
    },
    { text: 'You may trip more often, since loose joints and a new shape change how you walk.' },
    {
      text: 'Mild tightenings may come after a busy day. Call now if they turn regular, or if you notice fluid, pressure or blood.',
    },
  ],
  tips: [
    { text: 'From 26 weeks on, pay regular attention to how your baby moves.', sources: ['sogc-441'] },
    {
      text: 'When movement is less than usual, go to your provider or the hospital at once. No count has to be finished first.',
      sources: ['sogc-441'],
    },
    { text: 'A home heart monitor cannot tell you that all is well. Never use one in place of a check.' },
    {
      text: 'After a fall, a crash or a blow to the belly, call or go in right away. Do so even if you feel fine.',
      sources: ['warning-signs'],
    },
    {
      text: 'Is the nearest hospital far away? Ask now where to go if movement drops. It may be a nursing station or health centre.',
    },
    {
      text: 'Look at car seats this week. One sold for Canada carries the National Safety Mark, which has a maple leaf.',
      sources: ['car-seat'],
    },
  ],
};
