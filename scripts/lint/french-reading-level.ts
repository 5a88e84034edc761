/**
 * How easily a French text is read, by Kandel and Moles, who adapted Flesch's formula in 1958: 207 − 1.015 × words in a
 * sentence − 73.6 × syllables in a word. On Flesch's scale: 70 to 80 is fairly easy, under 50 hard. 207 for no words.
 */
export function getKandelMoles(text: string): number {
  const words = listWords(text);
  if (words.length === 0) return 207;
  const sentences = text.split(/[.?!…]+(?:\s|$)/).filter((sentence) => /\p{L}/u.test(sentence)).length;
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 207 - 1.015 * (words.length / Math.max(1, sentences)) - 73.6 * (syllables / words.length);
}

/** The words of a text; an elided one, such as d’, belongs to the next. */
export function listWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** The syllables of a French word as it is spoken in everyday speech, or nearly so; a number counts as one. */
export function countSyllables(word: string): number {
  const letters = word
    .toLowerCase()
    // Letters that are written and not heard as vowels: qu, gu before e and i, ge before a and o.
    .replace(/qu/g, 'q')
    .replace(/gu(?=[eéèêi])/g, 'g')
    .replace(/ge(?=[ao])/g, 'g')
    // Two vowels of which one has an accent are two syllables: 'création', 'naïf'.
    .replace(/(?<=[aeiouyàâîôûùœ])(?=[éèëïü])|(?<=é)(?=[aoiuâô])/g, '-');
  const spoken = letters.replace(/(?<=[^aeiouyàâéèêëîïôûùüœ-])es?$/, '');
  return Math.max(1, spoken.match(/[aeiouyàâéèêëîïôûùüœ]+/g)?.length ?? 0);
}
