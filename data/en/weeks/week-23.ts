import type { WeekText } from './types';

export const week23: WeekText = {
  week: 23,
  title: 'Rapid eye movements begin',
  developmentMilestones: [
    {
      text: 'Quick, darting eye movements start around this time, under lids that are still closed.',
      sources: ['mayo-weeks-2'],
    },
    {
      text: 'The skin looks wrinkled and reddish. It has little fat below it, and the blood shows through.',
      sources: ['openstax-fetus'],
    },
    {
      text: 'The parts of the inner ear that sense sound have largely formed. Low tones, such as a voice nearby, reach the womb best.',
    },
    {
      text: 'Tiny blood vessels spread through the lungs and get them ready for the day when air comes in.',
      sources: ['openstax-lungs'],
    },
    { text: 'Week by week your baby puts on weight now, and still looks lean.', sources: ['openstax-fetus'] },
  ],
  motherChanges: [
    {
      text: 'It is common to be thirstier than before. Being very thirsty and peeing a lot can point to high blood sugar: tell your provider about it.',
    },
    {
      text: 'Short nights and too little water are behind many a mild headache. One that is bad, or that lasts, is something else: see the list of when to call.',
      sources: ['inspq-signs'],
    },
    {
      text: 'Sometimes the whole belly goes firm for a moment and then softens. Practice tightenings like these come now and then, in no pattern. Two or more within an hour: see the list of when to call.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'A past loss or a hard birth has a way of coming back to mind. There is counselling for this, and there are support groups: your provider can tell you where.',
    },
  ],
  tips: [
    {
      text: 'Labour that comes too soon can start quietly. Cramps, low back pain or pressure that come and go are its signs: see the list of when to call.',
      sources: ['preterm-alberta', 'kawartha-preterm'],
    },
    {
      text: 'Find out which hospital to go to if labour starts early. It is not always the one you chose, since some early babies need special care.',
    },
    {
      text: 'Who could drive you, or mind older children, if you had to leave in a hurry? Start a short list with backups for nights and storms, and put it on the fridge.',
    },
    {
      text: "Before you book a flight, read the airline's rules for pregnancy. Some want a note from your provider.",
      lookUp: [{ entry: 'activity-and-travel#flying', name: 'flying' }],
      sources: ['findlaw'],
    },
  ],
};
