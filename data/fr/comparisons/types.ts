import type { ComparisonNames as EnglishNames, ComparisonWords as EnglishWords } from '@/data/en/comparisons/types';

export interface ComparisonNames extends EnglishNames {
  /** After 'de la taille' or 'à côté': 'd’un Timbit'. */
  of: string;
  /** After 'aussi long': 'qu’un Timbit'. */
  as: string;
}

export interface ComparisonWords extends EnglishWords, ComparisonNames {}
