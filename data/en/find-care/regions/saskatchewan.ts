import type { RegionCareWords } from '@/words/find-care/region-care';

export const saskatchewan: RegionCareWords = {
  firstTitle: 'Call a midwife, and book with a doctor',
  first: [
    {
      text: 'You call the midwives yourself: no referral, no bill. They have a waiting list, so call as soon as you can.',
      sources: ['sk-midwifery'],
    },
    {
      text: 'They work for the Saskatchewan Health Authority in four places: Saskatoon, Regina, Swift Current and Fort Qu’Appelle (2012). Ask if they come to where you live.',
      sources: ['sk-four-places', 'sk-midwives'],
    },
    {
      text: 'There may be no place for you, so book with a family doctor or nurse practitioner in the same week.',
    },
  ],
  next: [
    {
      text: 'Some maternity clinics, as in Saskatoon, take you only with a referral. A doctor in a walk-in clinic can send it: ask.',
      sources: ['sk-cornerstone'],
    },
    {
      text: 'We have not found a list of who takes people without a referral, or a week by which you need somebody. HealthLine, at 811, knows the clinics near you.',
    },
  ],
  meanwhile: [
    {
      text: 'If a midwife has a place for you, you choose: her care or the doctor’s. She works with your doctor when that is needed.',
      sources: ['sk-midwifery'],
    },
  ],
  fits: {
    'no-doctor': [
      {
        text: 'A walk-in clinic sees you without a doctor of your own. Say at the desk that you are pregnant and need tests and a referral.',
        sources: ['sk-cornerstone'],
      },
    ],
    'no-card': [
      {
        text: 'Midwives are paid for by Saskatchewan’s health plan. We have not found what they or a clinic cost without it: ask before your first visit.',
        sources: ['sk-midwifery'],
      },
      {
        text: 'Apply for the health card in your first days here, and ask from which day you are covered.',
      },
    ],
    'far-away': [
      {
        text: 'In a First Nation or in the north, ask at your nursing station or health centre first, and ask who books your trip.',
      },
      {
        text: 'We have not found the page of the Northern Medical Transportation Program. Who pays for trips in the rest of Canada, and how to ask, stands on our page on leaving home to give birth.',
      },
    ],
    midwife: [
      {
        text: 'A midwife can order your tests. She looks after you in pregnancy and at the birth, and after you and your baby for six weeks.',
        sources: ['sk-midwifery'],
      },
    ],
    language: [
      {
        text: 'Care in French is rare here. Réseau Santé en français de la Saskatchewan is the network for it: ask there. Or ask for an interpreter when you book, and again at the hospital.',
        sources: ['bc-sk-french'],
      },
    ],
  },
  pageNames: {},
};
