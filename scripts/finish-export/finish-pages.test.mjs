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
  ['/_next/static/chunks/all.css', '.used,.md\\:used{mask:url(../media/a.svg)}.unused{color:red}'],
  [
    '/_next/static/chunks/more.css',
    '.from-script{color:blue}[data-open]{color:green}.\\[\\&\\>li\\]\\:used>li{color:pink}',
  ],
]);
const site = {
  readFile: (/** @type {string} */ address) => sheets.get(address) ?? '',
  script: 'e.className="from-script"',
};
const finish = (settings = {}) => finishPages(files, site, settings);
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

it('deletes the flight files, Next’s own pages for missing addresses, and no other text', async () => {
  expect((await finish()).deleted).toEqual([
    '_not-found.html',
    'missing-page.html',
    'index.txt',
    'development/week-12.txt',
    'development/week-12/__next._full.txt',
  ]);
});

it('names the page for missing addresses as hosts look for it', async () => {
  expect((await finish()).written.get('404.html')).toContain('Nothing is here');
});

it('puts the pages of another language under its own names, and leaves what only the root has', async () => {
  const { written, deleted } = await finish({
    slugs: { development: 'developpement', week: 'semaine' },
    isRoot: false,
  });
  expect([...written.keys()]).toEqual(['index.html', '404.html', 'developpement/semaine-12.html']);
  expect(deleted).toEqual(
    expect.arrayContaining(['development/week-12.html', '_not-found.html', 'robots.txt', 'sitemap.xml']),
  );
  expect(deleted).not.toContain('pictures/timbit.svg');
});

it('writes every page with its policy, first thing after the charset', async () => {
  const { written } = await finish();
  expect([...written.keys()]).toEqual(['index.html', '404.html', 'development/week-12.html']);
  const policy = getPolicy(written.get('development/week-12.html'));
  expect(getDirective(policy, 'script-src')).toBe(`'self' ${hashOf(rules)}`);
  expect(policy).not.toContain('unsafe');
  expect(written.get('development/week-12.html')).not.toContain('__next_f');
});

it('allows a page with a widget its own inline scripts and styles, each by its hash', async () => {
  const html = (await finish()).written.get('index.html');
  const policy = getPolicy(html);
  expect(getDirective(policy, 'script-src')).toBe(`'self' ${hashOf(greeting)} ${hashOf(rules)} ${hashOf(flight)}`);
  expect(getDirective(policy, 'style-src')).toBe(`'self' ${hashOf('[data-style="0"]{width:35%}')} ${hashOf(style)}`);
});

it('turns style attributes into rules, but that of a hidden part, which React has to be able to show', async () => {
  const html = (await finish()).written.get('index.html');
  expect(html).toContain('<style>[data-style="0"]{width:35%}</style></head>');
  expect(html).toContain('<p data-style="0">A</p><p hidden="">B</p><b data-style="0" class="bar">C</b>');
  expect(html).toContain(flight);
  const wrong = new Map([['a.html', page('<p style="font-family:&quot;A&quot;">A</p>')]]);
  await expect(finishPages(wrong, site)).rejects.toThrow('a character reference');
});

it('lets nothing connect elsewhere but the newsletter to its endpoint', async () => {
  /** @param {{ newsletterEndpoint?: string }} settings */
  const policyWith = async (settings) => getPolicy((await finish(settings)).written.get('index.html'));
  expect(getDirective(await policyWith({}), 'connect-src')).toBe("'self'");
  expect(getDirective(await policyWith({ newsletterEndpoint: '/subscribe' }), 'connect-src')).toBe("'self'");
  expect(
    getDirective(await policyWith({ newsletterEndpoint: 'https://mail.example.ca:8443/join?a=1' }), 'connect-src'),
  ).toBe("'self' https://mail.example.ca:8443");
});

it('refuses a page whose policy would have no place', async () => {
  await expect(finishPages(new Map([['a.html', '<html></html>']]), site)).rejects.toThrow('no <meta charset>');
});

it('puts the rules that a page without widgets uses inside of it, and leaves the sheets of a page with widgets', async () => {
  const links = [...sheets.keys()]
    .map((href) => `<link rel="stylesheet" href="${href}" data-precedence="next"/>`)
    .join('');
  const styled = (/** @type {string} */ body) => page(body).replace('</head>', `${links}</head>`);
  const { written } = await finishPages(
    new Map([
      ['words.html', styled('<p class="md:used" data-open="">Words</p>')],
      ['other.html', styled('<ul class="[&amp;&gt;li]:used"><li>Other words</li></ul>')],
      ['widget.html', styled('<p class="used" data-island="tabs">A</p>')],
    ]),
    site,
  );
  const html = written.get('words.html') ?? '';
  const [, used = ''] = html.match(/<style[^>]*>([\s\S]*?)<\/style><\/head>/) ?? [];
  expect(html).not.toContain('<link');
  expect(used.replace(/\s/g, '')).toBe(
    '.md\\:used{mask:url(/_next/static/media/a.svg)}.from-script{color:blue}[data-open]{color:green}.\\[\\&\\>li\\]\\:used>li{color:pink}',
  );
  expect(getDirective(getPolicy(html), 'style-src')).toBe(`'self' ${hashOf(used)}`);
  expect(written.get('other.html')).toContain(`<style data-sheets="${[...sheets.keys()].join(' ')}">${used}</style>`);
  expect(written.get('widget.html')).toContain(links);
});
