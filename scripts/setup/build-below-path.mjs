import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { finishExport } from '../finish-export/index.mjs';
import { run } from './run.mjs';
import { getSourceState } from './source-state.mjs';

const FOLDER = '.measure/below-path';
const SITE_FOLDER = join(FOLDER, 'site');
const STAMP = join(FOLDER, 'built-from');
const COPIED = ['app', 'components', 'data', 'lib', 'public', 'postcss.config.mjs', 'tsconfig.json', 'package.json'];

/**
 * Builds the site for a host that serves it below `basePath`, beside the one in out/, unless that was done already. In a
 * folder of its own, as Next builds only in the folder that holds the sources.
 * @returns the folder to serve, which holds the site below the path; undefined when it could not be built
 */
export async function buildBelowPath(basePath) {
  const state = `${basePath} ${getSourceState()}`;
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === state) return SITE_FOLDER;
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const isNoTest = (path) => !/\.test\.\w+$/.test(path);
  for (const name of COPIED) cpSync(name, join(FOLDER, name), { recursive: true, filter: isNoTest });
  // Fonts are named by their path; 'junction' is what Windows allows everybody.
  symlinkSync(join('..', '..', 'node_modules'), join(FOLDER, 'node_modules'), 'junction');
  // Types were checked with the site itself.
  writeFileSync(
    join(FOLDER, 'next.config.mjs'),
    "import site from '../../next.config.mjs';\n\nexport default { ...site, typescript: { ignoreBuildErrors: true } };\n",
  );
  if (!run('npx', ['next', 'build', FOLDER], { NEXT_PUBLIC_BASE_PATH: basePath })) return undefined;
  await finishExport(join(FOLDER, 'out'), { basePath });
  cpSync(join(FOLDER, 'out'), join(SITE_FOLDER, basePath), { recursive: true });
  writeFileSync(STAMP, state);
  return SITE_FOLDER;
}
