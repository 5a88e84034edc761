/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listChangedFiles } from './changed-files.mjs';

const folder = mkdtempSync(join(tmpdir(), 'changed-'));
const names = ['-c', 'user.name=Test', '-c', 'user.email=test@example.ca'];
/** @param {string[]} args */
const git = (...args) => execFileSync('git', [...names, ...args], { cwd: folder, stdio: 'pipe' });
/** @param {string} file */
function commit(file) {
  writeFileSync(join(folder, file), file);
  git('add', file);
  git('commit', '-m', file);
}

it('knows nothing where there is no history, and too little', () => {
  expect(listChangedFiles(folder)).toBeUndefined();
  git('init', '-b', 'main');
  commit('first');
  expect(listChangedFiles(folder)).toBeUndefined();
});

it('lists what a branch changes, and what is not committed, but not what stands in the main branch', () => {
  git('switch', '-c', 'branch');
  commit('second');
  writeFileSync(join(folder, 'first'), 'edited');
  writeFileSync(join(folder, 'third'), 'new');
  expect(listChangedFiles(folder)).toEqual(['first', 'second', 'third']);
});

it('lists the latest commits on the main branch', () => {
  git('switch', '-f', 'main');
  for (let count = 0; count < 30; count += 1) git('commit', '--allow-empty', '-m', String(count));
  expect(listChangedFiles(folder)).toEqual(['third']);
});
