import type { DayCard } from './types';

/** Days 35 to 41. */
export const week6: readonly DayCard[] = [
  {
    usual: {
      text: 'Your own checkup is usually about 6 weeks after the birth. With a midwife, you have several visits until then. Worried before? Do not save it for this visit.',
      sources: ['after-family-care-postpartum-care', 'after-eastern-ontario-breastfeeding-birth'],
    },
    forYou: { text: "Book it as you would book your baby's. This one is about you." },
    lookAt: { text: 'No provider of your own? Ask who does this check where you live.' },
    tracks: {
      cesarean: { text: 'Ask why you had the cesarean, and what it means for another birth.' },
    },
  },
  {
    usual: { text: 'Five weeks, and perhaps you feel alone with all this. That is reason enough to ask for company.' },
    forYou: { text: 'Send one message to one person today, as short as this: can you come by?' },
    lookAt: {
      text: 'Groups for new parents near you: ask public health, the library, a friendship centre, or in Quebec the CLSC.',
    },
    tracks: {
      early: { text: 'Ask the team for other parents whose baby came early.' },
      breast: { text: 'Feeding outside the house for the first time? Take somebody with you.' },
    },
  },
  {
    usual: {
      text: 'Midwives in Ontario write that a body is best ready for a next pregnancy after 12 to 24 months. Ask what fits you.',
      sources: ['after-kitchener-waterloo-birth-spacing'],
    },
    forYou: { text: 'One more, never again, no idea? You need not know it today, and you owe nobody an answer.' },
    lookAt: { text: 'Did you choose birth control, and does it still suit you? If not, ask again.' },
    tracks: {
      cesarean: {
        text: 'After a cesarean, they write 18 to 24 months. Ask what fits you.',
        sources: ['after-kitchener-waterloo-birth-spacing'],
      },
    },
  },
  {
    usual: {
      text: 'Are some papers still on the table? It says nothing about you as a parent.',
    },
    forYou: { text: 'Take one form, read it out loud, and fill in what you can together. A friend can help as well.' },
    isForOtherParent: true,
    lookAt: { text: "'First papers': what is still open, and what to do where a day has passed." },
    path: '/papers',
    tracks: {
      twins: { text: 'Lay the papers of each baby in a folder of its own.' },
    },
  },
  {
    usual: {
      text: 'Crying may still grow: it is most at about 2 months. Much crying does not mean that you do it wrong.',
      sources: ['after-peterborough-public-crying', 'after-prevent-shaken-infant-crying'],
    },
    forYou: { text: 'When the evening is loud, you may hum, rock, walk, or just sit there and be close.' },
    lookAt: { text: "Your baby's face, close to yours. Talk a little. One of these weeks a smile may answer." },
    tracks: {
      early: { text: 'Born early? Ask the team when to look for a first smile.' },
      bottle: { text: 'Ask before you change the formula because of crying.' },
      both: { text: 'Ask before you change breast or bottle because of crying.' },
    },
  },
  {
    usual: {
      text: 'High blood pressure after a birth can still begin in this week.',
      sources: ['preeclampsia-after-birth', 'after-811-nova-postpartum-preeclampsia'],
    },
    forYou: { text: 'A head that hurts is easy to push aside when a baby needs you. Take your own signs seriously.' },
    lookAt: {
      text: 'Do you measure at home? 140 or more on top, or 90 or more below, is a sign. 160 or more on top, or 110 or more below, is a graver one. Both stand below.',
      sources: [
        'preeclampsia-after-birth',
        'after-811-nova-postpartum-preeclampsia',
        'pressure-winnipeg',
        'hypertension-canada',
        'sogc-426',
      ],
    },
  },
  {
    usual: {
      text: 'Six weeks, almost. The cards end here. You may ask for help as before, by day and by night.',
    },
    forYou: {
      text: 'For your own checkup: ask about bleeding, stitches, leaking, mood, birth control and blood pressure.',
      sources: ['after-family-care-postpartum-care', 'after-eastern-ontario-breastfeeding-birth'],
    },
    lookAt: { text: "Your baby's page: how old today, and what comes next." },
    path: '/birth',
    tracks: {
      early: { text: 'Ask how long the team counts two ages for your baby.' },
    },
  },
];
