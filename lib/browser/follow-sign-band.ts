import { healthLineNumbers } from '@/data/health-lines';
import { getDialledNumber, parseProviderPhone } from '@/lib/contractions/provider-phone';
import { findProvinceCode } from '@/lib/resources/provinces';
import { followDay } from './follow-day';
import { readStoredText } from './read-stored';
import { showNumber } from './show-number';
import { showSignBand } from './sign-band';

/**
 * Shows the list that the address asks for or the visitor's own, the signs as they are worded in their region, and whom
 * to call: now, and whenever the address, the day or what is stored changes.
 */
export function followSignBand(part: HTMLElement): void {
  followDay(() => {
    showSignBand(new Date());
    showRegion(part);
    showNumbers(part);
  });
  window.addEventListener('hashchange', () => {
    showSignBand(new Date());
    showAskedSign();
  });
  showAskedSign();
}

/** The browser could not scroll to a sign that was hidden when it looked for it. */
function showAskedSign(): void {
  const asked = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  if (asked?.localName === 'li') asked.scrollIntoView({ block: 'center' });
}

function showRegion(part: HTMLElement): void {
  const place = findProvinceCode(readStoredText('region')) ?? 'unknown';
  for (const element of part.querySelectorAll<HTMLElement>('[data-only-in], [data-not-in]')) {
    const { onlyIn, notIn } = element.dataset;
    element.hidden = Boolean((onlyIn && !onlyIn.split(' ').includes(place)) || notIn?.split(' ').includes(place));
  }
}

/** The number of one's own, else that of the region's line, else the link to the numbers of all lines. */
function showNumbers(part: HTMLElement): void {
  const own = parseProviderPhone(readStoredText('providerPhone'));
  const region = findProvinceCode(readStoredText('region'));
  const [line] = region ? healthLineNumbers[region] : [];
  for (const calls of part.querySelectorAll<HTMLElement>('[data-calls]')) {
    show(calls, 'own', own === undefined ? undefined : { printed: own, dialled: getDialledNumber(own) });
    show(calls, 'line', own ? undefined : line);
    const find = calls.querySelector<HTMLElement>('[data-call="find"]');
    if (find) find.hidden = Boolean(own ?? line);
  }
}

function show(calls: HTMLElement, kind: string, number: { printed: string; dialled: string } | undefined): void {
  const link = calls.querySelector<HTMLAnchorElement>(`[data-call="${kind}"]`);
  if (link) showNumber(link, number);
}
