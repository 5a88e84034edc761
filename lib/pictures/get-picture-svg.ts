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
