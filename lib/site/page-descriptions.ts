import { type CanITopic, canITopics } from '@/data/can-i/topics';
import type { SearchFacts } from '@/data/pages';
import type { ProvinceCode } from '@/data/provinces';
import { lastChanged } from '@/data/site';
import { FIND_CARE_ID } from '@/data/to-dos';
import { getTopicPath } from '@/lib/can-i/topic-entries';
import { lowerFirst } from '@/lib/format/text';
import { getProvincePath } from '@/lib/resources/provinces';
import { listAppointments } from '@/lib/weeks/appointments';
import { describeSize } from '@/lib/weeks/fetal-size';
import { listToDos } from '@/lib/weeks/to-dos';
import { findWeeklyRecord, type WeeklyRecord } from '@/lib/weeks/week-record';
import { getWeekPath } from '@/lib/weeks/weeks';
import { topicWords } from '@/words/can-i/topics';
import * as words from '@/words/pages';
import { provinceGuides } from '@/words/province-guides';
import * as regions from '@/words/regions';
import type { PageWords } from './page-words';

/** What search engines and shared links are told of a page. */
export interface PageText extends PageWords, SearchFacts {
  /** Its address below the site's own, in English. */
  path: string;
  /** The day on which its words last changed, yyyy-MM-dd. */
  lastChanged: string;
}

/** Characters of a description: search engines cut what is longer. */
const MAX_DESCRIPTION_LENGTH = 155;

/** Title and description of a province's or territory's page, for search engines. */
export function describeProvincePage(code: ProvinceCode): PageText {
  return {
    path: getProvincePath(code),
    title: words.provinceTitle(regions.inRegion(code)),
    description: provinceGuides[code].description,
    shortTitle: regions.names[code],
    picture: 'canoe',
    kind: 'general',
    lastChanged,
  };
}

/**
 * Title and description of a week's page, for search engines.
 * @throws Error for a week that has no page.
 */
export function describeWeekPage(week: number): PageText {
  const record = findWeeklyRecord(week);
  if (!record) throw new Error(`No page is about week ${week}`);
  return {
    path: getWeekPath(week),
    title: titleWeek(record),
    description: summarizeWeek(record),
    shortTitle: words.weekShortTitle(week),
    picture: record.canadianSizeComparisons[0].picture,
    kind: 'medical',
    lastChanged,
  };
}

/** What is asked for, then the week's own: the baby's length, or else the weight, or else what the week is about. */
function titleWeek({ week, title }: WeeklyRecord): string {
  const { length, weight } = describeSize(week);
  const figure = (length ?? weight)?.value;
  if (figure === undefined) return words.weekTitleWithoutSize(week, lowerFirst(title));
  return words.weekTitle(
    week,
    figure,
    listAppointments(week).some(({ group }) => group === 'test'),
  );
}

/**
 * The baby's size, then as much of what there is to do in the week as there is room for: the longest text that fits, with
 * the weight or else without it.
 */
function summarizeWeek({ week, title, canadianSizeComparisons: [comparison] }: WeeklyRecord): string {
  const { length, weight } = describeSize(week);
  const babies = length
    ? [words.weekSize(week, comparison, length.value, weight?.value), words.weekSize(week, comparison, length.value)]
    : [words.weekWithoutLength(week, lowerFirst(title), weight?.value)];
  const [longest = ''] = babies.flatMap((baby) => listSummaries(baby, week).slice(0, 1));
  return longest;
}

/** What stands behind the baby's size in the summary of a week, in every length that fits, the longest first. */
function listSummaries(baby: string, week: number): string[] {
  const toDos = listToDos(week, undefined).filter(({ id }) => id !== FIND_CARE_ID);
  return [1, 2]
    .flatMap((count) => [
      toDos.slice(0, count).map((toDo) => words.weekToDo(toDo.title)),
      toDos.slice(0, count).map((toDo) => words.weekToDo(toDo.title, toDo.note)),
    ])
    .flatMap((sentences) => words.weekEndings.map((ending) => [baby, ...sentences, ending].join(' ').trim()))
    .filter((text) => text.length <= MAX_DESCRIPTION_LENGTH)
    .sort((one, other) => other.length - one.length);
}

/** Title and description of a topic's page of the look-up, for search engines. */
export function describeCanITopicPage(topic: CanITopic): PageText {
  const { title, description, name } = topicWords[topic];
  return {
    path: getTopicPath(topic),
    title,
    description,
    shortTitle: name,
    picture: canITopics[topic].picture,
    kind: 'medical',
    lastChanged,
  };
}
