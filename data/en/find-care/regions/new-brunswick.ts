import type { RegionCareWords } from '@/words/find-care/region-care';

export const newBrunswick: RegionCareWords = {
  firstTitle: 'Call 811 and say that you are pregnant',
  first: [
    {
      text: 'Tele-Care answers at 811. Say how many weeks you are, where you live, and that you have no doctor. Ask who near you takes pregnant people without a referral.',
    },
    {
      text: 'Ask 811 how to sign up with NB Health Link, and say that you are pregnant. Ask if it can see you for your first tests.',
    },
    {
      text: 'We have not found one number or form for care in pregnancy, not for Moncton and not for the province. 811 knows who is near you.',
    },
  ],
  next: [
    {
      text: 'Call the hospital where you would give birth. Ask for its maternity clinic, and if it takes you without a doctor. In Moncton, ask at both hospitals, the Moncton Hospital and the Dr. Georges-L.-Dumont.',
    },
    {
      text: 'Ask a walk-in clinic for your first blood tests, a dating ultrasound, and a referral. Others in New Brunswick without a doctor went that way.',
      sources: ['nb-fredericton-story'],
    },
    { text: 'We have not found a week by which you must have someone. Call again until somebody has said yes.' },
  ],
  meanwhile: [{ text: 'Tele-Care answers your questions too, in English or in French.' }],
  fits: {
    'no-doctor': [
      {
        text: 'For a family doctor later, sign up on the list of the province: ask 811 how. New clinics choose people from this list. For this pregnancy, go on looking for care.',
        sources: ['nb-saint-john-clinic', 'nb-moncton-clinic'],
      },
    ],
    'no-card': [
      {
        text: 'We have not found what care in pregnancy costs without a Medicare card. Ask each clinic for its price, and the hospital early.',
      },
    ],
    'far-away': [
      {
        text: 'Is the hospital far? Ask early when to set out. Our page on leaving home to give birth helps you ask who pays.',
      },
    ],
    midwife: [
      {
        text: 'The province has one midwife clinic, in Fredericton. You can call it yourself. It takes people who live within about an hour’s drive, and it has a waiting list. Moncton is farther away than that.',
        sources: ['nb-horizon-midwifery', 'nb-midwifery-stalled'],
      },
    ],
    language: [
      {
        text: 'Here care in English or in French is your right. Ask for your language when you book, and again at the hospital.',
        sources: ['on-nb-francopresse'],
      },
    ],
  },
  pageNames: {},
};
