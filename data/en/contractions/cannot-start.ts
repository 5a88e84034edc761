import { CALL_NOW_INTERVAL_SECONDS, TERM_WEEKS } from '@/data/labour-rules';

/** What the page says where the timer has not started: its script is missing, broken or too new for the browser. */
export const cannotStart = 'The timer has not started.';
export const writeDown =
  'Write down when each contraction starts and ends. The button still notes your taps, and keeps them for when the timer starts.';
export const callWithoutTimer = `Less than ${TERM_WEEKS} weeks? Call now, or go to the hospital. From ${TERM_WEEKS} weeks on: call your provider or the hospital when contractions are ${CALL_NOW_INTERVAL_SECONDS / 60} minutes apart or less, and sooner if one of the reasons on this page is true for you.`;
export const whenToCall = 'When to call';
export const tappedTimes = 'Times you tapped';
export const startedAt = (time: string) => `Started at ${time}`;
export const endedAt = (time: string) => `Ended at ${time}`;
export const reload = 'Reload';
