import type { SourceKey } from './sources';
import type { Statement } from './weeks/types';

/** What stands first in every list of when to call: no thinking needed. */
export const emergencySigns: Statement = {
  text: 'Call 911 for very heavy bleeding, a seizure, chest pain, sudden trouble breathing, a cord you can see or feel in your vagina, or a baby who is coming before you can get to the hospital.',
  sources: ['warning-signs'],
};

/** When to call, in the order of the specification, after the signs for 911. */
export const whenToCall: { title: string; text: string; sources: SourceKey[] }[] = [
  {
    title: '5-1-1 rule',
    text: 'Contractions come every 5 minutes, last 1 minute, and have done so for 1 hour: call your provider or go in. Leave sooner with a long drive.',
    sources: ['labour-511'],
  },
  {
    title: 'Your water breaks',
    text: 'Call even without contractions. Go in at once if the fluid is yellow, green or red, or if you have a fever.',
    sources: ['waters-break', 'fraser-labour'],
  },
  {
    title: 'Heavy bright red bleeding',
    text: 'Go to the hospital at once. Call about any other bleeding too.',
    sources: ['fraser-labour', 'warning-signs'],
  },
  {
    title: 'Decreased fetal movement',
    text: 'If your baby moves less than usual, go to your provider or the hospital at once. Babies do not move less because labour is near.',
    sources: ['sogc-441'],
  },
  {
    title: 'Pain that does not stop',
    text: 'Go in at once for pain that stays between contractions.',
    sources: ['fraser-labour'],
  },
  {
    title: 'Before 37 weeks',
    text: 'Contractions 10 minutes apart or closer, or 6 tightenings in an hour, can be preterm labour: call or go in now.',
    sources: ['fraser-labour', 'preterm-alberta'],
  },
];

export const guideNote: Statement = {
  text: 'This timer is a guide, not medical advice. Follow what your own provider told you. Leave earlier with a long drive or in winter weather: some providers ask families far away to come at 10 minutes apart. Call whenever you are worried.',
  sources: ['labour-distance'],
};

/** What the advice box says; the first four letter for letter as specified. */
export const adviceTexts = {
  'no-pattern': 'Continue timing until you have a clear pattern',
  'five-one-one':
    'Contractions are 5 minutes apart or less and lasting 1 minute or more. Consider heading to the hospital.',
  'early-warning': 'Early labor may be starting. Continue timing and prepare your hospital bag.',
  'early-signs': 'Early labor signs. Stay hydrated and comfortable. Continue timing.',
  'preterm-alert': 'Contractions before 37 weeks can be preterm labour: call your provider or go to the hospital now.',
  preterm: 'Before 37 weeks, call your provider about any regular tightening, pain, pressure, fluid or bleeding.',
} as const;

export const fiveOneOneReminder =
  'The 5-1-1 rule: contractions every 5 minutes, lasting 1 minute, for 1 hour. With a long drive, leave earlier.';
export const hourCompleteText = 'The hour of 5-1-1 is complete: call your provider or go to the hospital now.';
export const tooCloseText =
  'Contractions have started less than 2 minutes apart for 10 minutes: call your provider or the hospital now.';
export const longText = 'A contraction lasted more than 2 minutes: call your provider or the hospital now.';
export const runningLongText =
  'This contraction has lasted more than 2 minutes: call your provider or the hospital now.';

/** What the timer page rests on. */
export const contractionSources: SourceKey[] = [
  'labour-511',
  'fraser-labour',
  'labour-distance',
  'preterm-alberta',
  'sogc-441',
  'waters-break',
  'warning-signs',
];

/** What the page says where the timer has not started: its script is missing, broken or too new for the browser. */
export const cannotStart = {
  title: 'The timer has not started.',
  text: 'Write down when each contraction starts and ends. The button still notes your taps, and keeps them for when the timer starts.',
  call: 'Call your provider or the hospital when contractions are 5 minutes apart, and sooner if one of the reasons on this page is true for you.',
  callLink: 'When to call',
  listName: 'Times you tapped',
  started: 'Started at',
  ended: 'Ended at',
  reload: 'Reload',
};
