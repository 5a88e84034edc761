import { type CanITopic, canITopics } from '@/data/can-i/topics';
import { wholeQueries } from '@/data/can-i/whole-queries';
import { names as englishRegions } from '@/data/en/regions';
import * as englishWords from '@/data/en/search-words';
import { names as frenchRegions } from '@/data/fr/regions';
import * as frenchWords from '@/data/fr/search-words';
import { type HelpKind, helpAnchors, helpKinds } from '@/data/glossary';
import { type ProvinceCode, provinceCodes } from '@/data/provinces';
import { signLists } from '@/data/warning-signs';
import { canIEntries } from '@/lib/can-i/entries';
import { getTopicPath, listTopicEntries } from '@/lib/can-i/topic-entries';
import { listCanISearchWords } from '@/lib/can-i/words-in-both-languages';
import { sayWithout911 } from '@/lib/emergency/without-911';
import { formatList } from '@/lib/format/text';
import { getHealthLine } from '@/lib/resources/health-lines';
import { getProvincePath } from '@/lib/resources/provinces';
import { searchFillers } from '@/lib/search/fillers';
import { buildSearchIndex, search } from '@/lib/search/search';
import { dropEnding, listSearchWords } from '@/lib/search/search-words';
import { href } from '@/lib/site/href';
import {
  answerEntry,
  findSignAnswer,
  getAnswerRank,
  isOnlyWithMore,
  listOrderLines,
  listSignPlaces,
  type SignPlace,
  signBands,
} from '@/lib/weeks/sign-answers';
import { type SignEntry, signSearchEntries } from '@/lib/weeks/sign-entries';
import { getWeekPath } from '@/lib/weeks/weeks';
import { weekShortTitle } from '@/words/pages';
import * as regions from '@/words/regions';
import { healthLine } from '@/words/search';
import { helpNames } from '@/words/search-words';
import { joinWords } from './join-words';
import type { Indexed, IndexedAnswer, IndexedLink, IndexedOrder, IndexedSign, SiteIndex } from './site-index';
import { listPrivateLinks, listSiteLinks } from './site-links';

/** All that can be found, for the pages of one language. */
export function buildSiteIndex(): SiteIndex {
  const answers = canIEntries.map(indexAnswer);
  const signs = signSearchEntries.map(indexSign);
  const pages = [...listSiteLinks(), ...listPrivateLinks()];
  const isShared = findSharedPhrases([...signs, ...answers], pages);
  return {
    bands: signBands.map((id, place) => {
      const toWeek = signLists[place]?.toWeek;
      return { id, ...(toWeek !== undefined && { toWeek }) };
    }),
    whenToCall: href('/when-to-call'),
    signs: signs.map((sign) => shorten(sign, isShared)),
    topics: (Object.keys(canITopics) as CanITopic[]).map((topic) => ({
      href: href(getTopicPath(topic)),
      count: listTopicEntries(topic).length,
    })),
    answers: answers.map((answer) => shorten(answer, isShared)),
    week: indexWeeks(),
    pages,
    help: helpKinds.map(indexHelp),
    regions: Object.fromEntries(provinceCodes.map((code) => [code, indexRegion(code)])) as SiteIndex['regions'],
  };
}

const places = listSignPlaces(undefined);

/** What the lists say of a sign, worked out for each of them: the script that shows it has no lists. */
function indexSign(entry: SignEntry): IndexedSign {
  const { name, names, searchWords, signs, order, neighbours, isDiscreet } = entry;
  const answers = new Map<string, IndexedOrder>();
  const describe = (region?: ProvinceCode): number[] =>
    [undefined, ...signBands].map((band) => {
      const said = describeOrder(entry, band, region ? listSignPlaces(region) : places);
      const key = JSON.stringify(said);
      answers.set(key, said);
      return [...answers.keys()].indexOf(key);
    });
  const byBand = describe();
  const regional = provinceCodes
    .map((code) => [code, describe(code)] as const)
    .filter(([, said]) => said.join() !== byBand.join());
  const byRegion = Object.fromEntries(regional);
  return {
    name,
    // As what is typed is compared without them: 'bleeding' is all of 'a bleeding'.
    words: joinWords([...names, ...searchWords].map(withoutFillers)),
    answers: [...answers.values()],
    byBand,
    ...(regional.length > 0 && { byRegion }),
    ...(order && { order }),
    ...(isDiscreet && { isDiscreet }),
    ...(signs.length === 0 && {
      neighbours: neighbours.map((id) => signSearchEntries.findIndex((other) => other.id === id)),
    }),
  };
}

function describeOrder(entry: SignEntry, band: string | undefined, here: readonly SignPlace[]): IndexedOrder {
  const answer = answerEntry(entry, band, here);
  const [line] = answer.lines.length > 0 ? answer.lines : findNeighbourLines(entry);
  return {
    orders: [...new Set(listOrderLines(answer).map(({ order }) => order))],
    ...(isOnlyWithMore(entry, answer) && { isOnlyWithMore: true }),
    rank: getAnswerRank(answer),
    ...(line && { sign: line.sign }),
    ...(line && line.band !== band && { band: signBands.indexOf(line.band) }),
  };
}

