// Builds the site into out/.
import { markAsBuilt } from './setup/build-if-stale.mjs';
import { run } from './setup/run.mjs';

if (!run('npx', ['next', 'build'])) process.exit(1);
markAsBuilt();
