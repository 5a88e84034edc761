import * as english from '@/data/en/search';
import * as french from '@/data/fr/search';
import { listSearchWords } from '@/lib/search/search-words';

// What is typed beside what is looked for, in both languages, folded.

/** What a question begins with, what it says one does, and what it ends with. */
export const question = {
  starts: list(english.questionStarts, french.questionStarts),
  verbs: list(english.questionVerbs, french.questionVerbs),
  ends: list(english.questionEnds, french.questionEnds),
};

/** Words beside a number that is a week. */
export const weekWords: ReadonlySet<string> = new Set(list(english.weekWords, french.weekWords));

/** Words of a question that make nothing near, where nothing was found. */
export const vagueWords: ReadonlySet<string> = new Set(list(english.vagueWords, french.vagueWords));

/** Words of many entries of the look-up, none of which they mean before the others. */
export const generalWords: ReadonlySet<string> = new Set(list(english.generalWords, french.generalWords));

/** The longest first, so that 'is it safe' does not end what begins with 'is it safe to'. */
function list(...texts: string[]): string[] {
  const phrases = texts.flatMap((text) => text.split(', ')).map((phrase) => listSearchWords(phrase).join(' '));
  return phrases.sort((one, other) => other.length - one.length);
}
