import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { icons as illustrationSet } from '@iconify-json/fluent-emoji-flat';

/**
 * A picture as SVG markup on a grid of 32 x 32: our own drawing in data/pictures where there is one, else the
 * illustration of that name in the set. Reads files, so only pages being built may call it.
 * @throws Error when neither holds a picture of that name.
 */
export function getPictureSvg(name: string): string {
  const drawing = join(process.cwd(), 'data', 'pictures', `${name}.svg`);
  if (existsSync(drawing)) return readFileSync(drawing, 'utf8');
  const body = illustrationSet.icons[name]?.body;
  if (!body) throw new Error(`No picture is called '${name}'`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${body}</svg>`;
}

/** A drawing of data/babies as SVG markup. Reads a file, so only pages being built may call it. */
export function getBabySvg(name: string): string {
  return readFileSync(join(process.cwd(), 'data', 'babies', `${name}.svg`), 'utf8');
}

/**
 * The site's mark as an icon. Reads files, so only pages being built may call it.
 * @param isBled whether its ground fills the whole square, for systems that cut out their own shape. The mark is within
 * the middle four fifths, which all of them keep.
 */
export function getIconSvg(isBled: boolean): string {
  const mark = getPictureSvg('site-mark');
  return isBled ? mark.replace(/ rx="[\d.]+"/, '') : mark;
}

/** What stands inside the outermost `<svg>` of an SVG file, to put into a page's own `<svg>`. */
export function stripSvgTag(svg: string): string {
  return svg.replace(/^[^<]*<svg[^>]*>|<\/svg>\s*$/g, '');
}
