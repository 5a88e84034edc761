/**
 * Whether a file holds what Next's own links would load of a page: the site has plain links, so nobody asks for it.
 * @param {string} path
 * @param {Set<string>} paths of all files: flight data stands in a .txt beside its page, and robots.txt has no page
 */
export function isFlightFile(path, paths) {
  if (!path.endsWith('.txt')) return false;
  return /(^|\/)__next\./.test(path) || paths.has(path.replace(/txt$/, 'html'));
}
