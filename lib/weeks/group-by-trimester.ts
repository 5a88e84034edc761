import { getTrimester, type Trimester } from '@/lib/pregnancy/trimesters';

/**
 * Weeks in their order, by the trimester in which they begin: 1 to 12, 13 to 25 and 26 to 40 of all forty. A trimester
 * without any is left out. Apart from the other rules of weeks, which pages load that show no trimesters.
 */
export function groupByTrimester<T extends { week: number }>(weeks: T[]): { trimester: Trimester; weeks: T[] }[] {
  return ([1, 2, 3] as const)
    .map((trimester) => ({ trimester, weeks: weeks.filter(({ week }) => getTrimester(week * 7) === trimester) }))
    .filter(({ weeks }) => weeks.length > 0);
}
