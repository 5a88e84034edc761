import type { WeekText } from './types';

export const week23: WeekText = {
  week: 23,
  title: 'Rapid eye movements begin',
  developmentMilestones: [
    { text: 'Quick, darting eye movements start around this time, under lids that are still closed.' },
    { text: 'Skin looks wrinkled and reddish. It has little fat below it, and the blood shows through.' },
    {
      text: 'The parts of the inner ear that sense sound have largely formed. Low tones, such as a voice nearby, reach the womb best.',
    },
    { text: 'Tiny blood vessels spread through the lungs. They get ready for the day when air comes in.' },
    { text: 'Weight goes up week by week now, though your baby still looks lean.' },
  ],
  motherChanges: [
    {
      text: 'You may be thirstier than before. Great thirst with a lot of peeing can point to high blood sugar, so call your provider about it.',
    },
    {
      text: 'Short nights or too little water can bring on a headache. One that is bad, or that lasts, needs a call at once.',
      sources: ['warning-signs'],
    },
    {
      text: 'Pain, warmth or swelling in one calf can mean a blood clot. Have it checked at once.',
      sources: ['warning-signs'],
    },
    {
      text: 'You may feel your belly go firm for a short time, then soften. If it hurts or happens in a regular rhythm, call now.',
    },
    {
      text: 'A past loss or a hard birth may be on your mind. Ask your provider about counselling or a support group.',
    },
  ],
  tips: [
    {
      text: 'Learn the signs of labour that comes too soon: cramps, low back pain, pressure, fluid or a change in discharge. If you have any, call or go in now.',
      sources: ['preterm-alberta'],
    },
    {
      text: 'Before 37 weeks, contractions every 10 minutes or less are a reason to go in at once.',
      sources: ['fraser-labour'],
    },
    {
      text: 'Go in at once for 6 or more tightenings in an hour as well, even when they do not hurt.',
      sources: ['preterm-alberta'],
    },
    {
      text: 'Ask which hospital to go to if labour starts early. It may not be the one you chose, since an early baby can need special care.',
    },
    { text: 'If the movement you have come to know slows or stops, go to your provider or the hospital at once.' },
    {
      text: 'Start a short list of who could drive you or mind older children if you must leave in a hurry. Add backups for nights and storms, and put it on the fridge.',
    },
  ],
};
