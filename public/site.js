// Runs on every page, also on those that ship no other script.

// The copyright year is filled in here, so that no page holds the year of its build.
for (const element of document.querySelectorAll('[data-current-year]')) {
  element.textContent = String(new Date().getFullYear());
}

// What is printed says where it came from: the address is known only where the site is served.
for (const element of document.querySelectorAll('[data-site-address]')) {
  element.textContent = window.location.host + window.location.pathname;
}

for (const element of document.querySelectorAll('[data-printed-on]')) {
  element.textContent = ` Printed ${new Intl.DateTimeFormat('en-CA', { dateStyle: 'long' }).format(new Date())}.`;
}

if (document.querySelector('[data-missing-page]')) {
  console.error('404: this page does not exist:', window.location.pathname);
}

// On a week's page: shows 'This is your week' to the visitor whose week it is.
const weekLine = document.querySelector('[data-week]');
if (weekLine && Number(weekLine.dataset.week) === findStoredWeek()) weekLine.hidden = false;

/** Completed weeks since the last period, by the due date that the calculator stored; undefined if there is none. */
function findStoredWeek() {
  try {
    const { version, dueDate } = JSON.parse(localStorage.getItem('pregnancy'));
    if (version !== 1) return undefined;
    const [year, month, day] = dueDate.split('-').map(Number);
    const now = new Date();
    // Calendar days, counted where no clock ever changes.
    const daysLeft =
      (Date.UTC(year, month - 1, day) - Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())) / 86400000;
    return Math.floor((280 - daysLeft) / 7);
  } catch {
    return undefined;
  }
}

// Keeps the site for offline use. Addresses are next to this script, also below a base path.
const workerUrl = new URL('sw.js', document.currentScript.src);
if (navigator.serviceWorker)
  window.addEventListener('load', () => whenIdle(() => keepOffline(navigator.serviceWorker).catch(() => {})));

/** Keeping the whole site is work for the time when the page already answers. Not every browser tells when it is idle. */
function whenIdle(task) {
  if (window.requestIdleCallback) window.requestIdleCallback(task, { timeout: 5000 });
  else setTimeout(task, 2000);
}

/** Rejects where the browser refuses: the site works without. */
async function keepOffline(workers) {
  let wasControlled = Boolean(workers.controller);
  let isAccepted = false;
  const registration = await workers.register(workerUrl);

  const offerWaiting = () => {
    if (registration.waiting && workers.controller) offerReload(accept);
  };
  const accept = () => {
    isAccepted = true;
    // Another tab may have let the new version in already.
    if (registration.waiting) registration.waiting.postMessage({ type: 'SKIP_WAITING' });
    else location.reload();
  };
  workers.addEventListener('controllerchange', () => {
    if (isAccepted) location.reload();
    else if (wasControlled) offerReload(accept);
    wasControlled = true;
  });
  const watch = () => registration.installing?.addEventListener('statechange', offerWaiting);
  registration.addEventListener('updatefound', watch);
  // The browser may have begun, or even ended, before this page was loaded.
  watch();
  offerWaiting();
}

/** Says that a new version is there. Out of sight while a contraction is timed: nothing may interrupt that. */
function offerReload(accept) {
  if (document.querySelector('.update-line')) return;
  const line = document.createElement('section');
  line.className = 'update-line';
  line.setAttribute('aria-label', 'New version');
  line.innerHTML = '<p role="status"></p><button>Reload now</button><button>Later</button>';
  const [text, reload, later] = line.children;
  const update = () => {
    line.hidden = isTiming();
    // Said once it is seen: screen readers miss text that arrives together with its region.
    if (!line.hidden) setTimeout(() => (text.textContent = 'Update ready'), 100);
  };
  reload.onclick = () => {
    update();
    if (!line.hidden) accept();
  };
  later.onclick = () => line.remove();
  document.body.append(line);
  update();
  setInterval(update, 1000);
}

/**
 * Whether a contraction is being timed: on this page, also where the browser keeps nothing, or in any tab, by what
 * lib/contractions stores. Unknown counts as yes.
 */
function isTiming() {
  if (document.querySelector('[data-timing]')) return true;
  try {
    return Boolean(JSON.parse(localStorage.getItem('contractions'))?.active);
  } catch {
    return true;
  }
}
