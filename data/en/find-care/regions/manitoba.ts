import type { RegionCareWords } from '@/words/find-care/region-care';

export const manitoba: RegionCareWords = {
  firstTitle: 'Ask your health region for a midwife, and call a doctor',
  first: [
    {
      text: 'Family doctors, midwives, obstetricians and public health nurses look after pregnancies here. Start with whoever you can reach first.',
      sources: ['mb-pregnant'],
    },
    {
      text: 'For a midwife you need no referral, and you pay nothing. You ask the health region where you live.',
      sources: ['mb-midwifery', 'mb-winnipeg-midwifery'],
    },
    {
      text: 'Four health regions have midwives. Since November 2025 Interlake-Eastern does too, in Selkirk, with two to begin with.',
      sources: ['mb-midwifery', 'mb-selkirk'],
    },
  ],
  next: [
    {
      text: 'In Winnipeg, people waited about four weeks just to hear back about a midwife (2024). Do not wait for that answer: book with a doctor this week too. You can cancel later.',
      sources: ['mb-birth-centre-news'],
    },
    {
      text: 'We have not found a week by which you need somebody. If nobody takes you, call Health Links – Info Santé or a public health nurse.',
    },
  ],
  meanwhile: [
    {
      text: 'Would you like a birth centre? Ode’imin, in Winnipeg, takes people with a midwife of the Winnipeg region who live in Winnipeg or Churchill.',
      sources: ['mb-birth-centre-news'],
    },
  ],
  fits: {
    'no-doctor': [
      {
        text: 'You need no family doctor to ask for a midwife or a public health nurse.',
        sources: ['mb-midwifery', 'mb-pregnant'],
      },
    ],
    'no-card': [
      {
        text: 'Since September 1, 2018 a study permit gives no Manitoba coverage. A private plan comes with your tuition: ask what it pays for a birth. A work permit of your own or your partner’s may count: ask.',
        sources: ['mb-study-permits', 'mb-students-2025'],
      },
      {
        text: 'The province promised in 2023 to change this. By January 2025 it had not: ask if it has now.',
        sources: ['mb-students-2025'],
      },
    ],
    'far-away': [
      {
        text: 'In a First Nation with a nursing station, ask the nurse to start your care. Who pays for the trip, on reserve and off: see our page on leaving home to give birth.',
      },
    ],
    midwife: [
      {
        text: 'A midwife can order your tests, refer you to a doctor, and attend your birth at home, in a birth centre or in hospital.',
        sources: ['mb-midwifery'],
      },
      {
        text: 'In western Manitoba midwives attended no births from April to September 2025, for lack of staff. Ask how it is now.',
        sources: ['mb-western'],
      },
    ],
    language: [
      {
        text: 'Some clinics and hospitals here are named bilingual, and should have somebody who speaks French. Ask when you book, and again at the hospital.',
        sources: ['mb-french-services'],
      },
    ],
  },
  pageNames: {
    'https://www.gov.mb.ca/health/primarycare/access/midwifery.html':
      'Government of Manitoba: midwives by health region',
    'https://wrha.mb.ca/?p=7201': 'Winnipeg Regional Health Authority: midwives',
    'https://prairiemountainhealth.ca/9-programs-services/457-midwifery-care':
      'Prairie Mountain Health, in the west: midwives',
  },
};
