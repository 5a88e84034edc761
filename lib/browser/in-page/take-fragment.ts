// Stands first in a page to which a link may bring somebody's own data behind '#': takes them out of the address before
// anything is shown, so that neither the address bar, the history nor a picture of the screen has them.

import { FRAGMENT_TAKEN } from '@/lib/browser/fragment-event';

function takeFragment() {
  const { hash, pathname, search } = location;
  if (!/^#\s*(all|keep|copy)(=|%3d)/i.test(hash)) return;
  window.takenFragment = hash.slice(1);
  // Hidden from Next's router, as in lib/browser/location.
  History.prototype.replaceState.call(history, null, '', pathname + search);
  dispatchEvent(new Event(FRAGMENT_TAKEN));
}

takeFragment();
addEventListener('hashchange', takeFragment);
