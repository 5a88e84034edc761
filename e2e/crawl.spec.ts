import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { PNG } from 'pngjs';
import { slugs } from '@/data/languages';
import { type SitePage, sitePages } from '@/lib/site/site-pages';
import { translatePath } from '@/lib/site/translate-path';
import { languages } from '../scripts/setup/languages.mjs';
import { getPageFile, listAllRoutes, listRoutes } from '../scripts/setup/list-routes.mjs';
import { listSearchFaults } from '../scripts/testing/search-results';
import { expect, test } from './fixtures';
import { isSibling } from './siblings';
import { FULL } from './tags';

const CLICKS_FROM_HOME = 2;
/** A page with English names in every language. */
const inEveryLanguage = (path: string) =>
  languages.map(({ code, prefix }) => prefix + translatePath(path, slugs[code]));

const listPaths = (isWanted: (page: SitePage) => boolean) =>
  sitePages.filter(isWanted).flatMap(({ path }) => inEveryLanguage(path));

/** Pages that search engines must not list. */
const standIns = listPaths(({ isListed }) => !isListed);
/** Hashes that are no id in the exported page. */
const viewsMadeByScript = [
  '/calculator#conception',
  '/calculator#due-date',
  '/calculator#ultrasound',
  '/calculator#timer',
  '/calculator#checklist',
].flatMap(inEveryLanguage);

const routes = listAllRoutes();
const homes = inEveryLanguage('/');
const aboutPages = inEveryLanguage('/about');
const read = (route: string) => readFileSync(getPageFile(route), 'utf8');
const pages = new Map(routes.map((route) => [route, read(route)]));
const found = routes.filter((route) => !standIns.includes(route));

const findAll = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');
const findOne = (html: string, pattern: RegExp) => findAll(html, pattern)[0] ?? '';
const readMeta = (html: string, name: string) =>
  findOne(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'));
/** The links of a page to this site, as routes with their hashes. */
const listLinks = (html: string) =>
  findAll(html, /<a [^>]*?href="(\/[^"]*|#[^"]*)"/g).map((href) => {
    const [path = '', hash = ''] = href.split('#');
    return { route: path.replace(/\?.*$/, '') || undefined, hash };
  });

test('titles, descriptions and canonical addresses are there, and no two pages share them', () => {
  for (const pattern of [
    /<title>([^<]+)<\/title>/,
    /<meta name="description" content="([^"]+)"/,
    /<link rel="canonical" href="([^"]+)"/,
    /<meta property="og:title" content="([^"]+)"/,
    /<meta property="og:description" content="([^"]+)"/,
    /<meta property="og:url" content="([^"]+)"/,
    /<meta property="og:image" content="([^"]+)"/,
  ]) {
    const values = found.map((route) => findOne(read(route), new RegExp(pattern, 'g')));
    expect(values.filter((value) => value === '')).toEqual([]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

test('the canonical address is the page itself', () => {
  for (const route of found) {
    const canonical = findOne(read(route), /<link rel="canonical" href="([^"]+)"/g);
    expect(new URL(canonical).pathname).toBe(route);
  }
});

test('pages that stand in for others ask search engines to leave them out', () => {
  for (const route of standIns.filter((standIn) => routes.includes(standIn))) {
    expect(readMeta(read(route), 'robots'), route).toContain('noindex');
  }
});

test('the card of every shared link is a picture of 1200 x 630', () => {
  for (const route of found) {
    const { pathname } = new URL(readMeta(read(route), 'og:image'));
    const { width, height } = PNG.sync.read(readFileSync(join('out', pathname)));
    expect({ route, width, height }).toEqual({ route, width: 1200, height: 630 });
  }
});

test('the sitemap lists every page to be found, and robots.txt names it', () => {
  const sitemap = readFileSync('out/sitemap.xml', 'utf8');
  const listed = findAll(sitemap, /<loc>([^<]+)<\/loc>/g).map((url) => new URL(url).pathname);
  expect(listed.sort()).toEqual([...found].sort());
  expect(readFileSync('out/robots.txt', 'utf8')).toContain('/sitemap.xml');
});

test('every page stands in every language, and its links to the other ones come back', () => {
  const twins = listRoutes().map(inEveryLanguage);
  expect([...routes].sort()).toEqual(twins.flat().sort());
  const linkTo = (from: string, tag: string) =>
    findAll(read(from), new RegExp(`<a href="([^"]*)" hrefLang="${tag}" lang="${tag}"[^>]*data-language-link`, 'g'));
  for (const twin of twins) {
    for (const [index, from] of twin.entries()) {
      expect(read(from)).toContain(`<html lang="${languages[index]?.tag}"`);
      for (const [other, { tag }] of languages.entries()) {
        // The page for missing addresses has no twin: its links lead home.
        const target = from.endsWith('/404') ? homes[other] : twin[other];
        // In the header and in the footer.
        expect({ from, tag, links: linkTo(from, tag) }).toEqual({
          from,
          tag,
          links: other === index ? [] : [target, target],
        });
      }
    }
  }
});

test('the sitemap names the twins of each page, and English for everybody else', () => {
  const sitemap = readFileSync('out/sitemap.xml', 'utf8');
  const entries = findAll(sitemap, /<url>(.*?)<\/url>/gs).map((entry) => ({
    route: new URL(findOne(entry, /<loc>([^<]+)<\/loc>/g)).pathname,
    twins: [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, url = '']) => [
      tag,
      new URL(url).pathname,
    ]),
  }));
  const wanted = listRoutes()
    .map(inEveryLanguage)
    .filter(([inEnglish = '']) => !standIns.includes(inEnglish))
    .flatMap((twin) => {
      const twins = [...twin.map((route, index) => [languages[index]?.tag, route]), ['x-default', twin[0]]];
      return twin.map((route) => ({ route, twins }));
    });
  const sort = <T extends { route: string }>(list: T[]) =>
    list.sort((one, other) => one.route.localeCompare(other.route));
  expect(sort(entries)).toEqual(sort(wanted));
});

