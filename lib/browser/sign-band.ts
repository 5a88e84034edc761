import { isInFirstYear } from '@/lib/birth/baby-age';
import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import { isRecord, parseJson } from '@/lib/json/json';
import { isCurrentDueDate } from '@/lib/pregnancy/due-date-check';
import { getGestationalAge } from '@/lib/pregnancy/gestational-age';
import { parseStoredDueDate } from '@/lib/pregnancy/stored-pregnancy';
import { readStoredText } from './read-stored';

/** How far the visitor is, by what is stored: completed weeks, or 'after-birth'; undefined where neither is known. */
export function readOwnStage(today: Date): number | 'after-birth' | undefined {
  const dueDate = parseStoredDueDate(readStoredText('pregnancy'));
  if (isCurrentDueDate(dueDate, today)) return getGestationalAge(dueDate, today).weeks;
  const birth = parseJson(readStoredText('birth') ?? '');
  const birthday = isRecord(birth) ? parseCalendarDate(String(birth.birthday)) : undefined;
  return isInFirstYear(birthday, today) ? 'after-birth' : undefined;
}

/**
 * Shows one list of the page of when to call alone: the one that the address names by its own id or by that of a sign in
 * it, else the visitor's own, else all. A style hides the others by the mark on the page's root
 * (components/emergency/when-to-call.css). Reads which lists there are from the links that lead to them, so that the
 * script which does this while the page is parsed holds no list.
 */
export function showSignBand(today: Date): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-to-band]')];
  const stage = readOwnStage(today);
  const asked = links.find(({ hash }) => isWithin(window.location.hash, hash));
  if (asked) lastAsked = asked.hash;
  const own = links.find(({ dataset }) =>
    stage === 'after-birth' ? !dataset.toWeek : stage !== undefined && stage <= Number(dataset.toWeek),
  );
  const shown = links.find(({ hash }) => hash === lastAsked) ?? own;
  document.documentElement.dataset.signBand = shown?.hash.slice(1) ?? 'all';
  for (const link of links) link.setAttribute('aria-current', String(link === shown));
  showStage(stage);
}

let lastAsked: string | undefined;

const isWithin = (hash: string, band: string) => hash === band || hash.startsWith(`${band}-`);

function showStage(stage: number | 'after-birth' | undefined): void {
  const line = document.querySelector<HTMLElement>('[data-own-week]');
  if (!line) return;
  line.hidden = typeof stage !== 'number';
  const week = line.querySelector('[data-number]');
  if (week && typeof stage === 'number' && week.textContent !== String(stage)) week.textContent = String(stage);
}
