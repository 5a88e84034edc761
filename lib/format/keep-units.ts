/**
 * A text with a no-break space between each number and the word in small letters behind it. For texts without dates and
 * without 'week 12': `keepTogether` knows those too, and its words of the language weigh four times as much.
 * @example keepUnits('2 minutes apart') // '2\u00a0minutes apart'
 */
export function keepUnits(text: string): string {
  return text.replace(/(\d) (?=\p{Ll})/gu, '$1\u00a0');
}
