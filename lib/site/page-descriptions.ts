import { type CanITopic, canITopics } from '@/data/can-i/topics';
import type { ProvinceCode } from '@/data/provinces';
import { lastReviewed } from '@/data/site';
import { sources } from '@/data/sources';
import { getTopicPath, listTopicEntries } from '@/lib/can-i/topic-entries';
import { getProvincePath } from '@/lib/resources/provinces';
import { listWeekSources } from '@/lib/sources/page-sources';
import { getCheckedRange } from '@/lib/sources/sources';
import { hasLength } from '@/lib/weeks/fetal-size';
import { findWeeklyRecord } from '@/lib/weeks/week-record';
import { getWeekPath } from '@/lib/weeks/weeks';
import { topicWords } from '@/words/can-i/topics';
import * as words from '@/words/pages';
import { provinceGuides } from '@/words/province-guides';
import * as regions from '@/words/regions';
import type { PageWords } from './page-words';

/** What search engines and shared links are told of a page. */
export interface PageText extends PageWords {
  /** Its address below the site's own, in English. */
  path: string;
  /** The picture on the card of a shared link. */
  picture: string;
  /** 'medical' pages carry health advice, 'tool' pages are widgets first. */
  kind: 'medical' | 'tool' | 'general';
  /** The day somebody last read the page against its sources, yyyy-MM-dd. */
  lastReviewed: string;
}

/** Title and description of a province's or territory's page, for search engines. */
export function describeProvincePage(code: ProvinceCode): PageText {
  return {
    path: getProvincePath(code),
    title: words.provinceTitle(regions.inRegion(code)),
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
  const [comparison] = canadianSizeComparisons;
  const describe = hasLength(week) ? words.weekDescription : words.weekDescriptionWithoutSize;
  return {
    path: getWeekPath(week),
    title: words.weekTitle(week, title),
    description: describe(week, comparison.name),
    shortTitle: words.weekShortTitle(week),
    picture: comparison.picture,
    kind: 'medical',
    lastReviewed: getCheckedRange(listWeekSources(record).map((key) => sources[key])).first,
  };
}

/**
 * Title and description of a topic's page of the look-up, for search engines. Its day of review is that of its least
 * recently checked source.
 */
export function describeCanITopicPage(topic: CanITopic): PageText {
  const { title, description, name } = topicWords[topic];
  const checked = listTopicEntries(topic).flatMap((entry) => entry.sources.map((key) => sources[key]));
  return {
    path: getTopicPath(topic),
    title,
    description,
    shortTitle: name,
    picture: canITopics[topic].picture,
    kind: 'medical',
    lastReviewed: getCheckedRange(checked).first,
  };
}
