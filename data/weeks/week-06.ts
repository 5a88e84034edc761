import type { WeekText } from './types';

export const week6: WeekText = {
  week: 6,
  title: 'Tiny limb buds',
  developmentMilestones: [
    { text: "Small bumps appear on your baby's sides. The arm buds come first, and the leg buds follow." },
    { text: 'The tube that forms the brain and spinal cord has closed along its length, or is about to.' },
    {
      text: 'Cups of tissue on each side of the head will become the eyes. Small hollow pouches will turn into the inner ears.',
    },
    { text: 'The heart tube has bent into a loop. Inside, walls start to divide it into chambers.' },
    { text: 'Two lung buds branch off from what will be the windpipe.' },
    {
      text: 'Heart rate rises quickly in these weeks, so two readings taken days apart may differ. Ask your provider what yours means.',
      sources: ['heart-start'],
    },
  ],
  motherChanges: [
    { text: 'Nausea may come in the morning, in the evening or all day long. Some people have none at all.' },
    { text: 'Your mouth may water more than it used to, above all when you feel sick.' },
    { text: 'The skin around your nipples may grow darker, and small bumps there may stand out.' },
    { text: 'Digestion slows down, which may cause gas or hard stools.' },
    {
      text: 'Fears about losing the pregnancy are common in these early weeks. Your provider will want to hear if they fill your days.',
    },
  ],
  tips: [
    {
      text: 'Eat small amounts, and eat often. Plain crackers before you get up, cold foods and ginger help some people.',
    },
    {
      text: 'If vitamins make you gag, try taking them at bedtime with a snack. Your pharmacist may know a gentler kind.',
    },
    { text: 'There is prescription medicine for nausea in pregnancy. Ask for it before you are exhausted.' },
    {
      text: 'Ask your provider to order a dating ultrasound, which is offered at 8 to 12 weeks.',
      sources: ['sogc-432'],
    },
    {
      text: 'Call about any bleeding, even a few spots. If you soak a pad, feel faint or have bad pain, call 911 or go to emergency.',
    },
    {
      text: 'Quitting tobacco at any point helps your baby. Every province and territory has free help to quit by phone, text or web.',
    },
  ],
};
