import { isInFirstYear } from '@/lib/birth/baby-age';
import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import { formatLongDate } from '@/lib/format/dates';
import { isRecord, parseJson } from '@/lib/json/json';
import { born } from '@/words/after-birth/papers-page';
import { showOwnRegion } from './own-find-care';
import { findPart, setText } from './page-parts';
import type { ReadStored } from './stored-change';

/**
 * Shows on /papers where the visitor lives and when the baby was born, or asks for them.
 * @returns the birthday, while the site counts from it
 */
export function showOwnPapers(part: HTMLElement, read: ReadStored, now: Date): Date | undefined {
  showOwnRegion(part, read);
  const birth = parseJson(read('birth') ?? '');
  const day = isRecord(birth) ? parseCalendarDate(String(birth.birthday)) : undefined;
  const birthday = isInFirstYear(day, now) ? day : undefined;
  const line = findPart(part, '[data-born]');
  line.hidden = !birthday;
  setText(line, birthday ? born(formatLongDate(birthday)) : '');
  findPart(part, '[data-no-birthday]').hidden = birthday !== undefined;
  const isAsked = findPart(part, '[data-known]').hidden;
  findPart(part, '[data-elsewhere]').hidden = isAsked;
  findPart(part, '[data-separator]').hidden = isAsked || !birthday;
  return birthday;
}
