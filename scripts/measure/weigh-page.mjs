import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** @typedef {string | NodeJS.ArrayBufferView} Content */

/** @param {Content} content */
export const gzipped = (content) => gzipSync(content, { level: 9 }).length;
/** @param {Content} content */
const brotlied = (content) => brotliCompressSync(content).length;

/**
 * What a browser loads of one page before anything is clicked.
 * @param {string} file the page's HTML file
 * @param {{ folder?: string, basePath?: string }} [site] its folder, which addresses below `basePath` lead into
 */
export function weighPage(file, { folder = 'out', basePath = '' } = {}) {
  const html = readFileSync(join(folder, file), 'utf8');
  /** @param {RegExp} pattern whose first group is an address */
  const readAll = (pattern) =>
    [...new Set([...html.matchAll(pattern)].map(([, url = '']) => url))].map((url) =>
      readFileSync(join(folder, url.slice(basePath.length))),
    );
  /**
   * @param {Buffer[]} contents
   * @param {(content: Buffer) => number} size
   */
  const sum = (contents, size) => contents.reduce((total, content) => total + size(content), 0);
  // Browsers that run modules skip scripts marked nomodule.
  const scripts = readAll(/<script(?![^>]*nomodule)[^>]*\ssrc="([^"]+)"/gi);
  const styles = readAll(/<link rel="stylesheet" href="([^"]+)"/g);
  const fonts = readAll(/<link rel="preload" href="([^"]+\.woff2)"/g);
  return {
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
