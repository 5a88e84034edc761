/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sitePages } from '../setup/site-map.mjs';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => existsSync(file));
const documents = files.filter((file) => file.endsWith('.md'));
const sources = files.filter((file) =>
  /^(app|components|data|e2e|lib|public|scripts)\/.+\.(ts|tsx|mjs|js|css)$/.test(file),
);

/** @param {string} document */
const listHeadings = (document) =>
  [...readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
/** @param {string} heading */
const toAnchor = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

it('has every decision that a comment points to', () => {
  const missing = [...sources, ...documents].flatMap((file) => {
    // A comment may break its line within the name of a heading.
    const text = readFileSync(file, 'utf8').replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');
    return [...text.matchAll(/(docs\/decisions[\w/-]*\.md), ["']([^"']+)["']/g)]
      .filter(([, record = '', heading = '']) => !existsSync(record) || !listHeadings(record).includes(heading))
      .map(([pointer]) => `${file}: ${pointer}`);
  });
  expect(missing).toEqual([]);
});

it('has the day of each decision', () => {
  const undated = documents
    .filter((file) => file.startsWith('docs/decisions/') && !file.endsWith('README.md'))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split(/^## /m)
        .slice(1)
        .filter((decision) => !/^.+\n\n\d{4}-\d\d-\d\d(?:, changed \d{4}-\d\d-\d\d)?\n\n/.test(decision))
        .map((decision) => `${file}: ${decision.split('\n')[0]}`),
    );
  expect(undated).toEqual([]);
});

it('has every file and heading that a document links to', () => {
  const broken = documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
      .filter(([, path, anchor]) => {
        const target = path ? join(dirname(document), path) : document;
        if (!existsSync(target)) return true;
        return anchor !== undefined && !listHeadings(target).map(toAnchor).includes(anchor);
      })
      .map(([link]) => `${document}: ${link}`),
  );
  expect(broken).toEqual([]);
});

it('has every file that a document names', () => {
  const missing = documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(/`((?:app|components|data|docs|e2e|lib|public|scripts)\/[\w./-]+)`/g)]
      .filter(([, path = '']) => !existsSync(path))
      .map(([, path]) => `${document}: ${path}`),
  );
  expect(missing).toEqual([]);
});

it('names in the table of tiers the pages that data/pages.ts puts there', () => {
  const text = readFileSync('docs/architecture.md', 'utf8');
  for (const tier of ['words', 'light']) {
    const [, row = ''] = text.match(new RegExp(`^\\| \`${tier}\` \\|(.+)\\|$`, 'm')) ?? [];
    const named = [...row.matchAll(/`(\/[\w/*-]+)`/g)].map(([, path]) => path);
    const parents = ['/development', '/resources', '/can-i'];
    const paths = sitePages
      .filter((page) => page.tier === tier)
      .map(
        ({ path }) =>
          parents.filter((parent) => path.startsWith(`${parent}/`)).map((parent) => `${parent}/*`)[0] ?? path,
      );
    expect(named.sort()).toEqual([...new Set(paths)].sort());
  }
});

it('has the same parts and tables in the README of each language', () => {
  const [english = '', french = ''] = ['README.md', 'README.fr.md'].map((file) => readFileSync(file, 'utf8'));
  /** @param {string} text */
  const outline = (text) =>
    text.split('\n').flatMap((line) => (/^(#+ |\| ?`?)/.test(line) ? [line.split(' ')[0]] : []));
  expect(outline(french)).toEqual(outline(english));
  /** @param {string} text */
  const code = (text) => [...text.matchAll(/`[^`]+`/g)].map(([name]) => name).sort();
  expect(code(french)).toEqual(code(english));
});

it('has the oldest browsers that package.json declares', () => {
  /** @type {{ browserslist: string[] }} */
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8'));
  const text = readFileSync('CONTRIBUTING.md', 'utf8');
  /** @type {Record<string, string>} */
  const names = { chrome: 'Chrome', edge: 'Edge', firefox: 'Firefox', safari: 'Safari' };
  const declared = browserslist.flatMap((line) => {
    const [id = '', version] = line.split(' >= ');
    return names[id] ? [`${names[id]} ${version}`] : [];
  });
  expect(declared).toHaveLength(4);
  expect(declared.filter((browser) => !text.includes(browser))).toEqual([]);
});

it.each(['README.md', 'README.fr.md'])('keeps %s to what fits on a screen or two', (file) => {
  expect(readFileSync(file, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(60);
});
