import type { SourceKey } from '@/data/sources';

export interface HeartRateText {
  /** First completed gestational week that it holds for, until the next one's. */
  fromWeek: number;
  value: string;
  detail: string;
  sources: SourceKey[];
}

/** What is said of the baby's heart rate, in order. */
export const heartRateTexts: HeartRateText[] = [
  {
    fromWeek: 0,
    value: 'No figure yet',
    detail: 'usually first seen between 5 and 6 weeks',
    sources: ['heart-start'],
  },
  {
    fromWeek: 6,
    value: 'Speeding up',
    detail: 'the rate rises quickly in these weeks',
    sources: ['heart-rate-5867'],
  },
  {
    fromWeek: 9,
    value: 'Fast',
    detail: "Your baby's heart beats fast now, often over 150 times a minute. It slows a little as the weeks go by.",
    sources: ['heart-rate-5867'],
  },
  {
    fromWeek: 15,
    value: '110 to 160 beats a minute',
    detail: 'usual range at rest',
    sources: ['sogc-396'],
  },
];
