const FONT = /url\(["']?([^"')]+\.woff2)["']?\)/g;

/**
 * A page that tells the browser to load its fonts at once. They stand only in the style sheet, so they would begin to load
 * when that has been read.
 * @param {string} html with a link to a style sheet or the like
 * @param {string} css the rules of the page, with addresses that hold from the root of the host
 */
export function preloadFonts(html, css) {
  const addresses = new Set([...css.matchAll(FONT)].map(([, address = '']) => address));
  const links = [...addresses].map(
    (address) => `<link rel="preload" href="${address}" as="font" crossorigin="" type="font/woff2"/>`,
  );
  return html.replace('<link ', (link) => `${links.join('')}${link}`);
}
