import { phrasesWithout911 } from '@/words/without-911';

/** Each phrase with either case of its first letter, which stays, and any kind of space, as French has no-break ones. */
const phrases = phrasesWithout911.map(({ said, instead }) => ({
  pattern: new RegExp(`\\b${said.replaceAll(' ', '\\s')}\\b`, 'gi'),
  instead,
}));

/**
 * A sentence as it reads where there is no 911: whoever is told to call it is told to call the health centre. A sentence
 * without 911 stays as it is.
 * @example sayWithout911('Call 911 if you pass out.') // 'Call your health centre now if you pass out.'
 */
export function sayWithout911(text: string): string {
  if (!text.includes('911')) return text;
  return phrases.reduce(
    (said, { pattern, instead }) => said.replace(pattern, (found) => withCaseOf(found, instead)),
    text,
  );
}

function withCaseOf(found: string, instead: string): string {
  const [first = ''] = found;
  return (first === first.toLowerCase() ? instead.charAt(0).toLowerCase() : instead.charAt(0)) + instead.slice(1);
}
