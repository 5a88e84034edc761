import { languageTag } from '@/words/language';
import { bindingSpaces } from '@/words/line-breaks';
import { once } from './once';

/**
 * A text with its numbers bound by no-break spaces, so that no line ends between a number and its unit: a number to the
 * lower-case word behind it, and 'week' or a month to its number.
 * @example bindNumbers('about 4 cm long') // 'about 4\u00a0cm long'
 */
export function bindNumbers(text: string): string {
  return text.replace(bindingSpaces, '$1$2\u00a0');
}

/**
 * A title as it goes on behind a colon. An abbreviation keeps its capitals.
 * @example lowerFirst('Halfway by the calendar') // 'halfway by the calendar'
 */
export function lowerFirst(text: string): string {
  return text.replace(/^\p{Lu}(?=[\p{Ll}\s’'])/u, (letter) => letter.toLowerCase());
}

const list = once(() => new Intl.ListFormat(languageTag));

/**
 * Names in a row as a sentence lists them.
 * @example formatList(['Ontario', 'Quebec', 'Nunavut']) // 'Ontario, Quebec and Nunavut'
 */
export function formatList(names: string[]): string {
  return list().format(names);
}
