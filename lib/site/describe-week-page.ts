import { fallbackComparison } from '@/data/comparisons';
import type { PageText } from '@/data/pages';
import { sources } from '@/data/sources';
import { getCheckedRange } from '@/lib/sources/get-checked-range';
import { findWeeklyRecord } from '@/lib/weeks/find-weekly-record';
import { getWeekPath } from '@/lib/weeks/get-week-path';
import { hasLength } from '@/lib/weeks/has-length';
import { listWeekSources } from '@/lib/weeks/list-week-sources';

/**
 * What search engines are told of a week's page. It counts as reviewed on the day its least recently checked source was.
 * @throws Error for a week that has no page.
 */
export function describeWeekPage(week: number): PageText {
  const record = findWeeklyRecord(week);
  if (!record) throw new Error(`No page is about week ${week}`);
  const { title, canadianSizeComparisons } = record;
  const [comparison = fallbackComparison] = canadianSizeComparisons;
  const beside = hasLength(week) ? `its size beside ${comparison.name}` : `a picture for the week (${comparison.name})`;
  return {
    path: getWeekPath(week),
    title: `Week ${week} of pregnancy: ${title}`,
    description: `Week ${week} of pregnancy in Canada: how your baby grows, ${beside}, what you may feel, tests to expect and when to call.`,
    shortTitle: `Week ${week}`,
    picture: comparison.picture,
    kind: 'medical',
    lastReviewed: getCheckedRange(listWeekSources(record).map((key) => sources[key])).first,
  };
}
