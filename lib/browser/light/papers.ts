// On /papers: shows the first papers of the region where the visitor lives, copied from its own page, with dates counted from
// the birthday. What is next is large, what is ticked is folded, and the rest stands between them.

import type { AfterBirthTask } from '@/data/after-birth/papers';
import type { ProvinceCode } from '@/data/provinces';
import { describeDate, describeMeaning } from '@/lib/after-birth/describe-day';
import { parseDonePapers, serializeDonePapers, setPaperDone } from '@/lib/after-birth/done-papers';
import {
  type DatedPaper,
  getCalendarDay,
  isLate,
  listJointParts,
  listPapers,
  orderPapers,
} from '@/lib/after-birth/papers';
import { followDay } from '@/lib/browser/follow-day';
import { showOwnPapers } from '@/lib/browser/own-papers';
import { findPart, setText } from '@/lib/browser/page-parts';
import { downloadFile } from '@/lib/browser/platform';
import { fetchSection } from '@/lib/browser/region-section';
import { startLight } from '@/lib/browser/start-light';
import { isStorageWorking, readStored, removeStored, writeStored } from '@/lib/browser/stored-text';
import { createDayFile } from '@/lib/calendar/day-file';
import { findProvinceCode } from '@/lib/resources/provinces';
import * as words from '@/words/after-birth/papers-page';
import { productId } from '@/words/timeline/calendar-file';

const KEY = 'donePapers';

