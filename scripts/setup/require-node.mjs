import { fail } from './fail.mjs';

const OLDEST = [20, 19];

/** Refuses a Node that the tools do not run on, before they fail in ways nobody understands. */
export function requireNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  const isNewEnough = major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
  if (!isNewEnough)
    fail(`Node ${OLDEST.join('.')} or newer is needed, and this is ${version}. Get one from nodejs.org.`);
}
