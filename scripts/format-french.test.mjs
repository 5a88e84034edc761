/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** @param {string} source */
function format(source) {
  const folder = mkdtempSync(join(tmpdir(), 'format-french-'));
  mkdirSync(join(folder, 'data/fr'), { recursive: true });
  const file = join(folder, 'data/fr/words.ts');
  writeFileSync(file, source);
  spawnSync(process.execPath, [resolve('scripts/format-french.mjs')], { cwd: folder });
  return readFileSync(file, 'utf8');
}

it('puts no-break spaces and apostrophes into texts, and leaves comments and imports alone', () => {
  const code = "import { a } from './a : b';\n// L'an : non !\n";
  expect(format(`${code}export const b = "L'an : oui !";\n`)).toBe(`${code}export const b = "L’an\u00a0: oui!";\n`);
});

it('leaves the code of templates alone, also where it holds strings and templates', () => {
  const $ = '$';
  const source = `\`L'an : ${$}{a ? \`d'été (${$}{b ? 'c : d' : e})\` : ''} n'a ${$}{f({ g: 'h' })} oui !\``;
  expect(format(source)).toBe(
    `\`L’an\u00a0: ${$}{a ? \`d’été (${$}{b ? 'c\u00a0: d' : e})\` : ''} n’a ${$}{f({ g: 'h' })} oui!\``,
  );
});
