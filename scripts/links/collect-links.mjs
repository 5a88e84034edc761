import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Up to the closing quote, or to the first `${` of a template. Namespaces such as xmlns are no pages.
const ADDRESS = /(?<!xmlns=|'@context': )(['"`])(https?:\/\/(?:(?!\1|\$\{)\S)+)(?:\1|\$\{)/g;
const COMMENT = /^\s*(?:\/\/|\/?\*).*$|\s\/\/ .*$/gm;

/**
 * Every address of another site that the folders' TypeScript names between quotes, with the files that name it, in the
 * order of the addresses. Of an address that is composed, its constant beginning. Tests and comments are no content.
 * @param {...string} folders
 */
export function collectLinks(...folders) {
  /** @type {Map<string, string[]>} */
  const files = new Map();
  for (const file of folders.flatMap(listFiles)) {
    const text = readFileSync(file, 'utf8').replace(COMMENT, '');
    for (const [, , address = ''] of text.matchAll(ADDRESS)) {
      const url = address.replace(/\?$/, '');
      files.set(url, [...new Set([...(files.get(url) ?? []), file])]);
    }
  }
  return [...files].map(([url, names]) => ({ url, files: names })).sort((a, b) => (a.url < b.url ? -1 : 1));
}

/** @param {string} folder */
function listFiles(folder) {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .sort()
    .map((name) => join(folder, name));
}
