import type { WeekText } from './types';

export const week36: WeekText = {
  week: 36,
  title: 'Most babies head down',
  developmentMilestones: [
    {
      text: 'Most babies are head down by now. A few lie bottom first, which is called breech, or sideways.',
      sources: ['openstax-pregnancy'],
    },
    { text: 'The kidneys have formed nearly all the tiny filters they will ever have.' },
    { text: 'Pads of fat round out the cheeks and will help your baby suck.' },
    {
      text: 'Much of the fine body hair has gone. Some babies are born with a little on the back and shoulders.',
      sources: ['openstax-fetus'],
    },
    {
      text: 'In some pregnancies the head settles into the pelvis about now, more often in a first one.',
      sources: ['openstax-pregnancy'],
    },
  ],
  motherChanges: [
    {
      text: 'If your baby drops lower, you breathe more easily. Your bladder may pay the price.',
      sources: ['openstax-pregnancy'],
    },
    { text: 'Your walk turns into a waddle, as the joints of the pelvis are looser.', sources: ['openstax-pregnancy'] },
    {
      text: 'More discharge is common now, and a liner in your underwear keeps you comfortable.',
      sources: ['pregnancy-changes'],
    },
    {
      text: 'Quick twinges deep in the pelvis may come as the head presses down. Pain that stays, or comes in a rhythm, is different: see the list of when to call.',
      sources: ['fraser-labour'],
    },
    { text: 'Eager one minute, nervous the next: both belong to these weeks.' },
  ],
  tips: [
    {
      text: 'Contractions that begin this week can be preterm labour: call or go to the hospital now, without timing them until they are 5 minutes apart. The advice of 5 minutes is for 37 weeks and later.',
      sources: ['fraser-labour', 'preterm-alberta'],
    },
    {
      text: 'Even then, some people call at the first contraction. See if you are on the list of who must not wait, beside the contraction timer.',
    },
    {
      text: 'Pack your bag this week. Put in your health card, prenatal records, a phone charger, warm layers and clothes for your baby.',
    },
    {
      text: 'Find out which way your baby is lying. For a breech baby there is turning by hand, and there are birth choices: your provider will go through them with you.',
      sources: ['fraser-unexpected'],
    },
    {
      text: 'The time for the RSV vaccine, 32 to 36 weeks, ends with this week. Is your baby due before or in the RSV season, and you want the vaccine? Speak to your provider or pharmacist today. The antibody shot for the baby is the other way.',
      sources: ['rsv', 'naci-rsv'],
    },
    {
      text: 'In many remote and northern communities, people leave home about now to be near a hospital. Confirm flights, a place to stay and who comes along.',
      sources: ['nwt-midwives'],
    },
  ],
};
