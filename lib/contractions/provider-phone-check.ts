import { extension } from '@/words/contractions/provider';
import { canBeDialled } from './provider-phone';

/** Digits, spaces, + ( ) - . and, at the end, 'ext' or the French 'poste' with digits, whatever the language of the page. */
const ALLOWED = /^[\s(]*\+?[\d\s().-]*((?:ext|poste)[.\s]*\d+)?$/i;

/** Why a number is not accepted. */
export type ProviderPhoneProblem = 'missing' | 'characters' | 'length';

/** Marks of direction and width that a phone's contacts can copy along, which nobody sees in a field. */
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
const HYPHENS = /[\u2010-\u2015\u2212]/g;
/** An extension as cards write it: ', ext. 12', '(poste 12)', 'x12', '#12'. */
const EXTENSION = /[\s,;(]*(?:extension|ext|poste|x|#)[.:\s]*(\d+)\)?$/i;

/**
 * A number as it is stored: one that was copied from a page may have other hyphens than a keyboard and marks that nobody
 * sees, and cards write an extension in several ways.
 * @example tidyProviderPhone('613‑555‑0100, x12') // '613-555-0100 ext 12', on French pages '613-555-0100 poste 12'
 */
export function tidyProviderPhone(text: string): string {
  return text.replace(INVISIBLE, '').replace(HYPHENS, '-').trim().replace(EXTENSION, ` ${extension} $1`);
}

/**
 * What is wrong with a tidy number: there is none, it has other characters than digits, spaces, + ( ) - . and 'ext' or 'poste', or
 * not 3 to 15 digits, both included, before the extension. Kept apart from what dials it: it loads with the form.
 */
export function findProviderPhoneProblem(number: string): ProviderPhoneProblem | undefined {
  if (number === '') return 'missing';
  if (!ALLOWED.test(number)) return 'characters';
  return canBeDialled(number) ? undefined : 'length';
}
