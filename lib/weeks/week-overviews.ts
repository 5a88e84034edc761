import { pickNames } from '@/words/comparisons/lines';
import type { ComparisonNames } from '@/words/comparisons/types';
import { weekTexts } from '@/words/weeks';
import { listComparisons } from './comparisons';
import { hasLength } from './fetal-size';

/** A week in a few words, for lists of weeks. */
export interface WeekOverview {
  week: number;
  title: string;
  /** The first thing to know of the baby that week. */
  stage: string;
  /** Name and picture of the week's main comparison. */
  comparison: ComparisonNames;
  /** The description of the thing that the baby is compared with. */
  description: string;
  picture: string;
  /** Whether the comparison is one of size: only in weeks with a length. */
  hasSize: boolean;
}

/** All forty weeks in a few words each. */
export function listWeekOverviews(): WeekOverview[] {
  return weekTexts.map(({ week, title, developmentMilestones }) => {
    const [comparison] = listComparisons(week);
    return {
      week,
      title,
      stage: developmentMilestones[0]?.text ?? '',
      comparison: pickNames(comparison),
      description: comparison.description,
      picture: comparison.picture,
      hasSize: hasLength(week),
    };
  });
}
