/** A name at the start of a sentence or as a title: 'a Timbit' becomes 'A Timbit'. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
