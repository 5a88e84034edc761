import { type ComparisonId, comparisons, fallbackComparison } from '@/data/comparisons';
import type { ComparisonFacts } from '@/data/comparisons/types';
import * as words from '@/words/comparisons';
import { onePicture, pictures, sizeOf } from '@/words/comparisons/card';
import type { ComparisonWords } from '@/words/comparisons/types';
import { hasLength } from './fetal-size';

/** A Canadian thing as long as the baby. */
export interface CanadianSizeComparison extends ComparisonFacts, ComparisonWords {
  /** The name of its picture, and its id. */
  picture: string;
}

const all = (Object.keys(comparisons) as ComparisonId[]).map(
  (picture): CanadianSizeComparison => ({ ...comparisons[picture], ...words.comparisons[picture], picture }),
);

const fallback: CanadianSizeComparison = { ...fallbackComparison, ...words.fallbackComparison };

/**
 * The Canadian things that are as long as the baby in a gestational week, the main one first. A week without any has the
 * one that stands in.
 */
export function listComparisons(week: number): [CanadianSizeComparison, ...CanadianSizeComparison[]] {
  const [main = fallback, ...others] = all.filter((comparison) => comparison.week === week);
  return [main, ...others];
}

/** What stands above the comparisons of a completed gestational week. */
export function getComparisonHeading(week: number, comparisonCount: number): string {
  if (hasLength(week)) return sizeOf;
  return comparisonCount === 1 ? onePicture : pictures;
}
