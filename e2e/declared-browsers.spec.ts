import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { type ecmaVersion, parse } from 'acorn';

// The oldest declared browsers cannot be had for tests: what is in the exported files is compared with what they know.

/** Chrome 111, Firefox 128 and Safari 16.4 know all of it. */
const SYNTAX: ecmaVersion = 2022;
const CHUNKS = 'out/_next/static/chunks';

const readAll = (ending: string) =>
  readdirSync(CHUNKS)
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, text: readFileSync(`${CHUNKS}/${name}`, 'utf8') }));

const ownScripts = ['site.js', 'sw.js', ...readdirSync('out/light').map((name) => `light/${name}`)];

const pages = readdirSync('out', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.html'))
  .map((path) => ({ path, text: readFileSync(`out/${path}`, 'utf8') }));

/** The texts of the inline scripts whose attributes are so. */
const listInlineScripts = (attributes: RegExp) => [
  ...new Set(
    pages.flatMap(({ text }) =>
      [...text.matchAll(/<script((?![^>]*(?:src=|type=))[^>]*)>([\s\S]*?)<\/script>/g)]
        .filter(([, found = '']) => attributes.test(found))
        .map(([, , script = '']) => script),
    ),
  ),
];

const fails = (script: string, version: ecmaVersion) => {
  try {
    parse(script, { ecmaVersion: version, sourceType: 'script' });
    return [];
  } catch (error) {
    return [`${error instanceof Error ? error.message : error}: ${script.slice(0, 80)}`];
  }
};

test('every script is in the syntax of the declared browsers', () => {
  const files = [...readAll('.js'), ...ownScripts.map((name) => ({ name, text: readFileSync(`out/${name}`, 'utf8') }))];
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap(({ text }) => fails(text, SYNTAX))).toEqual([]);
  expect(listInlineScripts(/^/).flatMap((script) => fails(script, SYNTAX))).toEqual([]);
});

test('what tells an older browser that a part cannot start is in the syntax of any browser', () => {
  const early = listInlineScripts(/data-in-page="(early-|restore-)/);
  expect(early.length).toBeGreaterThan(2);
  expect(early.flatMap((script) => fails(script, 5))).toEqual([]);
});

/** What is younger than a declared browser, where it may be nonetheless, and what stands in for it there. */
const younger = [
  {
    feature: /:popover-open/,
    in: 'styles',
    instead: 'the links of the menu stand in the page: components/layout/phone-menu.css',
  },
  { feature: /@starting-style/, in: 'styles', instead: 'the menu opens without sliding' },
  { feature: /transition-behavior|allow-discrete/, in: 'styles', instead: 'the menu closes without sliding' },
  { feature: /\bsubgrid\b/, in: 'styles', instead: '@supports: both advice boxes share one cell' },
  {
    feature: /::details-content/,
    in: 'styles',
    instead: 'site.js opens what is folded before it is printed',
  },
  { feature: /text-wrap:/, in: 'styles', instead: 'lines break as everywhere' },
  { feature: /content-visibility/, in: 'styles', instead: 'only beside ::details-content' },
  { feature: /\bpopover\b/, in: 'pages', instead: 'components/layout/phone-menu.css' },
  {
    feature: /\bclosedby\b/,
    in: 'scripts',
    instead: 'a click beside the dialog closes it: components/development/comparison-window.tsx',
  },
  { feature: /\bstartViewTransition\b/, in: 'scripts', instead: 'React asks for it first' },
  { feature: /\brequestIdleCallback\b/, in: 'scripts', instead: 'asked for first' },
  { feature: /"speculationrules"/, in: 'pages', instead: 'pages load when they are opened' },
];

/** Young too, and without anything that stands in: in none of the files. */
const forbidden = [
  { feature: /(?:^|[{};])\s*&/, in: 'styles' },
  { feature: /\blight-dark\(|@scope\b|:user-(?:in)?valid|field-sizing|interpolate-size|calc-size\(/, in: 'styles' },
  { feature: /\banchor\(|position-anchor|animation-timeline|text-box-trim|\binset-area\b/, in: 'styles' },
  { feature: /Object\.groupBy\(|Map\.groupBy\(|Array\.fromAsync\(|Promise\.try\(/, in: 'scripts' },
  { feature: /Intl\.DurationFormat|\.checkVisibility\(|AbortSignal\.any\(|Iterator\.from\(/, in: 'scripts' },
  { feature: /\.showPopover\(|\.togglePopover\(|\.moveBefore\(|\.requestClose\(/, in: 'scripts' },
];

// Next gives this file to browsers without modules alone, and it holds names of what it adds to them.
const isForOldest = (text: string) => text.includes('core-js');
const texts: Record<string, string[]> = {
  styles: readAll('.css').map(({ text }) => text),
  scripts: [readFileSync('out/site.js', 'utf8'), ...readAll('.js').map(({ text }) => text)].filter(
    (text) => !isForOldest(text),
  ),
  pages: pages.map(({ text }) => text),
};
const isUsed = ({ feature, in: place }: { feature: RegExp; in: string }) =>
  (texts[place] ?? []).some((text) => feature.test(text));

test('what is younger than a declared browser has something that stands in for it', () => {
  expect(younger.filter((entry) => !isUsed(entry)).map(({ feature }) => feature.source)).toEqual([]);
  expect(forbidden.filter(isUsed).map(({ feature }) => feature.source)).toEqual([]);
});
