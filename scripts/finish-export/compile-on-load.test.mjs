/** @jest-environment node */
import { COMPILE_HINT, hintCompileOnLoad } from './compile-on-load.mjs';

const page = (scripts) => `<html><body><script data-scripts="${scripts}">load()</script></body></html>`;
const files = new Map([
  ['_next/a.js', 'a()'],
  ['_next/b.js', 'b()'],
  ['_next/on-demand.js', 'c()'],
]);

it('marks each script that a page loads by itself, once, and none that waits for a click', () => {
  const pages = [page('/base/_next/a.js'), page('/base/_next/a.js /base/_next/b.js'), '<html></html>'];
  expect([...hintCompileOnLoad(pages, files, { basePath: '/base' })]).toEqual([
    ['_next/a.js', `${COMPILE_HINT}a()`],
    ['_next/b.js', `${COMPILE_HINT}b()`],
  ]);
});

it('refuses a page whose script is missing', () => {
  expect(() => hintCompileOnLoad([page('/_next/none.js')], files)).toThrow('_next/none.js');
});
