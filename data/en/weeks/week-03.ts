import type { WeekText } from './types';

export const week3: WeekText = {
  week: 3,
  title: 'A cluster of cells',
  developmentMilestones: [
    { text: 'Nothing can be seen yet in week 3, even with the best ultrasound machine.' },
    { text: 'If an egg was fertilized, that most likely happened last week.', sources: ['msd-dating'] },
    {
      text: 'The cells now form a hollow ball filled with fluid, which has slipped out of the coat that came with the egg.',
      sources: ['openstax-embryo'],
    },
    {
      text: 'The ball has reached the uterus. Around now, it begins to burrow into the lining, which is called implantation.',
      sources: ['openstax-embryo'],
    },
    {
      text: 'Its outer cells will help to build the placenta. A small group of inner cells will become your baby.',
      sources: ['openstax-embryo'],
    },
    {
      text: 'Later in the week, the inner cells lie in two thin layers, one on top of the other.',
      sources: ['openstax-embryo'],
    },
  ],
  motherChanges: [
    { text: 'Many people feel no different this week. That does not tell you if you are pregnant or not.' },
    {
      text: 'After ovulation, the hormone progesterone is high. It can leave you sleepy, bloated or sore, much as before a period.',
    },
    {
      text: 'Some people see a few spots of blood as the cells attach. They are easy to take for the start of a period.',
      sources: ['openstax-embryo'],
    },
    {
      text: 'Once the cells attach, they make a hormone called hCG. Home tests look for it, but there is often too little to find so far.',
      sources: ['openstax-embryo'],
    },
    {
      text: 'Faint cramps may come and go. Strong pain, or strong or lasting pain on one side, is different: see the list of when to call.',
      sources: ['inspq-signs'],
    },
  ],
  tips: [
    { text: 'A negative test can be wrong this early. Test again from the first day your period is late.' },
    {
      text: 'It is best to act as if you are pregnant: no alcohol, vaping or cannabis. Do you drink every day? Do not stop alone: call a provider first.',
      lookUp: [{ entry: 'drinks#alcohol', name: 'alcohol' }],
      sources: ['alcohol-bc', 'pi-can', 'sogc-vape', 'alcohol-withdrawal'],
    },
    {
      text: 'Before you reach for a pain reliever, ask a pharmacist which kind suits a possible pregnancy. Ibuprofen, naproxen and ASA are the ones to check first.',
      sources: ['acetaminophen-fnha'],
      lookUp: [
        { entry: 'medicines#ibuprofen', name: 'ibuprofen and naproxen' },
        { entry: 'medicines#asa', name: 'ASA' },
        { entry: 'medicines#acetaminophen', name: 'acetaminophen' },
      ],
    },
    {
      text: 'Stay out of hot tubs and saunas. A very high body temperature in early pregnancy has been linked to brain and spine problems in babies.',
      lookUp: [
        { entry: 'body-and-beauty#hot-tub', name: 'hot tub' },
        { entry: 'body-and-beauty#sauna', name: 'sauna' },
      ],
      sources: ['hlbc-hot-tub'],
    },
    {
      text: 'Do you have a cat? Let someone else clean the litter box. If nobody can, wear gloves and wash your hands well.',
      sources: ['inspq-pets'],
    },
    {
      text: 'If you have no family doctor, join the list of your province or territory; in most regions, 811 can tell you how.',
    },
  ],
};
