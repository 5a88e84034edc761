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

it('docs/facts-to-confirm.md has medicines first, as they matter most', () => {
  const topics = lines.filter((line) =>
    /^\*\*(?:Medicines|Food|Drinks|Activity and travel|Body and beauty|Home and work)\.?\*\*/.test(line),
  );
  expect(topics.length).toBeGreaterThanOrEqual(12);
  expect(topics[0]).toMatch(/^\*\*Medicines/);
  // The list of verdicts below begins anew.
  expect(topics[topics.length / 2]).toMatch(/^\*\*Medicines/);
});
