import { useSyncExternalStore } from 'react';
import { FRAGMENT_TAKEN } from './fragment-event';

/** What the link that opened the page carried behind its '#', without the '#'; undefined where it carried no data. */
export function readTakenFragment(): string | undefined {
  return window.takenFragment;
}

/** The same, also of a link that is opened while the page is; undefined until the page has mounted. */
export function useTakenFragment(): string | undefined {
  return useSyncExternalStore(subscribe, readTakenFragment, () => undefined);
}

/** Forgets it, once it was read, refused or declined. */
export function forgetTakenFragment(): void {
  delete window.takenFragment;
  window.dispatchEvent(new Event(FRAGMENT_TAKEN));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(FRAGMENT_TAKEN, listener);
  return () => window.removeEventListener(FRAGMENT_TAKEN, listener);
}
