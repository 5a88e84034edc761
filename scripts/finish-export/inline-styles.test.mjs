/** @jest-environment node */
import { inlineStyles } from './inline-styles.mjs';

const LINK = '<link rel="stylesheet" href="/_next/static/css/a.css"/>';
/** @param {string} body */
const page = (body) => `<!DOCTYPE html><html><head>${LINK}</head><body>${body}</body></html>`;

/**
 * @param {string} body
 * @param {string} css
 */
async function inlineInto(body, css, script = '') {
  const pages = await inlineStyles(new Map([['a.html', page(body)]]), { readFile: () => css, script });
  return pages.get('a.html') ?? '';
}

test('a page without widgets gets the rules that it uses in place of the link', async () => {
  const html = await inlineInto('<p class="here">Words</p>', '.here{color:red}.elsewhere{color:green}');
  expect(html).toContain('.here{color:red}');
  expect(html).not.toContain('elsewhere');
  expect(html).not.toContain('<link');
});

test('what the script of every page adds has its rules', async () => {
  const html = await inlineInto('<p>Words</p>', '.line{display:flex}', 'element.className="line"');
  expect(html).toContain('.line{display:flex}');
});

test.each([
  '[hidden]:where(:not([hidden=until-found])){display:none!important}',
  '@layer base{a{}[hidden]:where(:not([hidden=until-found])){display:none!important}}',
  '[data-greeting=shown]{display:block}',
  'p[data-kept^="a"]{display:block}',
])('a script may set an attribute that stands in no page: %s', async (rule) => {
  expect(await inlineInto('<p>Words <a href="/">here</a></p>', rule)).toContain(rule);
});

test.each([
  ':focus-visible{outline:3px solid}',
  '@layer base{a{color:red}:target{scroll-margin-top:1rem}}',
  ':is(.pair>*):only-child{grid-column:span 2}',
])('a rule that begins with a state is kept: %s', async (rule) => {
  expect(await inlineInto('<p class="pair"><a href="/">here</a></p>', rule)).toContain(rule);
});

test.each([
  '.open\\:opacity-100:is([open],:popover-open,:open){opacity:1}',
  '@starting-style{.open\\:opacity-100:is([open],:popover-open){opacity:0}}',
])('a rule keeps its alternatives that are a state alone: %s', async (rule) => {
  expect(await inlineInto('<div class="open:opacity-100" popover="auto">Menu</div>', rule)).toContain(rule);
});

test('a picture that a sheet names beside itself is found from the page', async () => {
  const html = await inlineInto('<p class="arrow">Words</p>', '.arrow{mask:url(../media/arrow.svg)}');
  expect(html).toContain('url(/_next/static/media/arrow.svg)');
});
