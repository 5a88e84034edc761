/** A name at the start of a sentence or as a title: 'a Timbit' becomes 'A Timbit'. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';

/**
 * A text in which a number never stands on another line than its unit: the space between a number and a following word
 * in small letters does not break, nor does that between 'week' or a month and its number.
 * @example keepTogether('about 4 cm long') // 'about 4\u00a0cm long'
 */
export function keepTogether(text: string): string {
  return text.replace(pattern, '$1$2\u00a0');
}

// '38 weeks 6 days' may still break in the middle.
const pattern = new RegExp(`(\\d%?) (?=[a-z])|(?<!\\d )\\b(weeks?|Weeks?|${months}) (?=\\d{1,2}\\b)`, 'g');
