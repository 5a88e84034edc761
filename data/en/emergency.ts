import type { Statement } from '@/data/statement';

/** Whom to call at once, for every list of when to call before 20 weeks. */
export const emergencySigns: Statement = {
  text: 'Call 911 if you bleed very heavily, pass out or cough up blood. Call 911 for a seizure, chest pain or sudden trouble breathing, or for a drooping face, a weak arm or slurred speech.',
  sources: ['after-birth-signs', 'inspq-signs', 'stroke-alberta', 'stroke-prairie'],
};

/** The same from 20 weeks on, when a cord can slip out or a baby can come. */
export const emergencySignsFromTwentyWeeks: Statement = {
  text: 'Call 911 if you bleed very heavily, pass out or cough up blood, or for a seizure, chest pain or sudden trouble breathing. Call 911 for a drooping face, a weak arm or slurred speech. Call 911 for sudden, severe belly pain that is not a contraction. Call 911 too if you see or feel a cord in your vagina, or if the baby is coming now.',
  sources: [
    'alberta-after-20',
    'after-birth-signs',
    'inspq-signs',
    'stroke-alberta',
    'stroke-prairie',
    'westcoast-midwives',
  ],
};

/** From 20 weeks on. */
export const urgeToPush: Statement = {
  text: 'If you feel you must push, or the baby is coming, call 911 now.',
  sources: ['mv-midwives', 'westcoast-midwives'],
};

/** What 'very heavily' means, wherever a line of this file is shown. The lowest of the limits that our sources name. */
export const veryHeavyBleeding: Statement = {
  text: 'Very heavy bleeding means that you soak a pad in an hour or less, or pass large clots, or blood runs down your legs.',
  sources: ['after-birth-signs', 'sunnybrook-ectopic', 'inspq-signs'],
};

/** From 20 weeks on. */
export const cordAdvice: Statement = {
  text: 'If you see or feel the cord: call 911, then kneel with your chest on the floor and your bottom up until help comes. Do not push it back, and touch it as little as you can.',
  sources: ['westcoast-midwives'],
};

/** For every list. Does not say which entrance of the hospital: that differs by week and hospital. */
export const providerUnreachable: Statement = {
  text: "If a line says 'call now' and no one answers within 15 minutes, go to the hospital or your nursing station. The staff will send you to the maternity unit or to emergency.",
  sources: ['sudbury-midwives', 'sogc-325'],
};

/** The same for the timer, without the 15 minutes: labour may not allow them. */
export const providerUnreachableInLabour: Statement = {
  text: 'If no one answers at once, go to the hospital or your nursing station now. The staff will send you to the maternity unit or to emergency.',
  sources: ['sudbury-midwives', 'sogc-325'],
};

/** For every list of when to call. */
export const mentalHealthCrisis: Statement = {
  text: 'If you think of harming yourself or your baby, call or text 9-8-8 at any hour. In danger now: call 911.',
  sources: ['cmha-988', 'after-birth-signs'],
};

/** Quebec's own lines, beside 9-8-8, whose calls are passed on to them there. */
export const crisisInQuebec: Statement = {
  text: 'Thoughts of harm, in Quebec also: call 1\u2011866\u2011APPELLE (1\u2011866\u2011277\u20113553) or text 535353, day or night. For a social worker, call 811 and ask for Info-Social.',
  sources: ['suicide-line-quebec', 'quebec-988'],
};

/** After the birth. Wherever it stands, `postpartumPsychosis` follows: these thoughts can also be its first sign. */
export const moodAfterBirth: Statement = {
  text: 'Low mood, panic or scary thoughts after birth are common, for partners too, and can be treated. Call your provider or health line the day you notice them.',
  sources: ['mood-hamilton'],
};

/** In words for the family, as who is ill may not see it. At most 240 characters: it also stands in a week's list. */
export const postpartumPsychosis: Statement = {
  text: 'For families too: is a new parent confused, full of energy without sleep, hearing or seeing what others do not, or sure that somebody will harm the baby? Call 911 or go to emergency now. Do not leave this person alone with the baby.',
  sources: ['psychosis-toronto', 'mood-hamilton'],
};
