import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { run } from './run.mjs';
import { getSourceState } from './source-state.mjs';

const STAMP = '.next/built-from';

/** Builds the site into out/, unless out/ was built from these very files and settings. @returns whether out/ is there */
export function buildIfStale() {
  // The service worker is what the build writes last: without it out/ is not finished.
  const isFresh = existsSync('out/sw.js') && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === getSourceState();
  if (isFresh) return true;
  return run(process.execPath, ['scripts/build.mjs']);
}

/** Remembers what out/ was built from: the state of the sources when the build began. */
export function markAsBuilt(sourceState) {
  writeFileSync(STAMP, sourceState);
}
