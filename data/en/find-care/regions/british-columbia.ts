import type { RegionCareWords } from '@/words/find-care/region-care';

export const britishColumbia: RegionCareWords = {
  firstTitle: 'Call a midwife or a maternity doctor',
  first: [
    {
      text: 'You need no referral for a midwife. The Midwives Association of BC has a list of those in your area.',
      sources: ['bc-fraser-providers'],
    },
    {
      text: 'Some maternity doctors also take you without a referral: ask when you call.',
      sources: ['bc-maternity-docs'],
    },
    {
      text: 'The Medical Services Plan (MSP) pays for one main provider: a midwife, a family doctor or an obstetrician.',
      sources: ['bc-fraser-providers', 'bc-power-to-push'],
    },
  ],
  next: [
    {
      text: 'If the first one is full, ask for the waiting list, and call the next one the same day.',
    },
    {
      text: 'No doctor of your own? A doctor in a walk-in clinic can refer you to maternity care. For an obstetrician you need a referral.',
      sources: ['bc-fraser-providers'],
    },
    {
      text: 'We have not found the week by which BC wants you to have somebody. Call 811 if you have found nobody after a week of calls.',
    },
  ],
  meanwhile: [
    {
      text: 'Public health wants to hear from you early. Ask 811 how to register your pregnancy with your health authority. In the north the program is called Healthy Start.',
      sources: ['bc-prenatal-early', 'bc-northern-health'],
    },
    {
      text: 'Do you hope for BC Women’s Hospital? It takes mostly people who live in Vancouver, gave birth there before, are Indigenous or have some high-risk pregnancies. The rules change each year: ask your provider.',
      sources: ['bc-birth-hospital'],
    },
  ],
  fits: {
    'no-doctor': [
      {
        text: 'Sign up on the Health Connect Registry, online or at 811. It finds you a family doctor for the long run. Do not wait for it with your pregnancy: make the calls above.',
        sources: ['bc-attachment'],
      },
    ],
    'no-card': [
      {
        text: 'MSP begins after the rest of the month in which you arrive and two more months. In 2023 pregnancy did not shorten this, nor did it for a newborn. Ask if that has changed.',
        sources: ['bc-wait-2023', 'bc-wait-2024'],
      },
      {
        text: 'Without any plan you pay the midwife, the tests and a deposit to the hospital. Ask each for its price in your first weeks.',
        sources: ['bc-midwives-refugees'],
      },
      {
        text: 'Refugee claimants with the Interim Federal Health Program (IFHP) pay nothing for a midwife.',
        sources: ['bc-midwives-refugees'],
      },
    ],
    'far-away': [
      {
        text: 'Ask at your first visit where people from your town give birth. Who pays for the trip and the bed stands on our page on leaving home to give birth.',
      },
    ],
    midwife: [
      {
        text: 'A midwife looks after healthy, low-risk pregnancies, until about six weeks after the birth, and attends births at home or in hospital.',
        sources: ['bc-fraser-providers'],
      },
    ],
    language: [
      {
        text: 'The midwives’ association lets you search for a midwife by place and by language, and for one who bills IFHP.',
        sources: ['bc-midwives-refugees'],
      },
      {
        text: 'Care in French is rare here. RésoSanté Colombie-Britannique is the network for it: ask there. Or ask for an interpreter when you book, and again at the hospital.',
        sources: ['bc-sk-french'],
      },
    ],
  },
  pageNames: {
    'https://www.bcmidwives.com/': 'Midwives Association of BC: ask here for a midwife near you',
    'https://www.bcmidwives.com/immigrant_refugee_care.html':
      'Midwives Association of BC: by language, and without MSP',
  },
};
