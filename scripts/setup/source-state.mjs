import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['app', 'components', 'data', 'lib', 'public', 'scripts/finish-export'];
const FILES = ['next.config.mjs', 'postcss.config.mjs', 'tsconfig.json', 'package-lock.json', 'scripts/build.mjs'];

/** A hash of everything that out/ is built from: sources without their tests, and the settings of the environment. */
export function getSourceState() {
  const hash = createHash('sha256');
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'));
  hash.update(JSON.stringify(settings.sort()));
  for (const file of [...FOLDERS.flatMap(listFiles), ...FILES]) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.\w+$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
