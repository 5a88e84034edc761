import type { WeekText } from './types';

export const week38: WeekText = {
  week: 38,
  title: 'Storing up energy',
  developmentMilestones: [
    { text: 'The liver stores sugar as fuel for the time right after birth.' },
    { text: 'The toenails often reach the tips of the toes about now.', sources: ['openstax-fetus'] },
    { text: "Your baby's belly is often about as big around as the head." },
    {
      text: 'After birth, brown fat around the neck, back and kidneys works like a small heater.',
      sources: ['openstax-newborn'],
    },
    {
      text: 'Your baby is ready to root. After birth, a touch on the cheek will make the head turn and the mouth open.',
    },
  ],
  motherChanges: [
    { text: 'Pressure low in your pelvis makes a hard chair feel harder.' },
    { text: 'Feet swell most late in the day or in summer heat. Put them up while somebody else makes supper.' },
    {
      text: 'Contractions may start and stop over several evenings. It is tiring, and your provider or hospital is as glad to hear from you the second time as the first.',
      sources: ['hlbc-early-labour'],
    },
    { text: 'You may want to wash and sort the whole house. Stay off ladders, and sit down if you get dizzy.' },
  ],
  tips: [
    {
      text: 'Ask what care your baby will be offered first. It often includes vitamin K, a heel-prick blood test and, in many places, a hearing check.',
      sources: ['vitamin-k-cps', 'bc-newborn'],
    },
    {
      text: 'In cold months, use thin layers under the car seat straps and a blanket on top. A puffy snowsuit leaves the straps too loose.',
      sources: ['car-seat-winter'],
    },
    {
      text: 'Look up the newborn forms: birth registration, health card, Social Insurance Number and Canada Child Benefit. Some provinces join several in one online form.',
      sources: ['register-birth'],
    },
    {
      text: 'Set up a crib, cradle or bassinet with a firm, flat mattress and nothing soft in it. Lay your baby on the back for every sleep.',
      sources: ['safe-sleep-hlbc'],
    },
    {
      text: 'Is the bag packed? Then do something that has nothing to do with babies. A film or an afternoon nap will do.',
    },
  ],
};
