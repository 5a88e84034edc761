import type { Statement } from '@/data/statement';
import type { SignId, SignNoteId, SignOrder } from '@/data/warning-signs';
import {
  cordAdvice,
  emergencySigns,
  emergencySignsFromTwentyWeeks,
  mentalHealthCrisis,
  urgeToPush,
  veryHeavyBleeding,
} from '@/words/emergency';
import { without911 } from '@/words/without-911';

/** Titles of the lists' parts. They say where to go. */
export const orders: Record<SignOrder, string> = {
  'call-911': 'Emergency',
  'call-911-or-go': 'Call 911 or go to emergency now',
  'go-to-emergency': 'Go to emergency now',
  go: 'Go to the hospital now',
  'call-then-go': 'Call, then go to your place of birth',
  'call-or-go': 'Call or go to the hospital now',
  'call-now': 'Call now',
  'same-day': 'Call the same day',
};

/** How other texts of a page name the list. On the pages of the weeks these words lead there. */
export const listName = 'list of when to call';

/** Shown above the signs, so that somebody with two of them follows the more urgent order. */
export const readingOrder =
  "Read from the top, and do the first thing that fits. 'Call' is your provider or the hospital; if you have no one yet, your health line.";

/** From 37 weeks, above the signs: who plans to give birth with a midwife outside a hospital. */
export const midwifeFirst: Statement = {
  text: 'Do you plan to give birth at home or in a birth centre? Then page your midwife first, except in an emergency. If no one answers at once, do what the line says.',
  sources: ['sudbury-midwives', 'westcoast-midwives'],
};

/** Stands below every list, with the numbers of the health lines. */
export const askNurse: Statement = {
  text: 'Not urgent, but you are unsure? Call the health line of your region.',
  sources: ['waters-break'],
};

/** The last line of every list. */
export const noReasonNeeded: Statement = { text: 'You never need a reason to call. If something feels wrong, call.' };

const nursingStation = 'In the North: to the hospital or your nursing station.';

/** What holds for all signs of an order. */
export const notes: Record<SignNoteId, string> = {
  'may-be-pregnant': 'If there is any chance that you are pregnant:',
  'nursing-station': nursingStation,
  'at-once': `Do not wait for a call back. ${nursingStation}`,
};

