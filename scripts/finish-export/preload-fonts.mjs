const FONT = /url\(["']?([^"')]+\.woff2)["']?\)/g;

/**
 * A page that tells the browser to load its fonts before its style sheet has been read, where they stand. They come last
 * in the head and with low priority: the sheet goes first on a slow line, as the page is painted without the fonts.
 * @param {string} html with a head
 * @param {string} css the rules of the page, with addresses that hold from the root of the host
 */
export function preloadFonts(html, css) {
  const addresses = new Set([...css.matchAll(FONT)].map(([, address = '']) => address));
  const links = [...addresses].map(
    (address) =>
      `<link rel="preload" href="${address}" as="font" crossorigin="" type="font/woff2" fetchpriority="low"/>`,
  );
  return html.replace('</head>', () => `${links.join('')}</head>`);
}
