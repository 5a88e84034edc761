import type { RegionPapersWords } from '@/words/after-birth/region-papers';

export const alberta: RegionPapersWords = {
  tasks: {
    register: [
      {
        text: 'You register online yourself, in the Online Birth Registry, as soon as you can. It takes about 3 weeks. The hospital or your midwife sends a confirmation of its own.',
        sources: ['after-alberta-register-birth'],
      },
      {
        text: 'In the same form, ask for the Social Insurance Number and the child benefit. The health card is apart.',
        sources: ['register-birth', 'after-canada-federal-alberta'],
      },
      {
        text: 'The usual way ends one year after the birth.',
        sources: ['after-alberta-register-birth'],
      },
    ],
    'health-card': [
      {
        text: 'Add your baby to your Alberta health care account. Usually you fill in the form to add a family member, and bring it to a registry agent or mail it.',
        sources: ['after-alberta-update-alberta'],
      },
      { text: 'We have not found by which day, or if the hospital begins it for you: ask before you leave.' },
    ],
    certificate: [{ text: 'You order it from a registry agent.', sources: ['after-alberta-register-birth'] }],
  },
  special: [
    {
      id: 'born-elsewhere',
      text: [
        {
          text: 'Born in another province or territory? Register there, and add your baby to your own Alberta account. In Lloydminster, ask the hospital which province it registers with.',
          sources: ['register-birth'],
        },
      ],
    },
    {
      id: 'at-home',
      text: [
        {
          text: 'Born at home without a midwife or doctor? Ask Vital Statistics for the home birth papers. Usually you send proof of the birth.',
          sources: ['after-service-alberta-register-birth', 'after-alberta-register-birth'],
        },
      ],
    },
    {
      id: 'parents',
      text: [
        {
          text: 'The form has the one who gave birth and a co-parent. That is the other biological parent, or the spouse or partner who agreed before an assisted conception.',
          sources: ['after-alberta-register-birth'],
        },
        {
          text: 'With a court order for surrogacy or adoption, contact Vital Statistics: there is another way.',
          sources: ['after-alberta-register-birth'],
        },
      ],
    },
    {
      id: 'late',
      text: [
        {
          text: 'Later than one year is possible too: then you show more proof.',
          sources: ['after-alberta-register-birth'],
        },
      ],
    },
    {
      id: 'no-card',
      text: [
        {
          text: 'If the parents do not live in Alberta, it usually does not cover the baby. Ask the health plan of the place where you live.',
          sources: ['after-alberta-health-registration-requirements'],
        },
      ],
    },
  ],
};
