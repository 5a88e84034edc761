import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

const SOURCES = ['app', 'components', 'data', 'lib', 'public'];
const FILES = ['next.config.mjs', 'postcss.config.mjs', 'tsconfig.json', 'package-lock.json', 'scripts/build.mjs'];
const STAMP = '.next/built-from';

/** Builds the site into out/, unless out/ was built from these very files and settings. @returns whether out/ is there */
export function buildIfStale() {
  const isFresh = existsSync('out/index.html') && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === getSourceState();
  if (isFresh) return true;
  return run(process.execPath, ['scripts/build.mjs']);
}

/** Remembers what out/ was built from. */
export function markAsBuilt() {
  writeFileSync(STAMP, getSourceState());
}

function getSourceState() {
  const hash = createHash('sha256');
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'));
  hash.update(JSON.stringify(settings.sort()));
  for (const file of [...SOURCES.flatMap(listFiles), ...FILES]) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
