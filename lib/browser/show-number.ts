/**
 * Puts a number into a link of a page without React that calls it, or hides the link while there is none. Writes only
 * what changes: a translator translates anew what is written.
 * @param link holds the printed number in `[data-number]`, where it prints one
 */
export function showNumber(link: HTMLAnchorElement, number: { printed: string; dialled: string } | undefined): void {
  link.hidden = !number;
  if (!number) return;
  link.href = `tel:${number.dialled}`;
  const text = link.querySelector('[data-number]');
  if (text && text.textContent !== number.printed) text.textContent = number.printed;
}
