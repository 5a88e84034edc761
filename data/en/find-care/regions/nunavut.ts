import type { RegionCareWords } from '@/words/find-care/region-care';

export const nunavut: RegionCareWords = {
  firstTitle: 'Go to the health centre of your community',
  first: [
    {
      text: 'Care begins there, in Cambridge Bay as in every community: a nurse starts it. Call or go as soon as you think you are pregnant.',
      sources: ['nu-health-centre'],
    },
    {
      text: 'Say how many weeks you may be, and ask for the day of your first visit and tests.',
    },
    {
      text: 'Nunavut has no health line: ask your health centre. Keep its number in your phone, and ask whom to call at night.',
    },
  ],
  next: [
    {
      text: 'Is your health centre short of staff, or closed for a time? Call its number all the same, and stay on the line. In 2023 people were helped by phone, or the call went to another community.',
      sources: ['nu-closures'],
    },
    {
      text: 'No day given? Ask again in two days. We have not found another place to ask for care, or a week by which you need it: your health centre knows.',
    },
  ],
  meanwhile: [
    {
      text: 'Ask at your first visit where you would give birth. Births are planned in Iqaluit or outside Nunavut, so most people travel.',
      sources: ['nu-iqaluit-only'],
    },
  ],
  fits: {
    'no-doctor': [
      {
        text: 'You need no doctor to begin: a nurse can start your care.',
        sources: ['nu-health-centre'],
      },
    ],
    'no-card': [
      {
        text: 'We have not found what care costs without a Nunavut health card. Ask your health centre, and send in the form for the card now.',
      },
    ],
    'far-away': [
      {
        text: 'From the Kitikmeot, so from Cambridge Bay too, people go to Yellowknife or Edmonton to give birth. From the Kivalliq about four in five births are in Manitoba, mostly in Winnipeg. From Qikiqtaaluk people go to Iqaluit or Ottawa.',
        sources: ['nu-kitikmeot', 'nu-kivalliq', 'nu-qikiqtaaluk'],
      },
      {
        text: 'An escort may come with you, and that trip is paid for. How to ask, and where you stay: see our page on leaving home to give birth.',
        sources: ['nu-escort'],
      },
    ],
    midwife: [
      {
        text: 'In 2019 three midwives worked in Cambridge Bay, and went to other places in the Kitikmeot. In Rankin Inlet births stopped in August 2020 for lack of midwives; visits went on. Ask if there is a midwife this year.',
        sources: ['nu-midwives-2019', 'nu-rankin'],
      },
    ],
    language: [
      {
        text: 'Ask for an interpreter if you would rather speak Inuktitut, Inuinnaqtun or French, when you book and again at the hospital.',
      },
      {
        text: 'RÉSEFAN has a guide in French to the health system in Iqaluit (2020).',
        sources: ['nu-french-guide'],
      },
    ],
  },
  pageNames: {
    'https://www.gov.nu.ca/en/health':
      'Government of Nunavut, Department of Health: ask here for the number of your health centre',
  },
};
