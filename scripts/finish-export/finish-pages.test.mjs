/** @jest-environment node */
import { createHash } from 'node:crypto';
import { finishPages } from './finish-pages.mjs';

/** @param {string} text */
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const greeting = "try { dataset.greeting = 'awaited'; } catch {}";
const flight = 'self.__next_f.push([1,"a style=\\"b\\""])';
const style = '[hidden]{display:block}';
const rules = '{"prefetch":[]}';
/** @param {string} body */
const page = (body) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>A page</title><script src="/_next/static/chunks/a.js" async=""></script></head><body>${body}<script type="application/ld+json">{}</script><script type="speculationrules">${rules}</script><script src="/site.js" defer=""></script><script id="_R_">${flight}</script></body></html>`;

const staticPage = page('<p>Week 12</p>');
const widgetPage = page(
  `<div data-island="tabs"><p style="width:35%">A</p><p hidden="" style="display:none">B</p><b style="width:35%" class="bar">C</b></div><noscript><style>${style}</style></noscript><script>${greeting}</script>`,
);
const files = new Map([
  ['index.html', widgetPage],
  ['404.html', staticPage],
  ['_not-found.html', staticPage],
  ['missing-page.html', page('<p>Nothing is here</p>')],
  ['development/week-12.html', staticPage],
  ['index.txt', undefined],
  ['development/week-12.txt', undefined],
  ['development/week-12/__next._full.txt', undefined],
  ['robots.txt', undefined],
  ['sitemap.xml', undefined],
  ['pictures/timbit.svg', undefined],
  ['_next/static/chunks/a.js', undefined],
]);

const sheets = new Map([
  ['/_next/static/chunks/words.css', '.used{mask:url(../media/a.svg)}@font-face{src:url(../media/b.woff2)}'],
  ['/_next/static/chunks/widgets.css', '.used,.more{color:red}@font-face{src:url(../media/c.woff2)}'],
]);
const styled = (/** @type {string} */ body, /** @type {string} */ sheet) =>
  page(body).replace('</head>', `<link rel="stylesheet" href="/fr/_next/static/chunks/${sheet}"/></head>`);
const readFile = (/** @type {string} */ address) => sheets.get(address) ?? '';
const finish = (settings = {}) => finishPages(files, readFile, settings);
const getPolicy = (html = '') =>
  html.match(/<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]+)"\/>/)?.[1] ?? '';
/**
 * @param {string} policy
 * @param {string} name
 */
const getDirective = (policy, name) =>
  policy
    .split('; ')
    .find((directive) => directive.startsWith(`${name} `))
    ?.slice(name.length + 1);

it('deletes the flight files, Next’s own pages for missing addresses, and no other text', () => {
  expect(finish().deleted).toEqual([
    '_not-found.html',
    'missing-page.html',
    'index.txt',
    'development/week-12.txt',
    'development/week-12/__next._full.txt',
  ]);
});

it('names the page for missing addresses as hosts look for it', () => {
  expect(finish().written.get('404.html')).toContain('Nothing is here');
});

it('puts the pages of another language under its own names, and leaves what only the root has', () => {
  const { written, deleted } = finish({
    slugs: { development: 'developpement', week: 'semaine' },
    isRoot: false,
  });
  expect([...written.keys()]).toEqual(['index.html', '404.html', 'developpement/semaine-12.html']);
  expect(deleted).toEqual(
    expect.arrayContaining(['development/week-12.html', '_not-found.html', 'robots.txt', 'sitemap.xml']),
  );
  expect(deleted).not.toContain('pictures/timbit.svg');
});

it('writes every page with its policy, first thing after the charset', () => {
  const { written } = finish();
  expect([...written.keys()]).toEqual(['index.html', '404.html', 'development/week-12.html']);
  const policy = getPolicy(written.get('development/week-12.html'));
  expect(getDirective(policy, 'script-src')).toBe(`'self' ${hashOf(rules)}`);
  expect(policy).not.toContain('unsafe');
  expect(written.get('development/week-12.html')).not.toContain('__next_f');
});

it('allows a page with a widget its own inline scripts and styles, each by its hash', () => {
  const html = finish().written.get('index.html');
  const policy = getPolicy(html);
  expect(getDirective(policy, 'script-src')).toBe(`'self' ${hashOf(greeting)} ${hashOf(rules)} ${hashOf(flight)}`);
  expect(getDirective(policy, 'style-src')).toBe(`'self' ${hashOf('[data-style="0"]{width:35%}')} ${hashOf(style)}`);
});

it('turns style attributes into rules, but that of a hidden part, which React has to be able to show', () => {
  const html = finish().written.get('index.html');
  expect(html).toContain('<style>[data-style="0"]{width:35%}</style></head>');
  expect(html).toContain('<p data-style="0">A</p><p hidden="">B</p><b data-style="0" class="bar">C</b>');
  expect(html).toContain(flight);
  const wrong = new Map([['a.html', page('<p style="font-family:&quot;A&quot;">A</p>')]]);
  expect(() => finishPages(wrong, readFile)).toThrow('a character reference');
});

it('lets nothing connect elsewhere but the newsletter to its endpoint', () => {
  /** @param {{ newsletterEndpoint?: string }} settings */
  const policyWith = (settings) => getPolicy(finish(settings).written.get('index.html'));
  expect(getDirective(policyWith({}), 'connect-src')).toBe("'self'");
  expect(getDirective(policyWith({ newsletterEndpoint: '/subscribe' }), 'connect-src')).toBe("'self'");
  expect(getDirective(policyWith({ newsletterEndpoint: 'https://mail.example.ca:8443/join?a=1' }), 'connect-src')).toBe(
    "'self' https://mail.example.ca:8443",
  );
});

it('refuses a page whose policy would have no place', () => {
  expect(() => finishPages(new Map([['a.html', '<html></html>']]), readFile)).toThrow('no <meta charset>');
});

it('puts the sheet of a page without widgets inside of it; the copy to precache and a page with widgets link theirs', () => {
  const css = '.used{mask:url(/fr/_next/static/media/a.svg)}@font-face{src:url(/fr/_next/static/media/b.woff2)}';
  const { written, copies, deleted } = finishPages(
    new Map([
      ['development/week-1.html', styled('<p class="used">Words</p>', 'words.css')],
      ['safety.html', styled('<p>Words</p>', 'safety.css')],
      ['widget.html', styled('<p class="used" data-island="tabs">A</p>', 'widgets.css')],
      ['_next/static/chunks/words.css', undefined],
      ['_next/static/chunks/safety.css', undefined],
      ['_next/static/chunks/widgets.css', undefined],
      ['_next/static/chunks/later.css', undefined],
    ]),
    (address) => readFile(address.slice('/fr'.length)),
    { slugs: { development: 'developpement', week: 'semaine' } },
  );
  const page = written.get('developpement/semaine-1.html');
  expect(page).toContain(`<style>${css}</style>`);
  expect(getDirective(getPolicy(page), 'style-src')).toBe(`'self' ${hashOf(css)}`);
  // A page that no device should hold has no copy either, and leaves no sheet of its own behind.
  expect([...copies.keys()]).toEqual(['precached/developpement/semaine-1.html']);
  const [copy] = copies.values();
  expect(copy).toContain('<link rel="stylesheet" href="/fr/_next/static/chunks/words.css"/>');
  expect(copy).not.toContain('<style>');
  expect(getDirective(getPolicy(copy), 'style-src')).toBe("'self'");
  expect(written.get('widget.html')).toContain('<link rel="stylesheet" href="/fr/_next/static/chunks/widgets.css"/>');
  expect(deleted).toEqual(['development/week-1.html', '_next/static/chunks/safety.css']);
});

it('has every page load its fonts early, but behind its style sheet', () => {
  const { written } = finishPages(
    new Map([
      ['words.html', styled('<p>Words</p>', 'words.css')],
      ['widget.html', styled('<p data-island="tabs">A</p>', 'widgets.css')],
    ]),
    (address) => readFile(address.slice('/fr'.length)),
  );
  const preload = (/** @type {string} */ name) =>
    `<link rel="preload" href="/fr/_next/static/media/${name}.woff2" as="font" crossorigin="" type="font/woff2" fetchpriority="low"/></head>`;
  expect(written.get('words.html')).toContain(`</style>${preload('b')}`);
  const [sheet, last] = ['<link rel="stylesheet"', preload('c')].map((text) =>
    written.get('widget.html')?.indexOf(text),
  );
  expect(sheet).toBeGreaterThan(0);
  expect(last).toBeGreaterThan(sheet ?? 0);
});
