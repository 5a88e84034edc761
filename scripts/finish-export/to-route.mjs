/** The address of a page by its file: 'calculator.html' is at '/calculator', and 'index.html' at '/'. */
export function toRoute(file) {
  return `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
}
