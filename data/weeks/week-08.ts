import type { WeekText } from './types';

export const week8: WeekText = {
  week: 8,
  title: 'Fingers start to form',
  developmentMilestones: [
    { text: 'Ridges appear in the hand plates where fingers will grow, still joined by webs of skin.' },
    { text: 'Elbows can be seen, and the arms begin to bend at them.' },
    { text: 'The upper lip comes together, and the tip of the nose stands out.' },
    { text: 'Thin folds of skin start to grow over the eyes. They will become the eyelids.' },
    { text: 'The bowel grows faster than the belly. A loop of it sits inside the umbilical cord for a while.' },
    { text: 'A short tail still marks the end of the spine. It will shrink away over the next weeks.' },
  ],
  motherChanges: [
    { text: 'Your uterus is growing, but it is still low in the pelvis. Few people have a visible belly.' },
    { text: 'Bloating may make waistbands feel tight by the end of the day.' },
    {
      text: 'Your body is making more blood, so your heart works harder. Stairs may leave you puffing. Call 911 for chest pain or trouble breathing at rest.',
    },
    {
      text: 'Smells that never bothered you, such as perfume or frying oil, may set off nausea. Open a window or step outside.',
    },
    {
      text: 'Some people feel flat or anxious for days on end. Depression can begin in pregnancy, and it can be treated. Tell your provider.',
    },
  ],
  tips: [
    {
      text: 'The window for the dating ultrasound is open, from 8 to 12 weeks. Book it this week if you have no date.',
      sources: ['sogc-432'],
    },
    {
      text: 'This scan measures your baby from head to bottom. In early pregnancy, that gives the best estimate of your due date.',
      sources: ['sogc-303'],
    },
    {
      text: 'Ask the clinic if you should come with a full bladder. If the nearest ultrasound is a long trip, ask about medical travel help.',
    },
    {
      text: 'The scan also shows if there is more than one baby. Twins and triplets keep the same due date but tend to be born earlier.',
      sources: ['multiples'],
    },
    {
      text: 'If you bleed and your blood group is Rh-negative, you may need an injection. Call as soon as bleeding starts.',
      sources: ['fraser-tests'],
    },
    { text: 'If you think of harming yourself, call or text 9-8-8 at any hour. For low mood, call your provider.' },
  ],
};
