import { toBlob } from 'html-to-image';

interface PictureSize {
  widthPx: number;
  heightPx: number;
  /** Pixels of the picture for each of the element's; 1 unless given. */
  scale?: number;
}

/**
 * Draws an element as a PNG of exactly this size times `scale`, whatever the screen's density. Load this file on
 * demand: html-to-image comes with it.
 * @throws Error when the browser draws nothing.
 */
export async function renderPicture(
  element: HTMLElement,
  { widthPx, heightPx, scale = 1 }: PictureSize,
): Promise<Blob> {
  // html-to-image's own search for fonts throws in Firefox (its issue 508). Lines were broken with these fonts, so that
  // text would overlap in others.
  const options = { width: widthPx, height: heightPx, pixelRatio: scale, fontEmbedCSS: await readFontFaces() };
  // In Safari the first picture lacks fonts and images that are not decoded yet (html-to-image, issue 488), so it is
  // drawn twice.
  if (navigator.vendor.startsWith('Apple')) await toBlob(element, options);
  const picture = await toBlob(element, options);
  if (!picture) throw new Error('The browser drew no picture');
  return picture;
}

/** The font rules of the page's style sheets, with the fonts themselves inside: a picture can load nothing. */
async function readFontFaces(): Promise<string> {
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule);
  const faces = await Promise.all(rules.map(embedFont));
  return faces.join('\n');
}

const FONT_ADDRESS = /url\("?([^")]+)"?\)/;

/** @returns an empty rule for a font that does not load: then the page was laid out without it, too */
async function embedFont(rule: CSSFontFaceRule): Promise<string> {
  const [, address] = rule.cssText.match(FONT_ADDRESS) ?? [];
  // The fallback of a font is one of the system's, with other measures.
  if (!address) return rule.cssText;
  try {
    const response = await fetch(new URL(address, rule.parentStyleSheet?.href ?? document.baseURI));
    if (!response.ok) return '';
    const data = await readAsDataUrl(await response.blob());
    return rule.cssText.replace(FONT_ADDRESS, `url("${data}")`);
  } catch {
    return '';
  }
}

function readAsDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
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
