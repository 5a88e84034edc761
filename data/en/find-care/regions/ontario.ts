import type { RegionCareWords } from '@/words/find-care/region-care';

export const ontario: RegionCareWords = {
  firstTitle: 'Call a midwifery clinic',
  first: [
    {
      text: 'You call the clinic yourself, or fill in its form. You need no referral, and the province pays.',
      sources: ['on-grand-valley', 'on-seventh-generation'],
    },
    { text: 'Do it as soon as your test is positive.', sources: ['on-grand-valley', 'on-hiwhc'] },
  ],
  next: [
    {
      text: 'Full? Ask for the waiting list, and call the next clinic now. A clinic may take up to two weeks to call back, and a full one may not call at all.',
      sources: ['on-grand-valley', 'on-seventh-generation', 'on-hiwhc'],
    },
    {
      text: 'Some hospitals have a prenatal clinic for people whom nobody else has taken: ask yours. In 2022, people in Sault Ste. Marie could send in the form themselves: ask if that is still so.',
      sources: ['on-sault'],
    },
    {
      text: 'In Toronto a nurse practitioner may follow your pregnancy, but does not attend the birth. Many family doctors hand over at the end. Ask early who takes over, and where.',
      sources: ['on-toronto'],
    },
  ],
  meanwhile: [
    {
      text: 'Nobody has taken you yet? Ask 811 which walk-in clinic or community health centre near you can order your first tests.',
    },
  ],
  fits: {
    'no-doctor': [
      {
        text: 'Health Care Connect looks for a family doctor or nurse practitioner for you. You need a valid OHIP card. People with greater health needs come first, so say that you are pregnant.',
        sources: ['on-health-care-connect', 'on-health-care-connect-older'],
      },
      {
        text: 'It is slow. For this pregnancy, get care elsewhere now.',
        sources: ['on-health-care-connect', 'on-toronto'],
      },
    ],
    'no-card': [
      {
        text: 'No OHIP card? A midwife is still free if you live in Ontario, whatever your immigration status.',
        sources: ['on-midwives-uninsured', 'on-hamilton'],
      },
      {
        text: 'If a midwife looks after you, a fund of the province may also pay for blood tests, ultrasounds and visits to specialists. Midwives do not all say the same: before each test, ask yours if this fund pays for it.',
        sources: ['on-midwives-uninsured', 'on-hamilton'],
      },
      {
        text: 'No midwife has room? A community health centre sees people without a health card. Ask 811 for the one near you.',
        sources: ['on-cp24'],
      },
      {
        text: 'At a university your plan may be UHIP. Look for the word ‘maternity’, and ask what it pays for visits, tests and a birth.',
        sources: ['on-student-plans'],
      },
      {
        text: 'A stay in hospital can still bring a bill. Ask the hospital for the price before you are due. Until March 31, 2023, the province paid such bills: pages from those years are wrong now.',
        sources: ['on-midwives-uninsured', 'on-cp24'],
      },
      {
        text: 'A public hospital may not turn you away when your life is in danger. Go for every emergency.',
        sources: ['on-cp24'],
      },
    ],
    'far-away': [
      {
        text: 'In the north, ask early where you would give birth. Our page on leaving home to give birth says who can pay for the trip.',
      },
    ],
    midwife: [{ text: 'We have not found one form that serves all clinics: each has its own.' }],
    language: [
      {
        text: 'Parts of Ontario offer care in French. Ask for it when you book, and again at the hospital. Often there is none: ask for an interpreter, or bring someone you trust.',
        sources: ['on-nb-francopresse'],
      },
    ],
  },
  pageNames: {},
};
