// No type and no test can tell when a text was reworded in one language and its translation has stayed behind.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMITS_BACK, findBaseCommit, tryGit } from '../setup/base-commit.mjs';
import { languages } from '../setup/languages.mjs';
import { ownFiles } from './own-files.mjs';

/** @type {string[]} */
const [first, ...others] = languages.map(({ code }) => code);

/**
 * The files of words that were changed in one language and not in the other, committed or not: since the branch left
 * the main branch; on the main branch, in its last 30 commits, where the other language may have changed in the 30
 * before them. A line of a commit message that names a file, `One language: data/fr/home.ts`, excuses what was changed
 * in it up to that commit.
 * @param {string} root of the working tree
 * @returns {{ since: string, alone: { changed: string, twin: string }[] } | undefined} undefined without enough history
 */
export function findChangedAlone(root = '.') {
  const base = findBaseCommit(root);
  if (!base) return undefined;
  const { commit: since, isOnMain } = base;
  const changed = listChanged(since);
  const twins = isOnMain ? listChanged(findOldest(2 * COMMITS_BACK)) : changed;
  const excuses = readExcuses(since);
  const alone = changed
    .flatMap((file) => listTwins(file).map((twin) => ({ changed: file, twin })))
    .filter(({ twin }) => existsSync(join(root, twin)) && !twins.includes(twin))
    .filter(({ changed: file }) => {
      const commit = excuses.get(file);
      return !commit || listChanged(commit).includes(file);
    });
  return { since, alone };

  /** @param {string[]} args */
  function git(...args) {
    const text = tryGit(root, ...args);
    if (text === undefined) throw new Error(`git ${args.join(' ')} failed.`);
    return text;
  }

  /**
   * The commit so many before the present one, or the oldest that there is.
   * @param {number} count
   */
  function findOldest(count) {
    return (
      git('rev-list', '--first-parent', `--max-count=${count + 1}`, 'HEAD')
        .trim()
        .split('\n')
        .at(-1) ?? 'HEAD'
    );
  }

  /**
   * The files whose words are not what they were in a commit, wherever each stood there.
   * @param {string} commit
   */
  function listChanged(commit) {
    const lines = git('diff', '--name-status', '--find-renames', '--diff-filter=d', commit, '--', 'data').split('\n');
    const untracked = git('ls-files', '--others', '--exclude-standard', 'data').split('\n');
    return [...lines.map((line) => line.split('\t').slice(1)), ...untracked.map((file) => [file])].flatMap(
      ([before = '', now = before]) => {
        if (!/(?<!\.test)\.tsx?$/.test(now) || listTwins(now).length === 0) return [];
        const words = getWords(tryGit(root, 'show', `${commit}:${before}`) ?? '');
        return getWords(readFileSync(join(root, now), 'utf8')) === words ? [] : [now];
      },
    );
  }

  /** The newest commit that excuses each file. @param {string} commit after which it looks */
  function readExcuses(commit) {
    const log = git('log', '--reverse', '--grep=^One language: ', '--format=%x00%H%n%B', `${commit}..HEAD`);
    return new Map(
      log.split('\0').flatMap((entry) => {
        const files = [...entry.matchAll(/^One language: (\S+?)[,:.]?(?:\s|$)/gm)];
        return files.map(([, file = '']) => /** @type {const} */ ([file, entry.slice(0, entry.indexOf('\n'))]));
      }),
    );
  }
}

/**
 * The same file of the other languages; of a translation, that of the first one.
 * @param {string} file
 */
function listTwins(file) {
  const [, code = '', name = ''] = /^data\/([a-z]+)\/(.*)$/.exec(file) ?? [];
  if (ownFiles.has(name.replace(/\.tsx?$/, ''))) return [];
  const codes = code === first ? others : others.includes(code) ? [first] : [];
  return codes.map((other) => `data/${other}/${name}`);
}

/**
 * The text of a file without imports, comments on lines of their own, and line breaks.
 * @param {string} source
 */
function getWords(source) {
  return source
    .replace(/^import\b[^;]*;$/gm, '')
    .replace(/^\s*(?:\/\/.*|\/\*(?:[^*]|\*(?!\/))*\*\/)$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}
