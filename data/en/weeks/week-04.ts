import type { WeekText } from './types';

export const week4: WeekText = {
  week: 4,
  title: 'A missed period',
  developmentMilestones: [
    {
      text: 'Your baby is now an embryo: a flat disc of cells, too small to see on an ultrasound.',
      sources: ['openstax-embryo'],
    },
    {
      text: 'By the time your period is late, the embryo has most often sunk all the way into the lining of your uterus.',
      sources: ['openstax-embryo'],
    },
    {
      text: 'Its cells sort into three layers. Skin, brain, muscle, bone, lungs and gut will all grow from them.',
      sources: ['openstax-embryo'],
    },
    {
      text: 'Fluid gathers in a tiny bubble next to the embryo, the amniotic sac, which will grow to surround your baby.',
      sources: ['openstax-embryo'],
    },
    {
      text: 'Small branching growths reach into the lining: this is the beginning of the placenta.',
      sources: ['openstax-embryo'],
    },
    {
      text: 'Cells that will build the heart gather in place. It is too early to see any heart activity.',
      sources: ['openstax-heart'],
    },
  ],
  motherChanges: [
    {
      text: 'A late period is often the first clue, especially if your cycle is regular.',
      sources: ['mayo-weeks-1'],
    },
    { text: 'Heavy, tingly or sore breasts are another early sign.', sources: ['pregnancy-changes'] },
    {
      text: 'Some people are worn out by the middle of the afternoon, even after a full night of sleep.',
      sources: ['pregnancy-changes'],
    },
    {
      text: 'Period-like cramps are common in these days. Severe pain, strong or lasting pain on one side, or pain at the tip of your shoulder is different: see the list of when to call.',
      sources: ['inspq-signs'],
    },
    {
      text: 'Light bleeding now can look like a short period. That is how some people miss the first sign of a pregnancy. Once your test is positive, any bleeding counts: see the list of when to call.',
      sources: ['inspq-signs'],
    },
    { text: 'A positive test brings joy, shock or fear, sometimes all in the same hour.' },
  ],
  tips: [
    {
      text: 'Take a home test from the first day of your missed period. Read the leaflet first, since each brand works a little differently.',
    },
    { text: 'If it is positive, phone a provider and book a first visit before week 12.', sources: ['naitre-visits'] },
    {
      text: 'Hoping for a midwife? Phone now, because lists fill fast. Where midwives are available, most provinces pay for their care.',
      sources: ['ab-midwives'],
    },
    {
      text: 'On that first call, find out if your provider also attends births, because some family doctors pass you on to a maternity clinic partway through.',
      sources: ['on-toronto'],
    },
    {
      text: 'Tell the staff that you are pregnant before any X-ray, dental work or new prescription.',
      sources: ['safety-fraser'],
    },
    {
      text: 'If you are unsure about this pregnancy, a provider or sexual health clinic can talk through every option in private.',
    },
  ],
};
