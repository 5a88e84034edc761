import { FIRST_WEEK_WITH_LENGTH, FIRST_WEEK_WITH_WEIGHT, LAST_WEEK, WEEK_WITHOUT_LENGTH } from '@/data/pregnancy-rules';
import type { SourceKey } from '@/data/sources';

/** How a length is measured: head to bottom while the legs are folded, head to heel from 20 weeks. */
export type LengthMeasure = 'crown-rump' | 'crown-heel';

/** Charts measure head to bottom up to this week, and head to heel from the other. Week 19 lies between. */
export const CROWN_RUMP_END_WEEK = 18;

export const CROWN_HEEL_START_WEEK = 20;

/** From this week the length is that of babies born at this age. */
export const BORN_CHART_START_WEEK = 24;

/** Figures are shown up to the end of this week; after week 40 they are those of week 40. */
export const LAST_SHOWN_WEEK = 42;

/** How far the length of a comparison may be from that of the baby. Our own choice. */
export const COMPARISON_MAX_DIFFERENCE_PERCENT = 20;

export interface FetalSize {
  week: number;
  /** Absent in week 19, between the two ways of measuring. */
  length?: {
    cm: number;
    /** Shown as 'up to': by the middle of that week many are shorter, and the measurement is uncertain. */
    isAtMost?: true;
    measure: LengthMeasure;
    sources: SourceKey[];
  };
  /** Absent before week 14, where published figures disagree tenfold. */
  weight?: {
    g: number;
    /** Shown as 'about', in kilograms: public copies of the table disagree on that week. */
    isRough?: true;
    sources: SourceKey[];
  };
}

/**
 * Size about the middle of each completed gestational week (its fourth day, n weeks + 3 days), from published growth
 * charts; week 40 is that of 40 weeks 0 days. Lengths of weeks 20 to 23 are rounded averages. From week 24 the length of
 * babies born at that age stands in for the length in the womb; before term those babies are often a little small.
 * Nothing is measured before week 5.
 */
export const fetalSizes: FetalSize[] = [
  { week: 5, length: { cm: 0.3, isAtMost: true, measure: 'crown-rump', sources: ['robinson-1975', 'hadlock-1992'] } },
  { week: 6, length: { cm: 0.6, measure: 'crown-rump', sources: ['robinson-1975', 'hadlock-1992'] } },
  { week: 7, length: { cm: 1.1, measure: 'crown-rump', sources: ['robinson-1975', 'hadlock-1992'] } },
  { week: 8, length: { cm: 1.8, measure: 'crown-rump', sources: ['robinson-1975', 'hadlock-1992'] } },
  { week: 9, length: { cm: 2.6, measure: 'crown-rump', sources: ['intergrowth-crl'] } },
  { week: 10, length: { cm: 3.7, measure: 'crown-rump', sources: ['intergrowth-crl'] } },
  { week: 11, length: { cm: 4.9, measure: 'crown-rump', sources: ['intergrowth-crl'] } },
  { week: 12, length: { cm: 6.1, measure: 'crown-rump', sources: ['intergrowth-crl'] } },
  { week: 13, length: { cm: 7.3, measure: 'crown-rump', sources: ['intergrowth-crl'] } },
  {
    week: 14,
    length: { cm: 8.6, measure: 'crown-rump', sources: ['intergrowth-crl'] },
    weight: { g: 100, sources: ['who-2017'] },
  },
  {
    week: 15,
    length: { cm: 9.4, measure: 'crown-rump', sources: ['hadlock-1992'] },
    weight: { g: 126, sources: ['who-2017'] },
  },
  {
    week: 16,
    length: { cm: 10.4, measure: 'crown-rump', sources: ['hadlock-1992'] },
    weight: { g: 158, sources: ['who-2017'] },
  },
  {
    week: 17,
    length: { cm: 11.4, measure: 'crown-rump', sources: ['hadlock-1992'] },
    weight: { g: 196, sources: ['who-2017'] },
  },
  {
    week: 18,
    length: { cm: 12.4, measure: 'crown-rump', sources: ['hadlock-1992'] },
    weight: { g: 242, sources: ['who-2017'] },
  },
  { week: 19, weight: { g: 295, sources: ['who-2017'] } },
  {
    week: 20,
    length: { cm: 25.5, measure: 'crown-heel', sources: ['williams'] },
    weight: { g: 358, sources: ['who-2017'] },
  },
  {
    week: 21,
    length: { cm: 26.8, measure: 'crown-heel', sources: ['williams'] },
    weight: { g: 430, sources: ['who-2017'] },
  },
  {
    week: 22,
    length: { cm: 28.1, measure: 'crown-heel', sources: ['williams'] },
    weight: { g: 512, sources: ['who-2017'] },
  },
  {
    week: 23,
    length: { cm: 29.4, measure: 'crown-heel', sources: ['williams'] },
    weight: { g: 606, sources: ['who-2017'] },
  },
  {
    week: 24,
    length: { cm: 32.6, measure: 'crown-heel', sources: ['intergrowth-newborn'] },
    weight: { g: 711, sources: ['who-2017'] },
  },
  {
    week: 25,
    length: { cm: 33.8, measure: 'crown-heel', sources: ['intergrowth-newborn'] },
    weight: { g: 829, sources: ['who-2017'] },
  },
  {
    week: 26,
    length: { cm: 35.1, measure: 'crown-heel', sources: ['intergrowth-newborn'] },
    weight: { g: 958, sources: ['who-2017'] },
  },
  {
    week: 27,
    length: { cm: 36.4, measure: 'crown-heel', sources: ['intergrowth-newborn'] },
    weight: { g: 1101, sources: ['who-2017'] },
  },
  {
    week: 28,
    length: { cm: 37.7, measure: 'crown-heel', sources: ['intergrowth-newborn'] },
    weight: { g: 1256, sources: ['who-2017'] },
  },
  {
    week: 29,
    length: { cm: 38.9, measure: 'crown-heel', sources: ['intergrowth-newborn'] },
    weight: { g: 1422, sources: ['who-2017'] },
  },
  {
    week: 30,
    length: { cm: 40.2, measure: 'crown-heel', sources: ['intergrowth-newborn'] },
    weight: { g: 1599, sources: ['who-2017'] },
  },
  {
    week: 31,
    length: { cm: 41.5, measure: 'crown-heel', sources: ['intergrowth-newborn'] },
    weight: { g: 1788, sources: ['who-2017'] },
  },
  {
    week: 32,
    length: { cm: 42.8, measure: 'crown-heel', sources: ['intergrowth-newborn'] },
    weight: { g: 1985, sources: ['who-2017'] },
  },
  {
    week: 33,
    length: { cm: 44.1, measure: 'crown-heel', sources: ['intergrowth-newborn'] },
    weight: { g: 2190, sources: ['who-2017'] },
  },
  {
    week: 34,
    length: { cm: 45.2, measure: 'crown-heel', sources: ['intergrowth-newborn'] },
    weight: { g: 2402, sources: ['who-2017'] },
  },
  {
    week: 35,
    length: { cm: 46.2, measure: 'crown-heel', sources: ['intergrowth-newborn'] },
    weight: { g: 2618, sources: ['who-2017'] },
  },
  {
    week: 36,
    length: { cm: 47.1, measure: 'crown-heel', sources: ['intergrowth-newborn'] },
    weight: { g: 2838, sources: ['who-2017'] },
  },
  {
    week: 37,
    length: { cm: 47.8, measure: 'crown-heel', sources: ['intergrowth-newborn'] },
    weight: { g: 3058, sources: ['who-2017'] },
  },
  {
    week: 38,
    length: { cm: 48.6, measure: 'crown-heel', sources: ['intergrowth-newborn'] },
    weight: { g: 3277, sources: ['who-2017'] },
  },
  {
    week: 39,
    length: { cm: 49.2, measure: 'crown-heel', sources: ['intergrowth-newborn'] },
    weight: { g: 3500, isRough: true, sources: ['who-2017'] },
  },
  {
    week: 40,
    length: { cm: 49.5, measure: 'crown-heel', sources: ['intergrowth-newborn'] },
    weight: { g: 3617, sources: ['who-2017'] },
  },
];

