import type { SignOrder } from '@/data/sign-orders';
import type { Statement } from '@/data/statement';
import type { PregnancySignId, SignNoteId } from '@/data/warning-signs';
import { cordAdvice } from '@/words/emergency';
import { without911 } from '@/words/without-911';

/** Titles of the lists' parts. They say where to go. */
export const orders: Record<SignOrder, string> = {
  'call-911': 'Emergency: call 911 now',
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
  text: 'Do you plan to give birth at home or in a birth centre? Then page your midwife first, except in an emergency. If no one answers at once, do what the list says.',
  sources: ['sudbury-midwives', 'westcoast-midwives'],
};

/** Stands below every list, with the numbers of the health lines. */
export const askNurse: Statement = {
  text: 'Not urgent, but you are unsure? Call the health line of your region.',
  sources: ['waters-break'],
};

/** The last line of every list. */
export const noReasonNeeded: Statement = { text: 'You never need a reason to call. If something feels wrong, call.' };

/** What holds for all signs of an order. */
export const signNotes: Record<SignNoteId, Statement> = {
  'without-911': without911,
  'may-be-pregnant': { text: 'If there is any chance that you are pregnant:' },
  'outside-the-uterus': { text: 'This can mean a pregnancy outside the uterus.', sources: ['inspq-signs'] },
  'at-once': { text: 'Do not wait for a call back: call on the way.', sources: ['pacific-maternity-call'] },
  'any-contractions': { text: "'Any contractions' means as soon as they start." },
  'nursing-station': { text: 'In the North: to the hospital or your nursing station.' },
  'for-families': {
    text: 'For families too. Do not leave this person alone with the baby.',
    sources: ['psychosis-toronto', 'mood-hamilton'],
  },
  'common-moods': {
    text: 'Common after birth, for partners too, and can be treated:',
    sources: ['mood-hamilton'],
  },
  'newborn-day': {
    text: 'In 24 hours a newborn has at least 8 feeds. Wet diapers: at least 1 on day 1, 2 on day 2, 3 on day 3, 4 on day 4, and 6 from day 5. The day of the birth is day 0.',
    sources: ['toronto-breastfeeding', 'bc-newborn', 'london-baby-signs'],
  },
};

/** A sign in one line, and what else is to be known or done about it. */
export interface SignWords extends Statement {
  more?: string;
}

