import { regionsByLetter, regionsOfX } from '@/data/postal-codes';
import type { ProvinceCode } from '@/data/provinces';

/** Characters of a whole Canadian postal code, without its space. */
const POSTAL_CODE_LENGTH = 6;

/**
 * What is typed or pasted as a postal code: upper case, only A to Z and 0 to 9, at most six characters, as specified. A
 * part of a code is accepted; whether the code exists is not checked.
 * @example normalizePostalCode(' m5v-2t6 ') // 'M5V2T6'
 */
export function normalizePostalCode(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, POSTAL_CODE_LENGTH);
}

/** Letter, digit, letter, digit, letter, digit, or a beginning of that. */
const PATTERN = /^[A-Z](\d([A-Z](\d([A-Z]\d?)?)?)?)?$/;

/**
 * Whether a normalized text has the form of a Canadian postal code, whole or in part. Says nothing of whether it exists.
 * @example isPostalCode('M5V') // true
 * @example isPostalCode('MMM') // false
 */
export function isPostalCode(code: string): boolean {
  return PATTERN.test(code);
}

/**
 * Whether a normalized text is the address of letters to Santa, whole or from its third character on: nobody lives there.
 * @example isSantasPostalCode('H0H0H0') // true
 */
export function isSantasPostalCode(code: string): boolean {
  return code.startsWith('H0H') && 'H0H0H0'.startsWith(code);
}

const FIRST_GROUP_LENGTH = 3;

/**
 * A normalized text as the field shows it: with a space after the third character once it is longer than three.
 * @example formatPostalCode('M5V2') // 'M5V 2'
 */
export function formatPostalCode(code: string): string {
  if (code.length <= FIRST_GROUP_LENGTH) return code;
  return `${code.slice(0, FIRST_GROUP_LENGTH)} ${code.slice(FIRST_GROUP_LENGTH)}`;
}

/**
 * What the field of a postal code shows after an edit, and the place of its caret: behind the same characters as
 * before, so that it does not jump when somebody types in the middle.
 * @param text The field's text after the edit, not yet normalized.
 * @param caret Where the caret stands in `text`, in UTF-16 units from its start.
 */
export function editPostalCode(text: string, caret: number): { code: string; shown: string; caret: number } {
  const code = normalizePostalCode(text);
  const shown = formatPostalCode(code);
  const before = formatPostalCode(normalizePostalCode(text.slice(0, caret)));
  return { code, shown, caret: Math.min(before.length, shown.length) };
}

/**
 * The province or territory of a postal code, whole or in part, by its first letter, or its first three characters
 * after an X. The rest is ignored. Undefined where no region has such codes, and for an X with too little behind it.
 * @param text As typed; it is normalized first.
 */
export function findRegionByPostalCode(text: string): ProvinceCode | undefined {
  const code = normalizePostalCode(text);
  const area = code.slice(0, 3);
  return regionsOfX[area] ?? regionsByLetter[code.slice(0, 1)];
}
