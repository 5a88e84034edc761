import { getContentSecurityPolicy, insertPolicy } from './content-security-policy.mjs';
import { formatHeadersFile, listHeaderRules } from './headers-file.mjs';
import { isFlightFile } from './is-flight-file.mjs';
import { stripPage } from './strip-page.mjs';
import { toRoute } from './to-route.mjs';

/**
 * What Next exported, finished: no script where no widget needs one, a policy in each page, the headers to send, and no
 * file that nobody asks for. Works on files in memory.
 * @param files the text of every page and the names of all other files: a Map from path to text, or to undefined
 * @param settings `basePath` and `newsletterEndpoint`, where the build has them
 * @returns what to write, a Map from path to text, and the paths of what to delete
 */
export function finishPages(files, settings = {}) {
  const paths = new Set(files.keys());
  const written = new Map();
  const policies = {};
  for (const [path, text] of files) {
    if (!path.endsWith('.html')) continue;
    const page = stripPage(text);
    const policy = getContentSecurityPolicy(page, settings);
    written.set(path, insertPolicy(page, policy));
    if (path !== '_not-found.html') policies[toRoute(path)] = policy;
  }
  written.set('_headers', formatHeadersFile(listHeaderRules(policies, settings)));
  return { written, deleted: [...paths].filter((path) => isFlightFile(path, paths)) };
}
