import type { RegionCareWords } from '@/words/find-care/region-care';

export const novaScotia: RegionCareWords = {
  firstTitle: 'Call a doctor on IWK’s list, or the midwives',
  first: [
    {
      text: 'You need no referral for a family doctor who delivers babies, or for a midwife.',
      sources: ['ns-iwk-pregnancy'],
    },
    {
      text: 'IWK Health keeps a list of doctors who take pregnant people for the length of the pregnancy. Its page links to it as ‘FM Prenatal Self Referral List’.',
      sources: ['ns-iwk-pregnancy'],
    },
    {
      text: 'Midwives work in three places: Halifax, Lunenburg and the South Shore, and Antigonish. Call or write for the form as soon as you know.',
      sources: ['ns-iwk-pregnancy', 'ns-midwifery'],
    },
  ],
  next: [
    {
      text: 'Full, or too far? Call 811. Say how many weeks you are, and ask where pregnant people are seen near you.',
    },
    {
      text: 'We have not found if the list also serves people outside Halifax, or a week by which you must have someone. Call again until somebody has said yes.',
    },
  ],
  meanwhile: [{ text: 'No visit yet? Ask 811 which walk-in clinic can order your first tests.' }],
  fits: {
    'no-doctor': [
      {
        text: 'The doctors of the list do not stay your family doctor. After the birth, your baby can be put on the list of newborns without one (Unattached Newborn list): ask for it.',
        sources: ['ns-iwk-pregnancy'],
      },
    ],
    'no-card': [
      {
        text: 'We have not found what care in pregnancy costs without a card of Medical Services Insurance (MSI). Ask 811 who sees people without one, and ask the hospital early about its price.',
      },
    ],
    'far-away': [
      {
        text: 'Is your place of birth far from home? Our page on leaving home to give birth helps you ask who pays, and where to stay.',
      },
    ],
    language: [
      {
        text: 'We have not found a list of people who give care in French. Ask for it when you book, and again at the hospital. Often there is none outside Quebec: ask for an interpreter, or bring someone you trust.',
        sources: ['on-nb-francopresse'],
      },
    ],
  },
  pageNames: { 'https://iwkhealth.ca/pregnancy': 'IWK Health: pregnancy, with the list of doctors' },
};
