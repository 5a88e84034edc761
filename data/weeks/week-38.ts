import type { WeekText } from './types';

export const week38: WeekText = {
  week: 38,
  title: 'Storing up energy',
  developmentMilestones: [
    { text: 'The liver stores sugar as fuel for the time right after birth.' },
    { text: 'The toenails often reach the tips of the toes about now.' },
    { text: "Your baby's belly is often about as big around as the head." },
    { text: 'After birth, brown fat around the neck, back and kidneys works like a small heater.' },
    {
      text: 'Your baby is ready to root. After birth, a touch on the cheek will make the head turn and the mouth open.',
    },
  ],
  motherChanges: [
    { text: 'Pressure low in your pelvis may make a hard chair feel harder.' },
    {
      text: 'Feet often swell most late in the day or in summer heat. If a bad headache or spots before your eyes come too, call at once.',
    },
    {
      text: 'Contractions may start and stop over several evenings. Call your provider or hospital each time you are not sure.',
    },
    { text: 'You may want to wash and sort the whole house. Stay off ladders, and sit down if you get dizzy.' },
    {
      text: 'Your balance has shifted, so it is easy to trip. After any fall or collision, call your provider, even if nothing hurts.',
    },
  ],
  tips: [
    {
      text: 'Ask what care your baby will be offered first. It often includes vitamin K, a heel-prick blood test and, in many places, a hearing check.',
    },
    {
      text: 'In cold months, use thin layers under the car seat straps and a blanket on top. A puffy snowsuit leaves the straps too loose.',
    },
    {
      text: 'Look up the newborn forms: birth registration, health card, Social Insurance Number and Canada Child Benefit. Some provinces join several in one online form.',
    },
    { text: 'Do not test a quiet baby with juice or a cold drink first. Go to the hospital straight away.' },
    {
      text: 'Set up a crib, cradle or bassinet with a firm, flat mattress and nothing soft in it. Lay your baby on the back for every sleep.',
    },
    {
      text: 'Call your provider about any vaginal bleeding, even a small amount. Bright red bleeding means go in now.',
      sources: ['fraser-labour'],
    },
  ],
};
