// Builds the site into out/.
import { run } from './setup/run.mjs';

if (!run('npx', ['next', 'build'])) process.exit(1);
