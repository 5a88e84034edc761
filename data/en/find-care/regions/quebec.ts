import type { RegionCareWords } from '@/words/find-care/region-care';

export const quebec: RegionCareWords = {
  firstTitle: 'Fill in the form Ma grossesse',
  first: [
    {
      text: 'The form is for everybody who is pregnant in Quebec, with or without a health insurance card. It comes in 11 languages.',
      sources: ['grossesse-secours', 'qc-tout-petits'],
    },
    {
      text: 'Fill it in early. It leads you to somebody who follows your pregnancy. A friend or a nurse may fill it in with you.',
      sources: ['grossesse-secours', 'qc-tout-petits', 'qc-form-2022'],
    },
    { text: 'Does the page not open? Ask 811 or your local community services centre (CLSC) for the form.' },
  ],
  next: [
    {
      text: 'You may also call clinics yourself: a family doctor, a doctor who takes pregnancies, a nurse practitioner or an obstetrician.',
      sources: ['grossesse-secours'],
    },
    {
      text: 'For a midwife, call the birthing centre (maison de naissance) of your region.',
      sources: ['grossesse-secours'],
    },
    {
      text: 'We have not found how long an answer takes. No answer yet? Call 811 or your CLSC, say how many weeks you are, and go on calling clinics.',
    },
  ],
  meanwhile: [
    {
      text: 'Grossesse-Secours answers every day and helps with any choice. Ask there too how to find care.',
      sources: ['grossesse-secours'],
    },
  ],
  fits: {
    'no-doctor': [
      { text: 'You need no family doctor of your own to get care in pregnancy.', sources: ['grossesse-secours'] },
    ],
    'no-card': [
      {
        text: 'New in Quebec, and waiting for your card? If you have a right to RAMQ, care for pregnancy and birth, or to end a pregnancy, can be free during the wait of three months. Sign up with RAMQ first, keep its letter, and ask RAMQ what it covers.',
        sources: ['qc-immigration', 'qc-citim'],
      },
      {
        text: 'Many students, people with an open work permit, visitors and people without status have no right to RAMQ. Then it does not pay for pregnancy and birth. In 2022 this care cost about $9,000 to $17,000, or more. Book now. Ask for the price when you book, and if you may pay in parts.',
        sources: ['qc-conversation', 'qc-cdeacf'],
      },
      {
        text: 'Send the form also without a card, and call Médecins du Monde: ask Grossesse-Secours or 811 for its number.',
        sources: ['qc-conversation', 'grossesse-secours'],
      },
      {
        text: 'A child who lives in Quebec for more than six months can have RAMQ, whatever papers the parents have.',
        sources: ['qc-baby-2023'],
      },
    ],
    'far-away': [
      {
        text: 'In Nunavik and in Eeyou Istchee, midwives attend births in some communities. Our page on leaving home to give birth says which.',
      },
    ],
    language: [
      {
        text: 'The form comes in 11 languages. We have not found which, or which clinics work in English: ask at 811, and again when you book. Ask for an interpreter if you need one.',
        sources: ['grossesse-secours', 'qc-tout-petits'],
      },
    ],
  },
  pageNames: { 'https://www.quebec.ca/magrossesse': 'The form Ma grossesse' },
};
