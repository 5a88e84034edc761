import type { WeekText } from './types';

export const week6: WeekText = {
  week: 6,
  title: 'Tiny limb buds',
  developmentMilestones: [
    {
      text: "Small bumps appear on your baby's sides. The arm buds come first, and the leg buds follow.",
      sources: ['openstax-limbs'],
    },
    {
      text: 'The tube that forms the brain and spinal cord has closed along its length, or is about to.',
      sources: ['mayo-weeks-1'],
    },
    {
      text: 'Cups of tissue on each side of the head will become the eyes. Small hollow pouches will turn into the inner ears.',
    },
    {
      text: 'The heart tube has bent into a loop. Inside, walls start to divide it into chambers.',
      sources: ['openstax-heart'],
    },
    { text: 'Two lung buds branch off from what will be the windpipe.', sources: ['openstax-lungs'] },
    {
      text: 'Heart rate rises quickly in these weeks, so two readings taken days apart often differ. Your provider can tell you what yours means.',
      sources: ['heart-rate-5867'],
    },
  ],
  motherChanges: [
    {
      text: 'Nausea comes in the morning, in the evening or all day long, and some people have none at all.',
      sources: ['openstax-pregnancy'],
    },
    { text: 'Some people find that their mouth waters more, especially when they feel sick.' },
    {
      text: 'The skin around your nipples often grows darker, and small bumps there stand out.',
      sources: ['openstax-pregnancy'],
    },
    { text: 'Digestion slows down, and gas or hard stools often follow.', sources: ['openstax-pregnancy'] },
    {
      text: 'Fears about losing the pregnancy are common in these early weeks. Your provider will want to hear if they fill your days.',
    },
  ],
  tips: [
    {
      text: 'Eat small amounts, and eat often. Plain crackers before you get up help some people; for others it is cold foods or ginger.',
      sources: ['inspq-discomforts'],
    },
    {
      text: 'A warm bus and a zipped parka are hard on a queasy stomach. Undo your coat early, and find a seat near the door.',
    },
    {
      text: 'If vitamins make you gag, try them at bedtime with a snack. A pharmacist can point you to a gentler kind.',
      sources: ['nygh-discomforts'],
    },
    {
      text: 'There is prescription medicine for nausea in pregnancy, and you do not have to be worn out before you ask for it.',
      sources: ['sogc-dic'],
    },
    {
      text: 'A dating ultrasound is offered at 8 to 12 weeks. Your provider orders it, so bring it up early.',
      sources: ['sogc-432'],
    },
    {
      text: 'Quitting tobacco at any point helps your baby, and every province and territory has free help by phone, text or web.',
      sources: ['inspq-tob'],
    },
  ],
};
