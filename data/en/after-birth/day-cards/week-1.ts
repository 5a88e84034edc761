import type { DayCard } from './types';

/** Days 0 to 6. */
export const week1: readonly DayCard[] = [
  {
    usual: {
      text: 'Your baby is here. Skin to skin means bare on your bare chest, both covered, nose and mouth free, the face in sight. Ask about vitamin K: a needle, usually offered soon after birth, against a rare bleeding.',
      sources: ['cps-skin-to-skin', 'skin-to-skin-ontario', 'after-pinnacle-ob-newborn-care'],
    },
    forYou: {
      text: 'You have done enough. Sleepy, your baby on you? Lay your baby on the back in the crib, or pass it to somebody awake.',
      sources: ['london-skin', 'after-public-health-joint-statement', 'after-city-toronto-safe-sleep'],
    },
    lookAt: {
      text: 'The bed. On the back for every sleep, on a firm, flat mattress with nothing soft.',
      sources: ['after-public-health-joint-statement', 'after-city-toronto-safe-sleep'],
    },
    tracks: {
      cesarean: { text: 'A cesarean is a birth and an operation. Let somebody lift your baby to you, each time.' },
      early: { text: 'Your baby came early? Ask the team when you can hold them, and how you can help today.' },
      'in-hospital': { text: 'Ask when you can come, by day and by night, and who may come with you.' },
      twins: { text: 'Two or more? Ask for each time of birth in writing: the papers ask who was born first.' },
      breast: { text: 'Ask a nurse or midwife to stay for one whole feed, from the first minute to the last.' },
      bottle: { text: 'Ask a nurse or midwife to stay for the first bottle, and to answer every question.' },
      both: { text: 'Breast and bottle? Tell the team that you plan on both, so that they help with both.' },
    },
  },
  {
    usual: {
      text: 'At 24 to 48 hours, a few drops of blood from the heel are tested for rare diseases that can be treated. You may say no. Left early? Go back for it. Home before 48 hours? Ask for a visit the next day.',
      sources: [
        'after-aboutkidshealth-sickkids-newborn-screening',
        'after-omama-ontario-newborn-screening',
        'after-une-naissance-other-care',
        'after-north-york-when-see',
      ],
    },
    forYou: { text: 'Did you sleep? Hand your baby to somebody, and close your eyes.' },
    lookAt: {
      text: 'The car seat: facing back, in the back seat, never in front of an airbag. Ask about the RSV shot before you leave.',
      sources: [
        'after-mom-resource-rear-facing',
        'after-montreal-childrens-car-seat',
        'after-parachute-canada-child-car',
      ],
    },
    tracks: {
      early: { text: 'Ask on which day the heel test is done for a baby who came early.' },
      'in-hospital': { text: 'Ask which tests were done, and where the results will go.' },
      breast: { text: 'Sore? Say so at this feed, not the next one. A nurse can look with you.' },
    },
  },
  {
    usual: {
      text: 'A breastfed baby feeds at least 8 times in 24 hours, at night too. The first poop is black or dark green.',
      sources: ['after-region-peel-breastfeeding-baby', 'after-ontario-breastfeeding', 'after-grey-bruce-signs-that'],
    },
    isForBabiesAtHome: true,
    forYou: {
      text: 'You do not have to work feeding out alone. Nurses and midwives help with nursing, pumping and bottles.',
      sources: ['after-city-toronto-breastfeeding'],
    },
    lookAt: {
      text: 'A breastfed baby is advised 400 IU of vitamin D a day, from birth, in all seasons. Ask a pharmacist or nurse how many drops of yours make 400 IU.',
      sources: ['vitamin-d-northwestern', 'after-bmc-public-vitamin-d'],
    },
    tracks: {
      cesarean: {
        text: 'Ask which medicine for pain you take home, how often, for how long, and how it goes with your milk. Can it make you or your baby sleepy?',
      },
      early: { text: 'Ask the team how much vitamin D your baby needs, and give what they prescribe.' },
      'in-hospital': { text: 'Would you like to give your milk? Ask for a pump, and for a nurse to show you how.' },
      twins: { text: 'Ask for a second pair of hands at each feed, and for a way to feed that lets you sit well.' },
      bottle: { text: 'Formula: we have found no figures by day. Ask your nurse or midwife how much and how often.' },
      both: { text: 'Ask your nurse or midwife which comes first at a feed, breast or bottle.' },
    },
  },
  {
    usual: {
      text: 'Tears from nowhere? Up to 4 in 5 new parents are weepy, tired or on edge in the first days. These baby blues usually pass within two weeks. Two weeks do not have to pass first: you can tell somebody today.',
      sources: [
        'after-society-obstetricians-postpartum-depression',
        'after-peterborough-public-prenatal-postpartum',
        'after-southwestern-public-postpartum-mood',
        'mood-hamilton',
      ],
    },
    forYou: {
      text: 'Low mood comes to partners too, not only to whoever gave birth. Tell somebody how you are.',
      sources: ['mood-hamilton'],
    },
    isForOtherParent: true,
    lookAt: { text: 'Skin and eyes, by a window: do they look yellow? The signs below say what to do.' },
    tracks: {
      early: { text: 'Ask the team how they check for yellow skin in a baby who came early.' },
      cesarean: { text: 'Getting up is slow. Ask for a hand each time you stand, and say so when it hurts.' },
      bottle: { text: 'Formula only? Ask whether your baby needs vitamin D as well.' },
      both: { text: 'Breast and formula? Ask how much vitamin D your baby needs.' },
    },
  },
  {
    usual: {
      text: 'Most babies born at term lose some weight in the first 3 days, about 7% on average, and gain from day 4. Yours does not? Ask today.',
      sources: ['after-south-east-well-baby', 'after-region-peel-breastfeeding-baby', 'after-grey-bruce-signs-that'],
    },
    isForBabiesAtHome: true,
    forYou: {
      text: 'High blood pressure can begin up to six weeks after a birth, even if you never had it. Was yours high? Ask today when it will be checked.',
      sources: ['preeclampsia-after-birth', 'after-811-nova-postpartum-preeclampsia'],
    },
    lookAt: {
      text: 'Its signs: a headache, spots before your eyes, pain under the ribs, a face or hands that swell, trouble breathing. Below is what to do.',
      sources: ['preeclampsia-after-birth', 'after-811-nova-postpartum-preeclampsia'],
    },
    tracks: {
      early: { text: 'Ask what your baby weighs today, and what the team reads in it.' },
      'in-hospital': { text: 'Ask at what time your baby is weighed, and be there if you can.' },
      cesarean: {
        text: 'Look at the cut each day, or ask somebody to: is it red, swollen or leaking?',
        sources: ['after-bc-womens-after-birth', 'after-st-thomas-warning-signs', 'north-york-after-birth'],
      },
      breast: {
        text: 'Look at your breasts before a feed: is a part of one red or sore?',
        sources: ['after-birth-signs'],
      },
      both: { text: 'Ask how to keep up your milk while bottles are part of the day, if you wish to.' },
    },
  },
  {
    usual: {
      text: 'The first check is 24 to 72 hours after you leave the hospital, by somebody who knows babies. Nobody has seen yours? Ask for it today. Born at home? Ask your midwife.',
      sources: ['after-canadian-paediatric-facilitating-discharge', 'after-north-york-when-see'],
    },
    forYou: { text: 'Come to this visit, or ask a friend to, and write the answers down.' },
    isForOtherParent: true,
    isForBabiesAtHome: true,
    lookAt: { text: "'First papers': what comes first where you live, and whether it has a last day." },
    path: '/papers',
    tracks: {
      early: { text: 'Ask who checks on a baby who came early in the first days at home.' },
      'in-hospital': { text: 'Ask the team what has changed since yesterday, and what comes next.' },
      twins: {
        text: 'Fill in one registration for each baby.',
        sources: ['after-bc-vital-electronic-birth', 'after-directeur-letat-declaration-dune'],
      },
    },
  },
  {
    usual: {
      text: "From about day 5, a breastfed baby's pee is pale and the poop is yellow.",
      sources: ['after-region-peel-breastfeeding-baby', 'after-ontario-breastfeeding', 'after-grey-bruce-signs-that'],
    },
    isForBabiesAtHome: true,
    forYou: {
      text: 'Bleeding is usually bright red for the first days, then pink or brown. Sit or lie down for part of every day.',
      sources: ['after-st-thomas-warning-signs', 'mc-midwives'],
    },
    lookAt: {
      text: 'The cord: keep it clean with water, and dry. Fold the diaper under it, and use no alcohol.',
      sources: ['after-london-health-babys-cord'],
    },
    tracks: {
      early: { text: 'Ask the team how many diapers and how much milk fit your baby: their figures hold.' },
      'in-hospital': { text: 'Ask to change a diaper or wash the face yourself. It is your baby, here too.' },
      breast: { text: 'Does a feed still hurt? Ask for somebody to watch one this week.' },
      bottle: { text: 'Ask what is usual in the diapers of a baby on formula: ours are figures for the breast.' },
      both: { text: 'Breast and formula: ask which figures for diapers fit your baby.' },
    },
  },
];
