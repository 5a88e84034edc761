interface PictureSize {
  widthPx: number;
  heightPx: number;
  /** Pixels of the picture for each of the element's; 1 unless given. */
  scale?: number;
}

/**
 * Draws an element as a PNG of exactly this size times `scale`, whatever the screen's density. The library that does it loads here,
 * on the first call.
 * @throws Error when the browser draws nothing.
 */
export async function renderPicture(
  element: HTMLElement,
  { widthPx, heightPx, scale = 1 }: PictureSize,
): Promise<Blob> {
  const { toBlob } = await import('html-to-image');
  const options = {
    width: widthPx,
    height: heightPx,
    pixelRatio: scale,
    // Reading the font rules throws in Firefox (html-to-image, issue 508): it draws with the fonts that the system has.
    skipFonts: navigator.userAgent.includes('Firefox'),
  };
  // Safari's first drawing lacks what it has not decoded yet, such as fonts (issue 488); the second has it.
  if (navigator.vendor.startsWith('Apple')) await toBlob(element, options);
  const picture = await toBlob(element, options);
  if (!picture) throw new Error('The browser drew no picture');
  return picture;
}

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
