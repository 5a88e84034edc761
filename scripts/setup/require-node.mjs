import { fail } from './fail.mjs';

const OLDEST = { major: 20, minor: 19 };

/** Refuses a Node that the tools do not run on, before they fail in ways nobody understands. */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isNewEnough = major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor);
  if (isNewEnough) return;
  fail(`Node ${OLDEST.major}.${OLDEST.minor} or newer is needed, and this is ${version}. Get one from nodejs.org.`);
}
