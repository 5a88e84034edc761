import { LATE_TERM_WEEKS, TERM_WEEKS } from '@/data/labour-rules';
import type { SourceKey } from '@/data/sources';
import type { Statement } from '@/data/statement';
import { midwifeFirst } from '@/words/contractions/advice';
import {
  cordAdvice,
  emergencySignsFromTwentyWeeks,
  providerUnreachableInLabour,
  urgeToPush,
  veryHeavyBleeding,
} from '@/words/emergency';

export const title = 'When to Call Your Healthcare Provider';
export const atTermTitle = `At ${TERM_WEEKS} weeks or more`;
/** What the lists of the weeks ask for before that is often less: see data/warning-signs.ts. */
export const fromTwentyWeeksTitle = 'From 20 weeks on';
export const moreTitle = 'If contractions stop, or nobody answers';
export const beforeTwentyWeeks = "Before 20 weeks, follow 'When to call' on the page of your week.";

/** What stands first in 'When to call', beside whom to call where 911 does not answer. */
export const emergencyLines: Statement[] = [emergencySignsFromTwentyWeeks, urgeToPush, veryHeavyBleeding, cordAdvice];

/** Shown once, as the other lines of the page say 'hospital' only. */
export const hospitalInTheNorth: Statement = {
  text: "Where this page says 'hospital': in the North, go to the hospital or your nursing station.",
};

interface CallRow {
  id: string;
  title: string;
  text: string;
  /** Where the visitor lives in Quebec. */
  quebecText?: string;
  /** Where the region is not known. */
  unknownText?: string;
  /** Not shown in Nunavut, where no road leads from one community to another. */
  notInNunavut?: true;
  sources: SourceKey[];
}

/** The rules about minutes. Before 37 weeks none of them holds. */
export const whenToCallAtTerm: CallRow[] = [
  {
    id: 'births',
    title: 'First and later births',
    text: 'First birth, close to the hospital: call when contractions are 5 minutes apart or less and ask when to come: often after an hour, sooner if they get closer or stronger. Given birth before: go to the hospital as soon as they are regular and 5 minutes apart or less.',
    sources: ['inspq-hospital', 'ciusss-hospital'],
  },
  {
    id: 'long-way',
    title: 'A long way to the hospital',
    text: 'Is the hospital more than 30 minutes away? Leave when contractions are 10 minutes apart or less, and sooner in bad weather. Over an hour by road: see the next row first.',
    sources: ['labour-distance', 'inspq-hospital', 'labour-511'],
  },
  {
    id: 'over-an-hour',
    title: 'Over an hour by road',
    text: 'Call at the first contraction and when your water breaks, and ask when to leave. At 5 minutes apart or less, or at 10 if you have given birth before: call the labour and delivery unit now. If no one answers at once, call 911. Ask: drive, meet an ambulance, or go to the nearest hospital? Do not drive yourself. If you feel you must push: call 911, and stay where you are.',
    notInNunavut: true,
    sources: ['labour-distance', 'labour-511', 'mv-midwives'],
  },
  {
    id: 'by-plane',
    title: 'A flight away',
    text: 'Call your health centre or nursing station at the first contraction and when your water breaks. Where this page says to go to the hospital, go there and call ahead: they decide about the flight.',
    sources: ['labour-distance'],
  },
  {
    id: 'late-term',
    title: `${LATE_TERM_WEEKS} weeks or more`,
    text: 'Call your provider or the hospital as soon as contractions start.',
    // Our own choice: no source names the day.
    sources: [],
  },
  {
    id: 'five-one-one',
    title: '5-1-1 rule',
    text: 'Contractions come every 5 minutes, last 1 minute, and have done so for 1 hour: call your provider, or go to the hospital or your nursing station. 5-1-1 is a rule of thumb, and providers differ. Follow what yours told you, and call at any time if you are worried.',
    sources: ['labour-511', 'westcoast-midwives', 'ciusss-hospital'],
  },
];

const waterRest =
  'Go to the hospital now if the fluid is yellow, green, brown, red or smells bad, or if you have a fever, carry group B strep or do not know if you do, expect twins, are less than 37 weeks, or your baby is not head down.';

