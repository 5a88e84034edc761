// npm run check: what can be known without a build, in a minute or two.
import { installIfStale } from './setup/install.mjs';
import { requireNode } from './setup/require-node.mjs';
import { checkCode } from './testing/check-code.mjs';

requireNode();
installIfStale();
const failed = await checkCode();
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll passed');
process.exit(failed.length > 0 ? 1 : 0);
