import type { RegionPapersWords } from '@/words/after-birth/region-papers';

export const newfoundlandAndLabrador: RegionPapersWords = {
  tasks: {
    register: [
      {
        text: 'The form goes to Vital Statistics. It also takes the child benefit and the Social Insurance Number, but not the health card.',
        sources: ['ccb-registration', 'register-birth'],
      },
      {
        text: 'We have not found by which day, or what it costs. Ask the hospital or your midwife for the form before you go home.',
      },
    ],
    'health-card': [
      {
        text: 'Fill in the form of the Medical Care Plan (MCP) for a newborn or adopted child. It is free.',
        sources: ['after-newfoundland-labrador-application-newfoundland'],
      },
      { text: 'Ask if MCP wants a copy of the birth certificate. If it does, order that first.' },
    ],
    certificate: [
      {
        text: 'You order it from Vital Statistics: online, by mail, or at the counter in Mount Pearl. You show your own ID.',
        sources: ['after-newfoundland-labrador-birth-certificate'],
      },
    ],
  },
  special: [
    {
      id: 'born-elsewhere',
      text: [
        {
          text: 'Born in another province? Register there. Live here? Send the newborn form to MCP.',
          sources: ['register-birth'],
        },
      ],
    },
    {
      id: 'at-home',
      text: [{ text: 'Born at home, or on the way? Ask Vital Statistics how the form gets to you.' }],
    },
    {
      id: 'parents',
      text: [{ text: 'We have not found who can be on the form as a parent. Ask Vital Statistics before you sign.' }],
    },
    {
      id: 'no-card',
      text: [{ text: 'Not on MCP yourself? Ask MCP if your baby can be, and from which day.' }],
    },
  ],
};
