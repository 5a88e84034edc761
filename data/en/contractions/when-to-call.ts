import { TERM_WEEKS } from '@/data/labour-rules';
import type { SourceKey } from '@/data/sources';
import type { Statement } from '@/data/statement';
import {
  cordAdvice,
  emergencySignsFromTwentyWeeks,
  providerUnreachableInLabour,
  urgeToPush,
  veryHeavyBleeding,
} from '@/words/emergency';

export const title = 'When to Call Your Healthcare Provider';
export const whoMustNotWaitTitle = 'Who must not wait';
export const atTermTitle = `At ${TERM_WEEKS} weeks or more`;
/** What the lists of the weeks ask for before that is often less: see data/warning-signs.ts. */
export const fromTwentyWeeksTitle = 'From 20 weeks on';
export const beforeTwentyWeeks = "Before 20 weeks, follow 'When to call' on the page of your week.";

/** What stands first in 'When to call', beside whom to call where 911 does not answer. */
export const emergencyLines: Statement[] = [emergencySignsFromTwentyWeeks, urgeToPush, veryHeavyBleeding, cordAdvice];

/** Shown once, as the other lines of the page say 'hospital' only. */
export const hospitalInTheNorth: Statement = {
  text: "Where this page says 'hospital': in the North, go to the hospital or your nursing station.",
};

/** Who must call at once, whatever the rules about minutes say. */
export const whoMustNotWait: Statement & { items: Statement[] } = {
  text: 'Call as soon as contractions start, and do not wait for 5-1-1, if one of these is true for you:',
  sources: ['ciusss-hospital', 'nygh-when-to-call'],
  items: [
    { text: 'You have given birth before and it went fast.' },
    { text: 'You have had a cesarean, or one is planned.', sources: ['ciusss-hospital', 'nygh-when-to-call'] },
    { text: 'You expect twins or more.' },
    { text: 'Your baby is bottom first or lies sideways.' },
    { text: 'You have high blood pressure, little fluid or a baby that is small.', sources: ['ciusss-hospital'] },
    {
      text: 'You carry group B strep. (If your water breaks: go to the hospital now.)',
      sources: ['gbs-alberta', 'westcoast-midwives'],
    },
    { text: 'You are less than 37 weeks: call or go to the hospital now.', sources: ['fraser-labour'] },
    { text: 'You were told to come early.', sources: ['waters-break'] },
    {
      text: 'You have a low placenta. (Any bleeding: go to the hospital now; very heavy: 911.)',
      sources: ['ciusss-hospital'],
    },
    { text: 'You use insulin or a blood thinner, or have herpes sores.' },
  ],
};

interface CallRow {
  id: string;
  title: string;
  text: string;
  /** Where the visitor lives in Quebec. */
  quebecText?: string;
  /** Where the region is not known. */
  unknownText?: string;
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
    text: 'Is the hospital more than 30 minutes away? Leave when contractions are 10 minutes apart or less, and sooner in bad weather.',
    sources: ['labour-distance', 'inspq-hospital', 'labour-511'],
  },
  {
    id: 'five-one-one',
    title: '5-1-1 rule',
    text: 'Contractions come every 5 minutes, last 1 minute, and have done so for 1 hour: call your provider, or go to the hospital or your nursing station. 5-1-1 is a rule of thumb, and providers differ. Follow what yours told you, and call at any time if you are worried.',
    sources: ['labour-511', 'westcoast-midwives', 'ciusss-hospital'],
  },
];

const waterRest =
  'Go to the hospital now if the fluid is yellow, green, brown, red or smells bad, or if you have a fever, carry group B strep, expect twins, are less than 37 weeks, or your baby is not head down.';

/** What counts from 20 weeks on. */
export const whenToCall: CallRow[] = [
  {
    id: 'water',
    title: 'Your water breaks',
    text: `Call when your water breaks, even without contractions. ${waterRest}`,
    quebecText: `Call, then go to your place of birth, even without contractions. ${waterRest}`,
    unknownText: `Call when your water breaks, even without contractions. In Quebec: call, then go to your place of birth. ${waterRest}`,
    sources: ['fraser-labour', 'westcoast-midwives', 'gbs-alberta', 'waters-break', 'warning-signs', 'inspq-hospital'],
  },
  {
    id: 'bleeding',
    title: 'Heavy bright red bleeding',
    text: 'Call 911 if you soak a pad in an hour or less, pass large clots, or blood runs down your legs. Go to the hospital now for any other bright red blood. Pink or brown: call, and before 37 weeks call now. With a low placenta, go to the hospital now for any blood.',
    sources: ['after-birth-signs', 'sunnybrook-ectopic', 'inspq-signs', 'fraser-labour', 'ciusss-hospital'],
  },
  {
    id: 'movement',
    title: 'Decreased fetal movement',
    text: 'From 26 weeks on, if your baby moves less than usual, go now to the labour and delivery unit or your nursing station, day or night. Do not wait, and do not test with juice or a cold drink first. Babies do not move less because labour is near. In weeks 24 and 25, call now if movements that you knew have stopped.',
    sources: ['sogc-441'],
  },
  {
    id: 'pain',
    title: 'Pain, a bad headache or a fever',
    text: 'Go to the hospital or your nursing station now for pain that stays between contractions. In labour too, a bad headache, blurred sight or spots, or pain under the right ribs means: go to the hospital now. A fever of 38\u00a0°C or more: call now.',
    sources: ['fraser-labour', 'nygh-when-to-call', 'inspq-signs', 'warning-signs'],
  },
];

export const beforeTerm: CallRow = {
  id: 'before-term',
  title: `Before ${TERM_WEEKS} weeks`,
  text: 'Contractions 10 minutes apart or closer, or 6 tightenings or more in an hour, can be preterm labour: call, or go to the hospital or your nursing station, now.',
  sources: ['fraser-labour', 'preterm-alberta'],
};

export const nobodyAnswers: CallRow = {
  id: 'nobody-answers',
  title: 'Nobody answers',
  text: providerUnreachableInLabour.text,
  sources: ['sudbury-midwives', 'sogc-325'],
};

export const guideNote: Statement = {
  text: 'This timer is a guide, not medical advice. Follow what your own provider told you. Call whenever you are worried.',
};
