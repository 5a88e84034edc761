// On /find-care: shows the answer of the region where the visitor lives, their dates, and prints a list of calls. The answer
// is copied from the region's own page, which the service worker precaches: no text stands in two pages.

import { FIRST_VISIT_WEEK } from '@/data/pregnancy-rules';
import type { ProvinceCode } from '@/data/provinces';
import { CALL_LIST, fillCallList } from '@/lib/browser/call-list';
import { followDay } from '@/lib/browser/follow-day';
import { showOwnRegion } from '@/lib/browser/own-find-care';
import { findPart, setText } from '@/lib/browser/page-parts';
import { printPart } from '@/lib/browser/platform';
import { fetchSection } from '@/lib/browser/region-section';
import { startLight } from '@/lib/browser/start-light';
import { isStorageWorking, readStored, writeStored } from '@/lib/browser/stored-text';
import { formatDate, formatShortDate } from '@/lib/format/dates';
import { getGestationalAge, getWeekStart } from '@/lib/pregnancy/gestational-age';
import { parseStoredDueDate } from '@/lib/pregnancy/stored-pregnancy';
import { isCounted } from '@/lib/pregnancy/term';
import { findProvinceCode } from '@/lib/resources/provinces';
import * as words from '@/words/find-care/page';
import { allOfRegion } from '@/words/find-care/region-answer';
import { inRegion } from '@/words/regions';

startLight('find-care', (part) => {
  const own = findPart(part, '[data-own-region]');
  const select = findPart<HTMLSelectElement>(own, 'select');
  const status = findPart(own, '[data-status]');
  const place = findPart(own, '[data-answer]');
  const fits = findPart(own, '[data-fits]');
  const list = findPart(part, `[data-print-part="${CALL_LIST}"]`);
  let shown: ProvinceCode | undefined;

  function show(): void {
    showOwnRegion(own, readStored);
    showDates(part);
    const isKept = isStorageWorking();
    findPart(own, '[data-not-kept]').hidden = isKept;
    findPart(own, '[data-kept]').hidden = !isKept;
    const code = findProvinceCode(readStored('region'));
    if (code === shown) return;
    shown = code;
    put(null);
    setText(status, '');
    if (code) void load(code);
  }

  /** The answer in its place and in the list of calls, or none. */
  function put(answer: HTMLElement | null): void {
    place.replaceChildren(...(answer ? [answer] : []));
    fits.hidden = !answer;
    fillCallList(list, answer);
    setText(findPart(list, '[data-list-region]'), shown ? inRegion(shown) : '');
    openWhatFits();
  }

  async function load(code: ProvinceCode): Promise<void> {
    own.dataset.care = 'awaited';
    setText(status, words.isAwaited(code));
    const page = findPart<HTMLAnchorElement>(part, `[data-region-page="${code}"]`);
    const answer = await fetchAnswer(page.href).catch(() => null);
    // Another one was chosen since.
    if (shown !== code) return;
    put(answer);
    place.append(linkTo(page.href, allOfRegion(code)));
    own.dataset.care = 'shown';
    if (!answer) {
      // Asked for again when it is chosen again, or once there is a network.
      shown = undefined;
      setText(status, words.cannotShow(code));
    } else setText(status, own.dataset.asked === undefined ? '' : words.isShown(code));
  }

  function openWhatFits(): void {
    for (const box of fits.querySelectorAll('input')) if (box.checked) unfold(box);
  }

  /** Opens or folds what is said of a box, in the answer and on this page. */
  function unfold({ value, checked }: HTMLInputElement): void {
    const about = `[data-situation="${value}"] details, [data-fits-all="${value}"] details`;
    for (const folded of part.querySelectorAll<HTMLDetailsElement>(about)) folded.open = checked;
  }

  select.addEventListener('change', () => {
    const code = findProvinceCode(select.value);
    // The question stays while one goes through its list.
    own.dataset.asked = '';
    if (code) writeStored('region', code);
    show();
  });
  findPart(own, '[data-change]').addEventListener('click', () => {
    own.dataset.asked = '';
    show();
    select.focus();
  });
  fits.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) unfold(target);
  });
  findPart(part, '[data-print-list]').addEventListener('click', () => printPart(CALL_LIST));
  addEventListener('online', show);
  followDay(show);
});

/** The answer on a region's page, without what /find-care says itself. */
async function fetchAnswer(address: string): Promise<HTMLElement> {
  const answer = await fetchSection(address, 'find-care', '[data-region-care]');
  for (const national of answer.querySelectorAll('[data-national]')) national.remove();
  return answer;
}

function linkTo(address: string, label: string): HTMLElement {
  const line = document.createElement('p');
  const link = document.createElement('a');
  link.href = address;
  link.className = 'text-link inline-flex min-h-11 items-center';
  link.textContent = label;
  line.append(link);
  return line;
}

/** What depends on the due date: by which day the first visit is best, and what to say of it on the phone. */
function showDates(part: HTMLElement): void {
  const now = new Date();
  const dueDate = parseStoredDueDate(readStored('pregnancy'));
  const known = isCounted(dueDate, now) ? dueDate : undefined;
  const lastDay = known && getWeekStart(known, FIRST_VISIT_WEEK);
  setText(
    findPart(part, '[data-before-day]'),
    lastDay && lastDay > now ? `· ${words.beforeDay(formatShortDate(lastDay))}` : '',
  );
  for (const weeks of part.querySelectorAll('[data-own-weeks]')) {
    setText(weeks, known ? String(getGestationalAge(known, now).weeks) : words.blank);
  }
  for (const day of part.querySelectorAll('[data-own-date]')) {
    setText(day, known ? formatDate(known) : words.blank);
  }
}
