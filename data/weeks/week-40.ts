import type { WeekText } from './types';

export const week40: WeekText = {
  week: 40,
  title: 'The due date arrives',
  developmentMilestones: [
    {
      text: 'Your due date is the first day of this week. At most, about 10% of babies are born on that exact day.',
      sources: ['msd-dating'],
    },
    {
      text: 'Half of babies come within a week of the date, before or after. Nearly 90% come within two weeks.',
      sources: ['msd-dating'],
    },
    { text: 'With the first breaths, air fills the lungs and blood takes a new path through the heart.' },
    { text: 'A newborn sees best up close, such as your face during a feed.' },
    { text: 'After birth you may feel soft spots on the head, where the skull plates have not yet joined.' },
    { text: "Your hormones may leave a newborn's breasts or genitals a little swollen for a while." },
  ],
  motherChanges: [
    {
      text: 'Your cervix may be soft and a little open, or still closed. Neither one tells you the day labour will begin.',
    },
    {
      text: 'Labour contractions tend to get longer, stronger and closer together. Call your provider or hospital when they turn regular and painful.',
    },
    { text: 'Some people shiver or throw up as labour gets strong.' },
    { text: 'You may feel flat or tearful when the date goes by. Tell your provider if that mood stays.' },
    {
      text: 'After the birth, your belly will still look round. Cramps may come during breastfeeding, as the uterus shrinks.',
    },
  ],
  tips: [
    {
      text: 'Ask your provider for a plan for the days ahead. In Canada, induction is offered at or after 41 weeks.',
      sources: ['sogc-432'],
    },
    { text: "Ask if and when extra checks of your baby's heartbeat and fluid would start, and where." },
    {
      text: 'Pay attention to movement right up to labour and during it. If there is less, go in at once, whatever the date says.',
    },
    {
      text: 'Go in now for bright red bleeding, constant pain, a fever after your water breaks, or fluid that is yellow, green or red. Call about any other bleeding, and as soon as your water breaks.',
      sources: ['fraser-labour', 'waters-break'],
    },
    { text: "Once your baby is here, give the birth date to Service Canada for EI, or to Quebec's own plan, QPIP." },
    {
      text: 'Plan who will check on you in the first weeks. Hopeless or scary thoughts need care at once. Call your provider, or reach the 9-8-8 crisis line by phone or text.',
    },
  ],
};
