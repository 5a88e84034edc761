/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { STATIC_CLIENT_MODULES } from '../finish-export/check-tiers.mjs';

/** The roots that have no element of their own, with the file whose element is their island. */
const ISLANDS_AROUND = {
  // Renders `Tabs` alone.
  'components/ui/addressed-tabs.tsx': 'components/ui/tabs.tsx',
  // Show one or another part of a list.
  'components/contractions/when-to-call-parts.tsx': 'components/contractions/when-to-call-provider.tsx',
  'components/emergency/own-nunavut-help.tsx': 'components/ui/call-signs.tsx',
  'components/ui/in-region.tsx': 'components/birth/birth.tsx',
};

/** @param {string} path */
const read = (path) => readFileSync(path, 'utf8');

const clientFiles = ['app', 'components', 'lib']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  )
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  .filter((path) => /^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*['"]use client['"]/.test(read(path)));
const roots = clientFiles.filter((path) => !STATIC_CLIENT_MODULES.includes(path));

it('finds the roots of widgets, and no module that renders static markup among them', () => {
  expect(roots.length).toBeGreaterThan(20);
  expect(STATIC_CLIENT_MODULES.filter((path) => !clientFiles.includes(path))).toEqual([]);
});

describe.each(roots)('%s', (path) => {
  const text = read(path);

  it('exports its widgets with a boundary around each: asWidget', () => {
    const names = [...text.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name]) => name);
    const bound = [...text.matchAll(/^export const (\w+) = asWidget\(/gm)].map(([, name]) => name);
    // `useIsPanelShown` of tabs.tsx is a hook.
    expect(bound).toEqual(names.filter((name) => !name?.startsWith('use')));
  });

  it('has an island, so that what is tapped in it early is replayed, and tests wait for it', () => {
    const around = Object.entries(ISLANDS_AROUND).find(([root]) => root === path)?.[1];
    expect(around ? read(around) : text).toMatch(/\sdata-island="[\w-]+"/);
  });
});
