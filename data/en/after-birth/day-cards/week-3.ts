import type { DayCard } from './types';

/** Days 14 to 20. */
export const week3: readonly DayCard[] = [
  {
    usual: {
      text: 'Two weeks. Baby blues have usually passed by now. A low mood that stays or gets worse has a name, and can be treated.',
      sources: [
        'after-society-obstetricians-postpartum-depression',
        'after-peterborough-public-prenatal-postpartum',
        'mood-hamilton',
      ],
    },
    forYou: { text: 'Tell one person how you really are. Use whatever words come, in whatever language.' },
    lookAt: { text: "Yourself, through somebody close. Ask: 'How do I seem to you?'" },
    tracks: {
      cesarean: { text: 'Did the birth go another way than you had hoped? Ask to talk it over with who was there.' },
      'in-hospital': { text: 'A stay like this is hard on parents. Ask the team who is there for you.' },
      twins: { text: 'Two babies, one tired you. Ask by name and hour: who comes on Tuesday at four?' },
      breast: { text: 'Proud of it or fed up with it, both may be said. How you feel about feeding counts too.' },
      bottle: {
        text: 'If feeding went another way than you had planned, you may be sad about it and still do it well.',
      },
    },
  },
  {
    usual: {
      text: 'From about 2 weeks babies cry more, often in the evening. It is most at about 2 months, and eases at 3 to 5 months.',
      sources: ['after-peterborough-public-crying', 'after-prevent-shaken-infant-crying'],
    },
    forYou: { text: 'You were not up last night? Take the evening, and let the other arms rest.' },
    isForOtherParent: true,
    lookAt: { text: 'Your evening: who could come at six, for one hour? Put two names on the fridge.' },
    tracks: {
      early: { text: 'Ask from which day to count the weeks of crying for a baby who came early.' },
      twins: { text: 'When both cry, one can lie in the crib, on the back, while you hold the other.' },
    },
  },
  {
    usual: {
      text: 'Crying can be too much for anyone. Put your baby on the back in the crib, close the door, and breathe for a few minutes. Then look in again.',
      sources: ['after-prevent-shaken-infant-crying'],
    },
    forYou: {
      text: 'Never shake a baby. Say this to everyone who holds yours, and ask for help before you need it.',
      sources: ['after-prevent-shaken-infant-crying'],
    },
    lookAt: { text: 'Whose voice calms you? Put that number where you can find it at night.' },
    tracks: {
      early: { text: 'Ask the team how your baby likes to be held when things are too loud or too bright.' },
      both: { text: 'Anybody can give the bottle at the hard hour of the day. Agree on who.' },
    },
  },
  {
    usual: {
      text: 'For the first 6 months the advice is: share your room with your baby, not your bed.',
      sources: ['after-city-toronto-safe-sleep', 'after-public-health-joint-statement'],
    },
    forYou: { text: 'Nights are long. Agree before bedtime who gets up first. Alone? Ask somebody for a nap by day.' },
    lookAt: { text: 'Does the crib, cradle or bassinet fit beside your bed? Move what is in the way.' },
    tracks: {
      cesarean: { text: 'Is getting out of bed still hard? Put diapers, cloths and water within reach.' },
      breast: {
        text: 'So tired at night feeds? Ask your nurse or midwife where to feed, and how not to fall asleep with your baby in bed, on a sofa or in an armchair.',
      },
      bottle: { text: 'Ask how long a bottle that is ready may stand, by day and at night.' },
    },
  },
  {
    usual: {
      text: 'Feeding questions come at three in the morning. Nurses and midwives help with the breast, the pump and the bottle.',
      sources: ['after-city-toronto-breastfeeding'],
    },
    forYou: { text: 'However you feed, you do it hour by hour. You owe nobody a reason.' },
    lookAt: { text: 'The number of your health line: is it in your phone?' },
    path: '/when-to-call',
    tracks: {
      'in-hospital': {
        text: 'Is your baby very ill? EI has one more benefit, of up to 35 weeks. Ask the social worker about it.',
        sources: ['after-employment-social-digest-benefit', 'after-steps-justice-i-am'],
      },
      breast: {
        text: 'In Ontario, 811 answers on breastfeeding day and night. Elsewhere, ask your nurse or midwife who does.',
        sources: ['after-ontario-breastfeeding'],
      },
      bottle: { text: 'A question on bottles is as good as one on the breast. Ask it.' },
      both: { text: 'More breast, more bottle, or as it is? Ask for help with the way you want to go.' },
    },
  },
  {
    usual: {
      text: 'Safe sleep also means: no smoke, no vaping and no cannabis near your baby.',
      sources: ['after-city-toronto-safe-sleep', 'after-public-health-joint-statement'],
    },
    forYou: {
      text: 'You smoke, and would like to stop? Ask a pharmacist or your provider. Nobody has to do it alone.',
    },
    lookAt: { text: 'The rooms your baby is in, and the car: are they free of smoke?' },
    tracks: {
      early: { text: 'Ask the team what safe sleep means for a baby who came early.' },
      twins: {
        text: 'Ask your hospital for a nurse or social worker who knows twins, and for a group of parents near you.',
      },
    },
  },
  {
    usual: {
      text: 'Many regions offer every newborn a hearing test, in the hospital or soon after.',
      sources: [
        'after-cich-profile-current-newborn',
        'after-manitoba-universal-newborn',
        'after-saskatchewan-human-universal-newborn',
      ],
    },
    forYou: { text: 'Almost three weeks. Name one thing that you can do now and could not do on the first day.' },
    lookAt: {
      text: 'Was the test done, and what did it say? If you do not know, ask where babies near you go for it.',
    },
    tracks: {
      early: { text: 'Ask whether the hearing of a baby who came early is tested again, and when.' },
      breast: { text: 'Feed in the quietest room you have, if only once a day. You may shut the door.' },
      both: { text: 'Some feeds by you, some by others: read or hum to your baby at either.' },
    },
  },
];
