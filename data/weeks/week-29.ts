import type { WeekText } from './types';

export const week29: WeekText = {
  week: 29,
  title: 'Stronger bones and kicks',
  developmentMilestones: [
    { text: 'Bones are hardening as they take in calcium. It comes from you, by way of the placenta.' },
    { text: 'Your baby saves up iron in the liver. This supply is meant for the first months of life.' },
    { text: 'Muscles are filling out, so you may see your belly jump from outside.' },
    { text: 'Much of the weight at birth is still to come. A good part of it will be fat.' },
    {
      text: 'Your baby may still flip from head down to bottom first and back. Your provider will feel for the head at later visits.',
    },
  ],
  motherChanges: [
    {
      text: 'Veins in the legs or vulva may bulge and feel heavy. Support stockings and time off your feet ease the ache.',
    },
    {
      text: 'Strong itching, most of all on palms and soles, needs a call the same day. It can point to a liver problem of pregnancy.',
    },
    { text: 'Hips may be sore by morning from sleeping on your side. A pillow between the knees can help.' },
    {
      text: 'You may look pale or feel drained. These can be signs of low iron, so ask your provider about a blood test.',
    },
    {
      text: 'Your belly may harden when you walk fast or when your bladder is full. Call now if this keeps coming back.',
    },
  ],
  tips: [
    {
      text: "Eat iron-rich foods from Canada's Food Guide, such as lentils, tofu and lean meat. Fruit rich in vitamin C helps you take the iron in.",
    },
    {
      text: 'Give your employer written notice of your leave. How far ahead it is due differs by province, so look up your own rule.',
    },
    {
      text: 'The RSV vaccine may be an option at 32 to 36 weeks. Ask now if your province pays for it, as programs differ.',
      sources: ['rsv'],
    },
    { text: 'Do you have to travel to give birth? Ask for your travel date, who pays and where you will stay.' },
    { text: 'Plan your route and a second one for storms or road work. Keep the tank full or the battery charged.' },
    {
      text: 'Put the number of your hospital in your phone. Your partner or support person should save it too. If movement drops, go in at once.',
    },
  ],
};
