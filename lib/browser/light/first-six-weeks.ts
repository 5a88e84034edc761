// On /first-six-weeks: follows the address, the day and what is stored, and stores what is ticked.

import { type BirthTrack, birthTracks } from '@/data/after-birth/tracks';
import { findAskedDay } from '@/lib/after-birth/card-day';
import { serializeBirthTracks } from '@/lib/after-birth/stored-tracks';
import { followDay } from '@/lib/browser/follow-day';
import { showOwnDay } from '@/lib/browser/own-day';
import { findPart } from '@/lib/browser/page-parts';
import { showCalls } from '@/lib/browser/show-calls';
import { startLight } from '@/lib/browser/start-light';
import { isStorageWorking, readStored, writeStored } from '@/lib/browser/stored-text';

startLight('first-six-weeks', (part) => {
  const boxes = [...part.querySelectorAll<HTMLInputElement>('[data-tracks] input')];
  const strip = findPart(part, '[data-strip]');
  const all = findPart(part, '[data-all-days]');

  function show(): void {
    showOwnDay(part, readStored);
    showCalls(part);
    findPart(part, '[data-not-kept]').hidden = isStorageWorking();
    findPart(part, '[data-kept]').hidden = !isStorageWorking();
  }

  function storeTracks(): void {
    const isTicked = (track: BirthTrack) => boxes.some(({ value, checked }) => checked && value === track);
    writeStored('birthTracks', serializeBirthTracks(birthTracks.filter(isTicked)));
    show();
  }

  function showAll(isWhole: boolean): void {
    strip.toggleAttribute('data-whole', isWhole);
    all.setAttribute('aria-expanded', String(isWhole));
  }

  for (const box of boxes) box.addEventListener('change', storeTracks);
  all.addEventListener('click', () => showAll(!strip.hasAttribute('data-whole')));
  findPart(part, '[data-tick-in-hospital]').addEventListener('click', () => {
    for (const box of boxes) if (box.value === 'in-hospital') box.checked = true;
    storeTracks();
  });
  window.addEventListener('hashchange', () => {
    show();
    if (findAskedDay(window.location.hash) === undefined) return;
    showAll(false);
    // The browser found no place to go to while the card was hidden.
    const title = findPart(part, '[data-card][data-shown] h2');
    title.focus({ preventScroll: true });
    title.scrollIntoView({ block: 'nearest' });
  });
  followDay(show);
});
