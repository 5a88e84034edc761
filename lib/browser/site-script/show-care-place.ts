import type { StoredKey } from '@/data/stored-values';
import { readCarePlace } from '@/lib/browser/read-care-place';
import { showNumber } from '@/lib/browser/show-number';
import { type ReadStored, STORED_CHANGE } from '@/lib/browser/stored-change';
import { getDialledNumber, parseProviderPhone } from '@/lib/contractions/provider-phone';

let read: ReadStored = (key) => window.localStorage.getItem(key);

/**
 * Marks the page of a visitor who is in Nunavut, where there is no 911, so that a style shows the texts that name the
 * health centre instead (components/emergency/without-911.css); and puts its number, if it is stored, into the links
 * of pages without React. Goes on doing so when something stored changes, in this tab or another.
 */
export function showCarePlace(): void {
  update();
  window.addEventListener(STORED_CHANGE, (event) => {
    read = (event as CustomEvent<ReadStored>).detail;
    update();
  });
  window.addEventListener('storage', update);
  window.addEventListener('pageshow', update);
  document.addEventListener('visibilitychange', update);
  // Where React renders a whole page again, as after a translator has changed it, it takes the mark away.
  new MutationObserver(update).observe(document.documentElement, { attributeFilter: ['data-without-911'] });
}

function update(): void {
  const root = document.documentElement;
  const isWithout = readCarePlace(tryToRead).emergency !== '911';
  // Only where it differs, or the observer would never rest.
  if (root.hasAttribute('data-without-911') !== isWithout) root.toggleAttribute('data-without-911', isWithout);
  const number = parseProviderPhone(tryToRead('healthCentrePhone'));
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-health-centre]')) {
    showNumber(link, number ? { printed: number, dialled: getDialledNumber(number) } : undefined);
  }
}

function tryToRead(key: StoredKey): string | null {
  try {
    return read(key);
  } catch {
    // The browser refuses its storage.
    return null;
  }
}