test(
  'the head of each page names the same twins as the sitemap, and a page that is not listed names none',
  FULL,
  () => {
    const readTwins = (text: string) =>
      [...text.matchAll(/hreflang="([^"]+)" href="([^"]+)"/gi)].map(
        ([, tag, url = '']) => `${tag} ${new URL(url).href}`,
      );
    const sitemap = readFileSync('out/sitemap.xml', 'utf8');
    const inSitemap = new Map(
      findAll(sitemap, /<url>(.*?)<\/url>/gs).map((entry) => [
        new URL(findOne(entry, /<loc>([^<]+)<\/loc>/g)).pathname,
        readTwins(entry),
      ]),
    );
    for (const [route, html] of pages) {
      const links = findAll(html, /(<link rel="alternate"[^>]*>)/g).join();
      expect({ route, twins: readTwins(links) }).toEqual({ route, twins: inSitemap.get(route) ?? [] });
    }
  },
);

test('search results show every page whole, and no two alike', FULL, () => {
  // What the HTML writes in another way.
  const decode = (text: string) => text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replaceAll('&quot;', '"');
  for (const { prefix } of languages) {
    const isOfLanguage = (route: string) =>
      languages.findLast((one) => route.startsWith(`${one.prefix}/`))?.prefix === prefix;
    const results = found.filter(isOfLanguage).map((path) => ({
      path,
      title: decode(findOne(read(path), /<title>([^<]+)<\/title>/g)),
      description: decode(readMeta(read(path), 'description')),
    }));
    expect(results.length).toBeGreaterThan(70);
    expect(listSearchFaults(results)).toEqual([]);
  }
  for (const [route, html] of pages) {
    const title = decode(findOne(html, /<title>([^<]+)<\/title>/g));
    expect({ route, title, isWhole: title.length <= 60 }).toEqual({ route, title, isWhole: true });
  }
});

test('every page with a widget keeps early taps, and has a word for a widget that cannot start', () => {
  const operated = listPaths((page) => page.tier !== 'words' && page.earlyUse !== undefined);
  for (const [route, html] of pages) {
    const count = (pattern: RegExp) => findAll(html, pattern).length;
    const hasWidget = operated.includes(route);
    // The timer has a script of its own: of the two, a page has one.
    const scripts = count(/<script data-in-page="(early-use|early-timer)"/g);
    const notices = count(/<div (data-cannot-start)/g);
    expect({ route, scripts, notices }).toEqual({ route, scripts: hasWidget ? 1 : 0, notices: hasWidget ? 1 : 0 });
  }
});

test('every page says its language to those who share or list it', () => {
  for (const route of found) {
    const { tag } = languages.findLast(({ prefix }) => route.startsWith(`${prefix}/`)) ?? { tag: '' };
    const html = read(route);
    const inLanguage = findAll(html, /"inLanguage":"([^"]+)"/g);
    expect({ route, locale: readMeta(html, 'og:locale'), inLanguage: [...new Set(inLanguage)] }).toEqual({
      route,
      locale: tag.replace('-', '_'),
      inLanguage: inLanguage.length > 0 ? [tag] : [],
    });
  }
});

test('no link of the site leads nowhere', () => {
  const broken = [...pages].flatMap(([from, html]) =>
    listLinks(html)
      .filter(({ route = from, hash }) => {
        const target = pages.get(route);
        if (target === undefined) return true;
        return hash !== '' && !target.includes(`id="${hash}"`) && !viewsMadeByScript.includes(`${route}#${hash}`);
      })
      .map(({ route, hash }) => `${from} -> ${route ?? ''}#${hash}`),
  );
  expect(broken).toEqual([]);
});

