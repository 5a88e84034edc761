import type { Verdict } from '@/data/can-i/entry';
import { FIRST_WEEK, LAST_WEEK } from '@/data/pregnancy-rules';
import { type ProvinceCode, provinceCodes } from '@/data/provinces';
import { searchFillers } from '@/lib/search/fillers';
import {
  buildSearchIndex,
  type Fit,
  fits,
  listAskedWords,
  listCalledSo,
  listNearest,
  type SearchEntry,
  type SearchIndex,
  type SearchMatch,
  search,
} from '@/lib/search/search';
import { dropEnding, listSearchWords } from '@/lib/search/search-words';
import { generalWords, question, vagueWords, weekWords } from './question-words';
import type {
  IndexedAnswer,
  IndexedLink,
  IndexedOrder,
  IndexedRegion,
  IndexedSign,
  SaidInWeek,
  SiteIndex,
} from './site-index';
import { withoutQuestion } from './without-question';

/** What is prepared once, so that each letter that is typed costs little. */
export interface SiteSearch {
  file: SiteIndex;
  index: SearchIndex;
}

/** Who searches, as far as it is known. */
export interface Visitor {
  /** Completed weeks, or 'after-birth'. */
  stage: number | 'after-birth' | undefined;
  region: ProvinceCode | undefined;
}

/** A sign with what the list of the visitor's weeks says of it; of one that is in no list, what its neighbours ask for. */
export interface FoundSign extends Pick<IndexedOrder, 'orders' | 'isOnlyWithMore' | 'rank'> {
  name: string;
  href: string;
  order?: string | undefined;
  neighbours: FoundSign[];
}

/** An answer of the look-up, as it is in the visitor's week. */
export interface FoundAnswer extends SaidInWeek {
  entry: IndexedAnswer;
  href: string;
  /** The week that decided, where the verdict depends on it and it is known. */
  week: number | undefined;
}

/** The page of a week. */
type WeekLink = SiteIndex['week'];

/** Help in a region, with the page that tells of it. */
interface FoundHelp {
  name: string;
  href: string;
  region: IndexedRegion;
}

/** What is found for what was typed, in the order in which it is shown. */
export interface SiteAnswers {
  /** Nothing was asked yet. */
  isEmpty: boolean;
  /** Something was asked for which there is no entry: signs and answers are only the nearest. */
  isMissing: boolean;
  /** Nothing is spelled as it was typed: all that was found differs from it by a letter or two. */
  isMisspelled: boolean;
  signs: FoundSign[];
  answers: FoundAnswer[];
  /** Whether one answer of the look-up is meant, and no other: its verdict may stand first. */
  isOneAnswer: boolean;
  weeks: WeekLink[];
  help: FoundHelp[];
  pages: IndexedLink[];
  /** Whether a page is what was typed, and signs are only near: it stands before them. */
  isPageFirst: boolean;
}

/** How many entries of a part are shown as the nearest. Our own choice. */
const NEAREST = 3;

/** What is said most carefully comes first among answers that fit equally well. */
const byCaution: readonly Verdict[] = [
  'call',
  'call-before-next-dose',
  'keep-taking',
  'better-not',
  'ask-first',
  'no-source',
  'with-care',
  'yes',
];

type Part = 'sign' | 'answer' | 'page' | 'help';

/** Prepares the file of a language for the search. */
export function prepareSiteSearch(file: SiteIndex): SiteSearch {
  const regionNames = provinceCodes.map((code) => file.regions[code].words).join();
  const entries = [
    ...file.signs.map((sign, place) => toEntry('sign', place, sign)),
    ...file.answers.map((answer, place) =>
      toEntry('answer', place, { ...answer, words: `${fold(answer.id)},${answer.words}` }, answer.whole),
    ),
    ...file.pages.map((page, place) => toEntry('page', place, page, page.whole, !page.whole)),
    ...file.help.map((help, place) => toEntry('help', place, { ...help, words: `${help.words},${regionNames}` })),
  ];
  return {
    file,
    index: buildSearchIndex(entries, searchFillers),
  };
}

function toEntry(
  part: Part,
  place: number,
  { name, words }: { name: string; words: string },
  whole = '',
  isNamed = true,
): SearchEntry {
  const names = isNamed ? [name] : [];
  return { id: `${part}:${place}`, names, searchWords: split(words), wholeQueries: split(whole) };
}

