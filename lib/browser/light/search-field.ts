import { followDay } from '@/lib/browser/follow-day';
import { findPart, setText } from '@/lib/browser/page-parts';
import { readStoredText } from '@/lib/browser/read-stored';
import { showCalls } from '@/lib/browser/show-calls';
import { readOwnStage } from '@/lib/browser/sign-band';
import { getSpanName } from '@/lib/can-i/verdicts';
import { findProvinceCode } from '@/lib/resources/provinces';
import { readIndexFiles } from '@/lib/site-search/index-file';
import {
  type FoundAnswer,
  type FoundSign,
  prepareSiteSearch,
  type SiteAnswers,
  type SiteSearch,
  searchSite,
  type Visitor,
} from '@/lib/site-search/search-site';
import { verdictWords } from '@/words/can-i/page';
import * as words from '@/words/search';
import { call, callIf, thisAlone } from '@/words/sign-search';

/** How many answers of a part are seen before it is opened. Our own choice: more would hide the parts below on a phone. */
const FIRST: Record<keyof typeof words.sections, number> = { signs: 3, 'can-i': 3, weeks: 1, region: 2, pages: 3 };
/** On a page of the look-up. */
const FIRST_ANSWERS = 8;

/** A link that is one answer. */
interface Row {
  name: string;
  href: string;
  note?: string | undefined;
}

/**
 * Answers what is typed in the field that searches the site, with links to where it is said. The index is loaded once
 * somebody is in the field; nothing that is typed leaves the page.
 */
export function startSearchField(part: HTMLElement): void {
  const field = findPart<HTMLInputElement>(part, 'input');
  const isOfSite = part.dataset.scope === 'all';
  let isLoading = false;
  let site: SiteSearch | undefined;
  let leadsToPrivatePage = false;

  /** Asks again where it could not be loaded. */
  function load(): void {
    if (isLoading) return;
    isLoading = true;
    Promise.all([part.dataset.index, part.dataset.said].map(fetchText))
      .then(([index = '', answers = '']) => {
        site = prepareSiteSearch(readIndexFiles({ index, answers }));
        show();
      })
      .catch(() => {
        isLoading = false;
        findPart(part, '[data-cannot-load]').hidden = false;
        setText(findPart(part, '[data-found]'), '');
      });
  }

  function show(): void {
    if (!site) {
      setText(findPart(part, '[data-found]'), field.value.trim() && words.loading);
      return;
    }
    findPart(part, '[data-cannot-load]').hidden = true;
    const visitor = readVisitor();
    const found = searchSite(site, field.value, visitor);
    leadsToPrivatePage = found.pages.some(({ whole }) => whole);
    const isMissing = found.isMissing || (!isOfSite && !hasAnswer(found) && found.pages.length > 0);
    showStatus(found, isMissing);
    showSigns(part, found.signs, visitor);
    showAnswers(part, found, visitor, isOfSite ? FIRST['can-i'] : FIRST_ANSWERS);
    showLinks(part, 'weeks', found.weeks);
    showLinks(part, 'region', listHelp(site, found, visitor));
    showLinks(part, 'pages', isOfSite || found.isPageFirst || !hasAnswer(found) ? found.pages : []);
    putPages(part, found.isPageFirst);
  }

  function showStatus(found: SiteAnswers, isMissing: boolean): void {
    const { signs, answers, weeks, help, pages } = found;
    const count = [signs, answers, weeks, help, pages].reduce((sum, { length }) => sum + length, 0);
    const counted = signs.length > 0 && !found.isPageFirst ? words.foundSigns(count) : words.found(count);
    const said = isMissing ? words.notInList(field.value.trim()) : found.isMisspelled ? words.didYouMean : counted;
    setText(findPart(part, '[data-found]'), found.isEmpty ? '' : said);
    findPart(part, '[data-not-found]').hidden = !isMissing;
    findPart(part, '[data-nearest]').hidden = signs.length + answers.length === 0;
  }

  field.addEventListener('focus', load);
  field.addEventListener('input', () => {
    load();
    show();
  });
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && field.value) {
      // Some browsers empty the field by themselves, and say so.
      field.value = '';
      show();
    }
    if (event.key === 'Enter' || event.key === 'ArrowDown') {
      const [first] = listRows(part);
      if (!first) return;
      event.preventDefault();
      first.focus();
    }
  });
  part.addEventListener('keydown', (event) => move(event, part, field));
  // A browser may keep the page as it was left, for Back, which somebody else may press.
  window.addEventListener('pagehide', () => {
    if (!leadsToPrivatePage) return;
    field.value = '';
    show();
  });
  followDay(() => {
    showCalls(part);
    show();
  });
  // Who followed the link of the header is in the field, also where the browser does not take an address for that.
  if (window.location.hash === `#${field.id}`) field.focus();
  if (document.activeElement === field || field.value) load();
}

