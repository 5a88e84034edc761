import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isValidElement, type ReactNode } from 'react';
import { languages } from '@/data/languages';

/** One text of the content. */
export interface Text {
  /** Where it is: the file, the export and the keys below it. */
  path: string[];
  text: string;
}

/** What was found in a value: its texts, and the paths of the functions that no stand-in made to say anything. */
interface Found {
  texts: Text[];
  silent: string[][];
}

/** Within what a file exports, values of these keys are ids, addresses and what visitors type: nobody reads them. */
const KEYS_OF_FACTS = new Set([
  ...['id', 'keys', 'source', 'sources', 'url', 'path', 'picture', 'code', 'entry'],
  'searchWords',
]);

/** Exports with words that are a library's, or that visitors type. */
const EXPORTS_OF_OTHERS = new Set(['locale', 'fillers', 'questionStarts', 'questionEnds']);

/** Whether a path below data/ is of the words of a language other than that of the root, English. */
export const isOfOtherLanguage = (path: string): boolean =>
  languages.some(({ code, prefix }) => prefix !== '' && path.startsWith(`${code}/`));

/**
 * All modules of a folder but tests, by their path without the ending. A new file is found without being named.
 * @param isWanted takes the path of a file below the folder
 */
export function loadModules(folder: string, isWanted = (_path: string) => true): Record<string, object> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && isWanted(path))
    // What an index exports is named by the file it comes from.
    .sort(
      (one, other) => Number(/index\.ts$/.test(one)) - Number(/index\.ts$/.test(other)) || one.localeCompare(other),
    );
  return Object.fromEntries(paths.map((path) => [path.replace(/\.tsx?$/, ''), require(resolve(join(folder, path)))]));
}

/**
 * Every text in modules or any other values, however deep. Functions are called with stand-ins for their arguments; of one
 * that says different things by case, each text that a stand-in leads to is listed.
 */
export function listTexts(modules: object): Found {
  return listParts(modules, [], new WeakSet());
}

/** File and export. */
const EXPORT_DEPTH = 2;

function listParts(value: object, path: string[], seen: WeakSet<object>): Found {
  if (seen.has(value)) return { texts: [], silent: [] };
  seen.add(value);
  const found = Object.entries(value)
    .filter(([key]) => (path.length < EXPORT_DEPTH ? !EXPORTS_OF_OTHERS.has(key) : !KEYS_OF_FACTS.has(key)))
    .map(([key, part]) => listTextsOf(part, [...path, key], seen));
  return { texts: found.flatMap(({ texts }) => texts), silent: found.flatMap(({ silent }) => silent) };
}

function listTextsOf(value: unknown, path: string[], seen: WeakSet<object>): Found {
  if (typeof value === 'string') return { texts: [{ path, text: value }], silent: [] };
  if (value === anything) return { texts: [], silent: [] };
  if (isValidElement(value)) return { texts: [{ path, text: readNode(value) }], silent: [] };
  if (typeof value === 'function') return call(value as AnyFunction, path);
  return typeof value === 'object' && value !== null ? listParts(value, path, seen) : { texts: [], silent: [] };
}

export type AnyFunction = (...args: unknown[]) => unknown;

/** Stands for any argument: the number or text 7, an object with any key, or a function that returns the text it is given. */
export const anything: unknown = new Proxy(() => undefined, {
  get: (_target, key) => (key === Symbol.toPrimitive ? () => 7 : anything),
  apply: (_target, _self, [first]) => (typeof first === 'string' ? first : anything),
});

/** What each function is called with, one after the other: anything, one and many, yes and no, a province. */
const standIns = [anything, 1, 2, true, false, 'ON'];

const MOST_ARGUMENTS = 8;

function call(say: AnyFunction, path: string[]): Found {
  const texts = standIns.flatMap((standIn) => {
    try {
      const said = say(...Array.from({ length: MOST_ARGUMENTS }, () => standIn));
      return said === standIn ? [] : listTextsOf(said, path, new WeakSet()).texts;
    } catch {
      return [];
    }
  });
  return { texts, silent: texts.length === 0 ? [path] : [] };
}

function readNode(node: unknown): string {
  if (isValidElement<{ children?: ReactNode }>(node)) return readNode(node.props.children);
  if (Array.isArray(node)) return node.map(readNode).join('');
  return typeof node === 'boolean' || node === null || node === undefined ? '' : String(node);
}

/** Names a text by its file, its export and the keys below it. */
export const getId = ([file, ...keys]: string[]) => `${file} ${keys.join('.')}`;

/** Sentences that belong together: the smallest part of the content that is long enough to be judged. */
interface Passage {
  id: string;
  text: string;
}

/**
 * The passages among texts that begin with the same path; what is too short for one is left to the part above, and in the
 * end to `rest`.
 */
export function listPassages(
  among: Text[],
  isLongEnough: (text: string) => boolean,
  depth = 0,
): { passages: Passage[]; rest: string } {
  const keys = [...new Set(among.map(({ path }) => path[depth]))];
  const parts = keys.map((key) => {
    const part = among.filter(({ path }) => path[depth] === key);
    // Of the things that a function says by case, one counts.
    return key === undefined
      ? { passages: [], rest: part[0]?.text ?? '' }
      : listPassages(part, isLongEnough, depth + 1);
  });
  const rest = parts
    .map((part) => part.rest)
    .filter(Boolean)
    .join(' ');
  const passages = parts.flatMap((part) => part.passages);
  if (depth === 0 || !isLongEnough(rest)) return { passages, rest };
  return { passages: [...passages, { id: getId(among[0]?.path.slice(0, depth) ?? []), text: rest }], rest: '' };
}