/** What the site has for what was typed: signs first, in the order of their lists, and never something else instead. */
export function searchSite(site: SiteSearch, text: string, visitor: Visitor): SiteAnswers {
  const { file, index } = site;
  const uncut = fold(text);
  const typed = withoutQuestion(uncut, question);
  const asked = listAskedWords(index, typed);
  const week = findAskedWeek(site, typed);
  const calledSo = listCalledSo(index, uncut);
  const isCalledSo = ({ id }: { id: string }) => calledSo.includes(id);
  const matches = week?.isAll ? [] : listMatches(site, typed, calledSo.filter(isPage));
  const pagesSo = pick(matches, 'page')
    .filter(isCalledSo)
    .map(({ place }) => file.pages[place] as IndexedLink);
  const isGeneral = [typed, asked.join(' ')].some((words) => generalWords.has(fold(words)));
  // A topic of the look-up is of its answers. What another page is called is no product that has one word of it, or a word
  // that begins so: a 'prime à la naissance' is no drink.
  const isOfPage = !isGeneral && pagesSo.some((page) => !file.topics.some((topic) => topic.href === page.href));
  const answers = listAnswerMatches(matches, isGeneral).filter(
    (match) => !isOfPage || isCalledSo(match) || (isAtLeast(match.fit, 'word') && !hasFiller(index, uncut)),
  );
  const isExact = pick(matches, 'answer').some(({ fit }) => isAtLeast(fit, 'phrase'));
  // Of 'end a pregnancy' nothing is a question: 'end' alone is no sign.
  const isPrivate = uncut !== typed && pagesSo.some(({ whole }) => whole);
  const signs = pick(matches, 'sign').filter(
    (match) => isAtLeast(match.fit, 'phrase') || (!isPrivate && (!isExact || isNamed(index, match, asked))),
  );
  const isSign = signs.some(({ fit }) => isAtLeast(fit, 'word'));
  // A sign that is typed is not a product that is written nearly the same: 'soles' is no sole.
  const whole = answers.filter(({ fit }) => isAtLeast(fit, 'word'));
  // Nor is violence one: 'rape' is no grated cheese, as French writes it without its accents.
  // Nor does what is called so mean what only begins so: 'feta' is nothing fetal.
  const isDanger = signs.some(({ id }) => isDiscreet(file, id));
  const shown = isSign || (isExact && whole.length === 1) ? whole.filter(() => !isDanger) : answers;
  const weeks = week ? [describeWeek(site, week.number)] : [];
  const isWholeWord = isSign || whole.length > 0;
  const pages = pick(matches, 'page')
    .filter(({ fit }) => !isWholeWord || isAtLeast(fit, 'form'))
    .map(({ place }) => file.pages[place] as IndexedLink);
  const help = listHelp(site, typed, matches, visitor);
  const isMissing = [...signs, ...shown, ...weeks, ...pages, ...help].length === 0 && asked.length > 0;
  return {
    isEmpty: asked.length === 0 && !week && pagesSo.length === 0,
    isMissing,
    isMisspelled: matches.length > 0 && matches.every(({ fit }) => fit === 'misspelled'),
    signs: isMissing
      ? sortByUrgency(listNearestPlaces(site, typed, 'sign').map((place) => describeSign(site, place, visitor)))
      : listSigns(site, signs, asked, visitor),
    answers: (isMissing ? listNearestPlaces(site, typed, 'answer') : sortByCaution(site, shown, visitor)).map((place) =>
      describeAnswer(site, place, visitor),
    ),
    isOneAnswer: !isMissing && signs.length === 0 && isMeant(index, whole.length === 1 ? whole : shown, typed),
    weeks,
    help,
    pages,
    // A word alone may be the first of a sign, as 'loss' in French is of bleeding.
    isPageFirst: uncut.includes(' ') && pagesSo.some(({ isFirst }) => isFirst) && !signs.some(isCalledSo),
  };
}

/**
 * All that fits, without what is only written nearly as what was typed in full, and without what may not be guessed.
 * @param pagesSo the ids of pages that all that was typed is a name of: a question may be part of it
 */
function listMatches({ file, index }: SiteSearch, typed: string, pagesSo: string[]): SearchMatch[] {
  const cut = search(index, typed).filter(({ id, fit }) => isAtLeast(fit, 'word') || !isDiscreet(file, id));
  const uncut = pagesSo.filter((id) => !cut.some((match) => match.id === id && isAtLeast(match.fit, 'phrase')));
  const found: SearchMatch[] = [
    ...uncut.map((id) => ({ id, fit: 'phrase' as const })),
    ...cut.filter(({ id }) => !uncut.includes(id)),
  ];
  const isSpelled = ({ fit }: { fit: Fit }) => fit !== 'misspelled';
  return found.some(isSpelled) ? found.filter(isSpelled) : found;
}

