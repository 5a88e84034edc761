import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { languages } from '../setup/languages.mjs';

const AT_ONCE = 8;

const HASHED_FILE = /url:"[^"]*?\/(_next\/static\/[^"]+)"/g;

/**
 * Copies the hashed files of an older build that a newer one does not have. They are those that the service worker of
 * the older build lists: so only its own, and not those that it had kept of the one before.
 * @param {string} source the folder of the older build, or the address where it is served, with the path below which it
 *   stands
 * @param {string} folder the newer build
 * @returns how many hashed files the older build has, 0 where there is none, and how many of them were copied
 * @throws when a file of the older build cannot be read
 */
export async function keepOldFiles(source, folder) {
  let oldCount = 0;
  let keptCount = 0;
  for (const { prefix } of languages) {
    const worker = await readOld(source, `${prefix}/sw.js`);
    const names = [...(worker?.toString() ?? '').matchAll(HASHED_FILE)].map(([, name = '']) => name);
    const missing = names.filter((name) => !existsSync(join(folder, prefix, name)));
    oldCount += names.length;
    keptCount += missing.length;
    while (missing.length > 0) {
      await Promise.all(
        missing.splice(0, AT_ONCE).map(async (name) => {
          const content = await readOld(source, `${prefix}/${name}`);
          if (!content) throw new Error(`${source} names ${prefix}/${name} and does not have it.`);
          const file = join(folder, prefix, name);
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, content);
        }),
      );
    }
  }
  return { oldCount, keptCount };
}

/**
 * A file of the older build; undefined where it has none.
 * @param {string} source
 * @param {string} path
 */
async function readOld(source, path) {
  if (!/^https?:\/\//.test(source)) {
    const file = join(source, path);
    return existsSync(file) ? readFile(file) : undefined;
  }
  const url = source.replace(/\/$/, '') + path;
  const answer = await fetch(url).catch(() => {
    throw new Error(`${url} does not answer.`);
  });
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${url} answers with status ${answer.status}.`);
  return Buffer.from(await answer.arrayBuffer());
}
