import type { WeekText } from './types';

export const week10: WeekText = {
  week: 10,
  title: 'From embryo to fetus',
  developmentMilestones: [
    { text: 'From now on, your baby is called a fetus. The main organs have started to form and will keep growing.' },
    { text: 'Fingers and toes are separate, and the small tail at the end of the spine has gone.' },
    { text: 'Tooth buds for the first set of teeth are forming inside the gums.' },
    { text: 'Soft cartilage starts to turn into bone in the arms and legs.' },
    { text: 'The elbows bend, so the hands lie close together over the chest.' },
    { text: 'The head looks rounder, and a neck can be made out below it.' },
  ],
  motherChanges: [
    {
      text: 'Many people wake at night to pee and then lie awake. Drink more by day and less in the hours before bed.',
    },
    {
      text: 'You may feel a pulling ache low in your belly as the uterus grows. Call about pain that is sharp or does not ease.',
    },
    {
      text: 'Nausea and sore breasts can come and go from one day to the next. If a change worries you, call your provider.',
    },
    {
      text: 'Constipation can become stubborn, partly because of iron pills. Prunes, oats and extra water often help.',
    },
    { text: 'You may still be tired most of the day. Ask about an iron test if rest does not help.' },
  ],
  tips: [
    {
      text: 'No visit yet? Call today, since the first one should come before week 12.',
      sources: ['naitre-visits'],
    },
    {
      text: 'In Ontario, ask about enhanced first trimester screening (eFTS). This blood test and scan are done from 11 weeks and 2 days to 13 weeks and 3 days.',
      sources: ['pso-efts'],
    },
    {
      text: 'Tell your provider about past high blood pressure, diabetes or a large baby. You may be offered low-dose aspirin or an early diabetes test.',
    },
    {
      text: 'Decide when to tell your employer. Firing someone for being pregnant is against human rights law across Canada.',
    },
    {
      text: 'A home Doppler cannot replace a checkup, even if you hear a sound. If you are worried, call your provider.',
    },
    { text: 'Look up prenatal classes, in person or online. Public health units often run them at low or no cost.' },
  ],
};
