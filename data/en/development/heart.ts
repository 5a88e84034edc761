import { HEART_SEEN_WEEKS, type HeartRateId, OFTEN_ABOVE_RATE, USUAL_HEART_RATE } from '@/data/heart';
import { HEART_START_DAY } from '@/data/pregnancy-rules';
import type { SourceKey } from '@/data/sources';

const startWeek = HEART_START_DAY / 7;

export const rate = 'Heart rate';
/** What is said of the baby's heart rate, by stage. */
export const rates: Record<HeartRateId, { value: string; detail: string; sources: SourceKey[] }> = {
  'not-seen': {
    value: 'No figure yet',
    detail: `usually first seen between ${HEART_SEEN_WEEKS.from} and ${HEART_SEEN_WEEKS.to} weeks`,
    sources: ['heart-start'],
  },
  rising: {
    value: 'Speeding up',
    detail: 'the rate rises quickly in these weeks',
    sources: ['heart-rate-5867'],
  },
  fast: {
    value: 'Fast',
    detail: `Your baby's heart beats fast now, often over ${OFTEN_ABOVE_RATE} times a minute. It slows a little as the weeks go by.`,
    sources: ['heart-rate-5867'],
  },
  settled: {
    value: `${USUAL_HEART_RATE.min} to ${USUAL_HEART_RATE.max} beats a minute`,
    detail: 'usual range at rest',
    sources: ['sogc-396'],
  },
};

export const beats = 'Heartbeats';
export const beatsSoFar = (count: string) => ({ value: `about ${count}`, detail: 'so far, a rough estimate' });
export const notCounted = { value: 'Not counted', detail: `the count begins at ${startWeek} weeks` };
export const simpleRule = (least: number, most: number, beatsSoFar: string) =>
  `For the heart, a simple rule gives ${least} to ${most} beats a minute in this week, and about ${beatsSoFar} beats so far if every day had been like today. We add up day by day from ${startWeek}\u00a0weeks, each at the rule's rate for its own week.`;
