import type { FetalSize } from '@/data/fetal-size';
import type { Statement } from '@/data/statement';
import { weekLeads } from '@/words/development/week-leads';
import { weekTexts } from '@/words/weeks';
import type { WeekText } from '@/words/weeks/types';
import { listComparisons } from './comparisons';
import { findFetalSize } from './fetal-size';

/** All that the site knows of a week: the weekly development record of the specification. */
export interface WeeklyRecord extends WeekText {
  /** The first words of the week's page, from statements below. */
  lead: Statement;
  /**
   * About the middle of the week; absent where no chart has one. No page reads it or `weightG`, as `size` has both with
   * their measure and sources: the product's specification names the two as fields of the record.
   */
  lengthCm: number | undefined;
  weightG: number | undefined;
  size: FetalSize | undefined;
  /** The first is the week's main one. */
  canadianSizeComparisons: ReturnType<typeof listComparisons>;
}

/** The whole record of a gestational week, 1 to 40; undefined for any other. */
export function findWeeklyRecord(week: number): WeeklyRecord | undefined {
  const text = weekTexts.find((candidate) => candidate.week === week);
  const lead = weekLeads[week];
  if (!text || !lead) return undefined;
  const size = findFetalSize(week);
  return {
    ...text,
    lead,
    lengthCm: size?.length?.cm,
    weightG: size?.weight?.g,
    size,
    canadianSizeComparisons: listComparisons(week),
  };
}
