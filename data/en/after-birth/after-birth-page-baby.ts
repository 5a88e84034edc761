import type { BabyPart } from '@/data/after-birth/page-parts';
import type { Statement } from '@/data/statement';

export const babyWords: Record<BabyPart, { title: string; statements: Statement[] }> = {
  feeding: {
    title: 'Feeds and diapers',
    statements: [
      {
        text: 'A breastfed baby born at term feeds at least 8 times in 24 hours in the first weeks, by day and by night. On formula, or came early? Ask your nurse or team how often.',
        sources: ['after-region-peel-breastfeeding-baby', 'after-ontario-breastfeeding', 'bc-newborn'],
      },
      {
        text: 'Most babies lose some weight in the first 3 days. They are usually back at their birth weight at 10 to 14 days.',
        sources: ['after-grey-bruce-signs-that', 'after-south-east-well-baby', 'after-region-peel-breastfeeding-baby'],
      },
      {
        text: 'Not back at the birth weight by 14 days, or gaining slowly? Get help with feeding now: do not wait for the next visit.',
        sources: ['after-region-peel-breastfeeding-baby', 'after-south-east-well-baby'],
      },
      {
        text: 'Your health line, a public health nurse or your midwife helps with nursing, pumping and bottles.',
        sources: ['after-leche-league-leche-league', 'after-city-toronto-breastfeeding'],
      },
    ],
  },
  sleep: {
    title: 'Sleep',
    statements: [
      {
        text: 'Put your baby on the back for every sleep, day and night.',
        sources: ['after-public-health-joint-statement', 'after-city-toronto-safe-sleep'],
      },
      {
        text: 'The bed is a crib, a cradle or a bassinet: a firm, flat mattress, and nothing soft in it.',
        sources: ['after-public-health-joint-statement', 'after-city-toronto-safe-sleep'],
      },
      {
        text: 'Share your room, not your bed, for the first 6 months.',
        sources: ['after-city-toronto-safe-sleep', 'after-public-health-joint-statement'],
      },
      {
        text: 'Keep smoke, vaping and cannabis away from your baby.',
        sources: ['after-city-toronto-safe-sleep', 'after-public-health-joint-statement'],
      },
      {
        text: 'These rules protect your baby however you feed. Breastfeeding, where it works for you, protects too.',
        sources: ['after-city-toronto-safe-sleep', 'after-public-health-joint-statement'],
      },
      {
        text: 'Do not use a car seat as a bed at home: a baby sleeps on a flat bed.',
        sources: ['after-canadian-public-travels-with', 'after-city-toronto-safe-sleep'],
      },
    ],
  },
  crying: {
    title: 'Crying',
    statements: [
      {
        text: 'Crying grows from 2 weeks, is most at about 2 months, and eases at 3 to 5 months. It is often in the evening.',
        sources: ['after-peterborough-public-crying', 'after-prevent-shaken-infant-crying'],
      },
      {
        text: 'Is it too much? Put your baby on the back in the crib, close the door, and breathe for a few minutes. Then look in again, or call somebody to come.',
        sources: ['after-prevent-shaken-infant-crying'],
      },
      {
        text: 'Never shake a baby. Tell everybody who looks after yours. Did somebody shake your baby? Call 911 or go to emergency now, and say so.',
        sources: ['after-prevent-shaken-infant-crying', 'montreal-shaken'],
      },
    ],
  },
  care: {
    title: 'Cord, fever, vitamins, car seat',
    statements: [
      {
        text: 'Cord: keep it clean with water, and dry. Fold the diaper under it, and use no alcohol. It falls off in 1 to 3 weeks, sometimes after a month.',
        sources: ['after-london-health-babys-cord', 'after-todays-parent-how-care'],
      },
      {
        text: 'Fever: only a digital thermometer in the bottom gives a sure number, about 2 cm deep. Under the arm is a first check. Came early? Ask the team now how to measure.',
        sources: ['inspq-fever'],
      },
      { text: 'A medicine against fever? Do not stop to look for one: ask where your baby is seen.' },
      {
        text: 'Vitamin D: give a breastfed baby 400 IU each day, from birth. Ask a pharmacist how many drops of your bottle make 400 IU. For formula, and in the North, ask your nurse.',
        sources: ['after-bmc-public-vitamin-d', 'vitamin-d-northwestern'],
      },
      {
        text: 'Vitamin K: soon after birth it is usually offered by needle, against a rare bleeding. Ask if your baby had it.',
        sources: ['after-pinnacle-ob-newborn-care'],
      },
      {
        text: 'Car seat: your baby rides facing back, in the back seat, at 45 degrees, never in front of an airbag.',
        sources: [
          'after-mom-resource-rear-facing',
          'after-montreal-childrens-car-seat',
          'after-parachute-canada-child-car',
        ],
      },
      {
        text: 'The seat moves no more than 2.5 cm. The straps are at or below the shoulders, the clip is at the armpits.',
        sources: [
          'after-mom-resource-rear-facing',
          'after-montreal-childrens-car-seat',
          'after-parachute-canada-child-car',
        ],
      },
    ],
  },
};
