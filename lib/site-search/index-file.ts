import type { SiteIndex } from './site-index';

/** The parts of the index that are lists of things of one kind. */
const LISTS = ['signs', 'answers', 'pages', 'help'] as const;

type Columns = Record<string, unknown[]>;

/**
 * The index as the file that is loaded: its lists by columns, as what is alike then stands together and a file of forty
 * kilobytes, compressed, holds it all.
 */
export function writeIndexFile(index: SiteIndex): string {
  const lists = LISTS.map((key) => [key, toColumns(index[key])] as const);
  return JSON.stringify({ ...index, ...Object.fromEntries(lists) });
}

/** Reads what `writeIndexFile` has written. */
export function readIndexFile(text: string): SiteIndex {
  const file = JSON.parse(text);
  const lists = LISTS.map((key) => [key, fromColumns(file[key])] as const);
  return { ...file, ...Object.fromEntries(lists) };
}

function toColumns(rows: readonly object[]): Columns {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return Object.fromEntries(keys.map((key) => [key, rows.map((row) => (row as Record<string, unknown>)[key] ?? 0)]));
}

function fromColumns(columns: Columns): object[] {
  const [first = []] = Object.values(columns);
  return first.map((_, place) =>
    Object.fromEntries(
      Object.entries(columns).flatMap(([key, values]) => (values[place] === 0 ? [] : [[key, values[place]]])),
    ),
  );
}
