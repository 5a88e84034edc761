import { isMisspelledStart } from './is-misspelled-start';
import { dropEnding, listSearchWords } from './search-words';

/** Something that can be looked up. */
export interface SearchEntry {
  id: string;
  /** What it is called, in every language in which it is looked up. */
  names: readonly string[];
  /** What else people type for it: other words, brands, common misspellings. */
  searchWords: readonly string[];
}

/** How what was typed fits an entry, the best first: its whole name, its whole words, their starts, with typing errors. */
const fits = ['name', 'word', 'start', 'misspelled'] as const;
type Fit = (typeof fits)[number];

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
  entries: { id: string; names: string[]; length: number }[];
  words: IndexedWord[];
  fillers: ReadonlySet<string>;
}

/** The worst fit of each entry that fits so far, as a place in `fits`, by the place of the entry. */
type FitByEntry = Map<number, number>;

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
    entries: entries.map(({ id, names }) => {
      const folded = names.map((name) => listSearchWords(name).join(' '));
      return { id, names: folded, length: Math.min(...folded.map((name) => name.length)) };
    }),
    words: [...words.values()],
    fillers: new Set(fillers.flatMap(listSearchWords)),
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
  const found: FitByEntry = new Map(
    [...first].flatMap(([place, fit]) => {
      const further = others.map((fitByEntry) => fitByEntry.get(place));
      return further.includes(undefined) ? [] : [[place, Math.max(fit, ...further.map(Number))] as const];
    }),
  );
  const whole = new Set([listSearchWords(typed).join(' '), asked.join(' ')]);
  index.entries.forEach(({ names }, place) => {
    if (names.some((name) => whole.has(name))) found.set(place, 0);
  });
  return listInOrder(index, found).map(([place, fit]) => ({ id: getId(index, place), fit: getFit(fit) }));
}

/** A word that fits more entries says too little of what is near. Our own choice. */
const TELLING_UP_TO_ENTRIES = 12;

/**
 * For what was typed and fits no entry: those that fit some of its words, the most words first. Words that many entries
 * have do not count, as 'baby'. Never to be shown as what was asked for.
 */
export function listNearest(index: SearchIndex, typed: string, limit: number): string[] {
  const telling = listAskedWords(index, typed)
    .map((word) => findWord(index, word))
    .filter(({ size }) => size <= TELLING_UP_TO_ENTRIES);
  return [...countFitting(telling)]
    .sort(([one, words], [other, otherWords]) => otherWords - words || one - other)
    .slice(0, limit)
    .map(([place]) => getId(index, place));
}

function findWord({ words }: SearchIndex, typed: string): FitByEntry {
  const withoutEnding = dropEnding(typed);
  const found: FitByEntry = new Map();
  for (const { word, withoutEnding: indexed, entries } of words) {
    if (indexed === withoutEnding) setBest(found, entries, 'word');
    else if (word.startsWith(typed)) setBest(found, entries, 'start');
  }
  if (found.size > 0) return found;
  for (const { word, entries } of words) {
    if (isMisspelledStart(typed, word)) setBest(found, entries, 'misspelled');
  }
  return found;
}

function setBest(found: FitByEntry, entries: number[], fit: Fit): void {
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

const getId = ({ entries }: SearchIndex, place: number) => entries[place]?.id ?? '';
const getFit = (rank: number): Fit => fits[rank] ?? 'misspelled';
