/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';

/** What renders markup that the page holds already, and nothing that could fail while it is used. */
const WITHOUT_STATE = [
  'components/about/publication-list.tsx',
  'components/layout/page-frame.tsx',
  'components/ui/early-use.tsx',
  'components/ui/kept-markup.tsx',
];

const roots = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .map((name) => `components/${name.replaceAll('\\', '/')}`)
  .filter((path) => /(?<!\.test)\.tsx$/.test(path))
  .filter((path) => !WITHOUT_STATE.includes(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  .filter(({ text }) => text.startsWith("'use client'"));

it('finds the roots of widgets', () => {
  expect(roots.length).toBeGreaterThan(20);
});

it.each(roots)('$path exports its widgets with a boundary around each: asWidget', ({ text }) => {
  const names = [...text.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name]) => name);
  const bound = [...text.matchAll(/^export const (\w+) = asWidget\(/gm)].map(([, name]) => name);
  // `useIsPanelShown` of tabs.tsx is a hook.
  expect(bound).toEqual(names.filter((name) => !name?.startsWith('use')));
});
