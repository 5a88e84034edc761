/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/**
 * The linter's output for files laid out as in the project.
 * @param {Record<string, string>} files
 */
function lint(files) {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  /**
   * @param {string} file
   * @param {string} text
   */
  const write = (file, text) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const [file, code] of Object.entries(files)) write(file, code);
  mkdirSync(join(folder, 'scripts/lint'), { recursive: true });
  for (const file of [
    'biome.jsonc',
    'scripts/lint/no-clock.grit',
    'scripts/lint/no-date-parsing.grit',
    'scripts/lint/no-prose.grit',
  ]) {
    copyFileSync(file, join(folder, file));
  }
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('node_modules/@biomejs/biome/bin/biome'), 'lint', '--vcs-enabled=false', '--max-diagnostics=none'],
    { cwd: folder, encoding: 'utf8' },
  );
  return stdout + stderr;
}

it('lets nothing but lib/browser read the clock', () => {
  const clocks = [
    'new Date()',
    'new Date',
    'Date()',
    'Date.now()',
    'globalThis.Date.now()',
    'new window.Date()',
    "Date['now']()",
    'performance.now()',
    'isToday(day)',
  ];
  const code = clocks.map((clock, index) => `export const probe${index} = ${clock};\n`).join('');
  const guarded = ['lib/pregnancy/probe.ts', 'components/probe.tsx', 'app/probe.tsx', 'data/probe.ts'];
  const output = lint(Object.fromEntries([...guarded, 'lib/browser/probe.ts'].map((file) => [file, code])));
  for (const file of guarded) {
    for (let line = 1; line <= clocks.length; line += 1)
      expect(output).toMatch(new RegExp(`${file}:${line}:\\d+ plugin`));
  }
  expect(output).toContain('Reads the clock');
  expect(output).not.toMatch(/lib\/browser\/probe\.ts:\d+:\d+ plugin/);
});

it('lets nothing but lib/calendar parse a date', () => {
  const code = [`new Date('2027-06-08')`, `Date.parse('2027-06-08')`, `parseISO('2027-06-08')`]
    .map((parsing, index) => `export const probe${index} = ${parsing};\n`)
    .join('');
  const output = lint({ 'components/probe.tsx': code, 'lib/calendar/probe.ts': code });
  for (const line of [1, 2, 3]) expect(output).toContain(`components/probe.tsx:${line}:`);
  expect(output).toContain('Parses a date');
  expect(output).not.toContain('lib/calendar/probe.ts');
});

it('lets no text that is read stand outside of data/en', () => {
  const prose = [
    '<p>Now</p>',
    '<p>{count} of 40</p>',
    '<p>{publisher}, {title}</p>',
    '<p>({weeks})</p>',
    `<p>{\`\${region}: \`}{line}</p>`,
    '<img alt="moose" />',
    '<Dialog title="Close" />',
    "<p>{isOpen ? 'Close' : icon}</p>",
    "'Call 911'",
    "'first the water, then the bag'",
    "'call your provider.'",
    `\`Week \${week} of your pregnancy\``,
  ];
  const code = [
    '<p className="flex gap-4 Font">{words.now}</p>',
    '<img alt={words.moose} src="moose.svg" />',
    "<p>{event.key === 'Enter' && words.now}</p>",
    "new Error('No page is about this week.')",
    "console.error('Failed to download image', error)",
    `\`/development/week-\${week}\``,
    "'M6 34 C 50 58, 80 8'",
    '\'a, button, [role="tab"]\'',
  ];
  const toLines = (/** @type {string[]} */ list) =>
    list.map((line, index) => `export const probe${index} = ${line};\n`).join('');
  const files = ['app', 'components', 'lib/pregnancy'].map((folder) => `${folder}/probe.tsx`);
  const output = lint(Object.fromEntries([...files, 'data/en/probe.tsx'].map((file) => [file, toLines(prose)])));
  for (const file of files) {
    for (let line = 1; line <= prose.length; line += 1)
      expect(output).toMatch(new RegExp(`${file}:${line}:\\d+ plugin`));
  }
  expect(output).toContain('Text that is read');
  expect(output).not.toMatch(/data\/en\/probe\.tsx:\d+:\d+ plugin/);
  expect(lint({ 'components/probe.tsx': toLines(code) })).not.toContain('Text that is read');
});

it('lets imports point down only', () => {
  const forbidden = {
    'data/a.ts': '@/lib/calendar/calendar-date',
    'data/b.ts': '@/components/ui/button',
    'lib/pregnancy/a.ts': 'react',
    'lib/pregnancy/b.ts': '@/lib/browser/storage',
    'lib/pregnancy/c.ts': '@/components/ui/button',
    'lib/browser/a.ts': '@/components/ui/button',
    'components/ui/a.tsx': '@/app/layout',
    'components/ui/b.tsx': '../layout/site-link',
    'app/a.tsx': '@/lib/browser/storage',
  };
  const allowed = {
    'app/ok.tsx': '@/components/ui/button',
    'components/ui/ok.tsx': '@/lib/browser/storage',
    'lib/browser/ok.ts': '@/lib/pregnancy/dating',
    'lib/pregnancy/ok.ts': '@/data/sources',
    'data/ok.ts': '@/data/sources',
  };
  const files = Object.entries({ ...forbidden, ...allowed }).map(([file, from]) => [file, `import '${from}';\n`]);
  const output = lint(Object.fromEntries(files));
  for (const file of Object.keys(forbidden)) expect(output).toContain(`${file}:1:`);
  for (const file of Object.keys(allowed)) expect(output).not.toContain(file);
});
