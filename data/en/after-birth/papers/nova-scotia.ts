import type { RegionPapersWords } from '@/words/after-birth/region-papers';

export const novaScotia: RegionPapersWords = {
  tasks: {
    register: [
      {
        text: 'The law gives you 30 days. There is no fee.',
        sources: ['after-nova-scotia-register-birth', 'after-access-nova-birth-registration'],
      },
      {
        text: 'Nine hospitals have a kiosk for it: the IWK in Halifax, and those in Amherst, Antigonish, Bridgewater, Kentville, New Glasgow, Sydney, Truro and Yarmouth. Elsewhere there is a paper form.',
        sources: ['after-nova-scotia-register-birth'],
      },
      {
        text: 'The kiosk takes the Social Insurance Number, the child benefit and the health card. The paper form takes the first two.',
        sources: ['after-nova-scotia-register-birth', 'after-access-nova-birth-registration'],
      },
    ],
    'health-card': [
      {
        text: 'Did you ask for the MSI card at the kiosk? Then this is done. With the paper form, call MSI and ask for it.',
        sources: ['after-nova-scotia-register-birth', 'after-access-nova-birth-registration'],
      },
    ],
    certificate: [
      {
        text: 'You order it from Vital Statistics, once the birth is registered.',
        sources: ['after-access-nova-birth-registration'],
      },
    ],
  },
  special: [
    {
      id: 'born-elsewhere',
      text: [
        {
          text: 'Born in another province? Register there. Live in Nova Scotia? Ask MSI here for the card.',
          sources: ['register-birth'],
        },
        {
          text: 'Came to Halifax from another province to give birth? Register in Nova Scotia, at the kiosk if you can. The card comes from your own province.',
          sources: ['register-birth', 'after-nova-scotia-register-birth'],
        },
      ],
    },
    {
      id: 'at-home',
      text: [{ text: 'Born at home? Ask your midwife or Vital Statistics for the paper form.' }],
    },
    {
      id: 'parents',
      text: [
        {
          text: 'With surrogacy or assisted conception, Vital Statistics wants to see the agreement that you made before the conception on who the parents are. Contact it for the forms.',
          sources: ['after-nova-scotia-register-birth'],
        },
      ],
    },
    {
      id: 'late',
      text: [
        {
          text: 'More than a year later it is still possible, with proof and a fee.',
          sources: ['after-nova-scotia-register-birth'],
        },
      ],
    },
    {
      id: 'no-card',
      text: [{ text: 'Not in MSI yourself? Ask MSI if your baby can be, and from which day.' }],
    },
  ],
};
