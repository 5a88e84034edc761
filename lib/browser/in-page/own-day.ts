// Stands on /first-six-weeks before its cards, below the strip of days and the boxes: one card alone is painted from the
// first picture on, and nothing moves. Follows the address also where the script of the page never comes.

import { showCard, showOwnDay } from '@/lib/browser/own-day';
import { readStoredText } from '@/lib/browser/read-stored';

const cards = document.currentScript?.parentElement as HTMLElement;
const part = cards.closest('[data-light]') as HTMLElement;

showOwnDay(part, readStoredText);
const parsed = new MutationObserver(() => showCard(part));
parsed.observe(cards, { childList: true, subtree: true });
document.addEventListener('DOMContentLoaded', () => parsed.disconnect());
window.addEventListener('hashchange', () => {
  if (part.dataset.started === undefined) showOwnDay(part, readStoredText);
});
