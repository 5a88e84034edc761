import { pickNames } from '@/words/comparisons/lines';
import type { ComparisonNames } from '@/words/comparisons/types';
import { weekTexts } from '@/words/weeks';
import { listComparisons } from './comparisons';
import { describeSize } from './fetal-size';

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
  /** The baby's length, such as 'up to 0.3 cm'. Where no chart has one it is absent, and the comparison is not one of size. */
  length: string | undefined;
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
      length: describeSize(week).length?.value,
    };
  });
}
