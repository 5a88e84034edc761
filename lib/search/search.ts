import { isMisspelledStart } from './is-misspelled-start';
import { dropEnding, isVitamin, listSearchWords } from './search-words';

/** Something that can be looked up. */
export interface SearchEntry {
  id: string;
  /** What it is called, in every language in which it is looked up. */
  names: readonly string[];
  /** What else people type for it: other words, brands, common misspellings. */
  searchWords: readonly string[];
  /** What means it only where nothing else is typed, as 'off', which is a brand. */
  wholeQueries?: readonly string[];
}

/**
 * How what was typed fits an entry, the best first: its whole name, all of what people type for it, whole words, other
 * forms of them, their starts, with typing errors.
 */
export const fits = ['name', 'phrase', 'word', 'form', 'start', 'misspelled'] as const;
export type Fit = (typeof fits)[number];

/** An entry that fits every word that was typed. */
export interface SearchMatch {
  id: string;
  fit: Fit;
}

interface IndexedWord {
  word: string;
  withoutEnding: string;
  /** The places of the entries that have the word. */
  entries: number[];
}

/** What is prepared once, so that each letter that is typed costs little. */
export interface SearchIndex {
  entries: { id: string; names: string[]; phrases: string[]; length: number }[];
  words: IndexedWord[];
  fillers: ReadonlySet<string>;
  /** What was found for words before: who types a second word has not changed the first. */
  found: Map<string, FitByEntry>;
}

/** The worst fit of each entry that fits so far, as a place in `fits`, by the place of the entry. */
type FitByEntry = ReadonlyMap<number, number>;

/**
 * Prepares entries for the search.
 * @param fillers words that say nothing of what is looked for, as in 'can I have': left out of what is typed
 */
export function buildSearchIndex(entries: readonly SearchEntry[], fillers: readonly string[] = []): SearchIndex {
  const words = new Map<string, IndexedWord>();
  entries.forEach(({ names, searchWords }, place) => {
    for (const word of new Set([...names, ...searchWords].flatMap(listSearchWords))) {
      const indexed = words.get(word) ?? { word, withoutEnding: dropEnding(word), entries: [] };
      indexed.entries.push(place);
      words.set(word, indexed);
    }
  });
  return {
    entries: entries.map(({ id, names, searchWords, wholeQueries = [] }) => {
      const folded = names.map(fold);
      const phrases = [...searchWords, ...wholeQueries].map(fold);
      return { id, names: folded, phrases, length: Math.min(...folded.map((name) => name.length)) };
    }),
    words: [...words.values()],
    fillers: new Set(fillers.flatMap(listSearchWords)),
    found: new Map(),
  };
}

/** The words of what was typed that are looked for. None: nothing was asked yet. */
export function listAskedWords({ fillers }: SearchIndex, typed: string): string[] {
  const asked = listSearchWords(typed).filter((word) => !fillers.has(word));
  // 'Fever 39' asks for a fever.
  const withoutNumbers = asked.filter((word) => !/^[\p{N}.]+$/u.test(word));
  return withoutNumbers.length > 0 ? withoutNumbers : asked;
}

/**
 * The entries that fit every word that was typed, in any order of words, the best first: then the shorter name, then the
 * order of the entries. A word is taken for a misspelling only where no entry has it.
 */
export function search(index: SearchIndex, typed: string): SearchMatch[] {
  const asked = listAskedWords(index, typed);
  const [first, ...others] = asked.map((word) => findWord(index, word));
  if (!first) return [];
  const found = new Map(
    [...first].flatMap(([place, fit]) => {
      const further = others.map((fitByEntry) => fitByEntry.get(place));
      return further.includes(undefined) ? [] : [[place, Math.max(fit, ...further.map(Number))] as const];
    }),
  );
  // With the numbers that are part of a name, as of two strengths of a pill.
  const withNumbers = listSearchWords(typed).filter((word) => !index.fillers.has(word));
  const whole = new Set([fold(typed), asked.join(' '), withNumbers.join(' ')]);
  const isWhole = (phrase: string) => whole.has(phrase);
  index.entries.forEach(({ names, phrases }, place) => {
    if (names.some(isWhole)) setBest(found, [place], 'name');
    else if (phrases.some(isWhole)) setBest(found, [place], 'phrase');
  });
  return listInOrder(index, found).map(([place, fit]) => ({ id: getId(index, place), fit: getFit(fit) }));
}

