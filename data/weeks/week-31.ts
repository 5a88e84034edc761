import type { WeekText } from './types';

export const week31: WeekText = {
  week: 31,
  title: 'Brain folds deepen',
  developmentMilestones: [
    { text: "More ridges and grooves are forming on your baby's brain. Its surface was smooth only weeks ago." },
    { text: 'Nerve cells are making many new links. These help your baby take in sound, touch and light.' },
    { text: 'Around these weeks, the pupils begin to shrink in bright light and widen in the dark.' },
    { text: 'The lungs are making more surfactant, a slippery coating that helps the air sacs stay open after birth.' },
    {
      text: 'Your baby swallows fluid, and the kidneys turn much of it into urine. That urine becomes part of the fluid again.',
    },
  ],
  motherChanges: [
    {
      text: 'Your uterus reaches up toward your ribs, so a deep breath may feel cut short. Sudden trouble breathing or chest pain is different: call 911.',
    },
    {
      text: 'Heartburn may get worse when you lie down after a meal. Raising your head and shoulders in bed may help.',
    },
    {
      text: 'The weight in front may pull on your lower belly and back. A support band helps some people, so ask which kind fits.',
    },
    { text: 'Your belly may tighten for a moment and then soften. If the tightenings fall into a pattern, call now.' },
    { text: 'Your legs may tire sooner when you stand. Sit for some chores, such as chopping or folding.' },
  ],
  tips: [
    {
      text: 'Ask how often you will be seen now. Many clinics plan visits every 2 to 3 weeks from week 31 to week 36.',
      sources: ['naitre-visits'],
    },
    {
      text: "Get to know your baby's pattern of rolls and kicks each day. If there is less, go to your provider or the hospital at once.",
    },
    {
      text: 'Learn the signs of preterm labour: cramps, low backache, pelvic pressure, or 6 or more tightenings in an hour. If you have any, call or go in now.',
      sources: ['preterm-alberta'],
    },
    {
      text: 'If you have not had the Tdap vaccine against whooping cough, ask for it this week. It is best given between 27 and 32 weeks.',
      sources: ['naci-tdap'],
    },
    { text: 'Send in the registration form for your hospital or birth centre if it is still on the fridge.' },
    {
      text: 'Outside Quebec, if you plan to share EI parental benefits, compare the standard and extended options together. Both parents must pick the same one.',
      sources: ['ei-maternity-parental'],
    },
  ],
};
