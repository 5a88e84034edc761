import { type SignEntryFacts, type SignEntryId, signEntries } from '@/data/sign-search';
import { parseStoredBirth } from '@/lib/birth/stored-birth';
import { followDay } from '@/lib/browser/follow-day';
import { readStoredText } from '@/lib/browser/read-stored';
import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import { countDays } from '@/lib/calendar/count-days';
import { isCurrentDueDate } from '@/lib/pregnancy/due-date-check';
import { getGestationalAge } from '@/lib/pregnancy/gestational-age';
import { parseStoredDueDate } from '@/lib/pregnancy/stored-pregnancy';
import { buildSearchIndex, listAskedWords, listNearest, type SearchIndex, search } from '@/lib/search/search';
import { type Caller, saySign } from '@/lib/weeks/say-sign';
import {
  compareAnswers,
  findSignAnswer,
  listSignPlaces,
  type SignAnswer,
  type SignPlace,
} from '@/lib/weeks/sign-answers';
import { AFTER_BIRTH_BAND, getSignBand } from '@/lib/weeks/sign-bands';
import * as words from '@/words/sign-search';

/** How many entries are shown as the nearest. Our own choice. */
const NEAREST = 3;

/** Up to so many answers are open at once. Our own choice: more would be long to scroll on a phone. */
const OPEN_TOGETHER = 2;

/** The visitor's own list, and how they say on the telephone who they are. */
interface Stage {
  band: string | undefined;
  caller: Caller;
}

interface Answered {
  id: SignEntryId;
  answer: SignAnswer;
}

const places = listSignPlaces(undefined);

/**
 * Answers what is typed or chosen in the finder of the page of when to call with lines of its lists. They are copied from
 * the page: its words, also as a browser has translated them, its colours and its numbers to call.
 */
export function startSignFinder(): void {
  const finder = find(document, '[data-sign-finder]');
  const field = find<HTMLInputElement>(finder, 'input');
  const bandField = find<HTMLSelectElement>(finder, 'select');
  const index = readIndex(finder);
  let own = readOwnStage();
  let chosen: SignEntryId | undefined;

  function show(): void {
    const band = bandField.value || undefined;
    const caller = band === own.band ? own.caller : describeCaller(band);
    const asked = chosen ? [chosen] : search(index, field.value).map(({ id }) => id as SignEntryId);
    const isMissing = asked.length === 0 && listAskedWords(index, field.value).length > 0;
    const shown = isMissing ? (listNearest(index, field.value, NEAREST) as SignEntryId[]) : asked;
    const answered = shown
      .map((id): Answered => ({ id, answer: findSignAnswer(signEntries[id].signs, band, places) }))
      .sort((one, other) => compareAnswers(one.answer, other.answer));
    setText(
      find(finder, '[data-found]'),
      isMissing ? words.notFound : asked.length > 0 ? words.found(asked.length) : '',
    );
    find(finder, '[data-not-found]').hidden = !isMissing;
    find(finder, '[data-nearest]').hidden = answered.length === 0;
    const isOpen = !isMissing && answered.length <= OPEN_TOGETHER;
    find(finder, '[data-answers]').replaceChildren(
      ...answered.map(({ id, answer }) => renderAnswer(finder, { id, answer, band, caller, isOpen })),
    );
  }

  function showOwnStage(): void {
    const before = own.band ?? '';
    own = readOwnStage();
    // Weeks that the visitor has chosen stay.
    if (bandField.value === before) bandField.value = own.band ?? '';
    if (field.value || chosen) show();
  }

  function choose(id: SignEntryId): void {
    field.value = '';
    chosen = id;
    show();
    find(finder, '[data-answers] summary').focus();
  }

  field.addEventListener('input', () => {
    chosen = undefined;
    show();
  });
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') finder.querySelector<HTMLElement>('[data-answers] summary')?.focus();
    if (key !== 'Escape') return;
    field.value = '';
    chosen = undefined;
    show();
  });
  bandField.addEventListener('change', show);
  finder.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('[data-entry]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    choose(link.dataset.entry as SignEntryId);
  });
  bandField.value = own.band ?? '';
  followDay(showOwnStage);
}

/** What is stored says of the visitor's weeks; nothing of a pregnancy whose due date is long past. */
function readOwnStage(): Stage {
  const today = new Date();
  const birthday = parseCalendarDate(parseStoredBirth(readStoredText('birth'))?.birthday ?? '');
  if (birthday) return { band: AFTER_BIRTH_BAND, caller: { daysAfterBirth: countDays(birthday, today) } };
  const dueDate = parseStoredDueDate(readStoredText('pregnancy'));
  if (!isCurrentDueDate(dueDate, today)) return { band: undefined, caller: undefined };
  const { weeks } = getGestationalAge(dueDate, today);
  return { band: getSignBand(weeks), caller: { week: weeks } };
}

/** Who calls, where only the list is known. */
function describeCaller(band: string | undefined): Caller {
  if (band === AFTER_BIRTH_BAND) return { daysAfterBirth: undefined };
  const [fromWeek, toWeek] = (band?.match(/\d+/g) ?? []).map(Number);
  return fromWeek === undefined || toWeek === undefined ? undefined : { fromWeek, toWeek };
}

