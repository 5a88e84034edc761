interface PictureSize {
  widthPx: number;
  heightPx: number;
  /** Pixels of the picture for each of the element's; 1 unless given. */
  scale?: number;
}

/**
 * Draws an element as a PNG of exactly this size times `scale`, whatever the screen's density. Loads html-to-image on
 * the first call.
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
    // In Firefox reading the font rules throws (html-to-image, issue 508), so it draws with the system's fonts.
    skipFonts: navigator.userAgent.includes('Firefox'),
  };
  // In Safari the first picture lacks fonts and images that are not decoded yet (html-to-image, issue 488), so it is
  // drawn twice.
  if (navigator.vendor.startsWith('Apple')) await toBlob(element, options);
  const picture = await toBlob(element, options);
  if (!picture) throw new Error('The browser drew no picture');
  return picture;
}

/** The properties of drawings that are set by style sheets. */
const PROPERTIES = ['fill', 'stroke', 'font-family'];

/**
 * Writes the colours and fonts of an element's SVG drawings onto their parts, with every variable resolved.
 * html-to-image copies drawings as they are, without the rules of style sheets. Changes the element itself, so use it
 * on a copy.
 */
export function inlineDrawingStyles(element: HTMLElement): void {
  for (const part of element.querySelectorAll<SVGElement>('svg *')) {
    const computed = window.getComputedStyle(part);
    for (const property of PROPERTIES) part.style.setProperty(property, computed.getPropertyValue(property));
  }
}
