const FIRST_GROUP_LENGTH = 3;

/**
 * A normalized postal code as it is shown: with a space after the third character once it is longer than three. What
 * begins with a digit is no Canadian code, and is left as it was typed.
 * @example formatPostalCode('M5V2') // 'M5V 2'
 */
export function formatPostalCode(code: string): string {
  if (code.length <= FIRST_GROUP_LENGTH || /^\d/.test(code)) return code;
  return `${code.slice(0, FIRST_GROUP_LENGTH)} ${code.slice(FIRST_GROUP_LENGTH)}`;
}
