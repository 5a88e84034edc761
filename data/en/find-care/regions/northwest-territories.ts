import type { RegionCareWords } from '@/words/find-care/region-care';

export const northwestTerritories: RegionCareWords = {
  firstTitle: 'Ask for a prenatal visit where you live',
  first: [
    {
      text: 'In a community, call or go to the health centre. It gives care in pregnancy and after the birth.',
      sources: ['nt-health-centres'],
    },
    {
      text: 'In Yellowknife, call a primary care clinic. Ask for a prenatal visit by that name, and say how many weeks you are: it can be hard to be seen early.',
      sources: ['nt-hansard', 'nt-yellowknife'],
    },
    {
      text: 'In Hay River the midwives gave this care in 2024. Fort Smith had midwives too; births stopped there in 2023. Ask in both what is open.',
      sources: ['nt-midwives-french', 'nwt-midwives'],
    },
  ],
  next: [
    {
      text: 'The first visit should be between 8 and 11 weeks, a member of the legislature said in May 2025. No date given? Call again the same week, and call 811. Ask for a day between week 8 and week 11.',
      sources: ['nt-hansard'],
    },
    {
      text: 'We have not found another place that takes you directly. 811 knows who has room.',
    },
  ],
  meanwhile: [
    {
      text: 'For lack of staff, births were stopped in Yellowknife from December 2021 to February 2022, in Fort Smith in 2023, and in Inuvik in January 2024. Ask in each trimester where your birth would be.',
      sources: ['nwt-birthing', 'nwt-midwives', 'nt-inuvik'],
    },
  ],
  fits: {
    'no-doctor': [
      {
        text: 'Ask for a prenatal visit without a doctor of your own. The list for a family doctor can take years.',
        sources: ['nt-hansard'],
      },
    ],
    'no-card': [
      {
        text: 'We have not found what a visit costs without an NWT health care card. Apply for the card now. Do not wait for it: book now too. Ask for the price when you book, and if you may pay in parts.',
      },
    ],
    'far-away': [
      {
        text: 'Ask at your first visit in which week you would leave. Who pays, who comes along and where you stay: see our page on leaving home to give birth.',
      },
    ],
    midwife: [
      {
        text: 'In 2024 people from elsewhere could in theory go to the midwives of Hay River and Fort Smith. Ask early, and ask who pays for the trip. Yellowknife lacked midwives in May 2025.',
        sources: ['nt-midwives-french', 'nt-hansard'],
      },
    ],
    language: [
      {
        text: 'In 2024 some midwives in Hay River and Fort Smith spoke French. The guide of Réseau TNO Santé explains care here in French.',
        sources: ['nt-midwives-french', 'nt-guide'],
      },
      {
        text: 'For an Indigenous language, or any other, ask for an interpreter when you book.',
      },
    ],
  },
  pageNames: {
    'https://www.nthssa.ca/en/services/birthing-services':
      'Northwest Territories Health and Social Services Authority: birthing services',
  },
};
