/** Characters of a whole Canadian postal code, without its space. */
const POSTAL_CODE_LENGTH = 6;

/**
 * What is typed or pasted as a postal code: upper case, only A to Z and 0 to 9, at most six characters (specification,
 * section 5). A part of a code stays a part; nothing says here whether the code exists.
 * @example normalizePostalCode(' m5v-2t6 ') // 'M5V2T6'
 */
export function normalizePostalCode(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, POSTAL_CODE_LENGTH);
}
