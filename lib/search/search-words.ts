import { foldAccents } from '@/lib/format/fold-accents';

/** English words for 'not' with their verb, as people type them: can't, cant, cannot. */
const NEGATIONS = /\b(?:is|are|was|were|has|have|had|do|does|did|ca|could|wo|would|should)n['’]?t\b|\bcannot\b/g;

/** Feeling nothing, in either language, which is another thing than the words that it consists of. */
const NOT_FEELING = /\bnot\s+(?:feel(?:ing)?|felt)\b|\bsen(?:s|t|tais|ti) (?:plus|pus?|pas|rien)\b/g;

/** A vitamin by its letter, which alone is a word that says nothing, as in 'can I have a'. */
const VITAMIN = /\bvitamine?s? ([a-ek]\d{0,2})\b/g;

/** French tea: without its accent it is the English 'the', which says nothing. */
const TEA = /(?<!\p{L})thé(s?)(?!\p{L})/giu;

/** Whether a word of `listSearchWords` is a vitamin with its letter. */
export const isVitamin = (word: string) => /^vitamin[a-ek]\d{0,2}$/.test(word);

/**
 * The words of a text as they are compared in a search: folded, in their order. Apostrophes and hyphens part words, so
 * that 'l’enflure' is found by 'enflure'; but "can't" and its like are one word, the same for all: 'not'. A decimal is
 * one word, with a point or a comma, and so are a vitamin with its letter and feeling nothing: 'notfeel'. French tea, 'thé',
 * is a word of its own: 'thee'.
 */
export function listSearchWords(text: string): string[] {
  const words = foldAccents(text.normalize('NFC').replace(TEA, 'thee$1'))
    .replace(NEGATIONS, ' not ')
    .replace(NOT_FEELING, 'notfeel')
    .replace(VITAMIN, 'vitamin$1')
    .match(/\p{N}+[.,]\p{N}+|[\p{L}\p{N}]+/gu);
  return words?.map((word) => word.replace(',', '.')) ?? [];
}

/**
 * A folded word without the ending of an English or French plural or of an English verb, the same for all forms of the
 * word: 'move', 'moves', 'moved' and 'moving'. For comparing only: 'pus' loses its last letter, too.
 */
export function dropEnding(word: string): string {
  return dropVerbEnding(dropPlural(word));
}

function dropPlural(word: string): string {
  if (word.length < 4 || /ss$/.test(word)) return word;
  if (/ies$/.test(word)) return word.replace(/ies$/, 'y');
  if (/(?:ch|sh|ss|x|z)es$/.test(word)) return word.slice(0, -2);
  if (/[^e]aux$/.test(word)) return word.replace(/aux$/, 'al');
  return word.replace(/[sx]$/, '');
}

function dropVerbEnding(word: string): string {
  // Not 'bring', 'pied' nor 'bleed'.
  const [, stem] = word.match(/^(.*[aeiouy].*)ing$/) ?? word.match(/^(.*[aeiouy].*[^e])ed$/) ?? [];
  const short = stem && stem.length > 2 ? stem.replace(/([bdgmnprt])\1$/, '$1') : word;
  return short.length > 3 ? short.replace(/e$/, '') : short;
}
