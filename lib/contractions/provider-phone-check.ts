import { canBeDialled } from './provider-phone';

/** Digits, spaces, + ( ) - . and, at the end, 'ext' or the French 'poste' with digits, whatever the language of the page. */
const ALLOWED = /^[\s(]*\+?[\d\s().-]*((?:ext|poste)[.\s]*\d+)?$/i;

/** Why a number is not accepted. */
export type ProviderPhoneProblem = 'missing' | 'characters' | 'length';

/**
 * A number as it is kept: one that was copied from a page may have other hyphens than a keyboard, and cards write an
 * extension in several ways.
 * @example tidyProviderPhone('613‑555‑0100 x12') // '613-555-0100 ext 12'
 */
export function tidyProviderPhone(text: string): string {
  return text
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .trim()
    .replace(/(?:extension|x|#)[.\s]*(?=\d+$)/i, 'ext ');
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