async function fetchText(address = ''): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(response.statusText);
  return response.text();
}

/** With the arrows from one answer to the next, and back into the field. */
function move(event: KeyboardEvent, part: HTMLElement, field: HTMLElement): void {
  const rows = listRows(part);
  // Not the element in focus: by now that is the first row, where the key was pressed in the field.
  const place = rows.indexOf(event.target as HTMLElement);
  if (place < 0) return;
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const isBack = event.key === 'Escape';
  if (step === 0 && !isBack) return;
  event.preventDefault();
  const next = isBack ? field : (rows[place + step] ?? (step < 0 ? field : undefined));
  next?.focus();
}

const listRows = (part: HTMLElement) =>
  [...part.querySelectorAll<HTMLElement>('[data-part] a, [data-part] summary')].filter(
    (row) => row.offsetParent !== null,
  );

function readVisitor(): Visitor {
  return { stage: readOwnStage(new Date()), region: findProvinceCode(readStoredText('region')) };
}

const hasAnswer = ({ signs, answers, weeks, isMissing }: SiteAnswers) =>
  !isMissing && signs.length + answers.length + weeks.length > 0;

/** What is found of a region; beside a sign, what leads to a person and what is not known, also whom to call there. */
function listHelp({ file }: SiteSearch, { help, signs, answers, isMissing }: SiteAnswers, { region }: Visitor): Row[] {
  const found = help.map((one) => ({ name: one.name, note: one.region.name, href: one.href }));
  const asks =
    isMissing || signs.length > 0 || answers.some(({ verdict }) => verdict !== 'yes' && verdict !== 'with-care');
  if (!region || !asks || found.length > 0) return found;
  const { name, line, href } = file.regions[region];
  return [{ name: line, note: name, href }];
}

function showSigns(part: HTMLElement, signs: FoundSign[], { stage }: Visitor): void {
  const section = showPart(
    part,
    'signs',
    signs.map((sign) => () => renderSign(part, sign)),
  );
  findPart(section, '[data-any-week]').hidden = stage !== undefined;
}

/** A sign with what to do; of one that is in no list, what it may be taken for, each with what to do. */
function renderSign(part: HTMLElement, { name, href, orders, order, isOnlyWithMore, neighbours }: FoundSign): Element {
  const item = clone(part, 'sign');
  const link = findPart<HTMLAnchorElement>(item, 'a');
  if (neighbours.length > 0) {
    findPart(item, '[data-lead]').textContent = [`${name}.`, order, callIf].filter(Boolean).join(' ');
    findPart(item, '[data-neighbours]').append(...neighbours.map((neighbour) => renderSign(part, neighbour)));
    link.remove();
    return item;
  }
  link.href = href;
  findPart(item, '[data-name]').textContent = name;
  const titles = orders.map((one) => findPart(getTemplate(part, 'orders'), `[data-order="${one}"]`).cloneNode(true));
  const alone = orders.length === 0 ? [call] : isOnlyWithMore ? [thisAlone] : [];
  findPart(item, '[data-orders]').append(...titles, ...alone.map(toSpan));
  return item;
}