/** The entries of which all that was typed is a name, or all of what people type for them. No word is left out of it. */
export function listCalledSo({ entries }: SearchIndex, typed: string): string[] {
  const whole = fold(typed);
  return entries.filter(({ names, phrases }) => [...names, ...phrases].includes(whole)).map(({ id }) => id);
}

/** A word that fits more entries says too little of what is near. Our own choice. */
const TELLING_UP_TO_ENTRIES = 12;

/** Fewer letters begin too many words. Our own choice. */
const TELLING_START_LETTERS = 4;

/**
 * For what was typed and fits no entry: those that fit some of its words, the most words first. Words that many entries
 * have do not count, as 'baby'. Never to be shown as what was asked for.
 * @param isMeant which entries are looked at
 */
export function listNearest(
  index: SearchIndex,
  typed: string,
  limit: number,
  isMeant: (id: string) => boolean = () => true,
): string[] {
  const telling = listAskedWords(index, typed)
    .map((word) =>
      listTelling(
        word,
        [...findWord(index, word)].filter(([place]) => isMeant(getId(index, place))),
      ),
    )
    .filter(({ size }) => size <= TELLING_UP_TO_ENTRIES);
  return [...countFitting(telling)]
    .sort(([one, words], [other, otherWords]) => otherWords - words || one - other)
    .slice(0, limit)
    .map(([place]) => getId(index, place));
}

function listTelling(word: string, found: [place: number, fit: number][]): FitByEntry {
  const worst = fits.indexOf(word.length < TELLING_START_LETTERS ? 'form' : 'misspelled');
  return new Map(found.filter(([, fit]) => fit <= worst));
}

function findWord(index: SearchIndex, typed: string): FitByEntry {
  const found = index.found.get(typed) ?? lookUpWord(index, typed);
  index.found.set(typed, found);
  return found;
}

function lookUpWord({ words }: SearchIndex, typed: string): FitByEntry {
  const withoutEnding = dropEnding(typed);
  const found = new Map<number, number>();
  for (const { word, withoutEnding: indexed, entries } of words) {
    if (word === typed) setBest(found, entries, 'word');
    else if (indexed === withoutEnding) setBest(found, entries, 'form');
    else if (word.startsWith(typed)) setBest(found, entries, 'start');
  }
  // Another letter is another vitamin.
  if (found.size > 0 || isVitamin(typed)) return found;
  for (const { word, entries } of words) {
    if (isMisspelledStart(typed, word)) setBest(found, entries, 'misspelled');
  }
  return found;
}

function setBest(found: Map<number, number>, entries: number[], fit: Fit): void {
  const rank = fits.indexOf(fit);
  for (const place of entries) found.set(place, Math.min(rank, found.get(place) ?? rank));
}

function countFitting(fitsByEntry: FitByEntry[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const place of fitsByEntry.flatMap((fitByEntry) => [...fitByEntry.keys()])) {
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return counts;
}

function listInOrder({ entries }: SearchIndex, found: FitByEntry): [place: number, fit: number][] {
  const getLength = (place: number) => entries[place]?.length ?? 0;
  return [...found].sort(
    ([one, fit], [other, otherFit]) => fit - otherFit || getLength(one) - getLength(other) || one - other,
  );
}

const fold = (text: string) => listSearchWords(text).join(' ');
const getId = ({ entries }: SearchIndex, place: number) => entries[place]?.id ?? '';
const getFit = (rank: number): Fit => fits[rank] ?? 'misspelled';
