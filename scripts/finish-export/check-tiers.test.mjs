/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listTierFaults, readClientModules } from './check-tiers.mjs';

const modules = new Map([
  [1, 'node_modules/next/dist/client/layout-router.js'],
  [2, 'components/layout/page-frame.tsx'],
  [3, 'components/ui/tabs.tsx'],
]);
/** @type {import('./check-tiers.mjs').PageTier[]} */
const pages = [
  { path: '/', tier: 'widget' },
  { path: '/week-1', tier: 'light', script: 'own-week' },
  { path: '/404', tier: 'words' },
];

/**
 * A page as Next exports it: its flight data comes in parts, which end anywhere.
 * @param {string} body
 * @param {number[]} ids of client modules
 */
function exportPage(body, ids) {
  const rows = ids.map((id, index) => `${(index + 10).toString(16)}:I[${id},["/_next/a.js"],"A"]\n`).join('');
  const flight = `1:"$Sreact.fragment"\n${rows}0:["$","p",null,{"children":"see \\"b:I[3,\\" and </p>"}]`;
  const parts = [flight.slice(0, 30), flight.slice(30)].map((part) => JSON.stringify(part).replaceAll('<', '\\u003c'));
  return `<html><body>${body}${parts.map((part) => `<script>self.__next_f.push([1,${part}])</script>`).join('')}</body></html>`;
}

const home = exportPage('<div data-island="tabs"></div>', [1, 2, 3]);
const words = exportPage('<p>Words</p>', [1, 2]);
const script = '<script src="/base/light/own-week.js" defer=""></script>';
const light = exportPage(`<p>Week 1</p>${script}`, [1, 2]);
/** @param {Record<string, string>} changed */
const listFaults = (changed) =>
  listTierFaults(
    new Map(Object.entries({ 'index.html': home, 'week-1.html': light, '404.html': words, ...changed })),
    modules,
    pages,
  );

it('finds no fault where each page needs what its tier has', () => {
  expect(listFaults({})).toEqual([]);
});

it.each([
  ['404.html', "/404: has the tier 'words' and needs the client module components/ui/tabs.tsx."],
  ['week-1.html', "/week-1: has the tier 'light' and needs the client module components/ui/tabs.tsx."],
])('names a client module outside the frame that %s needs', (file, fault) => {
  expect(listFaults({ [file]: exportPage(file === '404.html' ? '<p>Words</p>' : script, [1, 3, 2, 3]) })).toEqual([
    fault,
  ]);
});

it('names a client module by its number where no manifest has it', () => {
  expect(listFaults({ '404.html': exportPage('', [9]) })).toEqual([
    "/404: has the tier 'words' and needs the client module 9, which has no name.",
  ]);
});

it('names an island on a page of another tier, once, and is not misled by one in the flight data', () => {
  const island = '<b data-island="health-line">811</b>';
  const flight = '<script>self.__next_f.push([1,"<b data-island=\\"a\\">"])</script>';
  expect(listFaults({ '404.html': exportPage(island + flight + island, [2]) })).toEqual([
    "/404: has the tier 'words' and the island 'health-line'.",
  ]);
});

it("names a page of tier 'widget' that has no island", () => {
  expect(listFaults({ 'index.html': exportPage('<p data-islands="2">data-island</p>', [2, 3]) })).toEqual([
    "/: has the tier 'widget' and no island.",
  ]);
});

it('names a page that only the export has, and one that only the site says it has', () => {
  expect(listFaults({ 'new.html': words })).toEqual(['/new: data/pages.ts does not have it.']);
  expect(listTierFaults(new Map([['index.html', home]]), modules, pages)).toEqual([
    '/week-1: data/pages.ts has it, app/ has not.',
    '/404: data/pages.ts has it, app/ has not.',
  ]);
});

it('reads the paths of client modules from the manifests of every route', () => {
  const folder = mkdtempSync(join(tmpdir(), 'manifests-'));
  /** @param {string} route @param {Record<string, { id: number }>} clientModules */
  function writeManifest(route, clientModules) {
    mkdirSync(join(folder, route), { recursive: true });
    const text = `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/${route}/page"] = ${JSON.stringify({ clientModules, ssrModuleMapping: { 7: {} } })};\n\n`;
    writeFileSync(join(folder, route, 'page_client-reference-manifest.js'), text);
  }
  writeManifest('(words)/[week]', { '[project]/components/layout/page-frame.tsx': { id: 2 } });
  writeManifest('tips', { '[project]/components/ui/tabs.tsx <module evaluation>': { id: 3 } });
  expect([...readClientModules(folder)].sort()).toEqual([
    [2, 'components/layout/page-frame.tsx'],
    [3, 'components/ui/tabs.tsx'],
  ]);
});

it('names the script of a light page where it is not loaded, and where another page loads it', () => {
  expect(listFaults({ 'week-1.html': words, '404.html': light })).toEqual([
    "/week-1: does not load its script 'own-week'.",
    "/404: loads the script 'own-week' of a light page.",
  ]);
});
