import { wholeQueries } from '@/data/can-i/whole-queries';
import { appointments as englishAppointments } from '@/data/en/appointments';
import { names as englishRegions } from '@/data/en/regions';
import * as english from '@/data/en/search';
import * as englishWords from '@/data/en/search-words';
import { sections as englishTips } from '@/data/en/tips/guides';
import { appointments as frenchAppointments } from '@/data/fr/appointments';
import { names as frenchRegions } from '@/data/fr/regions';
import * as french from '@/data/fr/search';
import * as frenchWords from '@/data/fr/search-words';
import { sections as frenchTips } from '@/data/fr/tips/guides';
import { type GlossaryId, glossaryPaths, type HelpKind, helpKinds } from '@/data/glossary';
import { type ProvinceCode, provinceCodes } from '@/data/provinces';
import { signLists } from '@/data/warning-signs';
import { canIEntries } from '@/lib/can-i/entries';
import { getEntryPath } from '@/lib/can-i/topic-entries';
import { listCanISearchWords } from '@/lib/can-i/words-in-both-languages';
import { getHealthLine } from '@/lib/resources/health-lines';
import { getProvincePath } from '@/lib/resources/provinces';
import { getProvinceResources } from '@/lib/resources/resource-links';
import { searchFillers } from '@/lib/search/fillers';
import { buildSearchIndex, search } from '@/lib/search/search';
import { listSearchWords } from '@/lib/search/search-words';
import { href } from '@/lib/site/href';
import { addAppointmentRegions, describeAppointmentWindow } from '@/lib/timeline/appointment-windows';
import { trimesterTips } from '@/lib/tips/trimester-tips';
import { appointments } from '@/lib/weeks/appointments';
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
import { listWeekOverviews } from '@/lib/weeks/week-overviews';
import { getWeekPath } from '@/lib/weeks/weeks';
import { weekShortTitle } from '@/words/pages';
import * as regions from '@/words/regions';
import { title as guideTitle } from '@/words/resources/guide';
import * as words from '@/words/search-words';
import { listLinkedPages } from './linked-pages';
import type { IndexedAnswer, IndexedHelp, IndexedLink, IndexedOrder, IndexedSign, SiteIndex } from './site-index';

/** All that can be found, for the pages of one language. */
export function buildSiteIndex(): SiteIndex {
  const answers = canIEntries.map(indexAnswer);
  const signs = signSearchEntries.map(indexSign);
  const isShared = findSharedPhrases([...signs, ...answers]);
  return {
    fillers: searchFillers.join(', '),
    question: {
      starts: joinWords([english.questionStarts, french.questionStarts]),
      verbs: joinWords([english.questionVerbs, french.questionVerbs]),
      ends: joinWords([english.questionEnds, french.questionEnds]),
    },
    weekWords: joinWords([english.weekWords, french.weekWords]),
    generalWords: joinWords([english.generalWords, french.generalWords]),
    bands: signBands.map((id, place) => {
      const toWeek = signLists[place]?.toWeek;
      return { id, ...(toWeek !== undefined && { toWeek }) };
    }),
    signs: signs.map((sign) => shorten(sign, isShared)),
    answers: answers.map((answer) => shorten(answer, isShared)),
    weeks: listWeekOverviews().map(({ week, title }) => ({
      name: weekShortTitle(week),
      note: title,
      words: '',
      href: href(getWeekPath(week)),
    })),
    pages: [...indexPages(), ...indexAppointments(), ...indexTips(), ...indexGlossary()],
    help: provinceCodes.flatMap(indexHelp),
    helpWords: Object.fromEntries(
      helpKinds.map((kind) => [
        kind,
        joinWords([englishWords, frenchWords].map(({ helpSearchWords }) => helpSearchWords[kind].searchWords)),
      ]),
    ) as Record<HelpKind, string>,
    regions: Object.fromEntries(provinceCodes.map((code) => [code, indexRegion(code)])) as SiteIndex['regions'],
  };
}

const places = listSignPlaces(undefined);