function readIndex(finder: Element): SearchIndex {
  const entries = [...finder.querySelectorAll<HTMLElement>('[data-words]')].map(({ dataset }) => ({
    id: dataset.entry ?? '',
    names: (dataset.names ?? '').split('|'),
    searchWords: (dataset.words ?? '').split('|'),
  }));
  return buildSearchIndex(entries, (find(finder, '[data-fillers]').dataset.fillers ?? '').split('|'));
}

interface ShownAnswer extends Answered {
  band: string | undefined;
  caller: Caller;
  isOpen: boolean;
}

function renderAnswer(finder: Element, { id, answer, band, caller, isOpen }: ShownAnswer): Node {
  const item = find<HTMLTemplateElement>(finder, 'template').content.cloneNode(true) as DocumentFragment;
  const { signs, neighbours = [], commonBy }: SignEntryFacts = signEntries[id];
  const [line] = answer.lines;
  const isInLists = signs.length > 0;
  const isNearest = isInLists && answer.from === 'nearest';
  const choice = findChoice(finder, id);
  const part = (name: string) => find(item, `[data-part="${name}"]`);

  find(item, 'details').toggleAttribute('open', isOpen);
  setText(find(item, '[data-name]'), choice.textContent ?? '');
  const orders = find(item, '[data-orders]');
  orders.append(...listOrderTitles(answer.lines));
  if (isNearest) orders.append(words.call);
  if (!isInLists) orders.append(find(choice.parentElement ?? choice, '[data-call-if]').cloneNode(true));

  part('any').hidden = !isInLists || answer.from !== 'any';
  part('common').hidden = !commonBy;
  part('nearest').hidden = !isNearest;
  part('list-says').hidden = !isNearest || !line;
  setText(part('list-says'), words.listSays(getBandTitle(finder, line?.band)));
  part('lines').append(...copyGroups(answer.lines));
  setText(find(item, '[data-say]'), saySign(caller, choice.dataset.say ?? ''));
  part('neighbours').hidden = neighbours.length === 0;
  find(item, '[data-call-if]').hidden = isInLists;
  find(item, '[data-look-too]').hidden = !isInLists;
  find(item, '[data-neighbours]').append(
    ...neighbours.map((neighbour) => renderNeighbour(finder, neighbour as SignEntryId, band)),
  );
  const link = part('in-the-list') as HTMLAnchorElement;
  link.hidden = !line;
  if (line) link.href = `#${getAnchor(line)}`;
  return item;
}

/** Another entry, and what the lists ask for it. */
function renderNeighbour(finder: Element, id: SignEntryId, band: string | undefined): Node {
  const item = document.createElement('li');
  const link = findChoice(finder, id).cloneNode(true) as HTMLElement;
  for (const name of ['data-names', 'data-words', 'data-say']) link.removeAttribute(name);
  const { from, lines } = findSignAnswer(signEntries[id].signs, band, places);
  const titles = listOrderTitles(lines);
  item.append(link, ' ', ...(from === 'nearest' ? [words.call] : titles));
  return item;
}

/** The titles of the orders of some lines, as the page has them. */
function listOrderTitles(lines: SignPlace[]): Element[] {
  const headings = lines.map((line) => findGroup(line)?.querySelector('h3, h4'));
  return [...new Set(headings.map((heading) => heading?.textContent))].flatMap((text) => {
    const heading = headings.find((found) => found?.textContent === text);
    if (!heading) return [];
    const title = document.createElement('span');
    title.className = heading.className;
    title.append(...[...heading.childNodes].map((node) => node.cloneNode(true)));
    for (const number of title.querySelectorAll('a')) number.replaceWith(...number.childNodes);
    return [title];
  });
}

/** The groups of the lists that hold some lines, with these lines alone. */
function copyGroups(lines: SignPlace[]): Element[] {
  const groups = [...new Set(lines.map(findGroup))];
  return groups.flatMap((group) => {
    if (!group) return [];
    const copy = group.cloneNode(true) as HTMLElement;
    const anchors = lines.map(getAnchor);
    for (const sign of copy.querySelectorAll('li')) {
      if (!anchors.includes(sign.id)) sign.remove();
      sign.removeAttribute('id');
    }
    const heading = copy.querySelector('h3, h4');
    const title = document.createElement('p');
    title.className = heading?.className ?? '';
    title.append(...(heading?.childNodes ?? []));
    heading?.replaceWith(title);
    return [copy];
  });
}

const getAnchor = ({ band, sign }: SignPlace) => `${band}-${sign}`;
const findGroup = (line: SignPlace) => document.getElementById(getAnchor(line))?.closest('ul')?.parentElement;
const findChoice = (finder: Element, id: SignEntryId) => find(finder, `[data-words][data-entry="${id}"]`);
const getBandTitle = (finder: Element, band = '') => finder.querySelector(`option[value="${band}"]`)?.textContent ?? '';

function find<Found extends HTMLElement>(parent: ParentNode, selector: string): Found {
  const found = parent.querySelector<Found>(selector);
  if (!found) throw new Error(`The finder of signs has no ${selector}.`);
  return found;
}

function setText(element: Element, text: string): void {
  // A live region would be read again.
  if (element.textContent !== text) element.textContent = text;
}
