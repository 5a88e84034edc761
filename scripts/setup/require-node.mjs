import { fail } from './fail.mjs';

const OLDEST = [20, 19];

/** Refuses a version of Node that is too old, before the tools fail with errors that do not say so. */
export function requireNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  const isNewEnough = major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
  if (!isNewEnough)
    fail(`Node ${OLDEST.join('.')} or newer is needed, and this is ${version}. Get one from nodejs.org.`);
}
