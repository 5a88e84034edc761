import type { WeekText } from './types';

export const week30: WeekText = {
  week: 30,
  title: 'Bone marrow takes over',
  developmentMilestones: [
    {
      text: 'Around now, bone marrow becomes the main place where red blood cells are made.',
      sources: ['openstax-fetus'],
    },
    { text: 'The head grows to make room for the brain. Soft spots between the skull bones let it do so.' },
    { text: 'Your baby does not follow your clock. A dance at midnight is nothing unusual.' },
    {
      text: 'If your baby has testes, they are somewhere on the way down to the scrotum. Some get there only after birth.',
      sources: ['openstax-fetus'],
    },
    { text: 'The eyes open wide by about now. Their colour may still change after birth.', sources: ['mayo-weeks-3'] },
  ],
  motherChanges: [
    {
      text: 'Bending over or sitting low leaves little room for a full breath. Sit tall, and you get some of it back.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'Rings and shoes get tight as the day goes on. Take your rings off in the morning, while they still slide. Sudden swelling of face or hands is different: see the list of when to call.',
      sources: ['inspq-signs'],
    },
    { text: 'Sleep comes in short pieces, with a sore hip, a full bladder or a busy mind in between.' },
    { text: 'Your shape keeps changing, and door frames get in the way.' },
    {
      text: 'Worry about birth or about being a parent is common. Tell your provider, who will help you find support.',
      sources: ['mood-hamilton'],
    },
  ],
  tips: [
    {
      text: 'Who will care for your newborn after discharge: a family doctor, a nurse practitioner, your midwife? It is good to know before the birth.',
    },
    {
      text: 'Learn how feeding starts while you have time. Public health nurses and lactation consultants are glad to answer questions before birth.',
    },
    {
      text: 'Check a second-hand car seat for its expiry date, recalls and crash history. Leave it if any of these is unclear.',
      sources: ['car-seat'],
    },
    {
      text: 'Low mood and panic are treated in pregnancy too; nobody has to hold out until the birth. Your provider can arrange ongoing care.',
      sources: ['mood-hamilton'],
    },
    {
      text: 'Cook double now and then, and freeze half. In the first weeks at home, a supper that only needs heating is worth more than flowers.',
    },
  ],
};
