import { type SignEntryFacts, type SignEntryId, signEntries } from '@/data/sign-search';
import { parseStoredBirth } from '@/lib/birth/stored-birth';
import { followDay } from '@/lib/browser/follow-day';
import { findPart, setText } from '@/lib/browser/page-parts';
import { readStoredText } from '@/lib/browser/read-stored';
import { readOwnStage } from '@/lib/browser/sign-band';
import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import { countDays } from '@/lib/calendar/count-days';
import { findProvinceCode } from '@/lib/resources/provinces';
import { buildSearchIndex, type SearchIndex } from '@/lib/search/search';
import { answerSigns, lookUpSigns, type SignQuestion } from '@/lib/weeks/look-up-signs';
import { type Caller, saySign } from '@/lib/weeks/say-sign';
import {
  answerEntry,
  isOnlyWithMore,
  listOrderLines,
  listSignPlaces,
  type SignAnswer,
  type SignPlace,
} from '@/lib/weeks/sign-answers';
import { AFTER_BIRTH_BAND, getSignBand } from '@/lib/weeks/sign-bands';
import * as words from '@/words/sign-search';

/** Up to so many answers are open at once. Our own choice: more would be long to scroll on a phone. */
const OPEN_TOGETHER = 2;

/** What is asked of the lists. */
interface Question extends SignQuestion {
  caller: Caller;
}

/**
 * Answers what is typed or chosen in the finder of the page of when to call with lines of its lists. They are copied from
 * the page: its words, also as a browser has translated them, its colours and its numbers to call.
 */
export function startSignFinder(part: Element): void {
  const finder = findPart(part, '[data-sign-finder]');
  const field = findPart<HTMLInputElement>(finder, 'input');
  const bandField = findPart<HTMLSelectElement>(finder, 'select');
  const index = readIndex(finder);
  let offeredBand = '';
  let chosen: SignEntryId | undefined;

  function show(): void {
    const question = readQuestion(bandField.value || undefined);
    const { isMissing, answers } = chosen
      ? { isMissing: false, answers: answerSigns([chosen], question) }
      : lookUpSigns(index, field.value, question);
    const count = answers.length;
    setText(findPart(finder, '[data-found]'), isMissing ? words.notFound : count > 0 ? words.found(count) : '');
    findPart(finder, '[data-in-nunavut]').hidden = count === 0 && !isMissing;
    findPart(finder, '[data-not-found]').hidden = !isMissing;
    findPart(finder, '[data-nearest]').hidden = !isMissing || count === 0;
    const isOpen = !isMissing && count <= OPEN_TOGETHER;
    findPart(finder, '[data-answers]').replaceChildren(
      ...answers.map(({ id, answer }) => renderAnswer(finder, { id, answer, question, isOpen })),
    );
  }

  /** The list that the page shows, until the visitor has chosen another one here. */
  function offerBand(): void {
    if (bandField.value === offeredBand) {
      bandField.value = document.documentElement.dataset.signBand ?? '';
      // The page shows all lists.
      if (bandField.selectedIndex < 0) bandField.value = '';
      offeredBand = bandField.value;
    }
    if (field.value || chosen) show();
  }

  function clear(): void {
    field.value = '';
    chosen = undefined;
    show();
  }

  field.addEventListener('input', () => {
    chosen = undefined;
    show();
  });
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') clear();
    if (key === 'Enter') finder.querySelector<HTMLElement>('[data-answers] summary')?.focus();
  });
  bandField.addEventListener('change', show);
  finder.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    const link = (target as Element).closest<HTMLElement>('[data-entry]');
    if (!link || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    field.value = '';
    chosen = link.dataset.entry as SignEntryId;
    show();
    findPart(finder, '[data-answers] summary').focus();
  });
  window.addEventListener('hashchange', offerBand);
  followDay(offerBand);
}

function readIndex(finder: Element): SearchIndex {
  const entries = [...finder.querySelectorAll<HTMLElement>('[data-words]')].map(({ dataset }) => ({
    id: dataset.entry ?? '',
    names: (dataset.names ?? '').split('|'),
    searchWords: (dataset.words ?? '').split('|'),
  }));
  return buildSearchIndex(entries, (findPart(finder, '[data-fillers]').dataset.fillers ?? '').split('|'));
}

function readQuestion(band: string | undefined): Question {
  const places = listSignPlaces(findProvinceCode(readStoredText('region')));
  return { band, caller: describeCaller(band, new Date()), places };
}

/** How the visitor says who they are: by their own week or day if it is known and within the list, else by the list. */
function describeCaller(band: string | undefined, today: Date): Caller {
  const stage = readOwnStage(today);
  if (band === AFTER_BIRTH_BAND) {
    const birthday = stage === 'after-birth' && parseStoredBirth(readStoredText('birth'))?.birthday;
    const birthDate = parseCalendarDate(birthday || '');
    return { daysAfterBirth: birthDate && countDays(birthDate, today) };
  }
  if (typeof stage === 'number' && getSignBand(stage) === band) return { week: stage };
  const [fromWeek, toWeek] = (band?.match(/\d+/g) ?? []).map(Number);
  return fromWeek === undefined || toWeek === undefined ? undefined : { fromWeek, toWeek };
}

/** Who calls about a newborn is not pregnant, whatever the weeks of the list. */
const toParent = (caller: Caller): Caller =>
  caller && 'daysAfterBirth' in caller ? caller : { daysAfterBirth: undefined };

interface ShownAnswer {
  id: SignEntryId;
  answer: SignAnswer;
  question: Question;
  isOpen: boolean;
}