const isPage = (id: string) => id.startsWith('page:');
const hasFiller = ({ fillers }: SearchIndex, typed: string) => listSearchWords(typed).some((word) => fillers.has(word));

const isDiscreet = ({ signs }: SiteIndex, id: string) =>
  id.startsWith('sign:') && signs[getPlace(id)]?.isDiscreet === true;

interface Match {
  id: string;
  place: number;
  fit: Fit;
}

function pick(matches: readonly { id: string; fit: Fit }[], part: Part): Match[] {
  return matches.filter(({ id }) => id.startsWith(`${part}:`)).map(({ id, fit }) => ({ id, fit, place: getPlace(id) }));
}

/** The answers that fit. A general word means none of those that have it before the others. */
function listAnswerMatches(matches: SearchMatch[], isGeneral: boolean): Match[] {
  return pick(matches, 'answer').map((match) =>
    isGeneral && isAtLeast(match.fit, 'phrase') ? { ...match, fit: 'word' } : match,
  );
}

/**
 * Whether one answer is meant: what was typed is its name, or what people type for it, in any form, or several words of it.
 * One word of a longer phrase is not: 'vinegar' is no cleaning product.
 */
function isMeant({ entries, fillers }: SearchIndex, [only, ...others]: Match[], typed: string): boolean {
  if (!only || others.length > 0 || only.fit === 'misspelled') return false;
  // With numbers: 'peg 3350' is two words.
  const words = listSearchWords(typed).filter((word) => !fillers.has(word));
  // Phrases that nothing else has stand in the index as single words.
  if (isAtLeast(only.fit, 'phrase') || (words.length > 1 && isAtLeast(only.fit, 'form'))) return true;
  const entry = entries.find(({ id }) => id === only.id);
  // 'Brie and camembert' is two names.
  const names = entry?.names.flatMap((name) => name.split(/ (?:and|or|et|ou) /)) ?? [];
  const [word = ''] = words;
  return [...names, ...(entry?.phrases ?? [])].some((phrase) => dropEnding(phrase) === dropEnding(word));
}

/** Whether the name of an entry has all words that are asked for. */
function isNamed({ entries }: SearchIndex, { id }: Match, asked: string[]): boolean {
  const names = entries.find((entry) => entry.id === id)?.names ?? [];
  const words = names.flatMap((name) => name.split(' '));
  return asked.every((word) => words.includes(word));
}

function sortByCaution(site: SiteSearch, matches: Match[], visitor: Visitor): number[] {
  const getCaution = ({ place }: Match) => byCaution.indexOf(describeAnswer(site, place, visitor).verdict);
  // What people type for it is as good as its name.
  const getRank = ({ fit }: Match) => Math.max(fits.indexOf(fit), fits.indexOf('phrase'));
  return [...matches]
    .sort((one, other) => getRank(one) - getRank(other) || getCaution(one) - getCaution(other))
    .map(toPlace);
}

function describeAnswer({ file }: SiteSearch, place: number, { stage }: Visitor): FoundAnswer {
  const entry = file.answers[place] as IndexedAnswer;
  const week = typeof stage === 'number' ? stage : undefined;
  const span = entry.byWeek?.find(({ fromWeek, toWeek }) => week !== undefined && fromWeek <= week && week <= toWeek);
  const { verdict, todo } = span ?? entry;
  return { entry, href: `${findTopic(file, place)}#${entry.id}`, verdict, todo, week: span && week };
}

function findTopic({ topics }: SiteIndex, place: number): string | undefined {
  let end = 0;
  return topics.find(({ count }) => {
    end += count;
    return place < end;
  })?.href;
}

function describeWeek({ file: { week } }: SiteSearch, number: number): WeekLink {
  return { name: week.name.replace('#', String(number)), href: week.href.replace('#', String(number)) };
}

