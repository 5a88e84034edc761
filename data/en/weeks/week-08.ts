import type { WeekText } from './types';

export const week8: WeekText = {
  week: 8,
  title: 'Fingers start to form',
  developmentMilestones: [
    {
      text: 'Ridges appear in the hand plates where fingers will grow, still joined by webs of skin.',
      sources: ['openstax-limbs'],
    },
    { text: 'Elbows can be seen, and the arms begin to bend at them.', sources: ['openstax-limbs'] },
    { text: 'The upper lip comes together, and the tip of the nose stands out.' },
    { text: 'Thin folds of skin, the eyelids to be, start to grow over the eyes.' },
    {
      text: 'The bowel grows faster than the belly. A loop of it sits inside the umbilical cord for a while.',
      sources: ['openstax-embryo'],
    },
    { text: 'A short tail still marks the end of the spine, but it will shrink away over the next weeks.' },
  ],
  motherChanges: [
    { text: 'Your uterus is growing, but it is still low in the pelvis, so few people look pregnant yet.' },
    { text: 'By the end of the day, bloating often makes a waistband feel tight.' },
    {
      text: 'Your body is making more blood, so your heart works harder. A flight of stairs leaves many people puffing.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'Perfume or frying oil never bothered you, and now the smell makes you feel sick. Open a window or step outside.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'Some people feel flat or anxious for days on end. Depression can begin in pregnancy, and it can be treated, so tell your provider how you are.',
      sources: ['mood-hamilton'],
    },
  ],
  tips: [
    {
      text: 'If your blood type is Rh-negative and you bleed, ask the same day if you need Rh immune globulin. It works best within 72 hours.',
      sources: ['sogc-133', 'sogc-448'],
    },
    {
      text: 'The window for the dating ultrasound is open, from 8 to 12 weeks. Book it this week if you have no date.',
      sources: ['sogc-432'],
    },
    {
      text: 'This scan measures your baby from head to bottom, which in early pregnancy gives the best estimate of your due date.',
      sources: ['sogc-303'],
    },
    {
      text: 'Clinics differ on whether to come with a full bladder, so check. If the nearest ultrasound is a long trip, ask about medical travel help.',
    },
    {
      text: 'The scan also shows if there is more than one baby. Twins and triplets keep the same due date but tend to be born earlier.',
      sources: ['multiples'],
    },
    {
      text: 'Would you like prenatal screening? Bring it up before 10 weeks if you can, because in most regions the first blood test or scan falls between 9 and 13 weeks.',
      sources: ['born-ontario', 'screening-bc', 'screening-qc-weeks', 'screening-ns'],
    },
  ],
};
