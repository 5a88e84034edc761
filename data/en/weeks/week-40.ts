import { postpartumPsychosis } from '@/words/emergency';
import type { WeekText } from './types';

export const week40: WeekText = {
  week: 40,
  title: 'The due date arrives',
  developmentMilestones: [
    {
      text: 'About 4 in 100 babies are born on the due date itself. About half come within a week of it, before or after, and about 9 in 10 within two weeks.',
      sources: ['due-date-study', 'msd-dating'],
    },
    {
      text: 'With the first breaths, air fills the lungs and blood takes a new path through the heart.',
      sources: ['openstax-newborn'],
    },
    { text: 'A newborn sees best up close, such as your face during a feed.' },
    {
      text: 'After birth you can feel soft spots on the head, where the skull plates have not yet joined.',
      sources: ['openstax-skull'],
    },
    { text: 'Your hormones leave some newborns with breasts or genitals a little swollen for a while.' },
  ],
  motherChanges: [
    {
      text: 'Your cervix may be soft and a little open, or still closed. Neither one tells you the day labour will begin.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'Practice contractions come and go. Those of labour tend to get longer, stronger and closer together.',
      sources: ['openstax-pregnancy'],
    },
    { text: 'Some people shiver or throw up as labour gets strong.' },
    {
      text: 'Many people feel flat or tearful when the date goes by. Tell your provider if that mood stays.',
      sources: ['mood-hamilton'],
    },
    {
      text: 'After the birth, your belly will still look round. Breastfeeding may bring cramps, as the uterus shrinks.',
      sources: ['openstax-pregnancy'],
    },
  ],
  tips: [
    {
      text: 'Plan who will check on you in the first weeks. Hopeless or scary thoughts after a birth can be treated: tell your provider on the day they come.',
      sources: ['mood-hamilton'],
    },
    postpartumPsychosis,
    {
      text: 'The due date is the first day of this week, so ask your provider for a plan for the days ahead. In Canada, induction is offered at or after 41 weeks.',
      sources: ['sogc-432'],
    },
    {
      text: "Find out if and when extra checks of your baby's heartbeat and fluid would start, and where.",
      sources: ['sogc-214'],
    },
    {
      text: 'Your baby goes on moving right up to labour and during it. Keep noticing, whatever the date says.',
      sources: ['movements-worried'],
    },
    {
      text: "Once your baby is here, give the birth date to Service Canada for EI, or to Quebec's own plan, QPIP.",
      sources: ['ei-apply', 'qpip-act'],
    },
  ],
};