test(`every page is within ${CLICKS_FROM_HOME} clicks of home`, () => {
  const clicks = new Map(homes.map((home) => [home, 0]));
  for (const [route, count] of clicks) {
    for (const { route: target = route } of listLinks(read(route))) {
      if (!clicks.has(target) && count < CLICKS_FROM_HOME) clicks.set(target, count + 1);
    }
  }
  expect(found.filter((route) => !clicks.has(route))).toEqual([]);
});

test('headings go down one level at a time, from one h1', () => {
  for (const [route, html] of pages) {
    const levels = findAll(html, /<h([1-6])[\s>]/g).map(Number);
    expect({ route, count: levels.filter((level) => level === 1).length }).toEqual({ route, count: 1 });
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect({ route, jumps }).toEqual({ route, jumps: [] });
  }
});

test('structured data says what every page is and where, and knows no reviews, questions or ratings', () => {
  for (const route of found) {
    const texts = findAll(read(route), /<script type="application\/ld\+json">([^<]*)<\/script>/g);
    expect(texts.join()).not.toMatch(/lastReviewed|reviewedBy|FAQPage|HowTo|aggregateRating/);
    const things = texts.map((text) => JSON.parse(text));
    for (const thing of things) expect(thing['@context']).toBe('https://schema.org');
    const types = things.map((thing) => thing['@type']);
    expect({ route, types }).toEqual({
      route,
      types: expect.arrayContaining([homes.includes(route) ? 'WebApplication' : 'BreadcrumbList']),
    });
    if (!/\/(?:week|semaine)-\d+$/.test(route)) continue;
    expect({ route, things }).toEqual({
      route,
      things: expect.arrayContaining([
        expect.objectContaining({
          '@type': 'MedicalWebPage',
          dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        }),
      ]),
    });
  }
});

test('no page but /about says how sure we are of what it says', () => {
  for (const [route, html] of pages) {
    if (aboutPages.includes(route)) continue;
    const found = findAll(
      html,
      /(askzana|droracle|news (?:story|stories|report)|general knowledge|textbook|public cop|what we know of|before you count on it|not read this|not yet read|not read yet|have not (?:yet )?(?:read|seen)|to be confirmed|our sources [^.]{0,60}(?:old|disagree))/gi,
    );
    expect({ route, found }).toEqual({ route, found: [] });
  }
});

test('every page that lists its sources leads to how we check', () => {
  const listing = [...pages].filter(
    ([route, html]) => !aboutPages.includes(route) && /<h2 id="(?:benefit-)?sources"/.test(html),
  );
  expect(listing.length).toBeGreaterThan(110);
  for (const [route, html] of listing) {
    expect({
      route,
      links: findAll(html, /href="([^"]*#how-we-check)"/g).filter((link) =>
        aboutPages.includes(link.split('#')[0] ?? ''),
      ).length,
    }).toEqual({ route, links: 1 });
  }
});

test('pages are loaded ahead where a visitor points, and none is opened ahead', () => {
  for (const [route, html] of pages) {
    const rules = findAll(html, /<script type="speculationrules">([^<]*)<\/script>/g).map((text) => JSON.parse(text));
    expect({ route, rules }).toEqual({
      route,
      rules: [{ prefetch: [expect.objectContaining({ eagerness: 'moderate' })] }],
    });
  }
});

test('no event handler stands in the markup, and links to others keep the page to themselves', () => {
  for (const [route, html] of pages) {
    expect({ route, handlers: findAll(html, /<[a-z][^>]*?\s(on[a-z]+)="/g) }).toEqual({ route, handlers: [] });
    const open = findAll(html, /(<a [^>]*target="_blank"[^>]*>)/g).filter((tag) => !/rel="[^"]*noopener/.test(tag));
    expect({ route, open }).toEqual({ route, open: [] });
  }
});

for (const [which, chosen, tag] of [
  [
    'the pages that have no sibling',
    [...pages].filter(([route]) => !isSibling(route) && !route.startsWith('/fr/')),
    {},
  ],
  ['all pages', pages, FULL],
] as const) {
  test(`the markup of ${which} is valid`, tag, async () => {
    test.slow();
    const validator = new HtmlValidate(new FileSystemConfigLoader());
    for (const [route, html] of chosen) {
      const { results } = await validator.validateString(html, 'page.html');
      const complaints = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      );
      expect.soft({ route, complaints: [...new Set(complaints)] }).toEqual({ route, complaints: [] });
    }
  });
}