/** What counts from 20 weeks on. */
export const whenToCall: CallRow[] = [
  {
    id: 'water',
    title: 'Your water breaks',
    text: `Call when your water breaks, even without contractions. ${waterRest}`,
    quebecText: `Call, then go to your place of birth, even without contractions. ${waterRest}`,
    unknownText: `Call when your water breaks, even without contractions. In Quebec: call, then go to your place of birth. ${waterRest}`,
    sources: [
      'fraser-labour',
      'westcoast-midwives',
      'gbs-alberta',
      'waters-break',
      'warning-signs',
      'inspq-hospital',
      'sunnybrook-labour',
    ],
  },
  {
    id: 'bleeding',
    title: 'Heavy bright red bleeding',
    text: 'Call 911 if you soak a pad in an hour or less, pass large clots, or blood runs down your legs. Go to the hospital now for any other bright red blood, and for bleeding like a period, also if it is dark. A little pink or brown: call; before 37 weeks call now, and with contractions go to the hospital now. With a low placenta, go to the hospital now for any blood.',
    sources: [
      'after-birth-signs',
      'sunnybrook-ectopic',
      'inspq-signs',
      'fraser-labour',
      'ciusss-hospital',
      'carleton-labour-signs',
      'wrhn-childbirth',
    ],
  },
  {
    id: 'movement',
    title: 'Decreased fetal movement',
    text: 'From 26 weeks on, if your baby moves less than usual, go now to the labour and delivery unit, day or night. Far from one: to the nearest hospital, nursing station or health centre. Do not wait, and do not test with juice or a cold drink first. Babies do not move less because labour is near. Less movement with contractions before 37 weeks: go now, too. In weeks 24 and 25, call now if your baby moves less, more weakly or no longer. Before that, have movements that you knew stopped? Call the same day.',
    sources: ['sogc-441'],
  },
  {
    id: 'pain',
    title: 'Pain, a bad headache or a fever',
    text: 'Go to the hospital or your nursing station now for pain that stays between contractions. In labour too, a bad headache, blurred sight or spots, strong pain high in the belly, or pain under the right ribs means: go to the hospital now. A fever of 38\u00a0°C or more: call now. Yellow skin or eyes: call, or go to the hospital, now.',
    sources: ['fraser-labour', 'nygh-when-to-call', 'inspq-signs', 'warning-signs', 'wrhn-childbirth'],
  },
];

export const beforeTerm: CallRow = {
  id: 'before-term',
  title: `Before ${TERM_WEEKS} weeks`,
  text: 'Cramps: call, or go to the hospital, now. Two contractions or tightenings within an hour: call your provider or the hospital now, even if they are mild. At 10 minutes apart or less, or 6 in an hour, it can be preterm labour: go to the hospital or your nursing station now, and call on the way. Go now, too, for pain, pressure, fluid or blood, or if your baby moves less. New discharge that is like mucus: call, or go to the hospital, now. Contractions more than an hour apart: call the same day.',
  sources: ['fraser-labour', 'preterm-alberta', 'inspq-signs'],
};

export const nobodyAnswers: CallRow = {
  id: 'nobody-answers',
  title: 'Nobody answers',
  text: providerUnreachableInLabour.text,
  sources: ['sudbury-midwives', 'sogc-325'],
};

export const contractionsThatStop: CallRow = {
  id: 'stopped',
  title: 'Contractions that stop',
  text: 'Did this page say to call or to leave, and then no more contractions came? Call anyway, and say when they stopped. Before 37 weeks, too, call now, even if they have stopped.',
  sources: ['inspq-hospital'],
};

export const withMidwife: CallRow = {
  id: 'midwife',
  title: 'With a midwife',
  text: `${midwifeFirst} If there is no answer at once, do what this page says.`,
  sources: ['sudbury-midwives'],
};

/** The steps of /when-to-call in short, for the page that is open in a fast labour. */
export const babyComesFirst: CallRow = {
  id: 'baby-comes',
  title: 'The baby comes before help does',
  text: 'Call 911, put the phone on speaker, and stay on the line. Page your midwife from a second phone. Stay where you are: do not drive, and do not sit on the toilet. Unlock the door and turn on the outside light. A cord, a foot, a hand or a bottom first? Say so at once, and do not touch or pull. With a cord: kneel, chest on the floor, bottom up. None of these? Lie down on your side, on towels. Pant, and do not push if you can help it. Hold the head gently as it comes: do not pull or turn it. Dry the baby, and lay it skin to skin on you, nose and mouth free. Do not cut the cord.',
  sources: [
    'mv-midwives',
    'globe-fast-birth',
    'bcehs-complications',
    'westcoast-midwives',
    'nelson-fast-birth',
    'saving-grace-birth',
  ],
};

/** Leads from it to those steps. */
export const everyStep = 'Every step, and what to do for the baby';

export const guideNote: Statement = {
  text: 'This timer is a guide, not medical advice. Follow what your own provider told you. Call whenever you are worried.',
};
