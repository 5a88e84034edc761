/** @jest-environment node */
import { COMPILE_HINT, hintCompileOnLoad } from './compile-on-load.mjs';

const page = (scripts) => `<html><body><script data-scripts="${scripts}">load()</script></body></html>`;
const large = 'a();'.repeat(10_000);
const files = new Map([
  ['_next/a.js', large],
  ['_next/b.js', large],
  ['_next/small.js', 'b()'],
  ['_next/on-demand.js', large],
]);

it('marks each large script that a page loads by itself, once, and none that waits for a click', () => {
  const pages = [
    page('/base/_next/a.js'),
    page('/base/_next/a.js /base/_next/b.js /base/_next/small.js'),
    '<html></html>',
  ];
  expect([...hintCompileOnLoad(pages, files, { basePath: '/base' })]).toEqual([
    ['_next/a.js', COMPILE_HINT + large],
    ['_next/b.js', COMPILE_HINT + large],
  ]);
});

it('refuses a page whose script is missing', () => {
  expect(() => hintCompileOnLoad([page('/_next/none.js')], files)).toThrow('_next/none.js');
});
