import { unbreakableSpaces } from '@/words/line-breaks';

/**
 * A text with no-break spaces, so that a number stays on one line with its unit: between a number and a following
 * lower-case word, and between 'week' or a month and its number.
 * @example keepTogether('about 4 cm long') // 'about 4\u00a0cm long'
 */
export function keepTogether(text: string): string {
  return text.replace(unbreakableSpaces, '$1$2\u00a0');
}
