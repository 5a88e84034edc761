/** @jest-environment node */
import { refuseCutPages } from './refuse-cut-pages.mjs';

const WHOLE = '<!DOCTYPE html><html><p>Week 12</p></html>';
const CUT = WHOLE.slice(0, 25);

/**
 * @param {string} text
 * @param {ResponseInit} [init]
 */
function answerWith(text, { headers = { 'content-type': 'text/html; charset=utf-8' }, ...init } = {}) {
  /** @type {{ fetch: typeof fetch }} */
  const worker = { fetch: async () => new Response(text, { headers, ...init }) };
  refuseCutPages(worker);
  return worker.fetch;
}

it('hands a whole page on unread', async () => {
  const response = await answerWith(WHOLE)('https://example.ca/tips');
  expect(await response.text()).toBe(WHOLE);
});

it('hands on a page that the host has added something to', async () => {
  const added = `${WHOLE.replace('</html>', '<script>host()</script></html>')}<!-- from a cache -->\n`;
  const response = await answerWith(added)('https://example.ca/tips');
  expect(await response.text()).toBe(added);
});

it('refuses a page without its end', async () => {
  await expect(answerWith(CUT)('https://example.ca/tips')).rejects.toThrow(TypeError);
});

it.each([
  ['another file', CUT, { headers: { 'content-type': 'image/svg+xml' } }],
  ['a file whose kind is not said', CUT, { headers: {} }],
  ['an error of the host', 'Bad gateway', { status: 502 }],
])('leaves %s alone', async (_what, text, init) => {
  const response = await answerWith(text, init)('https://example.ca/tips');
  expect(await response.text()).toBe(text);
});
