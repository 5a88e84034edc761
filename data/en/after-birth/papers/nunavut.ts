import type { RegionPapersWords } from '@/words/after-birth/region-papers';

export const nunavut: RegionPapersWords = {
  tasks: {
    register: [
      {
        text: 'The nurse at the health centre helps you fill in the form with the names of your baby and the parents, and helps with the other papers too.',
        sources: ['after-nunavut-birth-certificate'],
      },
      { text: 'We have not found by which day. Ask the nurse, and do it soon.' },
    ],
    certificate: [
      {
        text: 'Order it early, as your baby needs it for the health card. It usually costs 10 dollars, by cheque or money order: ask first.',
        sources: ['after-nunavut-birth-certificate'],
      },
    ],
    'health-card': [
      {
        text: 'It usually asks for the birth certificate, so that comes first. The health centre has the forms.',
        sources: ['after-nunavut-birth-certificate'],
      },
    ],
    'social-insurance-number': [{ text: 'No form joins it to the registration here.', sources: ['register-birth'] }],
    'child-benefit': [
      {
        text: 'In Nunavut you apply to the Canada Revenue Agency yourself. Does your registration form have a box for it after all? Then tick that, and do not apply again.',
        sources: ['after-canada-revenue-canada-child', 'ccb-registration'],
      },
    ],
  },
  special: [
    {
      id: 'born-elsewhere',
      text: [
        {
          text: 'Born in Winnipeg, Ottawa, Edmonton or Yellowknife? You register there, and the certificate comes from there. Do it before you fly home.',
          sources: ['register-birth', 'after-northern-news-babies-get'],
        },
        {
          text: "That place's form may take the Social Insurance Number and the child benefit too. Ask at the hospital by which day: the days are fewer in some places than in others.",
          sources: ['register-birth', 'ccb-registration'],
        },
        {
          text: 'Back home, ask if a government liaison officer in your hamlet can help.',
          sources: ['after-northern-news-babies-get'],
        },
      ],
    },
    {
      id: 'at-home',
      text: [
        {
          text: 'Born outside the health centre or hospital? Go there with your baby: the nurse helps with the papers too.',
        },
      ],
    },
    {
      id: 'parents',
      text: [
        {
          text: 'We have not found who can be on the form as a parent. Ask the nurse or Vital Statistics before you sign.',
        },
      ],
    },
    {
      id: 'no-card',
      text: [{ text: 'No Nunavut card of your own yet? Ask the health centre if your baby can have one now.' }],
    },
    {
      id: 'more',
      text: [
        {
          text: "Inuit of the Nunavut or Inuvialuit agreement: once your baby has the territory's card, it opens Non-Insured Health Benefits too. Ask your Inuit association how to enrol your baby.",
          sources: ['after-indigenous-services-inuit-client'],
        },
      ],
    },
  ],
};
