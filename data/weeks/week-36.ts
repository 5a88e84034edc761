import type { WeekText } from './types';

export const week36: WeekText = {
  week: 36,
  title: 'Most babies head down',
  developmentMilestones: [
    { text: 'Most babies are head down by now. A few lie bottom first, which is called breech, or sideways.' },
    { text: 'The kidneys have formed nearly all the tiny filters they will ever have.' },
    { text: 'Pads of fat round out the cheeks and will help your baby suck.' },
    { text: 'Much of the fine body hair has gone. Some babies are born with a little on the back and shoulders.' },
    { text: "Your baby's head may begin to settle into the pelvis, more often in a first pregnancy." },
  ],
  motherChanges: [
    { text: 'If your baby drops lower, you may breathe more easily. Your bladder may pay the price.' },
    { text: 'Your walk may turn into a waddle, as the joints of the pelvis are looser.' },
    { text: 'You may have more discharge. Call right away for a gush, a watery trickle, a bad smell or any blood.' },
    {
      text: 'Quick twinges deep in the pelvis may come as the head presses down. Pain that stays or has a rhythm needs a call.',
    },
    { text: 'You may swing between eager and nervous, sometimes within the hour.' },
  ],
  tips: [
    {
      text: 'Pack your bag this week. Put in your health card, prenatal records, a phone charger, warm layers and clothes for your baby.',
    },
    {
      text: 'Ask which way your baby is lying. If it is breech, your provider can explain turning your baby by hand and your birth choices.',
    },
    {
      text: 'The time to talk about the RSV vaccine, 32 to 36 weeks, ends with this week. If you want it, call your provider or pharmacist today.',
      sources: ['rsv'],
    },
    {
      text: 'In many remote and northern communities, people leave home about now to be near a hospital. Confirm flights, a place to stay and who comes along.',
    },
    {
      text: 'If movement drops, go to the hospital at once, even at night. Do not save it for your next visit.',
    },
    {
      text: 'Labour this week still counts as preterm. Go in now if contractions come every 10 minutes or less.',
      sources: ['fraser-labour'],
    },
  ],
};
