import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

/** What counts as a word of a text. */
export const countWords = (text: string) => text.match(/[\p{L}\p{N}'’+-]+/gu)?.length ?? 0;

/** US school grade that an English text asks for, by Flesch and Kincaid. */
export function getGrade(text: string): number {
  return fleschKincaid({
    sentence: text.split(/[.?!]+(?:\s|$)/).filter((sentence) => sentence.trim() !== '').length,
    word: countWords(text),
    syllable: syllable(text),
  });
}
