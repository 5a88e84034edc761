import type { DayCard } from './types';

/** Days 21 to 27. */
export const week4: readonly DayCard[] = [
  {
    usual: {
      text: 'Is breastfeeding birth control? Only while your baby is under 6 months, gets only your milk, by day and night, and you have not bled again.',
      sources: ['after-inspq-from-birth-control', 'after-eastern-ontario-breastfeeding-birth'],
    },
    forYou: { text: 'Three weeks. Be as kind to yourself as you are to your baby.' },
    lookAt: {
      text: 'Pills with estrogen are not for the first 4 to 6 weeks, because of clots. A patch or a ring? Ask first, and ask what you can have before.',
      sources: ['after-mothers-program-contraception', 'after-inspq-from-birth-control'],
    },
    tracks: {
      cesarean: { text: 'Ask which birth control suits you after a cesarean, and from when.' },
      breast: { text: 'Ask which birth control goes with breastfeeding.' },
      bottle: { text: 'With formula, feeding is no birth control.', sources: ['after-inspq-from-birth-control'] },
      both: {
        text: 'With formula as well, do not count on the breast as birth control.',
        sources: ['after-inspq-from-birth-control'],
      },
    },
  },
  {
    usual: {
      text: 'Out in the cold? No snowsuit goes under the straps of the car seat: buckle thin layers snugly, and lay a blanket over the straps, with the face free.',
      sources: ['car-seat-winter'],
    },
    forYou: { text: 'Take the baby around the block, so that the house is quiet for an hour. A friend can do it too.' },
    isForOtherParent: true,
    lookAt: {
      text: 'The straps: at or below the shoulders, and the clip at the armpits.',
      sources: ['after-mom-resource-rear-facing', 'after-montreal-childrens-car-seat'],
    },
    tracks: {
      early: { text: 'Ask the team what cold weather and crowds mean for a baby who came early.' },
      twins: {
        text: 'Going out with two takes a plan. One bag by the door, packed the night before, is enough of one.',
      },
    },
  },
  {
    usual: {
      text: 'Low mood or panic after a birth is common, for partners too, and can be treated.',
      sources: ['mood-hamilton'],
    },
    forYou: {
      text: '9-8-8 answers day and night, by voice or text, in English and French. You need not be sure that it is a crisis.',
      sources: ['cmha-988'],
    },
    lookAt: {
      text: 'Is 9-8-8 in the phone of everyone who lives with your baby? It takes a minute.',
      sources: ['cmha-988'],
    },
  },
  {
    usual: {
      text: 'White, grey or pale clay: poop of this colour is a sign that your baby has to be seen now.',
      sources: ['mc-midwives', 'after-aboutkidshealth-sickkids-newborn-screening'],
    },
    forYou: { text: 'What have you eaten today? Have something warm before the next feed, if you can.' },
    lookAt: { text: 'The colour in the next diaper, in daylight. Ask a nurse when you are not sure what you see.' },
    tracks: {
      both: { text: 'Does the poop look different since you gave more bottles? Ask a nurse about it.' },
    },
  },
  {
    usual: {
      text: 'Fathers and partners can have a depression after a birth too, in the first year. Help works for them as well.',
      sources: ['mood-hamilton', 'after-peterborough-public-prenatal-postpartum'],
    },
    forYou: {
      text: 'Do you sleep when you could, do you eat, do you laugh? Tell somebody, and your own provider.',
    },
    isForOtherParent: true,
    lookAt: { text: 'Somebody you love, for five minutes, with no phone. Ask how they are.' },
    tracks: {
      'in-hospital': { text: 'Two parents may feel this stay in two ways. Ask the team to talk to each of you.' },
    },
  },
  {
    usual: {
      text: 'Does pee leak when you cough, or does it feel heavy below? Bring it up at your next visit. You cannot pee, it hurts, or you are numb between the legs? These are signs: see below. Pee that comes all the time? Ask your health line now.',
    },
    forYou: { text: 'Ask whether a pelvic floor physiotherapist could help, and who pays. There is no shame in it.' },
    lookAt: { text: 'When does it happen: as you laugh, lift, or climb stairs?' },
    tracks: {
      cesarean: { text: 'Ask the same question after a cesarean.' },
      breast: { text: 'Do your back or wrists hurt from feeding? Ask for other ways to sit or lie.' },
    },
  },
  {
    usual: {
      text: 'A car seat is for the car. When you get home, your baby sleeps in a flat bed.',
      sources: ['after-canadian-public-travels-with', 'after-city-toronto-safe-sleep'],
    },
    forYou: { text: 'Somebody offers help? Say yes, and name a thing: soup, laundry, the dog, a shovelled path.' },
    lookAt: {
      text: 'A seat from a friend? Look for the maple leaf of the National Safety Mark, and for its expiry date.',
      sources: ['car-seat'],
    },
    tracks: {
      twins: { text: 'Friends want to help? Let one of them learn the night with two, before you are worn out.' },
      bottle: { text: 'Who else may give a bottle tonight? A whole night is yours to ask for.' },
    },
  },
];
