import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { hasIsland } from '../finish-export/strip-page.mjs';

export const gzipped = (content) => gzipSync(content, { level: 9 }).length;
const brotlied = (content) => brotliCompressSync(content).length;

/**
 * What a browser loads of one page before anything is clicked.
 * @param file the page's HTML file
 * @param folder of the exported site, which addresses below `basePath` lead into
 */
export function weighPage(file, { folder = 'out', basePath = '' } = {}) {
  const html = readFileSync(join(folder, file), 'utf8');
  const readAll = (pattern) =>
    [...new Set([...html.matchAll(pattern)].map(([, url]) => url))].map((url) =>
      readFileSync(join(folder, url.slice(basePath.length))),
    );
  const sum = (contents, size) => contents.reduce((total, content) => total + size(content), 0);
  // Browsers that run modules skip scripts marked nomodule.
  const scripts = readAll(/<script(?![^>]*nomodule)[^>]*\ssrc="([^"]+)"/gi);
  const styles = readAll(/<link rel="stylesheet" href="([^"]+)"/g);
  const fonts = readAll(/<link rel="preload" href="([^"]+\.woff2)"/g);
  return {
    hasWidget: hasIsland(html),
    html: Buffer.byteLength(html),
    htmlGz: gzipped(html),
    htmlBr: brotlied(html),
    jsGz: sum(scripts, gzipped),
    jsBr: sum(scripts, brotlied),
    cssGz: sum(styles, gzipped),
    cssBr: sum(styles, brotlied),
    fonts: sum(fonts, (content) => content.length),
  };
}
