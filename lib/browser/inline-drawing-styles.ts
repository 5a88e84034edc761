/** What the drawings take from style sheets. */
const PROPERTIES = ['fill', 'stroke', 'font-family'];

/**
 * Writes the colours and fonts of an element's SVG drawings onto their parts, with every variable resolved.
 * html-to-image copies drawings as they are, without the rules of style sheets. The element is changed for good: only
 * for a copy that is thrown away.
 */
export function inlineDrawingStyles(element: HTMLElement): void {
  for (const part of element.querySelectorAll<SVGElement>('svg *')) {
    const computed = window.getComputedStyle(part);
    for (const property of PROPERTIES) part.style.setProperty(property, computed.getPropertyValue(property));
  }
}
