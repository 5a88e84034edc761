/**
 * A text in which a number never stands at the end of a line with its unit on the next: the space between a number and
 * a following word in small letters does not break.
 * @example keepTogether('about 4 cm long') // 'about 4\u00a0cm long'
 */
export function keepTogether(text: string): string {
  return text.replace(/(\d%?) (?=[a-z])/g, '$1\u00a0');
}
