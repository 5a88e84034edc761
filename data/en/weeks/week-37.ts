import type { WeekText } from './types';

export const week37: WeekText = {
  week: 37,
  title: 'Early term begins',
  developmentMilestones: [
    { text: 'Early term runs from 37 weeks and 0 days to 38 weeks and 6 days.', sources: ['sub-terms'] },
    { text: "Your baby's grip is firm. After birth, a finger laid in the palm will often be held tight." },
    {
      text: 'The lungs and brain are still maturing. Some babies born now need extra help with feeding or warmth.',
      sources: ['tph-weeks-3'],
    },
    {
      text: "Your baby's own immune system is still young. Your antibodies will do much of its work at first.",
      sources: ['tph-weeks-3'],
    },
    { text: 'Some babies now have a full head of hair, and others have almost none.' },
  ],
  motherChanges: [
    {
      text: 'Your cervix may start to soften and thin. Most people do not feel this happen.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'Practice contractions tend to get stronger, especially when you have been on your feet. Plenty of people are fooled by them, midwives included.',
      sources: ['labour-101'],
    },
    {
      text: 'Loose stools or an upset stomach are common near the end. If you cannot keep fluids down, see the list of when to call.',
      sources: ['hse-vomiting'],
    },
    { text: 'If your belly sits lower now, heartburn tends to ease a little.', sources: ['openstax-pregnancy'] },
    { text: 'Turning over in bed takes some effort. Keep your knees together as you roll, to spare a sore pelvis.' },
  ],
  tips: [
    {
      text: 'Visits are usually once a week from 37 weeks. Book the next few now to get times that suit you.',
      sources: ['simcoe-visits'],
    },
    {
      text: 'First birth, close to the hospital: the list of when to call names the contractions to call about. Ask then when to come: it is often after an hour, sooner if they get closer or stronger.',
      sources: ['inspq-hospital', 'ciusss-hospital'],
    },
    {
      text: 'Have you given birth before? A later labour can be fast, so the list of when to call has a line of its own for you.',
      sources: ['inspq-hospital'],
    },
    {
      text: 'After a cesarean or a fast birth, with twins or with a breech baby, the first contraction counts: see the list of when to call. The whole list of who must not wait is beside the contraction timer.',
      sources: ['ciusss-hospital', 'nygh-when-to-call'],
    },
    {
      text: 'Do you plan to give birth at home or in a birth centre? When labour starts, page your midwife first, except in an emergency.',
      sources: ['sudbury-midwives', 'westcoast-midwives'],
    },
    {
      text: 'The group B strep swab is done at 35 to 37 weeks. If yours was missed, ask for it today.',
      sources: ['sogc-298'],
    },
  ],
};
