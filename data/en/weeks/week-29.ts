import type { WeekText } from './types';

export const week29: WeekText = {
  week: 29,
  title: 'Stronger bones and kicks',
  developmentMilestones: [
    {
      text: 'Bones are hardening as they take in calcium. It comes from you, by way of the placenta.',
      sources: ['openstax-pregnancy'],
    },
    { text: 'Your baby saves up iron in the liver. This supply is meant for the first months of life.' },
    { text: 'Muscles are filling out, and now and then your belly jumps for all to see.' },
    {
      text: 'Much of the weight at birth is still to come. A good part of it will be fat.',
      sources: ['openstax-fetus'],
    },
    {
      text: 'Head down today, bottom first tomorrow: your baby can still flip. At later visits, your provider will feel for the head.',
    },
  ],
  motherChanges: [
    {
      text: 'Veins in the legs or vulva may bulge and feel heavy. Support stockings and time off your feet ease the ache.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'Strong itching, especially on palms and soles, can point to a liver problem of pregnancy: see the list of when to call.',
      sources: ['sogc-452'],
    },
    { text: 'After a night on your side, your hips may be sore. A pillow between the knees takes the strain off.' },
    {
      text: 'A brisk walk or a full bladder makes some bellies harden for a moment. Slow down and find a bathroom. A belly that stays hard, or hardens again and again, is different: see the list of when to call.',
      sources: ['fraser-labour', 'inspq-signs'],
    },
  ],
  tips: [
    {
      text: "Pale, or drained? Low iron may be why, and a blood test will show it. Lentils, tofu and lean meat from Canada's Food Guide bring iron, and fruit rich in vitamin C helps you take it in.",
    },
    {
      text: 'Your employer needs written notice of your leave. How far ahead it is due differs by province or territory, so look up your own rule.',
    },
    {
      text: 'Will your baby be born before or during the RSV season, about November to March? A vaccine for you at 32 to 36 weeks is one way to protect your baby. Find out now what your province or territory pays for.',
      sources: ['rsv', 'naci-rsv'],
    },
    {
      text: 'Do you have to travel to give birth? Then it is time to learn your travel date, who pays and where you will stay.',
    },
    { text: 'Plan your route and a second one for storms or road work. Keep the tank full or the battery charged.' },
    { text: 'Save the number of your hospital in your phone, and in the phone of your partner or support person.' },
  ],
};
