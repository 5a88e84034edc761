import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Every address of another site that a folder's TypeScript names between quotes, with the files that name it, in the
 * order of the addresses. Tests are no content.
 */
export function collectLinks(folder) {
  const files = new Map();
  for (const entry of readdirSync(folder, { recursive: true }).sort()) {
    const file = String(entry);
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const text = readFileSync(join(folder, file), 'utf8');
    for (const [, , url] of text.matchAll(/(['"`])(https?:\/\/(?:(?!\1)\S)+)\1/g)) {
      files.set(url, [...new Set([...(files.get(url) ?? []), file])]);
    }
  }
  return [...files].map(([url, names]) => ({ url, files: names })).sort((a, b) => (a.url < b.url ? -1 : 1));
}
