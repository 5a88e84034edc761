import type { WeekText } from './types';

export const week37: WeekText = {
  week: 37,
  title: 'Early term begins',
  developmentMilestones: [
    { text: 'Early term runs from 37 weeks and 0 days to 38 weeks and 6 days.', sources: ['sub-terms'] },
    { text: "Your baby's grip is firm. After birth, a finger laid in the palm will often be held tight." },
    { text: 'The lungs and brain are still maturing. Some babies born now need extra help with feeding or warmth.' },
    { text: "Your baby's own immune system is still young. Your antibodies will do much of its work at first." },
    { text: 'Some babies now have a full head of hair, and others have almost none.' },
  ],
  motherChanges: [
    { text: 'Your cervix may start to soften and thin. Most people do not feel this happen.' },
    {
      text: 'Practice contractions tend to get stronger, especially when you have been on your feet. Plenty of people are fooled by them, midwives included.',
    },
    { text: 'Loose stools or an upset stomach are common near the end. If you cannot keep fluids down, call today.' },
    { text: 'If your belly sits lower now, heartburn tends to ease a little.' },
    { text: 'Turning over in bed takes some effort. Keep your knees together as you roll, to spare a sore pelvis.' },
  ],
  tips: [
    {
      text: 'Visits are usually once a week from 37 weeks. Book the next few now to get times that suit you.',
      sources: ['simcoe-visits'],
    },
    {
      text: 'First birth, close to the hospital: call when contractions are 5 minutes apart or less and ask when to come. It is often after an hour, sooner if they get closer or stronger.',
      sources: ['inspq-hospital', 'ciusss-hospital'],
    },
    {
      text: 'Have you given birth before? Then go to the hospital or birth centre as soon as contractions are regular and 5 minutes apart or less. A later labour can be fast.',
      sources: ['inspq-hospital'],
    },
    {
      text: 'After a cesarean, or with a breech baby, go to the hospital as soon as contractions start. After a fast birth, or with twins, call as soon as they start. The whole list of who must not wait is beside the contraction timer.',
      sources: ['ciusss-hospital', 'nygh-when-to-call'],
    },
    {
      text: 'Do you plan to give birth at home or in a birth centre? When labour starts, page your midwife first.',
      sources: ['sudbury-midwives', 'westcoast-midwives'],
    },
    {
      text: 'The group B strep swab is done at 35 to 37 weeks. If yours was missed, ask for it today.',
      sources: ['sogc-298'],
    },
  ],
};
