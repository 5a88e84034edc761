import { fallbackComparison } from '@/data/comparisons';
import type { PageText } from '@/data/pages';
import type { ProvinceCode } from '@/data/provinces';
import { lastReviewed } from '@/data/site';
import { sources } from '@/data/sources';
import { getProvincePath } from '@/lib/resources/provinces';
import { listWeekSources } from '@/lib/sources/page-sources';
import { getCheckedRange } from '@/lib/sources/sources';
import { hasLength } from '@/lib/weeks/fetal-size';
import { findWeeklyRecord } from '@/lib/weeks/week-record';
import { getWeekPath } from '@/lib/weeks/weeks';
import { provinceGuides } from '@/words/province-guides';
import * as regions from '@/words/regions';

/** Title and description of a province's or territory's page, for search engines. */
export function describeProvincePage(code: ProvinceCode): PageText {
  return {
    path: getProvincePath(code),
    title: `Having a baby ${regions.inRegion(code)}`,
    description: provinceGuides[code].description,
    shortTitle: regions.names[code],
    picture: 'canoe',
    kind: 'general',
    lastReviewed,
  };
}

/**
 * Title and description of a week's page, for search engines. Its day of review is that of its least recently checked
 * source.
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
