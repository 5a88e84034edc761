/** A stretch of text in one language. */
export interface LanguageRun {
  text: string;
  language?: 'fr';
}

/**
 * Splits an English text around the French names in it, so that a screen reader can say them in French. Joined, the
 * runs are the text again. Names match letter for letter; of two that start at the same place the longer one counts.
 */
export function splitByLanguage(text: string, frenchNames: string[]): LanguageRun[] {
  if (frenchNames.length === 0) return [{ text }];
  const longestFirst = [...frenchNames].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(${longestFirst.map(escapeForPattern).join('|')})`);
  return text
    .split(pattern)
    .map((part): LanguageRun => (frenchNames.includes(part) ? { text: part, language: 'fr' } : { text: part }))
    .filter((run) => run.text !== '');
}

function escapeForPattern(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
