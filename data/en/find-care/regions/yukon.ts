import type { RegionCareWords } from '@/words/find-care/region-care';

export const yukon: RegionCareWords = {
  firstTitle: 'Apply to the Yukon Midwifery Program',
  first: [
    {
      text: 'You apply yourself, as early as you can. In 2022 the program took applications in the first 20 weeks: ask if that still holds.',
      sources: ['yt-midwifery-program', 'yukon-midwifery'],
    },
    {
      text: 'People from all of Yukon may apply. Some visits are by video; births are in Whitehorse.',
      sources: ['yukon-midwifery-news'],
    },
    {
      text: 'Outside Whitehorse, tell the nurse at your health centre this week too, and ask where to have your first tests.',
    },
  ],
  next: [
    {
      text: 'Not everybody is taken: with some illnesses, or some medical histories, you need a doctor. Ask for your answer early, and ask for a doctor’s name at the same time.',
      sources: ['yt-clinic-open'],
    },
    {
      text: 'The Whitehorse Walk-In Medical Clinic sees people without a family doctor, and writes referrals. It does not look after pregnancy and birth itself: ask there, or at 811, for the maternity clinic.',
      sources: ['yt-walk-in'],
    },
    {
      text: 'For a time the program had too few midwives for births, and passed people to Solstice Maternity, a team of doctors in Yukon. Ask at 811 if Solstice Maternity takes you.',
      sources: ['yt-solstice'],
    },
    {
      text: 'We have not found a week by which Yukon wants you to have somebody. Nobody yet? Call 811. Call again until somebody has said yes.',
    },
  ],
  meanwhile: [
    {
      text: 'With the program you can give birth at home or at Whitehorse General Hospital. Ask at your first visit what may fit you.',
      sources: ['yt-midwifery-program', 'yt-clinic-open'],
    },
  ],
  fits: {
    'no-doctor': [
      {
        text: 'You need no doctor to apply to the midwives. For a family doctor in the long run, ask 811 about the list for people without one.',
        sources: ['yt-midwifery-program', 'yukon-midwifery'],
      },
    ],
    'no-card': [
      {
        text: 'The program is free with a Yukon health card. We have not found what it costs without one. Apply now, to the program and for the card. Ask for the price when you apply, and if you may pay in parts.',
        sources: ['yt-midwifery-program'],
      },
    ],
    'far-away': [
      {
        text: 'Ask early when you would come to Whitehorse. Who pays for the trip and the bed: see our page on leaving home to give birth.',
      },
    ],
    midwife: [
      {
        text: 'Midwives of the program order your tests and look after you and your baby until eight weeks after the birth.',
        sources: ['yt-midwifery-program'],
      },
    ],
    language: [
      {
        text: 'In Whitehorse, the Constellation Health Centre works in French and English, for people who are registered there; you cannot walk in. In 2023 it had nurse practitioners and no doctor: ask if it follows pregnancies.',
        sources: ['yt-constellation'],
      },
    ],
  },
  pageNames: {
    'https://yukon.ca/midwifery-program': 'Yukon Midwifery Program: ask here how to apply',
  },
};
