import type { WeekText } from './types';

export const week18: WeekText = {
  week: 18,
  title: 'Eyes face forward',
  developmentMilestones: [
    {
      text: 'The eyes have moved from the sides toward the front of the face. The ears are close to their final place.',
      sources: ['openstax-fetus'],
    },
    { text: "Parts of the inner ear are still growing. Your baby's first responses to sound come in later weeks." },
    { text: 'If your baby has ovaries, they already hold a store of early egg cells.', sources: ['openstax-cycle'] },
    { text: 'The four chambers of the heart are now large enough to study on a scan.' },
    { text: 'A scan can often show the outer sex organs. What can be seen depends on how your baby lies.' },
    { text: 'With luck, the screen catches a yawn or a long stretch of the back.' },
  ],
  motherChanges: [
    {
      text: 'Blood pressure often dips in the middle of pregnancy. Standing up fast or skipping a meal can make you feel faint. Passing out is different: call 911, and see the list of when to call.',
      sources: ['inspq-signs', 'nygh-when-to-call', 'after-birth-signs'],
    },
    {
      text: 'When you lie on your back, the uterus can press on a large vein and leave you dizzy. Roll onto your side.',
      sources: ['activity-csep'],
    },
    {
      text: 'Taps, bubbles or flutters could be your baby. Many people in a first pregnancy feel none yet.',
      sources: ['movements-rcog'],
    },
    {
      text: 'Stretch marks show as pink, brown or purple lines. Creams ease dry skin but do not reliably prevent the marks.',
      sources: ['openstax-pregnancy'],
    },
    { text: 'It is common to feel tense before the scan, so plan something gentle for the hours after it.' },
  ],
  tips: [
    {
      text: 'The anatomy scan is done at 18 to 22 weeks, and looks at growth, organs, the placenta and the fluid.',
      sources: ['anatomy-scan'],
    },
    {
      text: 'Decide if you want to know the sex, and say so at the start. If not, have the screen turned away at that point.',
    },
    {
      text: 'The person doing the scan is not always allowed to tell you what they see. Ask when the results come, and who will explain them.',
    },
    {
      text: 'No scan can find every condition. An unclear view often means coming back for another look.',
      sources: ['anatomy-scan'],
    },
    {
      text: 'Some clinics have strict rules on who comes along and whether photos are allowed, so check before the day.',
    },
    {
      text: "No screening so far? Blood tests can be done until 20 weeks and 6 days: maternal serum screening (MSS) in Ontario, the quad screen in BC. That is also the last day for BC's second SIPS blood test.",
      regions: ['BC', 'ON'],
      sources: ['pso-second-trimester', 'bc-early-prenatal', 'screening-bc'],
    },
  ],
};
