// What runs on every page as /site.js, also on those that ship no other script: kept small.

import type { StoredKey } from '@/data/stored-values';
import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import { parseStoredPregnancy } from '@/lib/pregnancy/stored-pregnancy';
import { siteScript as words } from '@/words/site-script';
import { countCompletedWeeks } from './count-completed-weeks';
import { keepOffline } from './keep-offline';
import { showCarePlace } from './show-care-place';

// First, as it decides whom a page tells to call.
showCarePlace();

// No page holds the year of its build.
setText('[data-current-year]', String(new Date().getFullYear()));

// What is printed says where it came from: the address is known only where the site is served.
setText('[data-site-address]', window.location.host + window.location.pathname);

// Only on paper is the day of printing read, and the first date that a page formats costs a slow phone 0.1 s.
window.addEventListener('beforeprint', () => {
  const { format } = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'long' });
  setText('[data-printed-on]', words.printedOn(format(new Date())));
});

if (document.querySelector('[data-missing-page]')) {
  console.error('404: this page does not exist:', window.location.pathname);
}

// On a week's page: shows 'This is your week' to the visitor whose week it is. Also when what is kept has been erased
// meanwhile, in another tab or before Back: after a loss the line must not stand there any more.
const weekLine = document.querySelector<HTMLElement>('[data-week]');
if (weekLine) {
  const showWeekLine = () => {
    weekLine.hidden = weekLine.dataset.week !== String(findOwnWeek());
  };
  showWeekLine();
  window.onpageshow = window.onstorage = showWeekLine;
}

// A menu of `<details>` closes as one expects of a menu.
const menu = document.querySelector<HTMLDetailsElement>('[data-menu]');
const closeOutside = (place: EventTarget | null) => {
  if (menu && place instanceof Node && !menu.contains(place)) menu.open = false;
};
document.addEventListener('click', ({ target }) => closeOutside(target));
menu?.addEventListener('focusout', ({ relatedTarget }) => closeOutside(relatedTarget));
menu?.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
});

// The same page in another language, with the date that it shows and where on it one is.
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language-link]')) {
  link.addEventListener('click', () => {
    link.search = window.location.search;
    link.hash = window.location.hash;
  });
}

// Addresses are next to this script, also below a base path.
const { src } = document.currentScript as HTMLScriptElement;
keepOffline(new URL('sw.js', src));

function setText(selector: string, text: string): void {
  for (const element of document.querySelectorAll(selector)) element.textContent = text;
}

/** The visitor's completed weeks today, by the due date that they stored; undefined if there is none. */
function findOwnWeek(): number | undefined {
  try {
    const stored = parseStoredPregnancy(window.localStorage.getItem('pregnancy' satisfies StoredKey));
    const dueDate = stored && parseCalendarDate(stored.dueDate);
    return dueDate && countCompletedWeeks(dueDate, new Date());
  } catch {
    // The browser refuses its storage.
    return undefined;
  }
}
