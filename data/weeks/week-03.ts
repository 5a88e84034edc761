import type { WeekText } from './types';

export const week3: WeekText = {
  week: 3,
  title: 'A cluster of cells',
  developmentMilestones: [
    { text: 'Nothing can be seen yet in week 3, even with the best ultrasound machine.' },
    { text: 'If an egg was fertilized, that most likely happened last week.', sources: ['msd-dating'] },
    {
      text: 'The cells now form a hollow ball, filled with fluid. It has slipped out of the coat that came with the egg.',
    },
    {
      text: 'The ball has reached the uterus. Around now, it begins to burrow into the lining, which is called implantation.',
    },
    {
      text: 'Outer cells of the ball will help to build the placenta. A small group of inner cells will become your baby.',
    },
    { text: 'Later in the week, the inner cells lie in two thin layers, one on top of the other.' },
  ],
  motherChanges: [
    { text: 'Many people feel no different this week. That does not tell you if you are pregnant or not.' },
    {
      text: 'The hormone progesterone is high after ovulation. It can leave you sleepy, bloated or sore, much as before a period.',
    },
    {
      text: 'A little spotting may show up as the cells attach. If you may be pregnant, call your provider or health line about any bleeding.',
    },
    {
      text: 'Once cells attach, they make a hormone called hCG. Home tests look for it, but there may be too little to find so far.',
    },
    { text: 'Faint cramps may come and go. Call right away about pain that is strong or stays on one side.' },
  ],
  tips: [
    { text: 'A negative test can be wrong this early. Test again from the first day your period is late.' },
    { text: 'Live as if you were pregnant. Leave out alcohol, vaping and cannabis from now on.' },
    {
      text: 'Before you reach for a pain reliever, ask a pharmacist which kind suits a possible pregnancy. Ibuprofen may not.',
    },
    {
      text: 'Stay out of hot tubs and saunas. A very high body temperature in early pregnancy has been linked to brain and spine problems in babies.',
    },
    { text: 'Do you have a cat? Ask someone else to clean the litter box, or wear gloves and wash your hands well.' },
    {
      text: "If you have no family doctor, join your province or territory's list for one. In most regions, 811 can tell you how.",
    },
  ],
};
