import type { RegionPapersWords } from '@/words/after-birth/region-papers';

export const ontario: RegionPapersWords = {
  tasks: {
    'health-card': [
      {
        text: "Ask for the infant form for OHIP before you go home: the hospital or your midwife has it. Tear off the lower part. It is your baby's card until the plastic one comes, usually after 6 weeks.",
        sources: [
          'after-settlement-org-how-do',
          'after-steps-justice-how-get',
          'after-association-ontario-signing-statement',
        ],
      },
      {
        text: 'The card is not part of the online registration.',
        sources: ['after-serviceontario-library-newborn-registration'],
      },
    ],
    register: [
      {
        text: 'The law gives you 30 days, and there is no fee. You register online or on paper. The hospital or your midwife sends a notice of its own, and the two have to match.',
        sources: ['after-serviceontario-library-newborn-registration', 'after-township-north-birth-registrations'],
      },
      {
        text: 'You can order the birth certificate in the same form, or later. It comes after the two have matched.',
        sources: ['after-serviceontario-library-newborn-registration', 'after-allontario-ontario-birth'],
      },
    ],
  },
  special: [
    {
      id: 'born-elsewhere',
      text: [
        {
          text: "Live in Ontario, but born elsewhere in Canada, as in Gatineau or Winnipeg? Register there. For the card, go to ServiceOntario in person. In the first 90 days, the hospital's letter usually proves the birth; later you need proof of citizenship.",
          sources: ['register-birth', 'after-steps-justice-how-get'],
        },
        {
          text: 'There may be a time without OHIP: ask from which day your baby is covered.',
          sources: ['after-steps-justice-how-get'],
        },
        {
          text: 'Born in Ontario, but you live elsewhere, as in Gatineau or Nunavut? Register in Ontario. The card comes from where you live.',
          sources: ['register-birth'],
        },
      ],
    },
    {
      id: 'at-home',
      text: [
        {
          text: 'At home with a midwife: the midwife has the forms. Without a midwife or doctor, nobody can sign them. Ask a midwife for a letter to ServiceOntario.',
          sources: ['after-association-ontario-signing-statement'],
        },
      ],
    },
    {
      id: 'parents',
      text: [
        {
          text: 'More than two parents, surrogacy, or no other parent? Ask ServiceOntario which form to use before you send it.',
        },
      ],
    },
    {
      id: 'late',
      text: [
        {
          text: 'After one year, contact the Office of the Registrar General: it tells you what is needed.',
          sources: ['after-serviceontario-library-newborn-registration', 'after-township-north-birth-registrations'],
        },
      ],
    },
    {
      id: 'no-card',
      text: [
        {
          text: 'You have no OHIP? A baby born in Ontario can have it, if a parent lives mainly in Ontario and the baby will be there for 153 days of the next 12 months. Ask for the infant form.',
          sources: ['after-association-ontario-ohip-eligibility', 'after-settlement-org-how-do'],
        },
      ],
    },
    {
      id: 'more',
      text: [
        {
          text: 'The form can pass you on to somebody who opens an education savings plan (RESP) with you. With a low income your child can get the Canada Learning Bond in it: $500 now and $100 a year, up to $2,000, with no money of your own.',
          sources: [
            'after-serviceontario-library-newborn-registration',
            'after-regional-municipality-canada-learning',
            'after-benefits-wayfinder-canada-learning',
          ],
        },
        {
          text: 'Does an elder or grandparent at home give the name? Ask the hospital if you can take the form home. The 30 days run all the same.',
          sources: ['after-serviceontario-library-newborn-registration'],
        },
      ],
    },
  ],
};
