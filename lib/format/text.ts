import { languageTag } from '@/words/language';
import { unbreakableSpaces } from '@/words/line-breaks';
import { once } from './once';

/**
 * A text with no-break spaces, so that a number stays on one line with its unit: between a number and a following
 * lower-case word, and between 'week' or a month and its number.
 * @example keepTogether('about 4 cm long') // 'about 4\u00a0cm long'
 */
export function keepTogether(text: string): string {
  return text.replace(unbreakableSpaces, '$1$2\u00a0');
}

const list = once(() => new Intl.ListFormat(languageTag));

/**
 * Names in a row as a sentence lists them.
 * @example formatList(['Ontario', 'Quebec', 'Nunavut']) // 'Ontario, Quebec and Nunavut'
 */
export function formatList(names: string[]): string {
  return list().format(names);
}
