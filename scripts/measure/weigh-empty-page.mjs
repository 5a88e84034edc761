import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../setup/run.mjs';
import { weighPage } from './weigh-page.mjs';

const FOLDER = '.measure/empty';

const FILES = {
  'app/layout.jsx':
    'export default function Layout({ children }) {\n  return <html lang="en"><body>{children}</body></html>;\n}\n',
  'app/page.jsx': 'export default function Page() {\n  return null;\n}\n',
  // The site's own settings, as they decide what is shipped.
  'next.config.mjs':
    "import getConfig from '../../next.config.mjs';\n\nexport default (phase) => ({ ...getConfig(phase), basePath: undefined, generateBuildId: () => 'empty' });\n",
};

/**
 * The JavaScript of an empty page, built by the same command and with the same settings as the site: what Next itself
 * weighs. The budget of widgets is what they add to it.
 * @returns gzipped bytes, or undefined when it could not be built
 */
export function weighEmptyPage() {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(join(FOLDER, file, '..'), { recursive: true });
    writeFileSync(join(FOLDER, file), text);
  }
  if (!run('npx', ['next', 'build', FOLDER])) return undefined;
  return weighPage('index.html', { folder: join(FOLDER, 'out') }).jsGz;
}
