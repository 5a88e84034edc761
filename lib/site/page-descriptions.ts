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

/** What search engines are told of a province's or territory's page. */
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
