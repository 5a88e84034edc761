/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { canIEntries } from './entries';

const lines = readFileSync('docs/facts-to-confirm.md', 'utf8').split('\n');

it.each(canIEntries)(
  'docs/facts-to-confirm.md lists $id with its verdict, for a provider to sign',
  ({ id, verdict, confidence }) => {
    expect(lines.filter((line) => line.startsWith(`- ${confidence}: `)).join(', ')).toContain(`\`${id}\` ${verdict}`);
  },
);