/** What the lists say of a sign, worked out for each of them: the script that shows it has no lists. */
function indexSign(entry: SignEntry): IndexedSign {
  const { name, names, searchWords, signs, order, neighbours } = entry;
  const answers = new Map<string, IndexedOrder>();
  const describe = (region?: ProvinceCode): string =>
    [undefined, ...signBands]
      .map((band) => {
        const said = describeOrder(entry, band, region ? listSignPlaces(region) : places);
        const key = JSON.stringify(said);
        answers.set(key, said);
        return [...answers.keys()].indexOf(key);
      })
      .join('');
  const byBand = describe();
  const byRegion = Object.fromEntries(
    provinceCodes.map((code) => [code, describe(code)]).filter(([, said]) => said !== byBand),
  );
  return {
    name,
    // As what is typed is compared without them: 'saignement' is all of 'un saignement'.
    words: joinWords([...names, ...searchWords].map(withoutFillers)),
    answers: [...answers.values()],
    byBand,
    ...(Object.keys(byRegion).length > 0 && { byRegion }),
    ...(order && { order }),
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
    href: href(`/when-to-call${line ? `#${line.band}-${line.sign}` : ''}`),
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
  topic,
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
    ...(whole.length > 0 && { whole: whole.join(', ') }),
    href: href(getEntryPath({ topic, id })),
    verdict,
    todo,
    ...(call && { call }),
    ...(byWeek && { byWeek: byWeek.map((span, place) => ({ ...span, todo: todoByWeek?.[place] ?? todo })) }),
  };
}

function indexPages(): IndexedLink[] {
  return listLinkedPages().map(({ id, path, label, about }) => ({
    name: label,
    ...(about && { note: about }),
    words: joinWords([label, ...listWords('pageSearchWords', id)]),
    href: href(path),
  }));
}

function indexAppointments(): IndexedLink[] {
  return appointments.map((appointment) => ({
    name: appointment.title,
    note: addAppointmentRegions(describeAppointmentWindow(appointment), appointment),
    words: joinWords([
      englishAppointments[appointment.id].title,
      frenchAppointments[appointment.id].title,
      ...listWords('appointmentSearchWords', appointment.id),
    ]),
    href: href('/timeline'),
  }));
}

function indexTips(): IndexedLink[] {
  return trimesterTips.flatMap(({ title: trimester, sections }) =>
    sections.map(({ id, title }) => ({
      name: title,
      note: trimester,
      words: joinWords([englishTips[id].title, frenchTips[id].title]),
      href: href('/tips'),
    })),
  );
}

function indexGlossary(): IndexedLink[] {
  return (Object.keys(glossaryPaths) as GlossaryId[]).map((id) => ({
    name: words.glossary[id].term,
    words: joinWords(
      [englishWords, frenchWords].flatMap(({ glossary }) => [glossary[id].term, glossary[id].searchWords]),
    ),
    href: href(glossaryPaths[id]),
  }));
}

function indexHelp(region: ProvinceCode): IndexedHelp[] {
  const resources = getProvinceResources(region);
  const { instead, name, numbers } = getHealthLine(region);
  const titles: Partial<Record<HelpKind, string>>[] = [
    { guide: guideTitle(region) },
    { nurse: instead ?? [name, ...numbers.map(({ printed }) => printed)].join(' ') },
    { care: resources.healthLink.title },
    { leave: resources.maternityInfo.title },
    { pay: resources.parentalBenefits.title },
    { 'child-care': resources.childcareOptions.title },
    { program: resources.specialPrograms.name },
    ...resources.further.map(({ title }) => ({ more: title })),
  ];
  return titles.flatMap((title) =>
    (Object.entries(title) as [HelpKind, string][]).map(([kind, name]) => ({ region, kind, name })),
  );
}

function indexRegion(code: ProvinceCode): SiteIndex['regions'][ProvinceCode] {
  const { name, numbers, instead } = getHealthLine(code);
  return {
    name: regions.names[code],
    words: joinWords([englishRegions[code], frenchRegions[code]]),
    href: href(getProvincePath(code)),
    line: name,
    numbers,
    ...(instead && { instead }),
  };
}

function listWords(key: 'pageSearchWords' | 'appointmentSearchWords', id: string): string[] {
  return [englishWords, frenchWords].flatMap((language) => language[key][id]?.searchWords ?? []);
}

/** Something that can be found, with the phrases that people type for it. */
interface Found {
  name: string;
  words: string;
}

/** Whether what people type for something would be found elsewhere, too, were it not a phrase. */
function findSharedPhrases(all: readonly Found[]): (phrase: string, name: string) => boolean {
  const index = buildSearchIndex(
    all.map(({ name, words }) => ({ id: name, names: [name], searchWords: words.split(', ') })),
  );
  return (phrase, name) => search(index, phrase).some(({ id }) => id !== name);
}

/** Puts the words of phrases together which nothing else has: each once, without those that are not looked for. */
function shorten<Kind extends Found>(found: Kind, isShared: (phrase: string, name: string) => boolean): Kind {
  const phrases = found.words.split(', ');
  const kept = phrases.filter((phrase) => !phrase.includes(' ') || isShared(phrase, found.name));
  const said = new Set(kept.flatMap((phrase) => phrase.split(' ')));
  const others = phrases.flatMap((phrase) => phrase.split(' ')).filter((word) => !said.has(word) && !fillers.has(word));
  // One that is left alone would be all of a phrase.
  const [one, ...more] = new Set(others);
  const rest = one && more.length === 0 ? [one, one] : [one, ...more];
  return { ...found, words: [...kept, rest.join(' ')].filter(Boolean).join(', ') };
}

const fillers = new Set(searchFillers.flatMap(listSearchWords));

function withoutFillers(phrase: string): string {
  const words = listSearchWords(phrase);
  return words.filter((word) => !fillers.has(word)).join(' ') || words.join(' ');
}

/** Phrases that are parted by ', ', folded, each once. */
function joinWords(phrases: readonly string[]): string {
  const folded = phrases.flatMap((phrase) => phrase.split(', ')).map((phrase) => listSearchWords(phrase).join(' '));
  return [...new Set(folded)].filter(Boolean).join(', ');
}
