import type { RegionPapersWords } from '@/words/after-birth/region-papers';

export const yukon: RegionPapersWords = {
  tasks: {
    register: [
      {
        text: 'The law gives you 30 days. The form is at Whitehorse General Hospital, at the midwifery clinic and at the Vital Statistics office.',
        sources: ['after-yukon-birth-register', 'after-yukon-developers-apply-automated'],
      },
      {
        text: 'To get the child benefit and the Yukon Child Benefit with it, mark your consent at the bottom. No such place on your form? Then apply to the Canada Revenue Agency.',
        sources: ['after-yukon-developers-apply-automated', 'ccb-registration'],
      },
    ],
    'health-card': [
      {
        text: 'We have not found how a newborn gets the card. Ask Insured Health in Whitehorse, or your territorial agent, how to add your baby.',
      },
    ],
    certificate: [{ text: 'You usually order it from Vital Statistics.', sources: ['after-yukon-birth-register'] }],
  },
  special: [
    {
      id: 'born-elsewhere',
      text: [
        {
          text: 'Born in British Columbia, Alberta or elsewhere? Register there, and ask at that hospital by which day. Insured Health in Whitehorse tells you about the card.',
          sources: ['register-birth'],
        },
      ],
    },
    {
      id: 'at-home',
      text: [
        {
          text: 'Born at home? The midwifery clinic has the form. Or ask Vital Statistics.',
          sources: ['after-yukon-developers-apply-automated'],
        },
      ],
    },
    {
      id: 'parents',
      text: [{ text: 'We have not found who can be on the form as a parent. Ask Vital Statistics before you sign.' }],
    },
    {
      id: 'no-card',
      text: [{ text: 'No Yukon card of your own yet? Ask Insured Health if your baby can have one now.' }],
    },
  ],
};
