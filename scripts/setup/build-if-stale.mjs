import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { run } from './run.mjs';
import { getSourceState } from './source-state.mjs';

const STAMP = '.next/built-from';

/** Builds the site into out/, unless out/ was built from these very files and settings. @returns whether out/ is there */
export function buildIfStale() {
  // Next removes the stamp when it begins to build, and it is written at the end, so a failed build leaves none.
  const isFresh = existsSync('out') && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === getSourceState();
  if (isFresh) return true;
  return run(process.execPath, ['scripts/build.mjs']);
}

/** Records the state of the sources from which out/ was built, as it was when the build began. */
export function markAsBuilt(sourceState) {
  writeFileSync(STAMP, sourceState);
}
