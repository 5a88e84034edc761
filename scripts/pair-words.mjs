// npm run pair-words -- data/fr/home.ts: records that the texts of a file belong together in both languages as they now
// are, after one of them alone was changed. Without a file, as part of `npm run format`: what was changed in both.
import { relative } from 'node:path';
import { fail } from './setup/fail.mjs';
import { listChangedPairs, otherCodes, readRecord, readWordPairs, writeRecord } from './words/word-pairs.mjs';

// By the name that the file has in each language.
const named = process.argv.slice(2).map((file) =>
  relative('data', file)
    .replaceAll('\\', '/')
    .replace(/^[^/]+\//, ''),
);
const unused = new Set(named);

for (const code of otherCodes) {
  const record = readRecord(code);
  const current = readWordPairs(code);
  for (const { file, changed } of listChangedPairs(record, current)) {
    if (changed !== 'both' && !named.includes(file)) continue;
    unused.delete(file);
    const pair = current[file];
    if (pair) record[file] = pair;
    else delete record[file];
  }
  writeRecord(code, record);
}
if (unused.size > 0) fail(`Nothing has changed in: ${[...unused].join(', ')}`);
