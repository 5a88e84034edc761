import type { RegionCareWords } from '@/words/find-care/region-care';

export const princeEdwardIsland: RegionCareWords = {
  firstTitle: 'Call the Women’s Wellness Program',
  first: [
    {
      text: 'You can call this program of Health PEI yourself, without a referral, even for a pregnancy test.',
      sources: ['pe-womens-wellness'],
    },
    {
      text: 'When it was planned, it was to look after pregnant people without a provider too. We have not found whether it does: ask.',
      sources: ['pe-summerside-2016', 'pe-services-2017'],
    },
    {
      text: 'It calls back from a ‘Private Number’: pick up. If somebody else may answer your phone, say when they can call.',
      sources: ['pe-womens-wellness'],
    },
  ],
  next: [
    {
      text: 'Ask for a midwife. Midwives have worked for Health PEI since 2024, from a clinic in Charlottetown, at home and at the Queen Elizabeth Hospital. We have not found their number: call 811.',
      sources: ['pe-first-midwives', 'pe-midwives-2025'],
    },
    {
      text: 'Say how many weeks you are, and ask who else takes pregnant people without a doctor. Call again until somebody has said yes.',
    },
  ],
  meanwhile: [
    {
      text: 'Ask a walk-in clinic, or 811, where you can have your first tests. Say that you are pregnant, so that nobody tells you to come back later.',
    },
  ],
  fits: {
    'no-doctor': [
      {
        text: 'Sign up on the Patient Registry. It is also for parents who expect a baby and have no doctor or nurse practitioner.',
        sources: ['pe-registry'],
      },
    ],
    'no-card': [
      {
        text: 'We have not found what care in pregnancy costs without a PEI health card. Book now. Ask for the price when you book, and if you may pay in parts. Ask the hospital for its price before you are due.',
      },
    ],
    'far-away': [
      {
        text: 'Could your birth be off the Island? Our page on leaving home to give birth helps you ask who pays, and where to stay.',
      },
    ],
    midwife: [
      {
        text: 'Midwives stay with you until eight weeks after the birth. In 2025 a second clinic was planned in Summerside: ask if it is open.',
        sources: ['pe-first-midwives', 'pe-midwives-2025'],
      },
    ],
    language: [
      {
        text: 'We have not found who gives care in French on the Island. Ask for it when you book, and again at the hospital. Often there is none outside Quebec: ask for an interpreter, or bring someone you trust.',
        sources: ['on-nb-francopresse'],
      },
    ],
  },
  pageNames: {
    'https://www.princeedwardisland.ca/fr/service/trouver-un-medecin-de-famille-ou-une-infirmiere-praticienne':
      'Patient Registry, page in French',
  },
};
