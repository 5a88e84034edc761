import { type Verdict, verdicts } from '@/data/can-i/entry';
import { signOrders } from '@/data/sign-orders';
import type { IndexedAnswer, IndexedOrder, IndexedSign, SiteIndex } from './site-index';

// What is written here is short and stands beside what is alike, as forty kilobytes, compressed, have to hold all that is
// searched.

/** The parts of the index that are lists of things of one kind. */
const LISTS = ['signs', 'answers', 'pages'] as const;
type ListKey = (typeof LISTS)[number];

/** What is alike: texts, then words, then all else. */
const GROUPS = [['todo', 'byWeek', 'call', 'name', 'order', 'note'], ['words', 'id'], []];

/** A key of all things of a list: texts in one, a line each; other values as they are. 0 for none. */
type Column = [list: ListKey, key: string, values: string | unknown[]];

/** What an answer of the look-up says. It is not searched. */
const SAID = ['todo', 'byWeek', 'call', 'without911'];

/** The files that are loaded: `index`, which is searched, and `answers`, what those of the look-up say. */
export function writeIndexFiles({ signs, answers, pages, ...others }: SiteIndex): { index: string; answers: string } {
  const columns = [
    ...listColumns('signs', signs.map(writeSign)),
    ...listColumns('answers', answers.map(writeAnswer)),
    ...listColumns('pages', pages),
  ];
  const getGroup = ([, key]: Column) => GROUPS.findIndex((keys) => keys.length === 0 || keys.includes(key));
  columns.sort((one, other) => getGroup(one) - getGroup(other));
  const isSaid = ([list, key]: Column) => list === 'answers' && SAID.includes(key);
  return {
    index: JSON.stringify([columns.filter((column) => !isSaid(column)), others]),
    answers: JSON.stringify(columns.filter(isSaid)),
  };
}

/** Reads what `writeIndexFiles` has written. */
export function readIndexFiles(files: { index: string; answers: string }): SiteIndex {
  const [searched, others]: [Column[], SiteIndex] = JSON.parse(files.index);
  const columns = [...searched, ...(JSON.parse(files.answers) as Column[])];
  const lists: Record<ListKey, Record<string, unknown>[]> = { signs: [], answers: [], pages: [] };
  for (const [list, key, values] of columns) {
    (typeof values === 'string' ? values.split('\n') : values).forEach((value, place) => {
      lists[list][place] ??= {};
      if (value !== 0) Object.assign(lists[list][place] as object, { [key]: value });
    });
  }
  const { signs, answers, pages } = lists as unknown as WrittenLists;
  return { ...others, pages, signs: signs.map(readSign), answers: answers.map(readAnswer) };
}

interface WrittenLists extends Pick<SiteIndex, 'pages'> {
  signs: ReturnType<typeof writeSign>[];
  answers: ReturnType<typeof writeAnswer>[];
}

function listColumns(list: ListKey, rows: readonly object[]): Column[] {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return keys.map((key) => {
    const values = rows.map((row) => (row as Record<string, unknown>)[key] ?? 0);
    const isText = values.every((value) => value === 0 || typeof value === 'string');
    return [list, key, isText ? values.map((value) => value || '').join('\n') : values];
  });
}

/** What the lists say, each as '37,2,fever,4': the places of its orders, its rank, its line and the place of its list. */
function writeSign({ answers, ...sign }: IndexedSign) {
  const written = answers.map(({ orders, rank, sign: line = '', band = '', isOnlyWithMore }) =>
    [orders.map((order) => signOrders.indexOf(order)).join(''), rank, line, band, isOnlyWithMore ? 1 : ''].join(),
  );
  return { ...sign, answers: written.join('|') };
}

function readSign({ answers, ...sign }: ReturnType<typeof writeSign>): IndexedSign {
  return { ...sign, answers: answers.split('|').map(readOrder) };
}

function readOrder(text: string): IndexedOrder {
  const [orders = '', rank, sign, band, isOnlyWithMore] = text.split(',');
  return {
    orders: [...orders].flatMap((place) => signOrders[Number(place)] ?? []),
    rank: Number(rank),
    ...(sign && { sign }),
    ...(band && { band: Number(band) }),
    ...(isOnlyWithMore && { isOnlyWithMore: true }),
  };
}

/** Verdicts by their places; each span of weeks as '0,19,3,Ask.': its first and last week, its verdict, and what to do. */
function writeAnswer({ verdict, byWeek = [], ...answer }: IndexedAnswer) {
  const spans = byWeek.map((span) => [span.fromWeek, span.toWeek, verdicts.indexOf(span.verdict), span.todo].join());
  return { ...answer, verdict: verdicts.indexOf(verdict) + 1, byWeek: spans.join('|') };
}

function readAnswer({ verdict, byWeek, ...answer }: ReturnType<typeof writeAnswer>): IndexedAnswer {
  const spans = byWeek
    .split('|')
    .filter(Boolean)
    .map((span) => {
      const [fromWeek, toWeek, place, ...todo] = span.split(',');
      return {
        fromWeek: Number(fromWeek),
        toWeek: Number(toWeek),
        verdict: findVerdict(Number(place)),
        todo: todo.join(),
      };
    });
  return { ...answer, verdict: findVerdict(verdict - 1), ...(spans.length > 0 && { byWeek: spans }) };
}

const findVerdict = (place: number): Verdict => verdicts[place] ?? 'ask-first';
