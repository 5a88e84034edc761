import type { WeekText } from './types';

export const week4: WeekText = {
  week: 4,
  title: 'A missed period',
  developmentMilestones: [
    { text: 'Your baby is now an embryo: a flat disc of cells, too small to see on an ultrasound.' },
    {
      text: 'By the time your period is late, the embryo has most often sunk all the way into the lining of your uterus.',
    },
    { text: 'Its cells sort into three layers. Skin, brain, muscle, bone, lungs and gut will all grow from them.' },
    {
      text: 'Fluid gathers in a tiny bubble next to the embryo. This is the amniotic sac, which will grow to surround your baby.',
    },
    { text: 'Small branching growths reach into the lining. They are the beginning of the placenta.' },
    { text: 'Cells that will build the heart gather in place. It is too early to see any heart activity.' },
  ],
  motherChanges: [
    { text: 'A late period is often the first clue, above all if your cycle is regular.' },
    { text: 'Your breasts may feel heavy, tingly or sore to the touch.' },
    { text: 'You may feel worn out by the afternoon, even after a full night of sleep.' },
    {
      text: 'Period-like cramps are common in these days. Pain that grows or stays on one side needs a call right away.',
    },
    {
      text: 'Light bleeding now can look like a short period. Call your provider about it, even when it stops quickly.',
    },
    { text: 'A positive test may bring joy, shock or fear, sometimes all in the same hour.' },
  ],
  tips: [
    {
      text: 'Take a home test from the first day of your missed period. Read the leaflet first, since each brand works a little differently.',
    },
    {
      text: 'If it is positive, call a provider and ask for a first visit before week 12.',
      sources: ['naitre-visits'],
    },
    {
      text: 'Hoping for a midwife? Call now, because lists fill fast. Where midwives are available, most provinces pay for their care.',
    },
    {
      text: 'Severe belly pain, pain at the tip of your shoulder, or fainting can mean a pregnancy outside the uterus. Call 911 or go to emergency.',
    },
    { text: 'Tell the staff that you are pregnant before any X-ray, dental work or new prescription.' },
    {
      text: 'If you are unsure about this pregnancy, a provider or sexual health clinic can talk through every option in private.',
    },
  ],
};
