/** @jest-environment node */
import { inlineStyles } from './inline-styles.mjs';

const WIDGETS = '/_next/static/css/widgets.css';
const WORDS = '/_next/static/css/words.css';
const MORE = '/_next/static/css/more.css';

/**
 * @param {string} body
 * @param {string[]} sheets
 */
const page = (body, sheets) =>
  `<!DOCTYPE html><html><head>${sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}"/>`).join('')}</head><body>${body}</body></html>`;
const widgetPage = page('<p data-island="tabs">A</p>', [WIDGETS]);

/**
 * @param {string} html a page without widgets
 * @param {Record<string, string>} sheets by their address
 */
const inline = (html, sheets) =>
  inlineStyles(
    new Map([
      ['widget.html', widgetPage],
      ['words.html', html],
    ]),
    (address) => sheets[address] ?? '',
  );

test('a page without widgets gets its sheets in place of the links, one with widgets stays', () => {
  const html = page('<p class="here">Words</p><script>"</head>"</script>', [WORDS, MORE]);
  const pages = inline(html, { [WORDS]: '.here{color:red}', [MORE]: "a{content:'$&'}" });
  expect(pages.get('words.html')).toBe(
    `<!DOCTYPE html><html><head><style>.here{color:red}\na{content:'$&'}</style></head><body><p class="here">Words</p><script>"</head>"</script></body></html>`,
  );
  expect(pages.get('widget.html')).toBe(widgetPage);
});

test('a picture that a sheet names beside itself is found from the page', () => {
  const pages = inline(page('<p>Words</p>', [WORDS]), { [WORDS]: '.arrow{mask:url(../media/arrow.svg)}' });
  expect(pages.get('words.html')).toContain('url(/_next/static/media/arrow.svg)');
});

test.each([
  ['here', '.here{color:red}'],
  ['sm:w-1/2', '@media (width>=40rem){.sm\\:w-1\\/2{width:50%}}'],
  ['2xl:grid', '@media (width>=96rem){.\\32 xl\\:grid{display:grid}}'],
  ['[&amp;&gt;li]:mt-1', '.\\[\\&\\>li\\]\\:mt-1>li{margin:0}'],
])('a class that only the sheet of widgets has stops the build: %s', (name, css) => {
  const html = page(`<p class="other ${name}">Words</p>`, [WORDS]);
  expect(() => inline(html, { [WIDGETS]: css, [WORDS]: '.other{color:red}' })).toThrow(
    'words.html has classes that its style sheet lacks',
  );
  expect(() => inline(html, { [WIDGETS]: css, [WORDS]: css })).not.toThrow();
  expect(() => inline(html, { [WIDGETS]: '.else{color:red}', [WORDS]: '' })).not.toThrow();
});
