import { outsideQuebec } from '@/data/provinces';
import type { WeekText } from './types';

export const week31: WeekText = {
  week: 31,
  title: 'Brain folds deepen',
  developmentMilestones: [
    {
      text: "More ridges and grooves are forming on your baby's brain. Its surface was smooth only weeks ago.",
      sources: ['columbia-landmarks'],
    },
    { text: 'Nerve cells are making many new links. These help your baby take in sound, touch and light.' },
    {
      text: 'Around these weeks, the pupils begin to shrink in bright light and widen in the dark.',
      sources: ['tph-weeks-3'],
    },
    {
      text: 'The lungs are making more surfactant, a slippery coating that helps the air sacs stay open after birth.',
      sources: ['openstax-lungs'],
    },
    {
      text: 'Your baby swallows fluid, and the kidneys turn much of it into urine. That urine becomes part of the fluid again.',
      sources: ['openstax-fetus'],
    },
  ],
  motherChanges: [
    {
      text: 'Heartburn is worst when you lie down after a meal. Raise your head and shoulders in bed, and give supper some time to settle.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'The weight in front pulls on your lower belly and back. Move your hips in slow circles, or lean on the counter while the kettle boils.',
      sources: ['kw-discomforts'],
    },
    { text: 'Your legs tire sooner when you stand. Sit for some chores, such as chopping or folding.' },
    { text: 'Everybody has advice by this stage. Keep what fits, and let the rest go by.' },
  ],
  tips: [
    {
      text: 'Visits come closer together now: every 2 to 3 weeks from week 31 to week 36 in many clinics. It saves phone calls to book a few at once.',
      sources: ['naitre-visits'],
    },
    {
      text: 'Still without the whooping cough shot? Ask for Tdap this week: the best time for it, up to 32 weeks, is nearly over.',
      sources: ['aom-vaccines', 'naci-tdap'],
    },
    { text: 'Send in the registration form for your hospital or birth centre if it is still on the fridge.' },
    {
      text: 'Outside Quebec, compare standard and extended EI before you apply: once a parental week is paid, the choice is fixed for both parents. Look at the money per week, not only at the number of weeks.',
      regions: outsideQuebec,
      sources: ['ei-act-23'],
    },
    {
      text: "Put the coming dates on one sheet: visits, your last day of work, your partner's time off. The fridge is a good place for it.",
    },
  ],
};
