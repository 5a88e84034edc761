import type * as english from '@/data/en/comparisons/types';

/** French needs two more forms, as « de » and « que » lose their vowel before another. */
export interface ComparisonNames extends english.ComparisonNames {
  /** After « de la taille »: « d’un Timbit ». */
  of: string;
  /** After « aussi long »: « qu’un Timbit ». */
  as: string;
}

export interface ComparisonWords extends english.ComparisonWords, ComparisonNames {}
