import type { WeekText } from './types';

export const week27: WeekText = {
  week: 27,
  title: 'Hiccups and hearing',
  developmentMilestones: [
    { text: 'Small, steady jerks may be hiccups. They come from the muscle under the lungs.' },
    { text: 'Grooves and folds are forming on the brain. They make room for a larger surface inside the skull.' },
    {
      text: 'The light-sensing layer at the back of the eye is taking shape. Strong light may reach your baby as a dim glow.',
    },
    { text: 'Heart rate can change for a moment when your baby hears a sound. Hearing now reaches the brain.' },
    { text: 'Your baby still has space to turn right over. A bottom-first position is common at this point.' },
  ],
  motherChanges: [
    { text: 'Legs may feel jumpy when you sit or lie still in the evening. Low iron can play a part, so mention it.' },
    { text: 'Climbing a hill may leave you puffing, as the uterus moves up under your lungs.' },
    {
      text: 'Chest pain or sudden trouble with breathing is an emergency. Call 911 or your local emergency number.',
      sources: ['warning-signs'],
    },
    {
      text: 'A sneeze or a laugh may leak some urine. Pelvic floor squeezes help, and a physiotherapist can teach them.',
    },
    {
      text: 'If fluid keeps trickling or comes in a gush, call your provider right away, as your water may have broken.',
      sources: ['waters-break'],
    },
  ],
  tips: [
    {
      text: 'The whooping cough shot, Tdap, is best given at 27 to 32 weeks. Ask your provider where to get yours.',
      sources: ['naci-tdap'],
    },
    {
      text: 'Antibodies you make after the shot cross the placenta. They help protect your newborn from whooping cough in the first months.',
    },
    {
      text: 'A bad or lasting headache, changed vision, sudden swelling or pain under the right ribs needs a call at once.',
      sources: ['warning-signs'],
    },
    {
      text: 'If your diabetes test is still to come, book it now. The usual window is 24 to 28 weeks.',
      sources: ['gestational-diabetes'],
    },
    { text: 'Tour the place where you plan to give birth, in person or by video. Ask which door to use at night.' },
    {
      text: 'Decide who will be with you in labour. If you would like a doula, compare fees and ask about free community programs.',
    },
  ],
};
