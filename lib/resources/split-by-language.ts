import type { LanguageCode } from '@/data/languages';
import { foreignLanguage } from '@/words/language';

/** A stretch of text in one language. */
export interface LanguageRun {
  text: string;
  language?: LanguageCode;
}

/**
 * Splits a text around the names of another language in it, so that a screen reader can say them in theirs. Joined, the
 * runs are the text again. Names match letter for letter; of two that start at the same place the longer one counts.
 */
export function splitByLanguage(text: string, foreignNames: string[]): LanguageRun[] {
  if (foreignNames.length === 0) return [{ text }];
  const longestFirst = [...foreignNames].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(${longestFirst.map(escapeForPattern).join('|')})`);
  return text
    .split(pattern)
    .map(
      (part): LanguageRun => (foreignNames.includes(part) ? { text: part, language: foreignLanguage } : { text: part }),
    )
    .filter((run) => run.text !== '');
}

function escapeForPattern(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
