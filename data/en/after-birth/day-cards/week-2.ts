import type { DayCard } from './types';

/** Days 7 to 13. */
export const week2: readonly DayCard[] = [
  {
    usual: {
      text: 'One week. Checks for your baby usually come in the first week, at 2 weeks and at 1 month.',
      sources: ['after-south-east-well-baby'],
    },
    forYou: {
      text: 'One parent, two or more, by birth or by adoption: these cards mean you. Skip what does not fit your body or your day.',
    },
    lookAt: {
      text: 'A rare illness, psychosis, can begin within days to 4 weeks of a birth. It can be treated. Read its signs below, with your family.',
      sources: ['psychosis-toronto', 'mood-hamilton'],
    },
    tracks: {
      caesarean: { text: 'Stitches or clips in the cut? Ask who takes them out, and on which day.' },
      twins: { text: 'Ask your nurse or midwife how and where each of your babies sleeps best.' },
    },
  },
  {
    usual: {
      text: 'A breastfed baby is advised 400 IU of vitamin D a day, from birth, in all seasons.',
      sources: ['vitamin-d-northwestern', 'after-bmc-public-vitamin-d'],
    },
    forYou: {
      text: 'Is there water and something to eat where you feed? Ask somebody to fill that spot each evening.',
    },
    lookAt: { text: 'The label of the drops: how many make 400 IU? A pharmacist can show you.' },
    tracks: {
      early: { text: 'Ask the team how much vitamin D your baby needs, and give what they prescribe.' },
      'in-hospital': { text: "Ask the hospital's social worker about a bed nearby, meals and the trip." },
      breast: { text: 'Ask when the drops fit best into your day, and until which age.' },
      bottle: { text: 'Formula only? Ask whether your baby needs vitamin D as well.' },
      both: { text: 'Breast and formula? Ask how much vitamin D your baby needs beside both.' },
    },
  },
  {
    usual: {
      text: 'The cord falls off after 1 to 3 weeks, sometimes only after a month.',
      sources: ['after-london-health-babys-cord', 'after-todays-parent-how-care'],
    },
    forYou: {
      text: 'Part of the papers only the one who gave birth can fill in. Other parent: hold the baby meanwhile, and bring the tea.',
      sources: ['after-canada-revenue-automated-benefits', 'ccb-registration'],
    },
    isForOtherParent: true,
    lookAt: {
      text: 'The skin around the cord, at a diaper change: is it red or swollen, does it bleed, does it smell bad?',
      sources: ['london-baby-signs', 'after-london-health-babys-cord', 'north-york-after-birth'],
    },
    tracks: {
      twins: { text: 'Look at both cords. Two babies need not lose them on the same day.' },
      'in-hospital': {
        text: 'Who sits with your baby so that you can eat and sleep? It is all right to go home for a night.',
      },
    },
  },
  {
    usual: {
      text: 'Bleeding after a birth is usually pink or brown until about now, then cream or yellow. It can go on for up to six weeks.',
      sources: ['after-st-thomas-warning-signs', 'mc-midwives'],
    },
    forYou: { text: 'A body that gave birth has done hard work. Lie down once today with the door closed.' },
    lookAt: {
      text: 'Your pad: is the blood bright red and heavy again while you rest, or more from day to day?',
      sources: ['after-bc-womens-after-birth', 'after-st-thomas-warning-signs'],
    },
    tracks: {
      caesarean: { text: 'Somebody else can carry the groceries, the laundry and the older child. Ask when you may.' },
      early: { text: "Ask to see your baby's own weight curve, and what the team reads in it." },
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
    forYou: {
      text: 'Other parent, grandparent, friend: talk, hum, read the hockey scores out loud. The words do not matter, the voice does.',
    },
    isForOtherParent: true,
    lookAt: {
      text: 'Was the test done, and what did it say? If you do not know, ask where babies near you go for it.',
    },
    tracks: {
      caesarean: { text: 'Ask when you may drive again, and who drives until then.' },
      early: { text: 'Ask whether your baby has the hearing test before you go home, and whether it is done again.' },
    },
  },
  {
    usual: {
      text: 'A baby born at term is usually back at the birth weight at 10 to 14 days. Not back at 14 days? Get help with feeding.',
      sources: ['after-region-peel-breastfeeding-baby', 'after-south-east-well-baby'],
    },
    isForBabiesAtHome: true,
    forYou: {
      text: 'Stitches, back, breasts, bottom: what hurts today? Say it to whoever looks after you. You do not have to be brave.',
    },
    lookAt: { text: 'The check at 2 weeks: is it booked? Write three questions down, and make one about yourself.' },
    tracks: {
      'in-hospital': {
        text: 'Your leave may change while your baby is in hospital. Ask Service Canada, or RQAP in Quebec, before the stay ends.',
      },
      twins: { text: 'Two babies, two weights. Ask about each one, not about both at once.' },
      breast: { text: 'A low weight is no fault of yours. Ask somebody to watch a feed.' },
      bottle: {
        text: 'Ask to see how formula is mixed and bottles are cleaned, and whether your water is fine for it.',
      },
      both: { text: 'If the weight is low, ask first what you can add, at the breast and in the bottle.' },
    },
  },
  {
    usual: {
      text: 'From the third week after birth you can get pregnant again, even before your first period.',
      sources: ['after-inspq-from-birth-control', 'after-eastern-ontario-breastfeeding-birth'],
    },
    forYou: { text: 'Sex is for when you want it, and not before. A no needs no reason.' },
    lookAt: {
      text: 'Birth control: some ways can start at once. Ask early which one suits you.',
      sources: ['after-mothers-program-contraception', 'after-inspq-from-birth-control'],
    },
    tracks: {
      caesarean: { text: 'Does the cut hurt more than last week? Tell whoever looks after you today.' },
      early: { text: 'Ask which checks go by the birthday, and which by the due date.' },
    },
  },
];
