/**
 * Prints one part of the page alone: what stands in an element with `data-print-part="{part}"`. The rule is in
 * app/globals.css.
 */
export function printPart(part: string): void {
  const root = document.documentElement;
  root.dataset.printOnly = part;
  window.addEventListener('afterprint', () => delete root.dataset.printOnly, { once: true });
  window.print();
}
