import { phrasesWithout911 } from '@/words/without-911';

/**
 * A sentence as it reads where there is no 911: whoever is told to call it is told to call the health centre. A sentence
 * without 911 stays as it is.
 * @example sayWithout911('Call 911 if you pass out.') // 'Call your health centre now if you pass out.'
 */
export function sayWithout911(text: string): string {
  if (!text.includes('911')) return text;
  return phrasesWithout911.reduce((said, [phrase, instead]) => said.replace(phrase, instead), text);
}
