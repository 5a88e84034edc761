import { languageTag } from '@/words/language';

const list = new Intl.ListFormat(languageTag);

/**
 * Names in a row as a sentence lists them.
 * @example formatList(['Ontario', 'Quebec', 'Nunavut']) // 'Ontario, Quebec, and Nunavut'
 */
export function formatList(names: string[]): string {
  return list.format(names);
}
