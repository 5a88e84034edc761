import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { HEADERS_FILE } from '../finish-export/headers-file.mjs';
import { run } from './run.mjs';
import { getBuildId } from './source-state.mjs';

/**
 * Builds the site, unless it was built from these very files and settings.
 * @param {{ folder?: string, basePath?: string }} [target] where to put it, and the path below which a host will serve it
 * @returns whether the site is there
 */
export function buildIfStale({ folder = 'out', basePath } = {}) {
  /** @type {Record<string, string>} */
  const settings = basePath ? { NEXT_PUBLIC_BASE_PATH: basePath } : {};
  const buildId = getBuildId({ ...process.env, ...settings });
  // Next empties the folder first and names one in it after the build, and the headers file is written last.
  const isFresh = existsSync(join(folder, '_next/static', buildId)) && existsSync(join(folder, HEADERS_FILE));
  return isFresh || run(process.execPath, ['scripts/build.mjs'], { ...settings, OUT_FOLDER: folder });
}
