import type { WeekText } from './types';

export const week24: WeekText = {
  week: 24,
  title: 'Lungs and senses growing',
  developmentMilestones: [
    {
      text: 'Some lung cells are turning into the kind that make surfactant. This slippery film will help air sacs stay open.',
    },
    { text: 'The lungs are still at an early stage. Many more weeks of growth lie ahead for them.' },
    { text: "The ridges that form your baby's fingerprints are in place. Their pattern will last for life." },
    { text: 'Your heartbeat, your stomach and your voice are the sounds your baby meets most.' },
    { text: 'The outside of the brain is still quite smooth. Its folds will come in the weeks ahead.' },
  ],
  motherChanges: [
    { text: 'Your centre of balance has moved forward, so your lower back may ache. Flat, firm shoes can help.' },
    { text: 'Hands may tingle or go numb, mostly at night. Swelling in the wrist can press on a nerve there.' },
    { text: 'Bowels may be slow. Water, walking, fruit and whole grains help many people.' },
    {
      text: 'A hand on your belly may now feel a kick. Let your partner or support person try when your baby is busy.',
    },
    {
      text: 'Blurred sight, spots or flashes need a call at once. They can be a sign of high blood pressure.',
      sources: ['warning-signs'],
    },
  ],
  tips: [
    {
      text: 'Most people are tested for gestational diabetes at 24 to 28 weeks. Ask for your lab form now.',
      sources: ['gestational-diabetes'],
    },
    {
      text: 'Most often you drink something sweet, and then blood is taken. Ask the lab if you should eat first and how long to stay.',
    },
    { text: 'If you have felt no movement at all by this week, call your provider today.' },
    {
      text: 'In Quebec, QPIP maternity benefits can begin up to 16 weeks before the due date. An early start does not add weeks.',
      sources: ['qpip'],
    },
    {
      text: 'Outside Quebec, benefits come from EI and open a little later. Read the rules for your own case this month.',
    },
    {
      text: 'Talk with your employer about when you hope to stop. You ask for leave at work but apply for benefits elsewhere, so line up the dates.',
    },
  ],
};
