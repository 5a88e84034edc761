import type { WeekText } from './types';

export const week27: WeekText = {
  week: 27,
  title: 'Hiccups and hearing',
  developmentMilestones: [
    { text: 'Small, steady jerks are often hiccups. They come from the muscle under the lungs.' },
    {
      text: 'Grooves and folds are forming on the brain. They make room for a larger surface inside the skull.',
      sources: ['columbia-landmarks'],
    },
    {
      text: 'The light-sensing layer at the back of the eye is taking shape. Strong light may reach your baby as a dim glow.',
    },
    {
      text: 'When your baby hears a sound, the heart rate may change for a moment: sound now reaches the brain.',
      sources: ['columbia-landmarks'],
    },
    { text: 'Your baby still has space to turn right over. A bottom-first position is common at this point.' },
  ],
  motherChanges: [
    {
      text: 'Some legs turn jumpy the moment you sit or lie still in the evening. Low iron sometimes plays a part: mention it at your next visit.',
    },
    {
      text: 'A hill leaves you puffing, now that the uterus has moved up under your lungs. Stop halfway and admire the view.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'A sneeze or a laugh may let out some urine. Pelvic floor squeezes help, and a physiotherapist can teach them.',
    },
    {
      text: 'If fluid keeps trickling or comes in a gush, your water may have broken: see the list of when to call.',
      sources: ['inspq-signs', 'warning-signs'],
    },
  ],
  tips: [
    {
      text: 'The best time for Tdap, the whooping cough vaccine, is 27 to 32 weeks (in Quebec, 26 to 32), in every pregnancy. Some providers give it from 21 weeks, and it can be given until birth.',
      sources: ['aom-vaccines', 'naci-tdap', 'tdap-quebec'],
    },
    {
      text: 'The antibodies you make after the shot cross the placenta. They help protect your newborn from whooping cough in the first months.',
      sources: ['naci-tdap'],
    },
    {
      text: 'Tour the place where you plan to give birth, in person or by video. While you are there, learn which door to use at night.',
    },
    {
      text: 'Decide who will be with you in labour. If you would like a doula, compare fees and look for free community programs.',
    },
    {
      text: 'Still looking for a prenatal class? Finish it before the last weeks, in case your baby is early. Many are free, and some are online.',
    },
  ],
};
