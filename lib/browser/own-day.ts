import { addDays } from 'date-fns';
import { findAskedDay, findCardDay, getCardId, isInStrip, LAST_CARD_DAY } from '@/lib/after-birth/card-day';
import { getBirthTracks, parseBirthTracks } from '@/lib/after-birth/stored-tracks';
import { describeAge, describeEarlyAges } from '@/lib/birth/describe-age';
import { parseStoredBirthDates } from '@/lib/birth/stored-birth';
import { formatLongDate } from '@/lib/format/dates';
import { toToday, trackNames } from '@/words/after-birth/six-weeks-page';
import { findPart, setText } from './page-parts';
import type { ReadStored } from './stored-change';

/** The day that the address has last asked for. Other parts of the page have addresses too: they change nothing. */
let asked: number | undefined;

/**
 * Shows one card of /first-six-weeks alone: of the day that the address asks for, else today's, else that of the birth;
 * in the strip the seven days around it, and what is ticked. The script that does so while the page is parsed finds no
 * cards yet, and calls `showCard` as they come.
 */
export function showOwnDay(part: HTMLElement, read: ReadStored): void {
  const now = new Date();
  const stored = parseStoredBirthDates(read('birth'));
  const own = findCardDay(stored?.birthday, now);
  const birth = own === undefined ? undefined : stored;
  const { hash } = window.location;
  if (hash === '' || findAskedDay(hash) !== undefined) asked = findAskedDay(hash);
  const shown = asked ?? (own === 'over' ? LAST_CARD_DAY : (own ?? 0));

  part.dataset.day = String(shown);
  part.dataset.date = birth ? formatLongDate(addDays(birth.birthday, shown)) : '';
  showCard(part);
  showStrip(part, shown, own);
  setText(findPart(part, '[data-age]'), birth ? describeAge(birth.birthday, now) : '');
  findPart(part, '[data-no-birthday]').hidden = birth !== undefined;
  findPart(part, '[data-over]').hidden = own !== 'over';

  const [bornAt = '', counted = ''] = birth ? describeEarlyAges(birth.birthday, birth.dueDate, now) : [];
  const ages = findPart(part, '[data-ages]');
  ages.hidden = bornAt === '';
  setText(findPart(ages, '[data-born-at]'), bornAt);
  setText(findPart(ages, '[data-counted]'), counted);
  showTracks(part, read, bornAt !== '');
}

/** Shows the card of the day that was chosen, with its date, as far as the page is parsed. */
export function showCard(part: HTMLElement): void {
  const { day, date = '' } = part.dataset;
  for (const card of part.querySelectorAll('[data-card]')) {
    const isShown = card.id === getCardId(Number(day));
    card.toggleAttribute('data-shown', isShown);
    const place = card.querySelector('[data-day-date]');
    if (isShown && place) setText(place, date);
  }
}

function showStrip(part: HTMLElement, shown: number, own: number | 'over' | undefined): void {
  for (const link of part.querySelectorAll<HTMLAnchorElement>('[data-strip] a')) {
    const day = Number(findAskedDay(link.hash));
    link.toggleAttribute('data-near', isInStrip(day, shown));
    link.toggleAttribute('data-today', day === own);
    if (day === shown) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  const back = findPart<HTMLAnchorElement>(part, '[data-to-today]');
  back.hidden = typeof own !== 'number' || own === shown;
  if (typeof own !== 'number') return;
  back.hash = getCardId(own);
  setText(back, toToday(own));
}

/** Ticks what was said, and names it where the boxes are folded. */
function showTracks(part: HTMLElement, read: ReadStored, isEarly: boolean): void {
  const tracks = getBirthTracks(parseBirthTracks(read('birthTracks')), isEarly);
  for (const box of part.querySelectorAll<HTMLInputElement>('[data-tracks] input')) {
    box.checked = tracks.some((track) => track === box.value);
  }
  setText(findPart(part, '[data-chosen]'), tracks.map((track) => trackNames[track]).join(', '));
}
