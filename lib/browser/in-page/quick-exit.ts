// Stands behind the button that leaves a page which nobody else should see: so it works as soon as the button is there,
// whatever becomes of the other scripts. Where no script runs the button is a link to the same address. In the oldest
// JavaScript.

import { isSecondPress } from '@/lib/privacy/escape-twice';

const button = document.querySelector('[data-quick-exit]') as HTMLAnchorElement;
let hasLeft = false;
let pressedAtMs: number | undefined;

/** Blanks the page at once, then puts the other one in its place in the history, so that Back does not lead here. */
function leave() {
  hasLeft = true;
  document.documentElement.style.display = 'none';
  document.title = '';
  // A network may be slow, or end: the address bar and a reload show the first page of this site by then.
  history.replaceState(null, '', button.getAttribute('data-home'));
  location.replace(navigator.onLine ? button.href : 'about:blank');
}

button.addEventListener('click', (event) => {
  event.preventDefault();
  leave();
});

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || (event.repeat && !hasLeft)) return;
  // A further press would have the browser stop loading the page that is to be shown.
  if (hasLeft) event.preventDefault();
  else if (isSecondPress(pressedAtMs, event.timeStamp)) {
    event.preventDefault();
    leave();
  } else pressedAtMs = event.timeStamp;
});

// A browser may have kept the page as it was, for Back.
addEventListener('pageshow', (event) => {
  if (event.persisted && hasLeft) leave();
});

/** Whether a link leads to a page of this site, where nothing else would lead away from this one. */
function isOfSite(link: HTMLAnchorElement | null): link is HTMLAnchorElement {
  return link !== null && link.host === location.host;
}

function follow(event: MouseEvent, link: HTMLAnchorElement | null) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented || !isOfSite(link)) return;
  event.preventDefault();
  location.replace(link.href);
}

// No other entry of the history may show it either.
addEventListener('click', (event) => {
  follow(event, (event.target as Element).closest('a'));
});