/** What is said from one completed week to another, both included. Its words stand in data/en/development/figures.ts. */
export interface WeekNote<Id extends string = string> {
  id: Id;
  fromWeek: number;
  toWeek: number;
}

type SizeNoteId = 'not-measured' | 'between-measures' | 'middle-of-week' | 'last-week' | 'before-step' | 'after-step';

/** What stands beside the figures of a week, wherever they are shown. */
export const sizeNotes: WeekNote<SizeNoteId>[] = [
  { id: 'not-measured', fromWeek: 0, toWeek: FIRST_WEEK_WITH_LENGTH - 1 },
  { id: 'between-measures', fromWeek: WEEK_WITHOUT_LENGTH, toWeek: WEEK_WITHOUT_LENGTH },
  { id: 'middle-of-week', fromWeek: FIRST_WEEK_WITH_LENGTH, toWeek: LAST_WEEK - 1 },
  { id: 'last-week', fromWeek: LAST_WEEK, toWeek: LAST_SHOWN_WEEK },
  { id: 'before-step', fromWeek: BORN_CHART_START_WEEK - 1, toWeek: BORN_CHART_START_WEEK - 1 },
  { id: 'after-step', fromWeek: BORN_CHART_START_WEEK, toWeek: BORN_CHART_START_WEEK },
];

type SizeMethodId = 'crown-rump' | 'between-measures' | 'crown-heel' | 'born' | 'weight';

/** Where the figures of a week come from, for 'How we estimate'. */
export const sizeMethods: WeekNote<SizeMethodId>[] = [
  { id: 'crown-rump', fromWeek: FIRST_WEEK_WITH_LENGTH, toWeek: CROWN_RUMP_END_WEEK },
  { id: 'between-measures', fromWeek: WEEK_WITHOUT_LENGTH, toWeek: WEEK_WITHOUT_LENGTH },
  { id: 'crown-heel', fromWeek: CROWN_HEEL_START_WEEK, toWeek: BORN_CHART_START_WEEK - 1 },
  { id: 'born', fromWeek: BORN_CHART_START_WEEK, toWeek: LAST_SHOWN_WEEK },
  { id: 'weight', fromWeek: FIRST_WEEK_WITH_WEIGHT, toWeek: LAST_SHOWN_WEEK },
];
