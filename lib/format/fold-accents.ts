/** Letters that are two, which no form of Unicode takes apart. */
const LIGATURES: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss' };

/**
 * A text as it is compared in a search: in small letters, without accents and ligatures, with one form of apostrophe and
 * of hyphen, and one space between words. For comparing only, never to be shown.
 * @example foldAccents('Œdème à l’œil') // "oedeme a l'oeil"
 */
export function foldAccents(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[œæß]/g, (letter) => LIGATURES[letter] ?? letter)
    .replace(/[’ʼ]/g, "'")
    .replace(/[‐‑]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}
