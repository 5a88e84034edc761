// The words of a language are written beside those of the first one. Nothing in their types tells when one of the two
// was reworded and the other was not, so a record holds the state of both in which somebody last left them.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../setup/languages.mjs';

const HASH_LENGTH = 8;

/** @typedef {Record<string, string>} WordPairs the hashes of both texts, by file */
/** @typedef {{ file: string, changed: 'first' | 'other' | 'both' }} ChangedPair 'both' is also a pair that is new or gone */

/** The languages that are written beside the first one. */
export const otherCodes = languages.slice(1).map(({ code }) => code);

/** @param {string} code of a language */
const getRecordFile = (code) => join('data/word-pairs', `${code}.json`);

/**
 * The state of a file of words: its text without imports, comments on lines of their own, and line breaks.
 * @param {string} source
 */
export function hashWords(source) {
  const words = source
    .replace(/^import\b[^;]*;$/gm, '')
    .replace(/^\s*(?:\/\/.*|\/\*(?:[^*]|\*(?!\/))*\*\/)$/gm, '')
    .replace(/\s+/g, ' ');
  return createHash('sha256').update(words).digest('hex').slice(0, HASH_LENGTH);
}

/**
 * The files of words that both the first language and another one have, with their present state.
 * @param {string} code of the other language
 * @returns {WordPairs}
 */
export function readWordPairs(code) {
  const [first] = languages;
  if (!first) throw new Error('data/languages.json names no language');
  const files = readdirSync(join('data', first.code), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && existsSync(join('data', code, file)))
    .sort();
  /** @param {string} folder @param {string} file */
  const hashFile = (folder, file) => hashWords(readFileSync(join('data', folder, file), 'utf8'));
  return Object.fromEntries(files.map((file) => [file, `${hashFile(first.code, file)} ${hashFile(code, file)}`]));
}

/**
 * @param {string} code of the other language
 * @returns {WordPairs}
 */
export function readRecord(code) {
  return JSON.parse(readFileSync(getRecordFile(code), 'utf8'));
}

/**
 * @param {string} code of the other language
 * @param {WordPairs} pairs
 */
export function writeRecord(code, pairs) {
  const sorted = Object.fromEntries(Object.entries(pairs).sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(getRecordFile(code), `${JSON.stringify(sorted, null, 2)}\n`);
}

/**
 * The pairs that are not as they were recorded, and which side of each has changed.
 * @param {WordPairs} recorded
 * @param {WordPairs} current
 * @returns {ChangedPair[]}
 */
export function listChangedPairs(recorded, current) {
  return [...new Set([...Object.keys(recorded), ...Object.keys(current)])].sort().flatMap((file) => {
    const [firstBefore, otherBefore] = recorded[file]?.split(' ') ?? [];
    const [firstNow, otherNow] = current[file]?.split(' ') ?? [];
    const [isFirst, isOther] = [firstBefore !== firstNow, otherBefore !== otherNow];
    if (!isFirst && !isOther) return [];
    return [{ file, changed: isFirst && isOther ? /** @type {const} */ ('both') : isFirst ? 'first' : 'other' }];
  });
}
