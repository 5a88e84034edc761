import type { StoredKey } from '@/data/stored-values';
import { parseActiveContraction } from '@/lib/contractions/stored-contractions';
import { siteScript as words } from '@/words/site-script';

/**
 * Keeps the site for offline use, and offers to reload when a new version of it is there. Nothing happens where the
 * browser has no service workers or refuses one, and on a first visit that saves data: the site works without.
 * @param workerUrl the address of the service worker, beside the pages that it answers for
 */
export function keepOffline(workerUrl: URL): void {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  window.addEventListener('load', () => whenIdle(() => register(workers, workerUrl).catch(() => {})));
}

/** Waits until the page is idle, so that caching the site does not slow it. Not every browser tells when that is. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: 5000 });
  else setTimeout(task, 2000);
}

async function register(workers: ServiceWorkerContainer, workerUrl: URL): Promise<void> {
  // What is kept already goes on being kept up to date: an old copy of the site would be the worse choice.
  if (savesData() && (await workers.getRegistration(workerUrl))?.scope !== new URL('.', workerUrl).href) return;
  const isControlled = () => workers.controller?.scriptURL === workerUrl.href;
  // The worker of a site that stands above this one on the same host may answer for the first visit. That ours takes over
  // from it is no update.
  let wasControlled = isControlled();
  let isAccepted = false;
  const registration = await workers.register(workerUrl);

  const offerWaiting = () => {
    // Without an active worker this is the first install, which activates by itself.
    if (registration.waiting && registration.active) offerReload(accept);
  };
  const accept = () => {
    isAccepted = true;
    // Another tab may have let the new version in already.
    if (registration.waiting) registration.waiting.postMessage({ type: 'SKIP_WAITING' });
    else window.location.reload();
  };
  workers.addEventListener('controllerchange', () => {
    if (isAccepted) window.location.reload();
    else if (wasControlled) offerReload(accept);
    wasControlled = isControlled();
  });
  const watch = () => registration.installing?.addEventListener('statechange', offerWaiting);
  registration.addEventListener('updatefound', watch);
  // The browser may have begun, or even ended, before this page was loaded.
  watch();
  offerWaiting();
}

/** Whether the visitor asks to load little. Keeping the site takes some megabytes. Not every browser tells. */
function savesData(): boolean {
  return Boolean((navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData);
}

/** Says that a new version is there. Out of sight while a contraction is timed: nothing may interrupt that. */
function offerReload(accept: () => void): void {
  if (document.querySelector('.update-line')) return;
  const line = document.createElement('section');
  line.className = 'update-line';
  line.setAttribute('aria-label', words.newVersion);
  const text = document.createElement('p');
  text.setAttribute('role', 'status');
  const update = () => {
    line.hidden = isTiming();
    // Said once it is seen: screen readers miss text that arrives together with its region.
    // And once only, as they may say again whatever is written there again.
    if (!line.hidden && !text.firstChild) setTimeout(() => text.replaceChildren(words.updateReady), 100);
  };
  const reload = () => {
    update();
    if (!line.hidden) accept();
  };
  const updating = setInterval(update, 1000);
  const close = () => {
    clearInterval(updating);
    line.remove();
  };
  line.append(text, makeButton(words.reload, reload), makeButton(words.later, close));
  document.body.append(line);
  update();
}

function makeButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.textContent = label;
  button.onclick = onClick;
  return button;
}

/** Whether a contraction is being timed: on this page, also where the browser keeps nothing, or in any tab. */
function isTiming(): boolean {
  if (document.querySelector('[data-timing]')) return true;
  try {
    return Boolean(parseActiveContraction(window.localStorage.getItem('contractions' satisfies StoredKey)));
  } catch {
    // Storage refused: assume that a contraction is running.
    return true;
  }
}
