import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['app', 'components', 'data', 'lib', 'public', 'scripts/finish-export'];
const FILES = [
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/setup/languages.mjs',
  'scripts/setup/site-map.mjs',
];
const ID_LENGTH = 20;

/**
 * The name of a build: a hash of everything that it is made from, which are the sources without their tests and the
 * settings of a deployment. The same sources and settings have the same name.
 * @param {Record<string, string | undefined>} [environment]
 */
export function getBuildId(environment = process.env) {
  const hash = createHash('sha256');
  const settings = Object.entries(environment).filter(([name, value]) => name.startsWith('NEXT_PUBLIC_') && value);
  hash.update(JSON.stringify(settings.sort()));
  for (const file of listSources()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, ID_LENGTH);
}

/** The files that decide what is built. */
export const listSources = () => [...FOLDERS.flatMap(listFiles), ...FILES];

/** @param {string} folder */
function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.\w+$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