startLight('papers', (part) => {
  const select = findPart<HTMLSelectElement>(part, 'select');
  const elsewhere = findPart(part, '[data-elsewhere]');
  const bornInSelect = findPart<HTMLSelectElement>(elsewhere, 'select');
  const general = findPart(part, '[data-general]');
  const status = findPart(part, '[data-status]');
  const ticked = findPart(part, '[data-ticked]');
  const lists = findPart(part, '[data-lists]');
  const saved = findPart(lists, '[data-saved]');
  const link = findPart(part, '[data-answer-link]');
  const doneFold = findPart<HTMLDetailsElement>(lists, '[data-done]');
  const lastCases = findPart(lists, '[data-cases-here]');

  /** The papers of regions as they stand on their own pages. */
  const copies = new Map<ProvinceCode, HTMLElement>();
  /** The regions whose papers are on their way, or did not come. */
  let awaited = '';
  let failed = '';
  /** The items of the regions that are shown. */
  let shown = '';
  const items = new Map<AfterBirthTask, HTMLElement>();
  let open: DatedPaper[] = [];

  const readPapers = () => parseDonePapers(readStored(KEY));

  function writePapers(next: ReturnType<typeof readPapers>): void {
    const text = serializeDonePapers(next);
    if (text === null) removeStored(KEY);
    else writeStored(KEY, text);
    show();
  }

  function show(): void {
    const now = new Date();
    const birthday = showOwnPapers(part, readStored, now);
    const isKept = isStorageWorking();
    findPart(part, '[data-not-kept]').hidden = isKept;
    findPart(part, '[data-kept]').hidden = !isKept;
    const home = findProvinceCode(readStored('region'));
    const { done, bornIn = home } = readPapers();
    bornInSelect.value = bornIn === home ? '' : (bornIn ?? '');
    if (!home || !bornIn) {
      link.hidden = true;
      clear();
      return;
    }
    const regions = [...new Set([home, bornIn])];
    const isThere = regions.every((code) => copies.has(code));
    lists.hidden = !isThere;
    if (isThere) {
      draw(home, bornIn, done, birthday, now);
      part.dataset.care = 'shown';
    } else if (failed === regions.join()) {
      general.hidden = false;
      part.dataset.care = 'shown';
    } else void load(home, regions);
  }

  /** Nothing of a visitor who erased everything stays, also where it is not seen. */
  function clear(): void {
    lists.hidden = true;
    shown = '';
    items.clear();
    open = [];
    for (const list of lists.querySelectorAll('ul,ol')) list.replaceChildren();
    lastCases.replaceChildren();
    setText(ticked, '');
    setText(saved, '');
  }

  async function load(home: ProvinceCode, regions: ProvinceCode[]): Promise<void> {
    const name = regions.join();
    if (awaited === name) return;
    awaited = name;
    part.dataset.care = 'awaited';
    link.hidden = true;
    // Who is not asked sees the page as it was: a line more would move it.
    setText(status, part.dataset.asked === undefined ? '' : words.isAwaited(home));
    for (const code of regions) {
      const copy =
        copies.get(code) ?? (await fetchSection(getPage(code), 'papers', '[data-region-papers]').catch(() => null));
      if (copy) copies.set(code, copy);
    }
    // Another one was chosen since.
    if (awaited !== name) return;
    awaited = '';
    const missing = regions.find((code) => !copies.has(code));
    failed = missing ? name : '';
    setText(status, missing ? words.cannotShow(missing) : part.dataset.asked === undefined ? '' : words.isShown(home));
    showLink(missing ?? home);
    show();
  }

  const getPage = (code: ProvinceCode) => findPart<HTMLAnchorElement>(part, `[data-region-page="${code}"]`).href;

  function showLink(code: ProvinceCode): void {
    const anchor = document.createElement('a');
    anchor.href = getPage(code);
    anchor.className = 'text-link inline-flex min-h-11 items-center';
    anchor.textContent = words.allOfRegion(code);
    link.replaceChildren(anchor);
    link.hidden = false;
  }

  function draw(
    home: ProvinceCode,
    bornIn: ProvinceCode,
    done: AfterBirthTask[],
    birthday: Date | undefined,
    now: Date,
  ): void {
    const papers = listPapers(home, bornIn);
    const name = `${home} ${bornIn}`;
    if (shown !== name) {
      shown = name;
      items.clear();
      for (const { task, region } of papers) items.set(task, copyItem(task, region));
      showCases(home, bornIn !== home);
      if (bornIn !== home) markElsewhere(home, bornIn);
    }
    const ordered = orderPapers(papers, done, birthday, now);
    open = ordered.open;
    for (const paper of [...open, ...ordered.done]) showItem(paper, done.includes(paper.task));
    const [next, ...rest] = open.map(({ task }) => getItem(task));
    fill(findPart(lists, '[data-next]'), next ? [next] : []);
    fill(findPart(lists, '[data-rest]'), rest);
    const finished = ordered.done.map(({ task }) => getItem(task));
    fill(findPart(doneFold, 'ul'), finished);
    doneFold.hidden = finished.length === 0;
    setText(
      findPart(doneFold, '[data-done-title]'),
      words.done(String(finished.length), finished.map(getTitle).join(', ')),
    );
    findPart(lists, '[data-all-done]').hidden = next !== undefined;
    const hasDays = open.some((paper) => getCalendarDay(paper, now));
    findPart(lists, '[data-calendar]').hidden = !hasDays;
    findPart(lists, '[data-calendar-about]').hidden = !hasDays;
  }

  /** From the page of its region; where that has no such paper, as it stands for all of Canada. */
  function copyItem(task: AfterBirthTask, region: ProvinceCode | undefined): HTMLElement {
    const copy = region && copies.get(region);
    const found = copy?.querySelector<HTMLElement>(`[data-papers] > [data-paper="${task}"]`);
    const everywhere = () => findPart(part, `[data-national-papers] > [data-paper="${task}"]`);
    const item = (found ?? everywhere()).cloneNode(true) as HTMLElement;
    const box = findPart<HTMLInputElement>(item, '[data-tick]');
    box.hidden = false;
    box.addEventListener('change', () => tick(task, box.checked));
    return item;
  }

  const getItem = (task: AfterBirthTask) => items.get(task) as HTMLElement;
  const getTitle = (item: HTMLElement) => findPart(item, '[data-title]').textContent ?? '';

  /**
   * The registration follows the place of birth, and takes nothing along that its residents alone have. The hospital there
   * has no form for the card of the home: of it stands what the home says of births elsewhere.
   */
  function markElsewhere(home: ProvinceCode, bornIn: ProvinceCode): void {
    const item = items.get('register');
    if (!item) return;
    setText(findPart(item, '[data-where]'), words.followsBirthplace(bornIn, home));
    const parts: string[] = listJointParts(home, bornIn);
    for (const brought of item.querySelectorAll<HTMLElement>('[data-part]')) {
      if (!parts.includes(brought.dataset.part ?? '')) brought.remove();
    }
    const card = copyItem('health-card', undefined);
    const said = lastCases.querySelector('[data-case="born-elsewhere"] summary + *');
    if (said) findPart(card, '[data-paper-text]').append(said.cloneNode(true));
    if (items.has('health-card')) items.set('health-card', card);
  }

  function showCases(home: ProvinceCode, isBornElsewhere: boolean): void {
    const cases = copies.get(home)?.querySelector('[data-cases]')?.cloneNode(true);
    lastCases.replaceChildren(...(cases?.childNodes ?? []));
    const own = lastCases.querySelector<HTMLDetailsElement>('[data-case="born-elsewhere"] details');
    if (own) own.open = isBornElsewhere;
  }

  function showItem(paper: DatedPaper, isDone: boolean): void {
    const item = getItem(paper.task);
    findPart<HTMLInputElement>(item, '[data-tick]').checked = isDone;
    setText(findPart(item, '[data-date]'), isDone ? '' : describeDate(paper));
    const day = item.querySelector('[data-day]');
    if (day) setText(day, isDone ? '' : describeMeaning(paper));
    item.toggleAttribute('data-late', !isDone && isLate(paper));
  }

  function tick(task: AfterBirthTask, isDone: boolean): void {
    const item = getItem(task);
    // The one that stands where the ticked one stood.
    const follower = item.nextElementSibling;
    writePapers(setPaperDone(readPapers(), task, isDone));
    const [next] = open;
    const title = getTitle(item);
    if (!isDone) setText(ticked, words.isOpenAgain(title));
    else setText(ticked, next ? words.isDone(title, getTitle(getItem(next.task))) : words.isLastDone(title));
    const focused = !isDone ? item : follower?.isConnected ? follower : next && getItem(next.task);
    const box = focused?.querySelector<HTMLElement>('[data-tick]') ?? doneFold.querySelector('summary');
    box?.focus();
  }

  function saveCalendar(): void {
    const now = new Date();
    // This page, without what may stand behind its '#'.
    const address = location.origin + location.pathname;
    const entries = open.flatMap((paper) => {
      const day = getCalendarDay(paper, now);
      const title = getTitle(getItem(paper.task));
      return day ? [{ id: `paper-${paper.task}`, title, description: describeDate(paper), address, day }] : [];
    });
    if (!('download' in HTMLAnchorElement.prototype)) {
      setText(saved, words.cannotSave);
      return;
    }
    const text = createDayFile(entries, now, productId, words.calendarName);
    downloadFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), words.calendarFile);
    setText(saved, words.calendarSaved);
  }

  select.addEventListener('change', () => {
    const code = findProvinceCode(select.value);
    // The question stays while one goes through its list.
    part.dataset.asked = '';
    failed = '';
    if (code) writeStored('region', code);
    show();
  });
  findPart(part, '[data-change]').addEventListener('click', () => {
    part.dataset.asked = '';
    show();
    select.focus();
  });
  bornInSelect.addEventListener('change', () => {
    const { done } = readPapers();
    const bornIn = findProvinceCode(bornInSelect.value);
    failed = '';
    writePapers(bornIn ? { done, bornIn } : { done });
  });
  findPart(part, '[data-calendar]').addEventListener('click', saveCalendar);
  addEventListener('online', () => {
    failed = '';
    show();
  });
  followDay(show);
});

/** Puts items into a list, unless they stand there already: what is moved loses the focus. */
function fill(list: HTMLElement, wanted: HTMLElement[]): void {
  const isThere =
    list.children.length === wanted.length && wanted.every((item, place) => list.children[place] === item);
  if (!isThere) list.replaceChildren(...wanted);
}
