/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listModulesWithTimeZone } from './time-zones.mjs';

const folder = mkdtempSync(join(tmpdir(), 'time-zones-'));
mkdirSync(join(folder, 'lib/calendar'), { recursive: true });
for (const name of ['components', 'data']) mkdirSync(join(folder, name));

it.each([
  "import { addDays } from 'date-fns';",
  "const format = new Intl.DateTimeFormat('en-CA');",
  'const text = date.toLocaleDateString();',
  'const day = new Date(2027, 5, 8);',
  'const hour = now.getHours();',
  'date.setDate(1);',
])('finds a module that uses the local time zone: %s', (code) => {
  writeFileSync(join(folder, 'lib/calendar/module.ts'), code);
  expect(listModulesWithTimeZone(folder)).toEqual([join(folder, 'lib/calendar/module.ts')]);
});

it('leaves out tests, and code that only passes dates on', () => {
  writeFileSync(
    join(folder, 'lib/calendar/module.ts'),
    'export const isLater = (a: Date, b: Date) => a.getTime() > +b;',
  );
  writeFileSync(join(folder, 'lib/calendar/module.test.ts'), 'new Date(2027, 5, 8);');
  expect(listModulesWithTimeZone(folder)).toEqual([]);
});