/** Each sign as its list says it. */
export const signs: Record<PregnancySignId, SignWords> = {
  // 911. The lowest of the limits of bleeding that our sources name.
  'very-heavy-bleeding': {
    text: 'You bleed very heavily: you soak a pad in an hour or less.',
    sources: ['after-birth-signs', 'sunnybrook-ectopic', 'inspq-signs'],
  },
  'large-clots': {
    text: 'You bleed and pass large clots.',
    sources: ['after-birth-signs', 'sunnybrook-ectopic', 'inspq-signs'],
  },
  'blood-down-legs': {
    text: 'Blood runs down your legs.',
    sources: ['after-birth-signs', 'sunnybrook-ectopic', 'inspq-signs'],
  },
  'pass-out': { text: 'You pass out.', sources: ['after-birth-signs', 'inspq-signs'] },
  seizure: { text: 'A seizure.', sources: ['after-birth-signs', 'inspq-signs'] },
  'chest-pain': { text: 'Chest pain.', sources: ['after-birth-signs', 'inspq-signs'] },
  'trouble-breathing': { text: 'Sudden trouble breathing.', sources: ['after-birth-signs', 'inspq-signs'] },
  'coughing-blood': { text: 'You cough up blood.', sources: ['alberta-after-20', 'after-birth-signs'] },
  stroke: { text: 'A drooping face, a weak arm or slurred speech.', sources: ['stroke-alberta', 'stroke-prairie'] },
  'sudden-severe-pain': {
    text: 'Sudden, severe belly pain that is not a contraction.',
    sources: ['alberta-after-20'],
  },
  cord: { text: 'You see or feel a cord in your vagina.', more: cordAdvice.text, sources: ['westcoast-midwives'] },
  'urge-to-push': { text: 'You feel you must push.', sources: ['mv-midwives', 'westcoast-midwives'] },
  'baby-coming': { text: 'The baby is coming now.', sources: ['mv-midwives', 'westcoast-midwives'] },
  harm: {
    text: 'You think of harming yourself or your baby. In danger now: call 911. If not: call or text 9-8-8, at any hour.',
    sources: ['cmha-988', 'after-birth-signs'],
  },
  'danger-at-home': {
    text: 'You are in danger from a partner or anyone else.',
    more: 'In danger now: call 911.',
    sources: ['justice-family-violence', 'abuse-best-start'],
  },

  fever: {
    text: 'A fever of 38\u00a0°C or more.',
    sources: ['warning-signs', 'inspq-signs', 'nygh-when-to-call', 'peel-signs'],
  },
  chills: { text: 'Chills or shivering.', sources: ['warning-signs', 'nygh-when-to-call', 'peel-signs'] },
  headache: {
    text: 'A bad headache, or one that lasts.',
    sources: ['warning-signs', 'inspq-signs', 'nygh-when-to-call'],
  },
  sight: { text: 'Blurred sight or spots.', sources: ['warning-signs', 'inspq-signs', 'nygh-when-to-call'] },
  'upper-pain': { text: 'Strong pain high in the belly.', sources: ['inspq-signs', 'wrhn-childbirth'] },
  'right-ribs': {
    text: 'Pain under the right ribs.',
    sources: ['warning-signs', 'inspq-signs', 'nygh-when-to-call', 'wrhn-childbirth'],
  },
  'vomiting-no-pee': { text: 'Vomiting, and you have not passed urine for 8 hours.', sources: ['hse-vomiting'] },
  'vomiting-faint': { text: 'Vomiting, and you feel faint.', sources: ['hse-vomiting'] },
  'vomiting-blood': { text: 'You vomit blood.', sources: ['hse-vomiting'] },
  'no-fluids-stay': { text: 'You cannot keep fluids down.', sources: ['hse-vomiting'] },
  'dark-urine': { text: 'Your urine is dark.', sources: ['hse-vomiting'] },
  burning: { text: 'Burning when you pee.', sources: ['nygh-when-to-call'] },
  itching: { text: 'Strong itching, especially on your palms or soles.', sources: ['sogc-452'] },
  yellow: { text: 'Yellow skin or eyes.', sources: ['nygh-when-to-call', 'sogc-452'] },
  swelling: { text: 'Sudden swelling.', sources: ['warning-signs', 'inspq-signs'] },
  leg: { text: 'Pain in one leg.', sources: ['warning-signs', 'inspq-signs'] },
  'leg-swollen': {
    text: 'One leg that is swollen, red or warm.',
    more: 'With chest pain or trouble breathing: call 911.',
    sources: ['clots-calgary', 'after-birth-signs'],
  },
  walking: { text: 'Sudden trouble walking.', sources: ['nygh-when-to-call'] },
  'any-other-blow': {
    text: 'Any other crash, fall or blow to the belly, even if you feel fine.',
    sources: ['nygh-when-to-call', 'inspq-signs'],
  },
  'severe-pain': { text: 'Severe belly pain.', sources: ['inspq-signs'] },
  'one-sided-pain': { text: 'Strong or lasting pain on one side.', sources: ['inspq-signs'] },
  'shoulder-pain': { text: 'Pain at the tip of your shoulder.', sources: ['inspq-signs'] },

  // Before 4 weeks.
  'heavy-period': { text: 'A period that is much heavier than usual.', sources: ['inspq-signs', 'hlbc-bleeding'] },
  'any-bleeding': {
    text: 'Any bleeding, if you may be pregnant.',
    more: 'Take a pregnancy test: light bleeding early on can look like a short period.',
    sources: ['inspq-signs', 'hlbc-bleeding'],
  },

  // From 4 to 19 weeks.
  'bleeding-with-pain': {
    text: 'Bleeding, and you also have pain.',
    sources: ['inspq-signs', 'sunnybrook-miscarriage'],
  },
  'bleeding-with-fever': {
    text: 'Bleeding, and you also have a fever.',
    sources: ['inspq-signs', 'sunnybrook-miscarriage'],
  },
  'bleeding-and-weak': {
    text: 'Bleeding, and you also feel weak or dizzy.',
    sources: ['inspq-signs', 'sunnybrook-miscarriage'],
  },
  'blow-bleeding': {
    text: 'Bleeding after a crash, a fall or a blow to the belly.',
    sources: ['nygh-when-to-call', 'inspq-signs'],
  },
  'blow-leak': {
    text: 'Leaking fluid after a crash, a fall or a blow to the belly.',
    sources: ['nygh-when-to-call', 'inspq-signs'],
  },
  'blow-pain': {
    text: 'Pain after a crash, a fall or a blow to the belly.',
    sources: ['nygh-when-to-call', 'inspq-signs'],
  },
  'early-leak': { text: 'Fluid that gushes or leaks from your vagina.', sources: ['inspq-signs', 'warning-signs'] },
  'milder-pain': { text: 'Milder pain on one side.', sources: ['inspq-signs'] },
  'any-other-bleeding': {
    text: 'Any other bleeding, without pain, fever or weakness.',
    sources: ['inspq-signs', 'sunnybrook-miscarriage'],
  },

  // From 14 to 19 weeks.
  'close-cramps': {
    text: 'Cramps or tightening 10 minutes apart or less.',
    sources: ['inspq-signs', 'warning-signs'],
  },
  'six-cramps': { text: 'Cramps or tightening 6 times or more in an hour.', sources: ['inspq-signs', 'warning-signs'] },
  'strong-pain': { text: 'Strong belly pain.', sources: ['inspq-signs', 'warning-signs'] },
  'cramps-or-tightening': {
    text: 'Cramps or tightening that come and go.',
    sources: ['inspq-signs', 'warning-signs'],
  },
  'any-lighter-bleeding': {
    text: 'Any lighter bleeding, of any colour, even a few drops.',
    sources: ['inspq-signs', 'hlbc-bleeding'],
  },

  // From 20 weeks.
  crash: {
    text: 'A car or other crash, even if you feel fine: to be checked.',
    sources: ['sogc-325', 'nygh-when-to-call', 'inspq-signs'],
  },
  'belly-fall': {
    text: 'A fall onto your belly, even if you feel fine.',
    sources: ['sogc-325', 'nygh-when-to-call', 'inspq-signs'],
  },
  'belly-blow': {
    text: 'A blow to your belly, even if you feel fine.',
    sources: ['sogc-325', 'nygh-when-to-call', 'inspq-signs'],
  },
  'face-swelling': { text: 'Sudden swelling of face or hands.', sources: ['warning-signs', 'inspq-signs'] },
  'pressure-severe': {
    text: 'Blood pressure of 160 or more on top, or 110 or more below.',
    more: 'Even if you feel well.',
    sources: ['hypertension-canada', 'sogc-426'],
  },
  'pressure-high': {
    text: 'Blood pressure of 140 or more on top, or 90 or more below.',
    sources: ['pressure-winnipeg', 'hypertension-canada'],
  },
  'may-faint': { text: 'You feel that you may faint, or you stay dizzy.', sources: ['alberta-after-20'] },
  'any-other-fall': { text: 'Any other fall, not onto your belly.', sources: ['nygh-when-to-call', 'inspq-signs'] },

  // From 14 weeks, and again from 20.
  'bright-bleeding': {
    text: 'Bright red bleeding.',
    sources: ['fraser-labour', 'nygh-when-to-call', 'inspq-signs', 'ciusss-hospital'],
  },
  'period-bleeding': {
    text: 'Bleeding like a period, bright or dark.',
    sources: ['inspq-signs', 'hlbc-bleeding', 'warning-signs', 'carleton-labour-signs', 'wrhn-childbirth'],
  },
  'low-placenta-bleeding': {
    text: 'Any bleeding, if you have a low placenta.',
    sources: ['fraser-labour', 'ciusss-hospital'],
  },

  // From 20 to 36 weeks.
  'constant-pain': {
    text: 'Belly pain that does not let up.',
    sources: ['fraser-labour', 'nygh-when-to-call', 'inspq-signs'],
  },
  'hard-belly': { text: 'A belly that stays hard.', sources: ['fraser-labour', 'nygh-when-to-call', 'inspq-signs'] },
  'any-leak': {
    text: 'Any leak of fluid, a gush or a trickle.',
    sources: ['fraser-labour', 'nygh-when-to-call', 'inspq-signs', 'preterm-alberta'],
  },
  'watery-discharge': {
    text: 'Watery discharge: it can be a leak of fluid.',
    sources: ['fraser-labour', 'nygh-when-to-call', 'inspq-signs', 'preterm-alberta'],
  },
  'close-contractions': {
    text: 'Contractions (your belly goes hard, then soft) 10 minutes apart or less.',
    sources: ['fraser-labour', 'preterm-alberta', 'kawartha-preterm'],
  },
  'six-contractions': {
    text: 'Contractions, 6 or more in an hour.',
    sources: ['fraser-labour', 'preterm-alberta', 'kawartha-preterm'],
  },
  'contractions-and-more': {
    text: 'Contractions with pain, pressure, fluid, blood or less movement.',
    sources: ['fraser-labour', 'preterm-alberta', 'kawartha-preterm'],
  },
  'two-contractions': {
    text: 'Two contractions or more within an hour.',
    sources: ['inspq-signs', 'ciusss-hospital', 'preterm-alberta'],
  },
  'rare-contractions': { text: 'Contractions more than an hour apart.', sources: ['inspq-signs'] },
  'mucous-discharge': {
    text: 'New discharge that is like mucus.',
    sources: ['preterm-alberta', 'preterm-halton', 'peel-signs'],
  },
  'bloody-discharge': {
    text: 'New discharge that has blood in it.',
    sources: ['preterm-alberta', 'preterm-halton', 'peel-signs'],
  },
  cramps: {
    text: 'Cramps that come and go: it can be preterm labour.',
    sources: ['preterm-alberta', 'kawartha-preterm'],
  },
  'back-pain': {
    text: 'Low back pain that comes and goes.',
    sources: ['preterm-alberta', 'kawartha-preterm'],
  },
  pressure: { text: 'Pressure low down that comes and goes.', sources: ['preterm-alberta', 'kawartha-preterm'] },
  // Who has a low placenta goes for any bleeding.
  'lighter-bleeding': {
    text: 'Any lighter bleeding, of any colour, even a few drops.',
    more: 'With contractions or a low placenta: go to the hospital now.',
    sources: ['inspq-signs', 'hlbc-bleeding', 'alberta-after-20'],
  },

  // From 20 to 25 weeks.
  'movements-stopped-early': {
    text: 'Before week 24: movements that you knew have stopped.',
    sources: ['movements-rcog'],
  },
  'less-from-24': {
    text: 'From week 24: your baby moves less than usual, or more weakly.',
    sources: ['movements-rcog'],
  },
  'changed-from-24': {
    text: 'From week 24: movements have changed in a way that worries you.',
    sources: ['movements-rcog'],
  },
  'movements-stopped': { text: 'From week 24: movements that you knew have stopped.', sources: ['movements-rcog'] },
  'no-movement-yet': { text: 'You have not felt your baby move by week 24.', sources: ['movements-rcog'] },

  // From 26 weeks.
  'less-movement': {
    text: 'Your baby moves less than usual.',
    more: 'Go to the labour and delivery unit, day or night. Far from one: to the nearest hospital, nursing station or health centre. Do not wait, and do not test with juice or a cold drink first.',
    sources: ['sogc-441', 'movements-gloucestershire'],
  },
  'weaker-movement': { text: "Your baby's movements are weaker than usual.", sources: ['movements-worried'] },
  'changed-movement': {
    text: 'Movements have changed in a way that worries you.',
    sources: ['movements-worried'],
  },
  'wild-movement': {
    text: 'Sudden movements, much wilder than usual, or wild and then still.',
    sources: ['movements-worried'],
  },

  // From 37 weeks.
  'pain-that-stays': {
    text: 'Belly pain that stays, also between contractions.',
    sources: ['fraser-labour', 'ciusss-hospital'],
  },
  'water-colour': {
    text: 'Your water breaks, and it is yellow, green, brown or red.',
    sources: ['fraser-labour', 'westcoast-midwives', 'waters-break'],
  },
  'water-smell': {
    text: 'Your water breaks, and it smells bad.',
    sources: ['fraser-labour', 'westcoast-midwives', 'waters-break'],
  },
  'water-fever': {
    text: 'Your water breaks, and you have a fever.',
    sources: ['fraser-labour', 'waters-break', 'warning-signs'],
  },
  'water-strep': {
    text: 'Your water breaks, and you carry group B strep, or do not know.',
    sources: ['westcoast-midwives', 'gbs-alberta', 'waters-break', 'sunnybrook-labour'],
  },
  'water-twins': { text: 'Your water breaks, and you expect twins.', sources: ['waters-break'] },
  'water-not-head-down': { text: 'Your water breaks, and your baby is not head down.', sources: ['waters-break'] },
  'labour-low-placenta': {
    text: 'Any contractions, if you have a low placenta.',
    sources: ['ciusss-hospital'],
  },
  'labour-high-pressure': { text: 'Any contractions, if you have high blood pressure.', sources: ['ciusss-hospital'] },
  'labour-little-fluid': { text: 'Any contractions, if there is little fluid.', sources: ['ciusss-hospital'] },
  'labour-small-baby': { text: 'Any contractions, if your baby is small.', sources: ['ciusss-hospital'] },
  'labour-stitch': { text: 'Any contractions, if you have a stitch in your cervix.' },
  'labour-after-cesarean': {
    text: 'Any contractions, if you have had a cesarean.',
    sources: ['ciusss-hospital', 'nygh-when-to-call'],
  },
  'labour-after-surgery': { text: 'Any contractions, if you have had surgery on your uterus.' },
  'labour-planned-cesarean': {
    text: 'Any contractions, if a cesarean is planned.',
    sources: ['ciusss-hospital', 'nygh-when-to-call'],
  },
  'labour-not-head-down': { text: 'Any contractions, if your baby is not head down.' },
  'later-birth': {
    text: 'Contractions 5 minutes apart or less, if you have given birth before.',
    sources: ['inspq-hospital'],
  },
  'far-away': {
    text: 'The hospital is over 30 minutes away: contractions 10 minutes apart or less.',
    more: 'If it is over an hour by road, and they are 5 minutes apart or less or you have given birth before: call the unit before you drive. If no one answers at once, call 911.',
    sources: ['inspq-hospital', 'labour-distance'],
  },
  'water-in-quebec': { text: 'Your water breaks, even without contractions.', sources: ['inspq-hospital'] },
  'very-far-away': {
    text: 'The hospital is over an hour away: any contractions, as soon as they start.',
    sources: ['labour-distance', 'inspq-hospital'],
  },
  'fly-away': {
    text: 'You must fly to the hospital: any contractions, as soon as they start.',
    sources: ['labour-distance', 'inspq-hospital'],
  },
  'from-41': { text: 'From 41 weeks on: any contractions, as soon as they start.', sources: ['inspq-hospital'] },
  'must-not-wait': {
    text: 'Any contractions, as soon as they start, if you expect twins, had a fast birth, carry group B strep, were told to come early, use insulin or a blood thinner, or have herpes sores, heart disease, a bleeding disorder or no prenatal care.',
    more: 'This list also stands beside the contraction timer.',
    sources: ['ciusss-hospital', 'nygh-when-to-call'],
  },
  'first-birth': {
    text: 'First birth, close to the hospital: painful contractions every 5 minutes or less.',
    sources: ['fraser-labour', 'inspq-hospital', 'ciusss-hospital'],
  },
  water: {
    text: 'Your water breaks, even without contractions.',
    sources: ['waters-break', 'fraser-labour'],
  },
  'water-in-unknown-region': {
    text: 'Your water breaks, even without contractions.',
    more: 'In Quebec: call, then go to your place of birth.',
    sources: ['waters-break', 'fraser-labour', 'inspq-hospital'],
  },
  'pink-blood': {
    text: 'A little pink or brown blood.',
    more: 'With a low placenta: go to the hospital now.',
    sources: ['inspq-signs', 'ciusss-hospital'],
  },
};

/** What the link of a sign says. */
export const signLinks: Partial<Record<PregnancySignId, string>> = {
  'must-not-wait': 'Who must not wait',
  'less-movement': "Your baby's movements",
  'less-from-24': "Your baby's movements",
};
