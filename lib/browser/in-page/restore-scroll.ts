// Stands in a page that grows when its widget has read what is stored, above what grows: where the browser has scrolled
// before, it holds on already. After a reload, or on return from another page, the browser scrolls to where one was, but
// only as far as the page is long by then. And it holds on to what it finds there (scroll anchoring): the footer, which
// what is still to come moves far down. So the page is long from the start, and nothing in it is held, until the visitor
// does something or everything should be there. In the oldest JavaScript.

/** A page is taken to be complete so long after this script has run, ms. Our own choice, as the patience of early use is. */
const COMPLETE_MS = 10_000;

const style = document.documentElement.style;

function release() {
  style.minHeight = style.position = style.overflowAnchor = '';
}

// How one came here: 0 for a link, 1 for a reload, 2 for Back and Forward. What took its place is younger than the page's
// oldest browsers.
if (performance.navigation.type) {
  // `position` is for texts that only screen readers get: they stand free of the page otherwise, and would be held.
  style.cssText = 'min-height: 99999px; position: relative; overflow-anchor: none';
  ['wheel', 'touchstart', 'mousedown', 'keydown', 'beforeprint'].forEach((event) => {
    addEventListener(event, release);
  });
  setTimeout(release, COMPLETE_MS);
}
