import type { WeekText } from './types';

/** For the days after week 40, until the baby is here. */
export const pastFortyWeeks: Omit<WeekText, 'week' | 'title'> = {
  developmentMilestones: [
    { text: 'Your baby is ready for birth and goes on growing a little.' },
    { text: 'The soft white coat on the skin is mostly gone, so the skin may look dry or peel at birth.' },
    { text: 'Fingernails may reach past the fingertips.' },
    {
      text: 'Week 41 is called late term. From 42 weeks a pregnancy is called post-term.',
      sources: ['sub-terms'],
    },
  ],
  motherChanges: [
    { text: 'Few babies come on the due date, and passing it can feel long. Ask a friend to keep you company.' },
    { text: 'Pressure, poor sleep and swollen feet may be at their most. Put your feet up when you can.' },
    {
      text: 'Movements stay as strong as before. If your baby moves less, go to your provider or the hospital at once.',
      sources: ['sogc-441'],
    },
    { text: 'Messages that ask for news can wear on you. Let one person answer for you.' },
  ],
  tips: [
    { text: 'Ask your provider for extra checks of your baby now, and for the plan for the coming days.' },
    {
      text: 'Induction is offered at or after 41 weeks. Ask how it is done, and what you may choose.',
      sources: ['sogc-432'],
    },
    { text: 'Keep your bag, car seat, ride and phone ready, and tell your support person how to reach you.' },
    {
      text: 'If your water breaks, call, even without contractions.',
      sources: ['waters-break'],
    },
  ],
};
