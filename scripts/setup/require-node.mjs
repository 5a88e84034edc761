import { fail } from './fail.mjs';

const OLDEST = { major: 20, minor: 19 };

/** Refuses a version of Node that is too old, before the tools fail with errors that do not say so. */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isNewEnough = major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor);
  if (isNewEnough) return;
  fail(`Node ${OLDEST.major}.${OLDEST.minor} or newer is needed, and this is ${version}. Get one from nodejs.org.`);
}
