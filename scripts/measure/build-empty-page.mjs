import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../setup/run.mjs';

const FOLDER = '.measure/empty';

const FILES = {
  'app/layout.jsx':
    'export default function Layout({ children }) {\n  return <html lang="en"><body>{children}</body></html>;\n}\n',
  // A word, as what paints nothing cannot be timed.
  'app/page.jsx': 'export default function Page() {\n  return <p>Empty</p>;\n}\n',
  // The site's own settings, as they decide what is shipped.
  'next.config.mjs':
    "import getConfig from '../../next.config.mjs';\n\nexport default (phase) => ({ ...getConfig(phase), basePath: undefined, generateBuildId: () => 'empty' });\n",
};

/**
 * Builds an empty page by the same command and with the same settings as the site: what Next itself weighs and takes.
 * @returns the folder of its export, or undefined when it could not be built
 */
export function buildEmptyPage() {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(join(FOLDER, file, '..'), { recursive: true });
    writeFileSync(join(FOLDER, file), text);
  }
  return run('npx', ['next', 'build', FOLDER]) ? join(FOLDER, 'out') : undefined;
}
