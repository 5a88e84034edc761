import { getContentSecurityPolicy, insertPolicy } from './content-security-policy.mjs';
import { isFlightFile } from './is-flight-file.mjs';
import { stripPage } from './strip-page.mjs';

/**
 * What Next exported, finished: no script where no widget needs one, a policy in each page, and no file that nobody asks
 * for. Works on files in memory.
 * @param files the text of every page and the names of all other files: a Map from path to text, or to undefined
 * @param settings `newsletterEndpoint`, where the build has one
 * @returns what to write, a Map from path to text, and the paths of what to delete
 */
export function finishPages(files, settings = {}) {
  const paths = new Set(files.keys());
  const written = new Map();
  for (const [path, text] of files) {
    if (!path.endsWith('.html')) continue;
    const page = stripPage(text);
    written.set(path, insertPolicy(page, getContentSecurityPolicy(page, settings)));
  }
  return { written, deleted: [...paths].filter((path) => isFlightFile(path, paths)) };
}