/** First what 911 is for, then signs that are called so, then others, each the most urgent first. */
function listSigns(site: SiteSearch, matches: Match[], asked: string[], visitor: Visitor): FoundSign[] {
  const isCalledSo = (match: Match) => isAtLeast(match.fit, 'phrase') || isNamed(site.index, match, asked);
  const describe = (some: Match[]) => sortByUrgency(some.map(({ place }) => describeSign(site, place, visitor)));
  const signs = [...describe(matches.filter(isCalledSo)), ...describe(matches.filter((match) => !isCalledSo(match)))];
  const emergenciesFirst = [...signs].sort((one, other) => Number(one.rank > 0) - Number(other.rank > 0));
  const shown = new Set<string>();
  return emergenciesFirst.filter(({ name, neighbours }) => {
    const isNew = !shown.has(name);
    for (const neighbour of neighbours) shown.add(neighbour.name);
    return isNew;
  });
}

function describeSign({ file }: Pick<SiteSearch, 'file'>, place: number, visitor: Visitor): FoundSign {
  const { name, order, neighbours = [], ...sign } = file.signs[place] as IndexedSign;
  const asked = getBandPlace(file, visitor);
  const { sign: line, band = asked - 1, ...said } = sign.answers[getByBand(sign, visitor)[asked] ?? 0] as IndexedOrder;
  const href = line ? `${file.whenToCall}#${file.bands[band]?.id}-${line}` : file.whenToCall;
  const describe = (neighbour: number) => describeSign({ file }, neighbour, visitor);
  return { ...said, name, href, order, neighbours: neighbours.map(describe) };
}

const sortByUrgency = (signs: FoundSign[]) => [...signs].sort((one, other) => one.rank - other.rank);

const getByBand = ({ byBand, byRegion }: Pick<IndexedSign, 'byBand' | 'byRegion'>, { region }: Visitor) =>
  (region && byRegion?.[region]) ?? byBand;

/** 0 where the weeks are not known, then the place of the band and one. */
function getBandPlace({ bands }: SiteIndex, { stage }: Visitor): number {
  if (stage === undefined) return 0;
  if (stage === 'after-birth') return bands.length;
  const place = bands.findIndex(({ toWeek }) => toWeek !== undefined && stage <= toWeek);
  // After the last list of a pregnancy that one holds.
  return place < 0 ? bands.length - 1 : place + 1;
}

/** The week that is asked for by its number, and whether nothing else is. */
function findAskedWeek({ index }: SiteSearch, typed: string) {
  const words = listSearchWords(typed);
  const numbers = words.map((word) => Number(/^(\d{1,2})(?:w|wks?|s|sem|sa)?$/.exec(word)?.[1])).filter(isWeek);
  const [number] = numbers;
  const isNamed = words.some((word) => weekWords.has(word) || /^\d{1,2}[a-z]/.test(word));
  if (number === undefined || !(isNamed || words.length === 1)) return undefined;
  const isAll = isNamed && words.every((word) => /^\d/.test(word) || weekWords.has(word) || index.fillers.has(word));
  return { number: Math.min(number, LAST_WEEK), isAll };
}

/** Pregnancies are counted to week 42; the page of the last week tells of what follows it. */
const isWeek = (number: number) => number >= FIRST_WEEK && number <= LAST_WEEK + 2;

/** What is found in the region that is named, else in the visitor's own. */
function listHelp(
  { file }: SiteSearch,
  typed: string,
  matches: readonly { id: string; fit: Fit }[],
  { region }: Visitor,
) {
  const text = ` ${typed} `;
  const named = provinceCodes.filter((code) =>
    split(file.regions[code].words).some((name) => text.includes(` ${name} `)),
  );
  const codes = named.length > 0 ? named : region ? [region] : [];
  return pick(matches, 'help').flatMap(({ place }) => {
    const { name, href } = file.help[place] as IndexedLink;
    return codes.map((code): FoundHelp => ({ name, region: file.regions[code], href: file.regions[code].href + href }));
  });
}

const listNearestPlaces = ({ file, index }: SiteSearch, typed: string, part: Part) =>
  listNearest(index, withoutVague(typed), NEAREST, (id) => id.startsWith(`${part}:`) && !isDiscreet(file, id)).map(
    getPlace,
  );

const withoutVague = (typed: string) =>
  listSearchWords(typed)
    .filter((word) => !vagueWords.has(word))
    .join(' ');

const isAtLeast = (fit: Fit, other: Fit) => fits.indexOf(fit) <= fits.indexOf(other);
const getPlace = (id: string) => Number(id.split(':')[1]);
const toPlace = ({ place }: Match) => place;
const split = (words: string) => words.split(',').filter(Boolean);
const fold = (text: string) => listSearchWords(text).join(' ');
