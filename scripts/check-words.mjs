// Part of `npm run lint`: whether words were changed in one language and their translation was not.
import { fail } from './setup/fail.mjs';
import { findChangedAlone } from './words/changed-alone.mjs';

const found = findChangedAlone();
if (!found) {
  console.log('Words in both languages: skipped, as there is too little history to compare with.');
} else if (found.alone.length > 0) {
  const lines = found.alone.map(({ changed, twin }) => `  ${changed}, but not ${twin}`);
  fail(`Changed in one language since ${found.since.slice(0, 8)}:
${lines.join('\n')}
Change the other one too. Where it is right as it is, name the file in a commit message; a commit without changes will do:
  One language: ${found.alone[0]?.changed}, and why`);
}
