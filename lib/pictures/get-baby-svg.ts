import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A drawing of data/babies as SVG markup. Reads a file, so only pages being built may call it. */
export function getBabySvg(name: string): string {
  return readFileSync(join(process.cwd(), 'data', 'babies', `${name}.svg`), 'utf8');
}
