import { listSearchWords } from '@/lib/search/search-words';

/** Phrases that are parted by ', ', folded, each once and parted by ','. */
export function joinWords(phrases: readonly string[]): string {
  const folded = phrases.flatMap((phrase) => phrase.split(', ')).map((phrase) => listSearchWords(phrase).join(' '));
  return [...new Set(folded)].filter(Boolean).join(',');
}
