import type { WeekText } from './types';

export const week18: WeekText = {
  week: 18,
  title: 'Eyes face forward',
  developmentMilestones: [
    {
      text: 'The eyes have moved from the sides toward the front of the face. The ears are close to their final place.',
    },
    { text: "Parts of the inner ear are still growing. Your baby's first responses to sound come in later weeks." },
    { text: 'If your baby has ovaries, they already hold a store of early egg cells.' },
    { text: 'The four chambers of the heart are now large enough to study on a scan.' },
    { text: 'A scan can often show the outer sex organs. What can be seen depends on how your baby lies.' },
    { text: 'A lucky moment on the screen may catch a yawn or a long stretch of the back.' },
  ],
  motherChanges: [
    {
      text: 'Blood pressure often dips in the middle of pregnancy. You may feel faint if you stand up fast or skip a meal. Call if you pass out.',
    },
    {
      text: 'When you lie on your back, the uterus can press on a large vein and leave you dizzy. Roll onto your side.',
    },
    { text: 'Taps, bubbles or flutters may be your baby. Many people in a first pregnancy feel none yet.' },
    {
      text: 'Stretch marks may show as pink, brown or purple lines. Creams ease dry skin but do not reliably prevent the marks.',
    },
    { text: 'You may feel tense before the scan. Plan something gentle for the hours after it.' },
  ],
  tips: [
    {
      text: 'The anatomy scan is done at 18 to 22 weeks. It looks at growth, organs, the placenta and the fluid.',
      sources: ['anatomy-scan'],
    },
    {
      text: 'Decide if you want to know the sex, and say so at the start. If not, ask to have the screen turned at that point.',
    },
    {
      text: 'Ask when the results come, and who will explain them. The person doing the scan may not be allowed to tell you what they see.',
    },
    { text: 'No scan can find every condition. If a view is unclear, you may be asked back for another look.' },
    { text: 'Ask who may come with you, and whether photos are allowed. Some clinics have strict rules.' },
    {
      text: 'No screening so far? MSS in Ontario and the quad screen in BC can be done until 20 weeks and 6 days. Part 2 of SIPS ends then too.',
      sources: ['pso-second-trimester', 'bc-early-prenatal'],
    },
  ],
};
