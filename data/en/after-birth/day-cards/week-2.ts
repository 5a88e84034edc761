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
      text: 'A rare illness, psychosis, can begin within days to 4 weeks of a birth. It is an emergency, and it can be treated. Read its signs below, with your family.',
      sources: ['psychosis-toronto', 'mood-hamilton'],
    },
    tracks: {
      early: {
        text: 'Before the first ride: ask whether your baby needs a check in the car seat, and how long a ride may be.',
        sources: ['after-early-car-seat'],
      },
      cesarean: { text: 'Stitches or clips in the cut? Ask who takes them out, and on which day.' },
      twins: {
        text: 'Ask your nurse or midwife how each of your babies sleeps safely, on a flat bed of their own.',
        sources: ['after-public-health-joint-statement', 'after-city-toronto-safe-sleep'],
      },
    },
  },
  {
    usual: {
      text: 'In a baby, only a thermometer in the bottom gives a sure reading. One under the arm is a first check.',
      sources: ['inspq-fever'],
    },
    forYou: {
      text: 'Is there water and something to eat where you feed? Ask somebody to fill that spot each evening.',
    },
    lookAt: { text: 'Is there a digital thermometer at home, and do you know how to use it? Ask a nurse to show you.' },
    tracks: {
      early: { text: 'Ask the team how to take the temperature of a baby who came early.' },
      'in-hospital': { text: "Ask the hospital's social worker about a bed nearby, meals and the trip." },
      breast: {
        text: 'A fever of your own, or a sore red breast? Both stand in the list for you.',
        sources: ['after-birth-signs'],
      },
      both: { text: 'Somebody else gives a bottle? Show them where the thermometer is.' },
    },
  },
  {
    usual: {
      text: 'The cord falls off after 1 to 3 weeks, sometimes only after a month.',
      sources: ['after-london-health-babys-cord', 'after-todays-parent-how-care'],
    },
    forYou: {
      text: 'On the birth form, only the one who gave birth can ask for the child benefit. All others ask the Canada Revenue Agency. Not sent yet? Read it together: the box, the Social Insurance Number, each name.',
      sources: ['after-canada-revenue-automated-benefits', 'ccb-registration'],
    },
    isForOtherParent: true,
    lookAt: {
      text: 'The skin around the cord, at a diaper change: is it red or swollen, does it bleed, does it smell bad?',
      sources: ['london-baby-signs', 'after-london-health-babys-cord', 'north-york-after-birth'],
    },
    tracks: {
      twins: { text: 'Look at both cords. Twins may lose theirs days apart.' },
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
      cesarean: { text: 'Somebody else can carry the groceries, the laundry and the older child. Ask when you may.' },
      early: { text: "Ask to see your baby's own weight curve, and what the team reads in it." },
    },
  },
  {
    usual: {
      text: 'If you claimed EI before the birth, give Service Canada the real birthday. Each parent sends a claim of their own. In Quebec it is QPIP.',
      sources: ['ei-apply', 'qpip'],
    },
    forYou: {
      text: 'When would your own leave help most, now or later? Say what you would like, too.',
    },
    isForOtherParent: true,
    lookAt: {
      text: 'Your leave: the planner shows your weeks, and the money, with the real day.',
      sources: ['ei-apply', 'qpip'],
    },
    path: '/benefits',
    tracks: {
      cesarean: { text: 'Ask when you may drive again, and who drives until then.' },
      'in-hospital': {
        text: 'Leave may change while your baby is in hospital. Ask Service Canada, or QPIP in Quebec, before the stay ends.',
        sources: ['ei-act-22', 'ei-act-23', 'qpip-regulation'],
      },
      twins: {
        text: 'EI gives no more weeks for twins than for one baby. In Quebec, ask QPIP.',
        sources: ['after-employment-social-employment-insurance'],
      },
    },
  },
  {
    usual: {
      text: 'A baby born at term is usually back at the birth weight at 10 to 14 days. Gaining slowly, or not back by then? Ask for help with feeding today.',
      sources: ['after-region-peel-breastfeeding-baby', 'after-south-east-well-baby'],
    },
    isForBabiesAtHome: true,
    forYou: {
      text: 'Stitches, back, breasts, bottom: what hurts today? Say it to whoever looks after you. You do not have to be brave.',
    },
    lookAt: { text: 'The next check: is it booked? Write three questions down, and make one about yourself.' },
    tracks: {
      early: { text: 'Ask who weighs your baby next, and where.' },
      'in-hospital': { text: 'Ask for the plan of this week: weight, feeds, tests. Write it down if that helps.' },
      twins: { text: 'Two babies, two weights. Ask about each one, not about both at once.' },
      breast: { text: 'A low weight is no fault of yours. Ask somebody to watch a feed.' },
      bottle: {
        text: 'Ask to see how formula is mixed and bottles are cleaned, and whether your water is fine for it.',
      },
      both: { text: 'If the weight is low, ask what to change first, at the breast or in the bottle.' },
    },
  },
  {
    usual: {
      text: 'From the third week after birth you can get pregnant again, even before your first period.',
      sources: ['after-inspq-from-birth-control', 'after-eastern-ontario-breastfeeding-birth'],
    },
    forYou: { text: 'Sex is for when you want it, and not before. A no needs no reason.' },
    lookAt: {
      text: 'Birth control: some ways can start at once. Pills with estrogen are not for the first 4 to 6 weeks, because of clots. Pills, a patch or a ring at home? Ask before you use them.',
      sources: ['after-mothers-program-contraception', 'after-inspq-from-birth-control'],
    },
    tracks: {
      cesarean: {
        text: 'Does your belly hurt more than last week? That is a sign: see below.',
      },
      early: { text: 'Ask which checks go by the birthday, and which by the due date.' },
    },
  },
];
