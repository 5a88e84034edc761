import type { Statement } from '@/data/statement';

/** When a baby at home needs 911. */
export const babyEmergency: Statement = {
  text: 'Call 911 if your baby has a blue or grey face, lips or tongue, or a very hard time breathing. Call 911 if your baby is limp, hard to wake or does not respond, or has a seizure.',
  sources: ['parenting-manitoba-signs', 'london-baby-signs', 'mc-midwives'],
};

/** The lower of the limits of fever that our sources name, with the place where each is measured. */
export const babyToEmergency: Statement[] = [
  {
    text: 'Go to emergency or your nursing station now if your baby breathes very fast or has any trouble breathing. Go now too if your baby is pale or grey, or vomits anything green, brown or bloody.',
    sources: ['parenting-manitoba-signs', 'london-baby-signs', 'osler-after-birth', 'mc-midwives'],
  },
  {
    text: 'Go to emergency or your nursing station now if your baby is under 3 months old and has a fever: 38.0\u00a0°C or more, however you measured it, or over 37.5\u00a0°C under the arm. A lower number from the ear, forehead or mouth is not sure: measure in the bottom. If you cannot, go to emergency.',
    sources: ['inspq-fever', 'parenting-manitoba-signs', 'london-baby-signs'],
  },
  {
    text: 'Go to emergency or your nursing station now if your baby is colder than 36.2\u00a0°C under the arm.',
    sources: ['osler-after-birth'],
  },
];

/** How much a newborn feeds and pees, day by day, and what is too little. */
export const babyFeedsAndDiapers: Statement[] = [
  {
    text: 'In 24 hours a newborn has at least 8 feeds. Wet diapers in 24 hours: at least 1 on day 1, 2 on day 2, 3 on day 3, 4 on day 4, and 6 from day 5.',
    sources: ['toronto-breastfeeding', 'bc-newborn', 'london-baby-signs'],
  },
  {
    text: 'Call your midwife, provider or health line now if there are fewer wet diapers than that. Call now too if there are fewer than 6 feeds in 24 hours. After the first day, call now if no diaper was wet for 12 hours. In the first week, call now if there was no poop for 24 hours.',
    sources: ['bc-newborn', 'london-baby-signs', 'north-york-after-birth'],
  },
];

/**
 * The signs of the first weeks. Yellow, feeding and cord under 'call now': between the orders of our two sources
 * (docs/facts-to-confirm.md).
 */
export const babyFirstWeeks: Statement[] = [
  {
    text: 'Go to emergency or your nursing station now if your baby looks yellow in the first 24 hours after birth. Go now too if your baby is yellow and very sleepy, or yellow with a very high cry.',
    sources: ['bc-newborn', 'osler-after-birth'],
  },
  {
    text: 'Go to emergency or your nursing station now if your baby will not feed or is too sleepy to feed. Go now too if your baby has not peed for 24 hours.',
    sources: ['north-york-after-birth', 'osler-after-birth'],
  },
  ...babyFeedsAndDiapers,
  {
    text: 'In the first weeks, call your midwife, provider or health line now if your baby looks yellow, in the skin or the eyes. Call now too if the poop is white or pale grey.',
    sources: ['north-york-after-birth', 'osler-after-birth', 'bc-newborn', 'mc-midwives'],
  },
  {
    text: 'Call now too if your baby feeds poorly, sleeps through feeds or will not stop crying. Call now if the cord is red, bleeds or smells bad.',
    sources: ['north-york-after-birth', 'london-baby-signs', 'osler-after-birth'],
  },
];
