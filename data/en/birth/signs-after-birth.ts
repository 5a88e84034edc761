import type { AfterBirthSignId, PregnancySignId } from '@/data/warning-signs';
import { crisisInQuebec } from '@/words/emergency';
import type { SignWords } from '@/words/warning-signs';

/**
 * The signs of the time after a birth that the lists of pregnancy do not have. Where sources differ, the earliest order
 * or the lowest limit is used, but for yellow skin, feeding and the cord, which stand between the orders of our two
 * sources (docs/facts-to-confirm.md).
 */
export const signsAfterBirth: Record<Exclude<AfterBirthSignId, PregnancySignId>, SignWords> = {
  // Who gave birth. Our sources send to 911, to emergency or to the phone for the same bleeding.
  'pad-after-birth': {
    text: 'You soak a pad in an hour or less.',
    sources: ['osler-after-birth', 'north-york-after-birth', 'after-birth-signs'],
  },
  'clots-after-birth': {
    text: 'You pass clots the size of a golf ball or bigger.',
    sources: ['osler-after-birth', 'north-york-after-birth', 'after-birth-signs'],
  },
  'harm-in-quebec': crisisInQuebec,
  'psychosis-confused': { text: 'A new parent is confused.', sources: ['psychosis-toronto', 'mood-hamilton'] },
  'psychosis-energy': {
    text: 'A new parent is full of energy without sleep.',
    sources: ['psychosis-toronto', 'mood-hamilton'],
  },
  'psychosis-senses': {
    text: 'A new parent hears or sees what others do not.',
    sources: ['psychosis-toronto', 'mood-hamilton'],
  },
  'psychosis-fear': {
    text: 'A new parent is sure that somebody will harm the baby.',
    sources: ['psychosis-toronto', 'mood-hamilton'],
  },
  'weak-or-dizzy': { text: 'You feel weak or dizzy.', sources: ['after-birth-signs', 'north-york-after-birth'] },
  'heart-fast': { text: 'Your heart beats very fast.', sources: ['after-birth-signs', 'north-york-after-birth'] },
  'legs-numb': {
    text: 'Numb between your legs, or legs that tingle or get weak or numb.',
    more: 'Also days after an epidural.',
    sources: ['alberta-epidural-home', 'cauda-equina'],
  },
  'smelly-discharge': {
    text: 'Discharge that smells bad.',
    sources: ['north-york-after-birth', 'osler-after-birth', 'after-birth-signs'],
  },
  'new-pain': {
    text: 'Belly pain that is new or gets worse.',
    sources: ['after-birth-signs', 'london-after-birth-signs'],
  },
  'heavier-bleeding': {
    text: 'Bleeding that gets heavier.',
    sources: ['after-birth-signs', 'london-after-birth-signs'],
  },
  breast: { text: 'A sore red breast.', sources: ['after-birth-signs', 'london-after-birth-signs'] },
  wound: {
    text: 'A cut or tear that is red, open or leaking.',
    sources: ['after-birth-signs', 'north-york-after-birth', 'osler-after-birth'],
  },
  peeing: {
    text: 'Trouble or pain when you pee.',
    sources: ['after-birth-signs', 'north-york-after-birth', 'osler-after-birth'],
  },
  'low-mood': { text: 'Low mood.', sources: ['mood-hamilton'] },
  panic: { text: 'Panic.', sources: ['mood-hamilton'] },
  'scary-thoughts': { text: 'Scary thoughts.', sources: ['mood-hamilton'] },

  // The baby.
  'baby-blue': {
    text: "Your baby's face, lips or tongue are blue or grey.",
    sources: ['parenting-manitoba-signs', 'london-baby-signs', 'mc-midwives'],
  },
  'baby-stops-breathing': {
    text: 'Your baby stops breathing.',
    sources: ['parenting-manitoba-signs', 'mc-midwives'],
  },
  'baby-hard-breathing': {
    text: 'Your baby has a very hard time breathing.',
    sources: ['parenting-manitoba-signs', 'london-baby-signs', 'mc-midwives'],
  },
  'baby-limp': {
    text: 'Your baby is limp.',
    sources: ['parenting-manitoba-signs', 'london-baby-signs', 'mc-midwives'],
  },
  'baby-hard-to-wake': {
    text: 'Your baby is hard to wake.',
    sources: ['parenting-manitoba-signs', 'london-baby-signs', 'mc-midwives'],
  },
  'baby-no-response': {
    text: 'Your baby does not respond.',
    sources: ['parenting-manitoba-signs', 'london-baby-signs', 'mc-midwives'],
  },
  'baby-seizure': {
    text: 'Your baby has a seizure.',
    sources: ['parenting-manitoba-signs', 'london-baby-signs', 'mc-midwives'],
  },
  'baby-shaken': { text: 'You think that somebody shook your baby.', sources: ['montreal-shaken'] },
  'baby-fast-breathing': {
    text: 'Your baby breathes very fast.',
    sources: ['parenting-manitoba-signs', 'london-baby-signs', 'osler-after-birth', 'mc-midwives'],
  },
  'baby-trouble-breathing': {
    text: 'Your baby has any trouble breathing.',
    more: 'For example, your baby wheezes, or the skin pulls in between the ribs.',
    sources: ['parenting-manitoba-signs', 'kidcare-manitoba', 'london-baby-signs', 'osler-after-birth', 'mc-midwives'],
  },
  'baby-choking': {
    text: 'Your baby chokes, gags or coughs again and again.',
    more: 'Cannot breathe, or turns blue? Call 911.',
    sources: ['osler-after-birth', 'parenting-manitoba-signs'],
  },
  'baby-pale': {
    text: 'Your baby is pale or grey.',
    sources: ['parenting-manitoba-signs', 'london-baby-signs', 'osler-after-birth', 'mc-midwives'],
  },
  'baby-vomit': {
    text: 'Your baby vomits anything green, brown or bloody.',
    sources: ['parenting-manitoba-signs', 'london-baby-signs', 'osler-after-birth', 'mc-midwives'],
  },
  'baby-forceful-vomit': {
    text: 'Your baby vomits with force after feeds, again and again.',
    sources: ['north-york-after-birth', 'mc-midwives'],
  },
  'baby-diarrhea': {
    text: 'Very many watery diapers: over 12 in a day, or 6 with formula.',
    sources: ['north-york-after-birth', 'london-baby-signs'],
  },
  'baby-fever': {
    text: 'Your baby is under 3 months and has a fever: 38.0\u00a0°C or more, however you measured it.',
    more: 'A lower number from the ear, forehead or mouth is not sure: measure in the bottom. If you cannot, go to emergency.',
    sources: ['inspq-fever', 'parenting-manitoba-signs', 'london-baby-signs'],
  },
  'baby-fever-under-arm': {
    text: 'Your baby is under 3 months and has a fever: over 37.5\u00a0°C under the arm.',
    sources: ['inspq-fever', 'parenting-manitoba-signs', 'london-baby-signs'],
  },
  'baby-cold': { text: 'Your baby is colder than 36.2\u00a0°C under the arm.', sources: ['osler-after-birth'] },
  'baby-yellow-first-day': {
    text: 'Your baby looks yellow in the first 24 hours after birth.',
    sources: ['bc-newborn', 'osler-after-birth'],
  },
  'baby-yellow-and-sleepy': {
    text: 'Your baby is yellow and very sleepy.',
    sources: ['bc-newborn', 'osler-after-birth'],
  },
  'baby-yellow-and-cry': {
    text: 'Your baby is yellow, with a very high cry.',
    sources: ['bc-newborn', 'osler-after-birth'],
  },
  'baby-will-not-feed': {
    text: 'Your baby will not feed.',
    sources: ['north-york-after-birth', 'osler-after-birth'],
  },
  'baby-too-sleepy-to-feed': {
    text: 'Your baby is too sleepy to feed.',
    sources: ['north-york-after-birth', 'osler-after-birth'],
  },
  'baby-dry-for-a-day': {
    text: 'Your baby has not peed for 24 hours, on day 1 too.',
    sources: ['north-york-after-birth', 'osler-after-birth'],
  },
  'baby-soft-spot': {
    text: "The soft spot on your baby's head is sunken.",
    sources: ['parenting-manitoba-signs', 'kidcare-manitoba'],
  },
  'baby-wet-day-2': {
    text: 'On day 2: fewer than 2 wet diapers in 24 hours.',
    sources: ['toronto-breastfeeding', 'london-baby-signs'],
  },
  'baby-wet-day-3': {
    text: 'On day 3: fewer than 3 wet diapers in 24 hours.',
    sources: ['london-baby-signs'],
  },
  'baby-wet-day-4': {
    text: 'On day 4: fewer than 4 wet diapers in 24 hours.',
    sources: ['london-baby-signs'],
  },
  'baby-wet-day-5': {
    text: 'From day 5: fewer than 6 wet diapers in 24 hours.',
    sources: ['london-baby-signs'],
  },
  'baby-few-feeds': {
    text: 'Your baby has fewer than 6 feeds in 24 hours.',
    sources: ['bc-newborn', 'london-baby-signs', 'north-york-after-birth'],
  },
  'baby-dry-for-12-hours': {
    text: 'After the first day: no wet diaper for 12 hours.',
    sources: ['bc-newborn', 'london-baby-signs', 'north-york-after-birth'],
  },
  'baby-no-poop': {
    text: 'In the first week: no poop for 24 hours.',
    sources: ['bc-newborn', 'london-baby-signs', 'north-york-after-birth'],
  },
  'baby-yellow': {
    text: 'Your baby looks yellow, in the skin or the eyes.',
    sources: ['north-york-after-birth', 'osler-after-birth', 'bc-newborn', 'mc-midwives'],
  },
  'baby-pale-poop': {
    text: "Your baby's poop is white or pale grey.",
    sources: ['north-york-after-birth', 'osler-after-birth', 'bc-newborn', 'mc-midwives'],
  },
  'baby-feeds-poorly': {
    text: 'Your baby feeds poorly.',
    sources: ['north-york-after-birth', 'london-baby-signs', 'osler-after-birth'],
  },
  'baby-sleeps-through-feeds': {
    text: 'Your baby sleeps through feeds.',
    sources: ['north-york-after-birth', 'london-baby-signs', 'osler-after-birth'],
  },
  'baby-cries': {
    text: 'Your baby will not stop crying.',
    sources: ['north-york-after-birth', 'london-baby-signs', 'osler-after-birth'],
  },
  'baby-cord-ring': {
    text: 'A red ring around the cord that is bigger than a toonie, or that grows.',
    sources: ['london-baby-signs'],
  },
  'baby-cord': {
    text: 'The cord is red, bleeds or smells bad.',
    sources: ['north-york-after-birth', 'london-baby-signs', 'osler-after-birth'],
  },
  'baby-cry-sound': {
    text: "Your baby's cry sounds weak, very high or new to you.",
    sources: ['london-baby-signs', 'bc-newborn'],
  },
  'baby-circumcision': {
    text: 'After a circumcision: bleeding, green or smelly fluid, or no pee for 6 hours.',
    sources: ['north-york-after-birth'],
  },
  'baby-eyes': { text: "Yellow or green fluid from your baby's eyes.", sources: ['london-baby-signs'] },
};
