/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import { loadAfterPaint } from './load-after-paint.mjs';

const asyncScript = (src) => `<script src="${src}" async=""></script>`;
const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/b.js"/>';
const legacy = '<script src="/_next/old.js" noModule=""></script>';
const siteScript = '<script src="/site.js" defer=""></script>';
const flight = '<script>self.__next_f.push([1,"</body>"])</script>';
const html = `<html><head>${preload}${asyncScript('/_next/a.js')}${legacy}</head><body><p data-island="a">${siteScript}${flight}${asyncScript('/_next/b.js')}</body></html>`;

it('takes out the scripts of widgets alone, and puts one that loads them at the end of the page', () => {
  const page = loadAfterPaint(html);
  const [loader] = /<script data-scripts[\s\S]+<\/script>/.exec(page);
  expect(loader).toContain('data-scripts="/_next/a.js /_next/b.js"');
  expect(page.replace(loader, '')).toBe(
    `<html><head>${legacy}</head><body><p data-island="a">${siteScript}${flight}</body></html>`,
  );
  expect(page).toContain(`${loader}</body></html>`);
});

it('leaves a page without widgets as it is', () => {
  const still = html.replace('data-island="a"', '');
  expect(loadAfterPaint(still)).toBe(still);
});

it('refuses a page whose scripts it cannot find, rather than ship dead widgets', () => {
  expect(() => loadAfterPaint('<html><body><p data-island="a"></p></body></html>')).toThrow('no scripts');
});

describe('the loader', () => {
  /** Runs it in a page of its own; `paint` reports the first paint. */
  function run({ hidden = false, supportedEntryTypes = ['paint'] } = {}) {
    const [, scripts, loader] = /<script data-scripts="([^"]+)">([\s\S]+?)<\/script>/.exec(loadAfterPaint(html));
    const appended = [];
    let paint;
    class PerformanceObserver {
      static supportedEntryTypes = supportedEntryTypes;
      constructor(callback) {
        paint = () => callback([], this);
      }
      observe() {}
      disconnect() {}
    }
    const document = {
      hidden,
      currentScript: { dataset: { scripts } },
      createElement: (name) => ({ name }),
      head: { append: (element) => appended.push(element) },
    };
    const window = { PerformanceObserver };
    runInNewContext(loader, { document, window, PerformanceObserver });
    return { appended, paint: () => paint() };
  }
  const scripts = ['/_next/a.js', '/_next/b.js'].map((src) => ({ name: 'script', src, async: true }));

  it('waits for the first paint', () => {
    const { appended, paint } = run();
    expect(appended).toEqual([]);
    paint();
    expect(appended).toEqual(scripts);
  });

  it('does not wait in a tab that nobody sees, or where the browser does not tell', () => {
    expect(run({ hidden: true }).appended).toEqual(scripts);
    expect(run({ supportedEntryTypes: [] }).appended).toEqual(scripts);
  });
});
