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
