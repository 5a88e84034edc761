/**
 * The address of a file: 'calculator.html' is at '/calculator', 'index.html' at '/', and 'site.js' at '/site.js'.
 * @param {string} file
 */
export function toRoute(file) {
  return `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
}
