/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';

// What is loaded with `require` behind `typeof window === 'undefined'` is rendered while the page is built, and no browser
// gets its code: a hook in it would look alive in `npm run dev` and do nothing in the export.

const REQUIRED = /= require\('([^']+)'\)/g;
const IMPORTED = /^(?:import|export)\s(?!type\b)[^;]*?from '([^']+)'/gm;
const HOOK_CALL = /\buse[A-Z]\w*\(/g;

/** @param {string} path */
const read = (path) => readFileSync(path, 'utf8');

/**
 * The file that a module of this repository is in; undefined for packages.
 * @param {string} from the file that imports it
 * @param {string} name
 */
function resolve(from, name) {
  if (!/^[.@]\.?\//.test(name)) return undefined;
  const path = name.startsWith('@/') ? name.slice(2).replace(/^words\//, 'data/en/') : posix.join(dirname(from), name);
  return ['.tsx', '.ts', '/index.ts'].map((ending) => path + ending).find(existsSync);
}

/**
 * The files that a file imports, and what these import.
 * @param {string} path
 * @param {Set<string>} found
 */
function follow(path, found = new Set()) {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, name = ''] of read(path).matchAll(IMPORTED)) {
    const file = resolve(path, name);
    if (file) follow(file, found);
  }
  return found;
}

const parts = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .map((name) => `components/${name.replaceAll('\\', '/')}`)
  .filter((path) => /(?<!\.test)\.tsx$/.test(path))
  .flatMap((path) => [...read(path).matchAll(REQUIRED)].map(([, name = '']) => resolve(path, name) ?? name));

it('finds the parts that are static markup', () => {
  expect(parts).toEqual(
    expect.arrayContaining(['components/layout/page-start.tsx', 'components/layout/site-footer.tsx']),
  );
});

it.each(parts)('%s uses no hook, nor does anything that it imports', (part) => {
  const hooks = [...follow(part)].flatMap((path) =>
    [...read(path).matchAll(HOOK_CALL)].map(([call]) => `${path}: ${call})`),
  );
  expect(hooks).toEqual([]);
});
