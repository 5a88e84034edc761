import type { SourceKey } from '@/data/sources';

/** How a length is measured: head to bottom while the legs are folded, head to heel from 20 weeks. */
export type LengthMeasure = 'crown-rump' | 'crown-heel';

export interface FetalSize {
  week: number;
  /** Absent where no reference exists: to week 4, and in week 19 between the two ways of measuring. */
  length?: { cm: number; measure: LengthMeasure; source: SourceKey };
  /** Absent before week 14, where published figures disagree tenfold. */
  weight?: { g: number; source: SourceKey };
}

/**
 * Reference medians by completed gestational week. From week 24 the length of babies born at that age stands in for
 * the length in the womb; before term those babies are often a little small.
 */
export const fetalSizes: FetalSize[] = [
  { week: 4 },
  { week: 5, length: { cm: 0.2, measure: 'crown-rump', source: 'hadlock-1992' } },
  { week: 6, length: { cm: 0.5, measure: 'crown-rump', source: 'hadlock-1992' } },
  { week: 7, length: { cm: 0.9, measure: 'crown-rump', source: 'hadlock-1992' } },
  { week: 8, length: { cm: 1.4, measure: 'crown-rump', source: 'hadlock-1992' } },
  { week: 9, length: { cm: 2.2, measure: 'crown-rump', source: 'intergrowth-crl' } },
  { week: 10, length: { cm: 3.3, measure: 'crown-rump', source: 'intergrowth-crl' } },
  { week: 11, length: { cm: 4.4, measure: 'crown-rump', source: 'intergrowth-crl' } },
  { week: 12, length: { cm: 5.6, measure: 'crown-rump', source: 'intergrowth-crl' } },
  { week: 13, length: { cm: 6.8, measure: 'crown-rump', source: 'intergrowth-crl' } },
  {
    week: 14,
    length: { cm: 8.1, measure: 'crown-rump', source: 'intergrowth-crl' },
    weight: { g: 90, source: 'who-2017' },
  },
  {
    week: 15,
    length: { cm: 9, measure: 'crown-rump', source: 'hadlock-1992' },
    weight: { g: 114, source: 'who-2017' },
  },
  {
    week: 16,
    length: { cm: 10, measure: 'crown-rump', source: 'hadlock-1992' },
    weight: { g: 144, source: 'who-2017' },
  },
  {
    week: 17,
    length: { cm: 11, measure: 'crown-rump', source: 'hadlock-1992' },
    weight: { g: 179, source: 'who-2017' },
  },
  {
    week: 18,
    length: { cm: 12, measure: 'crown-rump', source: 'hadlock-1992' },
    weight: { g: 222, source: 'who-2017' },
  },
  { week: 19, weight: { g: 272, source: 'who-2017' } },
  { week: 20, length: { cm: 25, measure: 'crown-heel', source: 'williams' }, weight: { g: 330, source: 'who-2017' } },
  { week: 21, length: { cm: 26.2, measure: 'crown-heel', source: 'williams' }, weight: { g: 398, source: 'who-2017' } },
  { week: 22, length: { cm: 27.5, measure: 'crown-heel', source: 'williams' }, weight: { g: 476, source: 'who-2017' } },
  { week: 23, length: { cm: 28.8, measure: 'crown-heel', source: 'williams' }, weight: { g: 565, source: 'who-2017' } },
  {
    week: 24,
    length: { cm: 32, measure: 'crown-heel', source: 'intergrowth-newborn' },
    weight: { g: 665, source: 'who-2017' },
  },
  {
    week: 25,
    length: { cm: 33.3, measure: 'crown-heel', source: 'intergrowth-newborn' },
    weight: { g: 778, source: 'who-2017' },
  },
  {
    week: 26,
    length: { cm: 34.5, measure: 'crown-heel', source: 'intergrowth-newborn' },
    weight: { g: 902, source: 'who-2017' },
  },
  {
    week: 27,
    length: { cm: 35.8, measure: 'crown-heel', source: 'intergrowth-newborn' },
    weight: { g: 1039, source: 'who-2017' },
  },
  {
    week: 28,
    length: { cm: 37.1, measure: 'crown-heel', source: 'intergrowth-newborn' },
    weight: { g: 1189, source: 'who-2017' },
  },
  {
    week: 29,
    length: { cm: 38.4, measure: 'crown-heel', source: 'intergrowth-newborn' },
    weight: { g: 1350, source: 'who-2017' },
  },
  {
    week: 30,
    length: { cm: 39.6, measure: 'crown-heel', source: 'intergrowth-newborn' },
    weight: { g: 1523, source: 'who-2017' },
  },
  {
    week: 31,
    length: { cm: 40.9, measure: 'crown-heel', source: 'intergrowth-newborn' },
    weight: { g: 1707, source: 'who-2017' },
  },
  {
    week: 32,
    length: { cm: 42.2, measure: 'crown-heel', source: 'intergrowth-newborn' },
    weight: { g: 1901, source: 'who-2017' },
  },
  {
    week: 33,
    length: { cm: 43.6, measure: 'crown-heel', source: 'intergrowth-newborn' },
    weight: { g: 2103, source: 'who-2017' },
  },
  {
    week: 34,
    length: { cm: 44.8, measure: 'crown-heel', source: 'intergrowth-newborn' },
    weight: { g: 2312, source: 'who-2017' },
  },
  {
    week: 35,
    length: { cm: 45.8, measure: 'crown-heel', source: 'intergrowth-newborn' },
    weight: { g: 2527, source: 'who-2017' },
  },
  {
    week: 36,
    length: { cm: 46.8, measure: 'crown-heel', source: 'intergrowth-newborn' },
    weight: { g: 2745, source: 'who-2017' },
  },
  {
    week: 37,
    length: { cm: 47.5, measure: 'crown-heel', source: 'intergrowth-newborn' },
    weight: { g: 2966, source: 'who-2017' },
  },
  {
    week: 38,
    length: { cm: 48.3, measure: 'crown-heel', source: 'intergrowth-newborn' },
    weight: { g: 3186, source: 'who-2017' },
  },
  {
    week: 39,
    length: { cm: 49, measure: 'crown-heel', source: 'intergrowth-newborn' },
    weight: { g: 3403, source: 'who-2017' },
  },
  {
    week: 40,
    length: { cm: 49.5, measure: 'crown-heel', source: 'intergrowth-newborn' },
    weight: { g: 3617, source: 'who-2017' },
  },
];