/** Of what stands in no list of its own: the lines of what it may be taken for. */
function findNeighbourLines({ signs, neighbours }: SignEntry): SignPlace[] {
  if (signs.length > 0) return [];
  const others = signSearchEntries.filter(({ id }) => neighbours.includes(id));
  return others.flatMap((other) => findSignAnswer(other.signs, undefined, places).lines);
}

function indexAnswer({
  id,
  name,
  verdict,
  todo,
  byWeek,
  todoByWeek,
  call,
}: (typeof canIEntries)[number]): IndexedAnswer {
  const whole = Object.keys(wholeQueries).filter((query) => wholeQueries[query]?.includes(id));
  return {
    name,
    words: joinWords(listCanISearchWords(id)),
    ...(whole.length > 0 && { whole: whole.join(',') }),
    id,
    verdict,
    todo,
    ...(call && { call }),
    ...describeWithout911({ todo, call }),
    ...(byWeek && { byWeek: byWeek.map((span, place) => ({ ...span, todo: todoByWeek?.[place] ?? todo })) }),
  };
}

function describeWithout911(texts: { todo: string; call: string | undefined }): Pick<IndexedAnswer, 'without911'> {
  const changed = Object.entries(texts)
    .map(([key, text = '']) => [key, text, sayWithout911(text)] as const)
    .filter(([, text, said]) => said !== text);
  return changed.length > 0 ? { without911: Object.fromEntries(changed.map(([key, , said]) => [key, said])) } : {};
}

const ANY_WEEK = 20;

/** One week stands for all: they differ in their number. */
function indexWeeks(): SiteIndex['week'] {
  const toPattern = (text: string) => text.replace(String(ANY_WEEK), '#');
  return { name: toPattern(weekShortTitle(ANY_WEEK)), href: toPattern(href(getWeekPath(ANY_WEEK))) };
}

function indexHelp(kind: HelpKind): IndexedLink {
  return {
    name: helpNames[kind],
    words: joinWords([englishWords, frenchWords].map(({ helpSearchWords }) => helpSearchWords[kind].searchWords)),
    href: helpAnchors[kind],
  };
}

function indexRegion(code: ProvinceCode): SiteIndex['regions'][ProvinceCode] {
  return {
    name: regions.names[code],
    words: joinWords([englishRegions[code], frenchRegions[code]]),
    href: href(getProvincePath(code)),
    line: describeHealthLine(code),
  };
}

function describeHealthLine(code: ProvinceCode): string {
  const { name, numbers, instead } = getHealthLine(code);
  return instead ?? healthLine(name, formatList(numbers.map(({ printed }) => printed)));
}

/** Whether what people type for something would be found elsewhere, too, were it not a phrase, or is what leads to a page. */
function findSharedPhrases(
  all: readonly Indexed[],
  pages: readonly Indexed[],
): (phrase: string, name: string) => boolean {
  const index = buildSearchIndex(
    all.map(({ name, words }) => ({ id: name, names: [name], searchWords: words.split(',') })),
    searchFillers,
  );
  const leads = new Set(pages.flatMap(({ name, words }) => [listSearchWords(name).join(' '), ...words.split(',')]));
  return (phrase, name) =>
    leads.has(phrase) ||
    search(index, phrase).some(({ id, fit }) => id !== name && fit !== 'start' && fit !== 'misspelled');
}

/** Puts the words of phrases together which nothing else has: each once, without those that are not looked for. */
function shorten<Kind extends Indexed & { id?: string }>(
  found: Kind,
  isShared: (phrase: string, name: string) => boolean,
): Kind {
  const names = [found.name, found.id ?? ''].map((name) => listSearchWords(name).join(' '));
  const phrases = found.words.split(',').filter((phrase) => !names.includes(phrase));
  const kept = phrases.filter((phrase) => !phrase.includes(' ') || isShared(phrase, found.name));
  const said = new Set([...names, ...kept].flatMap((phrase) => phrase.split(' ')).map(dropEnding));
  const others = phrases
    .flatMap((phrase) => phrase.split(' '))
    .filter((word) => {
      const isNew = !said.has(dropEnding(word)) && !fillers.has(word);
      said.add(dropEnding(word));
      return isNew;
    });
  // One that is left alone would be all of a phrase.
  const rest = others.length === 1 ? [...others, ...others] : others;
  return { ...found, words: [...kept, rest.join(' ')].filter(Boolean).join(',') };
}

const fillers = new Set(searchFillers.flatMap(listSearchWords));

function withoutFillers(phrase: string): string {
  const words = listSearchWords(phrase);
  return words.filter((word) => !fillers.has(word)).join(' ') || words.join(' ');
}
