import { findProvinceCode } from '@/lib/resources/provinces';
import { followDay } from './follow-day';
import { readStoredText } from './read-stored';
import { showCalls } from './show-calls';
import { showSignBand } from './sign-band';

/**
 * Shows the list that the address asks for or the visitor's own, the signs as they are worded in their region, and whom
 * to call: now, and whenever the address, the day or what is stored changes.
 */
export function followSignBand(part: HTMLElement): void {
  followDay(() => {
    showSignBand(new Date());
    showRegion(part);
    showCalls(part);
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
