import { foldAccents } from '@/lib/format/fold-accents';

/**
 * The words of a text as they are compared in a search: folded, in their order. Apostrophes and hyphens part words, so
 * that 'l’enflure' is found by 'enflure'.
 */
export function listSearchWords(text: string): string[] {
  return foldAccents(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * A folded word without the ending of an English or French plural, the same for both forms of the word. For comparing
 * only: 'pus' loses its last letter, too.
 */
export function dropPlural(word: string): string {
  if (word.length < 4 || /ss$/.test(word)) return word;
  if (/ies$/.test(word)) return word.replace(/ies$/, 'y');
  if (/(?:ch|sh|ss|x|z)es$/.test(word)) return word.slice(0, -2);
  if (/[^e]aux$/.test(word)) return word.replace(/aux$/, 'al');
  return word.replace(/[sx]$/, '');
}
