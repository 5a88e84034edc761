/**
 * Whether a file is flight data, which only Next's own links would load. The site has plain links
 * (docs/decisions/build.md, "Links are plain anchors").
 * @param {string} path
 * @param {Set<string>} paths of all files: flight data stands in a .txt beside its page, and robots.txt has no page
 */
export function isFlightFile(path, paths) {
  if (!path.endsWith('.txt')) return false;
  return /(^|\/)__next\./.test(path) || paths.has(path.replace(/txt$/, 'html'));
}
