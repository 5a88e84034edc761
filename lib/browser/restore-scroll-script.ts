/** A page is taken to be complete so long after this script has run, ms. Our own choice, as PATIENCE_MS is. */
const COMPLETE_MS = 10_000;

/**
 * Runs while the browser parses a page that grows when its widget has read what is kept. After a reload, or on return
 * from another page, the browser scrolls to where one was, but only as far as the page is long by then. And it holds on
 * to what it finds there (scroll anchoring): the footer, which what is still to come moves far down. So the page is long
 * from the start, and nothing in it is held, until the visitor does something or everything should be there. `position`
 * is for texts that only screen readers get: they stand free of the page otherwise, and would be held. Goes above what
 * grows: where the browser has scrolled before, it holds on already. In the oldest JavaScript.
 */
export const restoreScrollScript = `(function (style) {
  if (!performance.navigation.type) return;
  style.cssText = 'min-height: 99999px; position: relative; overflow-anchor: none';
  function release() { style.minHeight = style.position = style.overflowAnchor = ''; }
  ['wheel', 'touchstart', 'mousedown', 'keydown', 'beforeprint'].forEach(function (event) { addEventListener(event, release); });
  setTimeout(release, ${COMPLETE_MS});
})(document.documentElement.style);`;
