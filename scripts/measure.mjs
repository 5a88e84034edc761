// npm run measure: what each page weighs, and whether that is within the budgets. Speed is not measured here yet.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildIfStale } from './setup/build-if-stale.mjs';
import { fail } from './setup/fail.mjs';
import { installIfStale } from './setup/install.mjs';
import { listRoutes } from './setup/list-routes.mjs';
import { requireNode } from './setup/require-node.mjs';

requireNode();
installIfStale();
if (!buildIfStale()) fail('The site could not be built. The reason stands above.');

const KB = 1000;
const BUDGETS = { htmlGz: 30 * KB, cssGz: 14 * KB, fonts: 60 * KB, calculatorJsGz: 30 * KB, widgetJsGz: 20 * KB };
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

const gzipped = (content) => gzipSync(content, { level: 9 }).length;
const readAsset = (url) => readFileSync(join('out', url.slice(basePath.length)));

function weigh(route) {
  const html = readFileSync(route === '/' ? 'out/index.html' : `out${route}.html`, 'utf8');
  const find = (pattern) => [...new Set([...html.matchAll(pattern)].map((match) => match[1]))];
  // Browsers that run modules skip scripts marked nomodule.
  const scripts = find(/<script(?![^>]*nomodule)[^>]*\ssrc="([^"]+)"/gi);
  const styles = find(/<link rel="stylesheet" href="([^"]+)"/g);
  const fonts = find(/<link rel="preload" href="([^"]+\.woff2)"/g);
  const sum = (urls, size) => urls.reduce((total, url) => total + size(readAsset(url)), 0);
  return {
    page: route,
    html: Buffer.byteLength(html),
    htmlGz: gzipped(html),
    jsGz: sum(scripts, gzipped),
    cssGz: sum(styles, gzipped),
    fonts: sum(fonts, (content) => content.length),
  };
}

const pages = listRoutes().map(weigh);
// Until the empty page is built beside the site, the lightest page stands in for it: it holds Next's runtime alone.
const runtimeJsGz = Math.min(...pages.map(({ jsGz }) => jsGz));

const overruns = [];
for (const page of pages) {
  page.widgetJsGz = page.jsGz - runtimeJsGz;
  const jsBudget = page.page === '/calculator' ? 'calculatorJsGz' : 'widgetJsGz';
  for (const [what, value, limit] of [
    ['HTML', page.htmlGz, BUDGETS.htmlGz],
    ['CSS', page.cssGz, BUDGETS.cssGz],
    ['fonts', page.fonts, BUDGETS.fonts],
    ['JavaScript of widgets', page.widgetJsGz, BUDGETS[jsBudget]],
  ]) {
    if (value > limit) overruns.push(`${page.page}: ${what} ${value} bytes, limit ${limit}`);
  }
}

console.log('\nBytes of each page (gz: gzip -9). Widget JS: what a page loads beyond the lightest page.\n');
console.table(Object.fromEntries(pages.map(({ page, ...weights }) => [page, weights])));
if (overruns.length > 0) fail(`Over budget:\n${overruns.join('\n')}`);
