/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { weighOfflineSite } from './weigh-offline-site.mjs';
import { gzipped, weighPage } from './weigh-page.mjs';

/** @param {Record<string, string>} files */
function writeSite(files) {
  const folder = mkdtempSync(join(tmpdir(), 'weigh-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

it('counts each script, style and font of a page once, and no script that modern browsers skip', () => {
  const html =
    '<link rel="preload" href="/due-date/a.woff2" as="font"/><link rel="stylesheet" href="/due-date/a.css"/>' +
    '<script src="/due-date/old.js" noModule=""></script><script src="/due-date/a.js" async=""></script>' +
    '<script src="/due-date/b.js" async=""></script><script src="/due-date/a.js" async=""></script>' +
    '<script>inline()</script>';
  const folder = writeSite({
    'a.html': html,
    'a.js': 'a'.repeat(500),
    'b.js': 'b'.repeat(500),
    'a.css': 'p{}',
    'a.woff2': 'font',
    'old.js': '!',
  });
  expect(weighPage('a.html', { folder, basePath: '/due-date' })).toMatchObject({
    html: html.length,
    jsGz: gzipped('a'.repeat(500)) + gzipped('b'.repeat(500)),
    cssGz: gzipped('p{}'),
    fonts: 4,
  });
});

it('weighs what the service worker keeps, by the file behind each address', () => {
  const pages = { 'index.html': 'home', 'development/week-1.html': 'week', 'site.js': 'script' };
  const worker = '[{url:"/",revision:"a"},{url:"/development/week-1",revision:"b"},{url:"/site.js",revision:null}]';
  const folder = writeSite({ ...pages, 'social/home.png': 'not kept', 'sw.js': worker });
  const gz = Object.values(pages).reduce((sum, text) => sum + gzipped(text), 0);
  expect(weighOfflineSite('', { folder })).toEqual({ count: 3, gz });
});
