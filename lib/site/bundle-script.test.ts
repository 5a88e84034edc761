/** @jest-environment node */

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'acorn';
import { bundleInPageScript, bundleScript } from './bundle-script';

const write = (code: string) => {
  const file = join(mkdtempSync(join(tmpdir(), 'bundle-')), 'script.ts');
  writeFileSync(file, code);
  return file;
};

// They import constants, which stand as `const` in their files.
it.each(['early-timer', 'early-use', 'restore-scroll'] as const)(
  '%s is in JavaScript that any browser reads',
  (name) => {
    expect(() => parse(bundleInPageScript(name), { ecmaVersion: 5 })).not.toThrow();
  },
);

it('takes the words of the language that the site is built in', () => {
  expect(bundleInPageScript('early-timer')).toContain('en-CA');
});

it.each(['function f() { const a = document.title; alert(a, a); }', 'function f() { for (var a of [1]) alert(a); }'])(
  'refuses for old browsers what it cannot rewrite: %s',
  (code) => {
    const file = write(`${code}\nf();\n`);
    expect(() => bundleScript(file, 'es2020')).not.toThrow();
    expect(() => bundleScript(file, 'es5')).toThrow('not supported yet');
  },
);
