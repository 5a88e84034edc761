/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChangedAlone } from './changed-alone.mjs';

/** @type {string} */
let folder;
const WHO = {
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@b.ca',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@b.ca',
};
const env = { ...process.env, ...WHO, GIT_CONFIG_GLOBAL: devNull };
/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: folder, env, stdio: 'pipe' });
/** @param {string} message */
const commit = (message = 'Change') => {
  git('add', '.');
  git('commit', '--quiet', '--allow-empty', '-m', message);
};
/** @param {number} count */
const commitOften = (count) => {
  commit();
  for (let index = 1; index < count; index += 1) git('commit', '--quiet', '--allow-empty', '-m', 'Change nothing');
};
/** @param {Record<string, string>} texts by file below data/ */
const write = (texts) => {
  for (const [file, text] of Object.entries(texts)) writeFileSync(join(folder, 'data', file), text);
};
const listAlone = () => findChangedAlone(folder)?.alone.map(({ changed }) => changed);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changed-alone-'));
  for (const code of ['en', 'fr']) mkdirSync(join(folder, 'data', code), { recursive: true });
  write({
    'en/home.ts': "export const a = 'Yes';\n",
    'fr/home.ts': "export const a = 'Oui';\n",
    'en/own.ts': '1',
    'en/units.ts': '1',
  });
  git('init', '--quiet', '--initial-branch=main');
  commit();
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('on a branch', () => {
  beforeEach(() => {
    git('switch', '--quiet', '--create', 'branch');
    commit();
  });

  it('names a file whose words were changed in one language, and which one has stayed behind', () => {
    write({ 'fr/home.ts': "export const a = 'Si';\n" });
    const changed = [{ changed: 'data/fr/home.ts', twin: 'data/en/home.ts' }];
    expect(findChangedAlone(folder)?.alone).toEqual(changed);
    commit();
    expect(findChangedAlone(folder)?.alone).toEqual(changed);
    write({ 'en/home.ts': "export const a = 'Aye';\n" });
    expect(listAlone()).toEqual([]);
  });

  it('leaves out comments, imports, line breaks, facts, tests and files that have no translation', () => {
    write({
      'en/home.ts': "import { b } from './b';\n\n// Why.\nexport const a =\n  'Yes';\n",
      'en/own.ts': '2',
      'days.ts': '3',
      'en/home.test.ts': '4',
      'fr/units.ts': '6',
    });
    expect(listAlone()).toEqual([]);
  });

  it('takes a file that has moved in both languages for the same', () => {
    for (const code of ['en', 'fr']) {
      renameSync(join(folder, `data/${code}/home.ts`), join(folder, `data/${code}/start.ts`));
    }
    git('add', '.');
    expect(listAlone()).toEqual([]);
    write({ 'en/start.ts': "export const a = 'Aye';\n" });
    expect(listAlone()).toEqual(['data/en/start.ts']);
  });

  it('is content with a file that a commit names, until its words change again', () => {
    write({ 'fr/home.ts': "export const a = 'Si';\n" });
    commit('Correct the French\n\nOne language: data/fr/home.ts, as it agrees with nothing');
    commit();
    expect(listAlone()).toEqual([]);
    write({ 'fr/home.ts': "export const a = 'Ben oui';\n" });
    commit();
    expect(listAlone()).toEqual(['data/fr/home.ts']);
    commit('One language: data/fr/home.ts');
    expect(listAlone()).toEqual([]);
  });
});

describe('on the main branch', () => {
  it('looks at the last 30 commits, and for the other language at 30 more', () => {
    commitOften(10);
    write({ 'en/home.ts': "export const a = 'Aye';\n" });
    commitOften(30);
    expect(listAlone()).toEqual(['data/en/home.ts']);
    commit();
    expect(listAlone()).toEqual([]);
    write({ 'fr/home.ts': "export const a = 'Si';\n" });
    expect(listAlone()).toEqual([]);
  });

  it.each([
    ['the history is too short', () => {}],
    ['there is none', () => rmSync(join(folder, '.git'), { recursive: true })],
  ])('says nothing where %s', (_case, prepare) => {
    prepare();
    expect(findChangedAlone(folder)).toBeUndefined();
  });
});
