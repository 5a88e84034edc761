import type { RegionCareWords } from '@/words/find-care/region-care';

export const saskatchewan: RegionCareWords = {
  firstTitle: 'Call a midwife, and book with a doctor',
  first: [
    {
      text: 'You call the midwives yourself: no referral, no bill. They have a waiting list, so call as soon as you can.',
      sources: ['sk-midwifery'],
    },
    {
      text: 'They work for the Saskatchewan Health Authority in four places. In 2012 these were Saskatoon, Regina, Swift Current and All Nations’ Healing Hospital in Fort Qu’Appelle. This may have changed: ask if they take people from where you live.',
      sources: ['sk-four-places', 'sk-midwives'],
    },
    {
      text: 'Places are few, so book with a family doctor or nurse practitioner this week too.',
    },
  ],
  next: [
    {
      text: 'Some maternity clinics, as in Saskatoon, take you only with a referral. A doctor in a walk-in clinic can send it: ask.',
      sources: ['sk-cornerstone'],
    },
    {
      text: 'We have not found who else takes people without a referral, or a week by which you need somebody. HealthLine, at 811, knows the clinics near you.',
    },
  ],
  meanwhile: [
    {
      text: 'If a midwife has a place for you, you choose: the midwife or the doctor. They work together when that is needed.',
      sources: ['sk-midwifery'],
    },
  ],
  fits: {
    'no-doctor': [
      {
        text: 'Go to a walk-in clinic. Say at the desk that you are pregnant and need tests and a referral.',
        sources: ['sk-cornerstone'],
      },
    ],
    'no-card': [
      {
        text: 'The health plan pays for midwives. We have not found what they or a clinic cost without it. Book now. Ask for the price when you book, and if you may pay in parts.',
        sources: ['sk-midwifery'],
      },
      {
        text: 'Apply for the health card in your first days here, and ask from which day you are covered.',
      },
    ],
    'far-away': [
      {
        text: 'In a First Nation or in the north, ask first at your nursing station or health centre, also who books your trip.',
      },
      {
        text: 'We have not found the page of the Northern Medical Transportation Program. What we found on trips: see our page on leaving home to give birth.',
      },
    ],
    midwife: [
      {
        text: 'A midwife orders your tests and looks after you in pregnancy and birth, then after you and your baby for six weeks.',
        sources: ['sk-midwifery'],
      },
    ],
    language: [
      {
        text: 'Care in French is rare here: ask Réseau Santé en français de la Saskatchewan, the network for it. Or ask for an interpreter when you book, and again at the hospital.',
        sources: ['bc-sk-french'],
      },
    ],
  },
  pageNames: {},
};