function renderAnswer(finder: Element, { id, answer, question, isOpen }: ShownAnswer): Node {
  const item = findPart<HTMLTemplateElement>(finder, 'template').content.cloneNode(true) as DocumentFragment;
  const part = (name: string) => findPart(item, `[data-part="${name}"]`);
  const { topic, signs, neighbours = [], commonBy }: SignEntryFacts = signEntries[id];
  const { band } = question;
  const choice = findChoice(finder, id);
  const [line] = answer.lines;
  const isInLists = signs.length > 0;
  const isElsewhere = isInLists && answer.from === 'nearest';

  findPart(item, 'details').toggleAttribute('open', isOpen);
  setText(findPart(item, '[data-name]'), choice.textContent ?? '');
  findPart(item, '[data-orders]').append(...listOrders(finder, id, answer));
  part('call-if').hidden = isInLists;
  part('look-too').hidden = !isInLists;
  part('neighbours').hidden = neighbours.length === 0;
  findPart(part('neighbours'), 'ul').append(
    ...neighbours.map((other) => renderNeighbour(finder, other as SignEntryId, question)),
  );
  part('any').hidden = !isInLists || answer.from !== 'any';
  part('common').hidden = !commonBy || band === AFTER_BIRTH_BAND;
  part('elsewhere').hidden = !isElsewhere;
  if (isElsewhere && listOrderLines(answer).length === 0)
    part('elsewhere').append(findPart(finder, '[data-whom-to-call]').cloneNode(true));
  part('list-says').hidden = band === undefined || !line || line.band === band;
  if (line) setText(part('list-says'), words.listSays(getBandTitle(finder, line.band)));
  part('lines').append(...copyGroups(answer.lines));
  setText(
    findPart(item, '[data-say]'),
    saySign(topic === 'baby' ? toParent(question.caller) : question.caller, choice.dataset.say ?? ''),
  );
  // What pregnancy can bring is first of all told from what it is not.
  if (!isInLists) part('say').before(part('neighbours'));
  const link = part('in-the-list') as HTMLAnchorElement;
  link.hidden = !line;
  if (line) link.href = `#${getAnchor(line)}`;
  return item;
}

/** Another entry, and what the lists ask for it. */
function renderNeighbour(finder: Element, id: SignEntryId, question: Question): Node {
  const item = document.createElement('li');
  item.className = 'pb-2';
  const link = document.createElement('a');
  const choice = findChoice(finder, id) as HTMLAnchorElement;
  link.href = choice.href;
  link.className = choice.className;
  link.dataset.entry = id;
  link.textContent = choice.textContent;
  const orders = document.createElement('span');
  orders.className = 'grid leading-snug';
  orders.append(...listOrders(finder, id, answerEntry(signEntries[id], question.band, question.places)));
  item.append(link, orders);
  return item;
}

/** What an answer asks for, in one line each. */
function listOrders(finder: Element, id: SignEntryId, answer: SignAnswer): (Element | string)[] {
  const entry: SignEntryFacts = signEntries[id];
  if (entry.signs.length === 0) {
    const { order } = findChoice(finder, id).dataset;
    return order ? [order, words.whenToCall] : [words.whenToCall];
  }
  const titles = listOrderTitles(listOrderLines(answer));
  if (titles.length === 0) return [words.call];
  return isOnlyWithMore(entry, answer) ? [...titles, words.thisAlone] : titles;
}

/** The titles of the orders of some lines, each once, as the page has them. A number is no link within what opens. */
function listOrderTitles(lines: readonly SignPlace[]): Element[] {
  const orders = [...new Set(lines.map(({ order }) => order))];
  return orders.flatMap((order) => {
    const heading = findHeading(lines.find((line) => line.order === order));
    if (!heading) return [];
    const title = toTitle(heading.cloneNode(true) as Element, 'span');
    for (const number of title.querySelectorAll('a')) number.replaceWith(...number.childNodes);
    return [title];
  });
}

/** The parts of the lists that hold some lines, with these lines alone. */
function copyGroups(lines: readonly SignPlace[]): Element[] {
  const anchors = lines.map(getAnchor);
  return [...new Set(lines.map(findGroup))].flatMap((group) => {
    if (!group) return [];
    const copy = group.cloneNode(true) as HTMLElement;
    copy.hidden = false;
    for (const sign of copy.querySelectorAll('li')) {
      if (!anchors.includes(sign.id)) sign.remove();
      sign.hidden = false;
      sign.removeAttribute('id');
    }
    const heading = copy.querySelector('h3, h4');
    if (heading) heading.replaceWith(toTitle(heading.cloneNode(true) as Element, 'p'));
    return [copy];
  });
}

/** A heading of a list, where it heads nothing of the page. */
function toTitle(heading: Element, tag: 'p' | 'span'): Element {
  const title = document.createElement(tag);
  title.className = heading.className;
  title.append(...heading.childNodes);
  return title;
}

const getAnchor = ({ band, sign }: SignPlace) => `${band}-${sign}`;
const findGroup = (line: SignPlace) => document.getElementById(getAnchor(line))?.closest('ul')?.parentElement;
const findHeading = (line: SignPlace | undefined) => line && findGroup(line)?.querySelector('h3, h4');
const findChoice = (finder: Element, id: SignEntryId) => findPart(finder, `[data-words][data-entry="${id}"]`);
const getBandTitle = (finder: Element, band: string) =>
  finder.querySelector(`option[value="${band}"]`)?.textContent ?? '';
