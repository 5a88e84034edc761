/** Ends of what is no sentence yet: titles, 'a.m.', 'p. ex.', 'no 5', 'Sault Ste. Marie', and numbers of a list. */
const ABBREVIATION =
  /(?:^|[\s(«'"])(?:Dr|Drs|Mr|Mrs|Ms|St|Ste|No|Nos|vs|approx|etc|e\.g|i\.e|a\.m|p\.m|p|ex|art|M|MM|Mme|n)\.\s*$/;

/**
 * The sentences of a text. A no-break space becomes a plain one, so that the same sentence is the same in two places.
 * @param {string} text
 * @param {string} language its code
 */
export function splitSentences(text, language) {
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text.replace(/\s+/g, ' ').trim());
  /** @type {string[]} */
  const sentences = [];
  let begun = '';
  for (const { segment } of segments) {
    // Goes on after an abbreviation, and where the next part begins with a small letter: « Ça va ? » demande-t-elle.
    if (begun && !ABBREVIATION.test(begun) && !/^[\p{Ll}»]/u.test(segment)) {
      sentences.push(begun.trim());
      begun = '';
    }
    begun += segment;
  }
  if (begun.trim()) sentences.push(begun.trim());
  return sentences;
}