function showAnswers(part: HTMLElement, found: SiteAnswers, { stage }: Visitor, first: number): void {
  const { answers, isMissing, isOneAnswer } = found;
  const section = showPart(
    part,
    'can-i',
    answers.map((answer, place) => () => {
      // What is only near has no verdict: it is not what was asked.
      if (isMissing) return renderLink(part, { name: answer.entry.name, href: answer.href });
      return renderAnswer(part, answer, isOneAnswer && place === 0 ? 'one-answer' : 'answer');
    }),
    first,
  );
  findPart(section, '[data-after-birth]').hidden = stage !== 'after-birth';
}

function renderAnswer(part: HTMLElement, answer: FoundAnswer, template: 'answer' | 'one-answer'): Element {
  const { entry, verdict, todo, week } = answer;
  const item = clone(part, template);
  const link = findPart<HTMLAnchorElement>(item, 'a');
  const spans = week === undefined ? (entry.byWeek ?? []) : [];
  link.href = answer.href;
  link.dataset.verdict = spans.length > 0 ? 'by-week' : verdict;
  item.querySelector('use')?.setAttribute('href', `#mark-${spans.length > 0 ? 'by-week' : verdict}`);
  findPart(item, '[data-name]').textContent = entry.name;
  const without911 = document.documentElement.hasAttribute('data-without-911') ? entry.without911 : undefined;
  findPart(item, '[data-call]').textContent = without911?.call ?? entry.call ?? '';
  findPart(item, '[data-todo]').textContent = (week === undefined ? without911?.todo : undefined) ?? todo;
  const own = week === undefined ? '' : `${words.inWeek(week)} `;
  const said =
    spans.length > 0
      ? spans.map((span) => `${getSpanName(span)} ${verdictWords[span.verdict]}`)
      : [own + verdictWords[verdict]];
  findPart(item, '[data-said]').append(
    ...said.map((text) => {
      const line = toSpan(text);
      line.className = 'verdict';
      return line;
    }),
  );
  return item;
}

function showLinks(part: HTMLElement, id: keyof typeof FIRST, links: readonly Row[]): void {
  showPart(
    part,
    id,
    links.map((link) => () => renderLink(part, link)),
  );
}

/** Moves what is read, not only where it is seen: who hears the page hears it in this order, too. */
function putPages(part: HTMLElement, isFirst: boolean): void {
  const pages = findPart(part, '[data-part="pages"]');
  if (isFirst) pages.parentElement?.prepend(pages);
  else pages.parentElement?.append(pages);
}

function renderLink(part: HTMLElement, { name, note = '', href }: Row): Element {
  const item = clone(part, 'link');
  findPart<HTMLAnchorElement>(item, 'a').href = href;
  findPart(item, '[data-name]').textContent = name;
  findPart(item, '[data-note]').textContent = note;
  return item;
}

/** Shows the first answers of a part, and the others in its fold; without answers nothing of it. */
function showPart(part: HTMLElement, id: keyof typeof FIRST, rows: (() => Element)[], first = FIRST[id]): HTMLElement {
  const section = findPart(part, `[data-part="${id}"]`);
  // A fold that holds one answer takes as much room as the answer.
  const shown = rows.length === first + 1 ? rows.length : first;
  const others = rows.slice(shown);
  section.hidden = rows.length === 0;
  findPart(section, '[data-first]').replaceChildren(...rows.slice(0, shown).map((render) => render()));
  const more = findPart<HTMLDetailsElement>(section, '[data-more]');
  const list = findPart(section, '[data-others]');
  list.replaceChildren();
  more.hidden = others.length === 0;
  more.open = false;
  // A letter may begin hundreds of answers: they are made once somebody wants to see them.
  more.ontoggle = () => {
    if (more.open && list.childElementCount === 0) list.append(...others.map((render) => render()));
  };
  findPart(section, '[data-count]').textContent = words.more(others.length);
  return section;
}

const getTemplate = (part: HTMLElement, name: string) =>
  findPart<HTMLTemplateElement>(part, `[data-template="${name}"]`).content;

const clone = (part: HTMLElement, name: string) =>
  getTemplate(part, name).firstElementChild?.cloneNode(true) as HTMLElement;

function toSpan(text: string): HTMLElement {
  const span = document.createElement('span');
  span.textContent = text;
  return span;
}
