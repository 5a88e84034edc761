// What runs on every page as /site.js, also on those that ship no other script: kept small.

import { followDay } from '@/lib/browser/follow-day';
import { printPart } from '@/lib/browser/platform';
import { languageTag } from '@/words/language';
import { siteScript as words } from '@/words/site-script';
import { keepOffline } from './keep-offline';
import { openNamed } from './open-named';
import { showCarePlace } from './show-care-place';

// First, as it decides whom a page tells to call.
showCarePlace();

// What is printed says where it came from: the address is known only where the site is served.
setText('[data-site-address]', window.location.host + window.location.pathname);

// Only on paper is the day of printing read, and the first date that a page formats costs a slow phone 0.1 s. Not by the
// language of the page: a translator changes that, and with it the calendar that dates are written in.
window.addEventListener('beforeprint', () => {
  const { format } = new Intl.DateTimeFormat(languageTag, { dateStyle: 'long' });
  setText('[data-printed-on]', words.printedOn(format(new Date())));
});

if (document.querySelector('[data-missing-page]')) {
  console.error('404: this page does not exist:', window.location.pathname);
}

// Links lead to what is folded, too.
openNamed();

// No page holds the year of its build.
followDay(() => setText('[data-current-year]', String(new Date().getFullYear())));

// Pages that ship no other script can be printed by a button, too.
for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) {
  const part = button.dataset.print;
  button.addEventListener('click', () => (part ? printPart(part) : window.print()));
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
// A page that nobody else should see leaves nothing on the device.
if (!document.querySelector('[data-quick-exit]')) keepOffline(new URL('sw.js', src));

function setText(selector: string, text: string): void {
  for (const element of document.querySelectorAll(selector)) element.textContent = text;
}
