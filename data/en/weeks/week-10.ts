import type { WeekText } from './types';

export const week10: WeekText = {
  week: 10,
  title: 'From embryo to fetus',
  developmentMilestones: [
    {
      text: 'From now on, your baby is called a fetus. The main organs have started to form and will keep growing.',
      sources: ['openstax-embryo'],
    },
    {
      text: 'Fingers and toes are separate, and the small tail at the end of the spine has gone.',
      sources: ['openstax-limbs'],
    },
    { text: 'Tooth buds for the first set of teeth are forming inside the gums.' },
    { text: 'Soft cartilage starts to turn into bone in the arms and legs.', sources: ['openstax-embryo'] },
    { text: 'The elbows bend, so the hands lie close together over the chest.' },
    { text: 'The head looks rounder, and a neck can be made out below it.' },
  ],
  motherChanges: [
    {
      text: 'Many people wake at night to pee and then lie awake. Drink more by day and less in the hours before bed.',
      sources: ['pregnancy-changes'],
    },
    { text: 'As the uterus grows, some people feel a slight pulling ache low in the belly.' },
    {
      text: 'Nausea and sore breasts often come and go from one day to the next. A change that worries you is reason enough: call your provider.',
      sources: ['pregnancy-changes'],
    },
    {
      text: 'Constipation can become stubborn, partly because of iron pills. Prunes, oats and extra water often help.',
      sources: ['pregnancy-changes'],
    },
    {
      text: 'Being tired most of the day is still common. If rest does not help, ask about an iron test.',
      sources: ['inspq-discomforts'],
    },
  ],
  tips: [
    { text: 'No visit yet? Call today, since the first one should come before week 12.', sources: ['naitre-visits'] },
    {
      text: 'In Quebec, the screening program is free with your health card. Its blood test is done from 10 weeks to 13 weeks 6 days.',
      regions: ['QC'],
      sources: ['screening-qc', 'screening-qc-weeks'],
    },
    {
      text: "Ontario's early screen is called eFTS. It is a blood test and a scan, from 11 weeks and 2 days to 13 weeks and 3 days, so book soon if you want it. It is not done for twins: Ontario pays for NIPT instead.",
      regions: ['ON'],
      sources: ['pso-efts', 'pso-twins'],
    },
    {
      text: 'Preeclampsia before, high blood pressure, diabetes, kidney disease, lupus, antiphospholipid syndrome, IVF or a BMI of 30 or more? Ask now about low-dose ASA against preeclampsia. It works best if you start before 16 weeks.',
      sources: ['sogc-426', 'asa-risks'],
    },
    {
      text: 'Diabetes in the past, or a large baby in an earlier pregnancy? Mention it as well: you could be offered an early diabetes test.',
    },
    {
      text: 'A home Doppler cannot replace a checkup, even if you hear a sound. If you are worried, call your provider.',
      sources: ['movements-worried'],
    },
  ],
};
