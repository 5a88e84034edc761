import type { WeekText } from './types';

/** For the days after week 40, until the baby is here. */
export const pastFortyWeeks: Omit<WeekText, 'week' | 'title'> = {
  developmentMilestones: [
    { text: 'Week 41 is called late term. From 42 weeks a pregnancy is called post-term.', sources: ['sub-terms'] },
    { text: 'Your baby is ready for birth and goes on growing a little.' },
    { text: 'The soft white coat on the skin is mostly gone, so the skin may look dry or peel at birth.' },
    { text: 'Fingernails may reach past the fingertips.', sources: ['openstax-fetus'] },
  ],
  motherChanges: [
    { text: 'Few babies come on the due date, and the days after it are long. Let a friend keep you company.' },
    { text: 'Pressure, poor sleep and swollen feet are at their most. Put your feet up when you can.' },
    {
      text: 'Movements stay as strong as before. If your baby moves less than usual, go to the hospital now, day or night: see the list of when to call.',
      sources: ['sogc-441'],
    },
    { text: 'Is the phone full of messages that ask for news? Let one person answer for you.' },
  ],
  tips: [
    {
      text: 'From 41 weeks on, call as soon as contractions start. There is no need to time them.',
      sources: ['inspq-hospital'],
    },
    {
      text: 'Ask your provider for extra checks of your baby now, and for the plan for the coming days.',
      sources: ['sogc-214'],
    },
    {
      text: 'Induction is offered at or after 41 weeks. Your provider will tell you how it is done and what you may choose.',
      sources: ['sogc-432'],
    },
    { text: 'Keep your bag, car seat, ride and phone ready, and tell your support person how to reach you.' },
    { text: 'Sleep when you can, by day too. Labour is easier to start rested.' },
  ],
};
