import type { WeekText } from './types';

export const week13: WeekText = {
  week: 13,
  title: 'Bone replaces cartilage',
  developmentMilestones: [
    {
      text: 'In the arms and legs, the middle of each long bone is turning from cartilage to bone. Growth zones near the ends stay soft for many years.',
    },
    {
      text: 'A scan may show the stomach and bladder as small dark spots. Both hold fluid, which looks black on the screen.',
    },
    { text: 'The neck is getting longer, and the chin lifts away from the chest.' },
    { text: 'Ovaries or testes have formed inside the body. From the outside, it is still hard to tell which.' },
    {
      text: 'Most cords hold three blood vessels. One brings in food and oxygen, and two carry waste back to the placenta.',
    },
    { text: "Your baby's hands can reach the face, and some scans catch a hand near the mouth." },
  ],
  motherChanges: [
    { text: 'Your energy may start to come back. Many people feel less drained by noon.' },
    { text: 'If you still throw up on most days, tell your provider. There are more treatments to try.' },
    { text: 'Your sex drive may go up, go down or stay put. All three are common.' },
    {
      text: 'Freckles, moles and the skin around your nipples may look darker. Show your provider a mole that changes shape or bleeds.',
    },
    { text: 'A small bump may show, often sooner if you have been pregnant before.' },
  ],
  tips: [
    {
      text: 'In Ontario, the eFTS screening ends at 13 weeks and 3 days. Call now if you want it. After that day, ask what other test is open.',
      sources: ['pso-efts'],
    },
    {
      text: 'In BC, part 1 of SIPS can be drawn up to 13 weeks and 6 days. Part 2 comes later and completes the result.',
      sources: ['bc-early-prenatal'],
    },
    {
      text: 'Tdap, the whooping cough vaccine, is advised in every pregnancy. It can be given from 13 weeks, and the best time is 27 to 32 weeks.',
      sources: ['naci-tdap'],
    },
    {
      text: "If food tastes good again, build plates from Canada's Food Guide. Fill half with vegetables and fruit, then add protein foods and whole grains.",
    },
    {
      text: 'Check with your provider or pharmacist before a new medicine, herbal tea or supplement. Ask too before you stop one that was prescribed.',
    },
    {
      text: 'If you move or get a new phone number, tell your clinic and your health card office. Screening results need to reach you.',
    },
  ],
};
