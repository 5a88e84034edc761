import { getContentSecurityPolicy, insertPolicy } from './content-security-policy.mjs';
import { isFlightFile } from './is-flight-file.mjs';
import { stripPage } from './strip-page.mjs';

/**
 * What Next exported, finished: no script where no widget needs one, a policy in each page, and no file that nobody asks
 * for. Works on files in memory.
 * @param {Map<string, string | undefined>} files the text of every page by its path, and undefined for all other files
 * @param {{ newsletterEndpoint?: string }} [settings] the address that the signup form posts to, if there is one
 * @returns what to write, a Map from path to text, and the paths of what to delete
 */
export function finishPages(files, settings = {}) {
  const paths = new Set(files.keys());
  /** @type {Map<string, string>} */
  const written = new Map();
  for (const [path, text] of files) {
    if (text === undefined) continue;
    const page = stripPage(text);
    written.set(path, insertPolicy(page, getContentSecurityPolicy(page, settings)));
  }
  return { written, deleted: [...paths].filter((path) => isFlightFile(path, paths)) };
}