/** Each sign as its list says it. */
export const signs: Record<SignId, Statement> = {
  emergency: emergencySigns,
  'emergency-from-20': emergencySignsFromTwentyWeeks,
  'urge-to-push': urgeToPush,
  'very-heavy-bleeding': veryHeavyBleeding,
  cord: cordAdvice,
  harm: mentalHealthCrisis,
  'without-911': without911,

  fever: {
    text: 'A fever of 38\u00a0°C or more, or chills.',
    sources: ['warning-signs', 'inspq-signs', 'nygh-when-to-call', 'peel-signs'],
  },
  head: {
    text: 'A bad headache or one that lasts, blurred sight or spots, or pain under the right ribs.',
    sources: ['warning-signs', 'inspq-signs', 'nygh-when-to-call'],
  },
  'dried-out': {
    text: 'Vomiting, if you have not passed urine for 8 hours, feel faint or vomit blood.',
    sources: ['hse-vomiting'],
  },
  vomiting: {
    text: 'You cannot keep fluids down, or your urine is dark.',
    sources: ['hse-vomiting'],
  },
  burning: { text: 'Burning when you pee.' },
  itching: { text: 'Strong itching, especially on your palms or soles.' },
  yellow: { text: 'Yellow skin or eyes.', sources: ['nygh-when-to-call', 'sogc-452'] },
  'swelling-or-leg': { text: 'Sudden swelling, or pain in one leg.', sources: ['warning-signs', 'inspq-signs'] },
  'any-other-blow': {
    text: 'Any other crash, fall or blow to the belly.',
    sources: ['nygh-when-to-call', 'inspq-signs'],
  },
  'severe-pain': {
    text: 'Severe belly pain, strong or lasting pain on one side, or pain at the tip of your shoulder. It can mean a pregnancy outside the uterus.',
    sources: ['inspq-signs'],
  },

  // Before 4 weeks.
  'heavy-period': {
    text: 'A period that is much heavier than usual, or any bleeding if you may be pregnant. Take a pregnancy test: light bleeding early on can look like a short period.',
    sources: ['inspq-signs', 'hlbc-bleeding'],
  },

  // From 4 to 19 weeks.
  'bleeding-with-pain': {
    text: 'Bleeding, if you also have pain, a fever or feel weak or dizzy.',
    sources: ['inspq-signs', 'sunnybrook-miscarriage'],
  },
  'after-blow': {
    text: 'Bleeding, leaking fluid or pain after a crash, a fall or a blow to the belly.',
    sources: ['nygh-when-to-call', 'inspq-signs'],
  },
  'early-leak': {
    text: 'Fluid that gushes or leaks from your vagina.',
    sources: ['inspq-signs', 'warning-signs'],
  },
  'milder-pain': { text: 'Milder pain on one side.' },
  'any-other-bleeding': { text: 'Any other bleeding.', sources: ['inspq-signs', 'sunnybrook-miscarriage'] },

  // From 14 to 19 weeks.
  'bright-bleeding-or-period': {
    text: 'Bright red bleeding, or bleeding like a period.',
    sources: ['inspq-signs', 'hlbc-bleeding', 'warning-signs'],
  },
  'close-cramps': {
    text: 'Cramps or tightening 10 minutes apart or less, or 6 or more in an hour.',
    sources: ['inspq-signs', 'warning-signs'],
  },
  'strong-pain': { text: 'Strong belly pain.', sources: ['inspq-signs', 'warning-signs'] },
  'after-blow-to-emergency': {
    text: 'Bleeding, leaking fluid or pain after a crash, a fall or a blow to the belly: go to emergency.',
    sources: ['nygh-when-to-call', 'inspq-signs'],
  },
  'cramps-or-tightening': {
    text: 'Cramps or tightening that come and go.',
    sources: ['inspq-signs', 'warning-signs'],
  },
  'any-lighter-bleeding': { text: 'Any lighter bleeding.' },

  // From 20 weeks.
  'blow-to-be-checked': {
    text: 'A crash, a fall onto your belly or a blow to it: to be checked, even if you feel fine.',
    sources: ['sogc-325', 'nygh-when-to-call', 'inspq-signs'],
  },
  'fever-swelling-or-leg': {
    text: 'A fever of 38\u00a0°C or more, chills, sudden swelling of face or hands, or pain in one leg.',
    sources: ['warning-signs', 'inspq-signs', 'nygh-when-to-call', 'peel-signs'],
  },
  'pressure-severe': {
    text: 'Blood pressure of 160 or more on top, or 110 or more below, even if you feel well.',
    sources: ['hypertension-canada', 'sogc-426'],
  },
  'pressure-high': {
    text: 'Blood pressure of 140 or more on top, or 90 or more below.',
    sources: ['pressure-winnipeg', 'hypertension-canada'],
  },
  'any-other-fall': { text: 'Any other fall.', sources: ['nygh-when-to-call', 'inspq-signs'] },

  // From 20 to 36 weeks.
  'bright-bleeding': {
    text: 'Bright red bleeding, or any bleeding if you have a low placenta.',
    sources: ['fraser-labour', 'nygh-when-to-call', 'inspq-signs', 'ciusss-hospital'],
  },
  'constant-pain': {
    text: 'Belly pain that does not let up, or a belly that stays hard.',
    sources: ['fraser-labour', 'nygh-when-to-call', 'inspq-signs'],
  },
  'any-leak': {
    text: 'Any leak of fluid: a gush, a trickle or watery discharge.',
    sources: ['fraser-labour', 'nygh-when-to-call', 'inspq-signs', 'preterm-alberta'],
  },
  'close-contractions': {
    text: 'Contractions (your belly goes hard, then soft) 10 minutes apart or less, 6 or more in an hour, or with pain, pressure, fluid, blood or less movement.',
    sources: ['fraser-labour', 'preterm-alberta', 'kawartha-preterm'],
  },
  'two-contractions': {
    text: 'Two contractions or more within an hour.',
    sources: ['inspq-signs', 'ciusss-hospital', 'preterm-alberta'],
  },
  'rare-contractions': { text: 'Contractions that are further apart.', sources: ['inspq-signs'] },
  discharge: {
    text: 'New discharge that is like mucus or has blood in it.',
    sources: ['preterm-alberta', 'preterm-halton', 'peel-signs'],
  },
  cramps: {
    text: 'Cramps, low back pain or pressure that come and go. It can be preterm labour.',
    sources: ['preterm-alberta', 'kawartha-preterm'],
  },
  // Who has a low placenta goes for any bleeding.
  'lighter-bleeding': { text: 'Any lighter bleeding. (With contractions or a low placenta: go to the hospital now.)' },

  // From 20 to 25 weeks.
  'movements-stopped-early': { text: 'Before week 24: movements that you knew have stopped.' },
  'movements-stopped': { text: 'From week 24: movements that you knew have stopped.' },
  'no-movement-yet': { text: 'You have not felt your baby move by week 24.' },

  // From 26 weeks.
  'less-movement': {
    text: 'Your baby moves less than usual: go to the labour and delivery unit or your nursing station, day or night. Do not wait, and do not test with juice or a cold drink first.',
    sources: ['sogc-441'],
  },

  // From 37 weeks.
  'bright-blood': {
    text: 'Bright red blood, any blood if you have a low placenta, or pain that stays.',
    sources: ['fraser-labour', 'ciusss-hospital'],
  },
  'unusual-water': {
    text: 'Your water breaks, and the fluid is yellow, green, brown or red or smells bad, or you have a fever, carry group B strep, expect twins, or your baby is not head down.',
    sources: ['fraser-labour', 'westcoast-midwives', 'gbs-alberta', 'waters-break', 'warning-signs'],
  },
  'later-birth': {
    text: 'Contractions 5 minutes apart or less, if you have given birth before.',
    sources: ['inspq-hospital'],
  },
  'far-away': {
    text: 'Contractions 10 minutes apart or less, if the hospital is over 30 minutes away. If it is over an hour by road, and they are 5 minutes apart or less or you have given birth before: call the unit before you drive. If no one answers at once, call 911.',
    sources: ['inspq-hospital', 'labour-distance'],
  },
  'water-in-quebec': {
    text: 'Your water breaks, even without contractions.',
    sources: ['inspq-hospital'],
  },
  'must-go': {
    text: 'Any contractions, as soon as they start, if you have a low placenta, high blood pressure, little fluid, a small baby or a stitch in your cervix. The same if you have had a cesarean or surgery on your uterus, a cesarean is planned, or your baby is not head down. Call on the way.',
    sources: ['ciusss-hospital', 'nygh-when-to-call'],
  },
  'very-far-away': {
    text: 'Any contractions, as soon as they start, if the hospital is over an hour away or you must fly to it.',
    sources: ['labour-distance', 'inspq-hospital'],
  },
  'from-41': { text: 'From 41 weeks on: any contractions, as soon as they start.' },
  'must-not-wait': {
    text: 'Any contractions, as soon as they start, if you are on this list:',
    sources: ['ciusss-hospital', 'nygh-when-to-call'],
  },
  'first-birth': {
    text: 'A first birth, close to the hospital: painful contractions every 5 minutes or less.',
    sources: ['fraser-labour', 'inspq-hospital', 'ciusss-hospital'],
  },
  water: {
    text: 'Your water breaks, even without contractions.',
    sources: ['waters-break', 'fraser-labour'],
  },
  'water-in-unknown-region': {
    text: 'Your water breaks, even without contractions. In Quebec: call, then go to your place of birth.',
    sources: ['waters-break', 'fraser-labour', 'inspq-hospital'],
  },
  'pink-blood': { text: 'Pink or brown blood. (With a low placenta: go to the hospital now.)' },
};

/** What the link of a sign says. */
export const signLinks: Partial<Record<SignId, string>> = { 'must-not-wait': 'Who must not wait' };
