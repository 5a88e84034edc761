import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toRoute } from './to-route.mjs';

/**
 * Client modules that a page of every tier may name: they render markup that stands in the HTML and stays as it is, so
 * that it is the same without React. All other files with 'use client' are roots of widgets.
 */
export const STATIC_CLIENT_MODULES = [
  'app/global-error.tsx',
  'components/about/publication-list.tsx',
  'components/home/first-hero-week.tsx',
  'components/layout/page-frame.tsx',
  'components/partner/partner-weeks.tsx',
  'components/tips/tip-sources.tsx',
  'components/tips/trimester-guide.tsx',
  'components/ui/early-use.tsx',
  'components/ui/in-page-script.tsx',
  'components/ui/static-markup.tsx',
];

const FLIGHT_PART = /self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g;
/** A row of the flight data that names a client module by its number. */
const MODULE_ROW = /^[0-9a-f]+:I\[(\d+),/gm;
const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const ISLAND = /\sdata-island="([^"]*)"/g;
const MANIFEST_NAME = '_client-reference-manifest.js';

const LIGHT_SCRIPT = /\ssrc="[^"]*\/light\/([\w-]+)\.js"/g;

/** @typedef {Pick<import('../../lib/site/site-pages').SitePage, 'path' | 'tier'> & { script?: string }} PageTier */

/**
 * What is wrong with the tiers of the pages that Next exported, a sentence each: data/pages.ts says which page needs React,
 * and a page that needs it and gets none looks alive and is not.
 * @param {Map<string, string>} exported the text of each page by the path of its file, with English names
 * @param {Map<number, string>} modules the path of each client module by its number in the flight data
 * @param {readonly PageTier[]} pages those that the site has
 */
export function listTierFaults(exported, modules, pages) {
  const routes = new Set([...exported.keys()].map(toRoute));
  return [
    ...pages.filter(({ path }) => !routes.has(path)).map(({ path }) => `${path}: data/pages.ts has it, app/ has not.`),
    ...[...exported].flatMap(([file, html]) => {
      const page = pages.find(({ path }) => path === toRoute(file));
      return page ? listFaults(page, html, modules) : [`${toRoute(file)}: data/pages.ts does not have it.`];
    }),
  ];
}

/**
 * @param {PageTier} page
 * @param {string} html
 * @param {Map<number, string>} modules
 */
function listFaults({ path, tier, script }, html, modules) {
  const islands = [...new Set([...html.replace(SCRIPT, '').matchAll(ISLAND)].map(([, name]) => name))];
  if (tier === 'widget') return islands.length > 0 ? [] : [`${path}: has the tier 'widget' and no island.`];
  const scripts = [...html.matchAll(LIGHT_SCRIPT)].map(([, name]) => name);
  const needed = listClientModules(html, modules).filter((module) => !STATIC_CLIENT_MODULES.includes(module));
  return [
    ...needed.map((module) => `${path}: has the tier '${tier}' and needs the client module ${module}.`),
    ...islands.map((name) => `${path}: has the tier '${tier}' and the island '${name}'.`),
    ...scripts.filter((name) => name !== script).map((name) => `${path}: loads the script '${name}' of a light page.`),
    ...(script && !scripts.includes(script) ? [`${path}: does not load its script '${script}'.`] : []),
  ];
}

/**
 * The client modules that the flight data of a page names, but Next's own.
 * @param {string} html
 * @param {Map<number, string>} modules
 */
function listClientModules(html, modules) {
  const flight = [...html.matchAll(FLIGHT_PART)].map(([, text = '""']) => JSON.parse(text)).join('');
  const paths = [...flight.matchAll(MODULE_ROW)].map(([, id]) => modules.get(Number(id)) ?? `${id}, which has no name`);
  return [...new Set(paths)].filter((path) => !path.startsWith('node_modules/next/'));
}

/**
 * The client modules of a build by their numbers, from the manifests that Next writes for each route.
 * @param {string} folder where Next has put what it built for the server
 */
export function readClientModules(folder) {
  const manifests = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(MANIFEST_NAME),
  );
  return new Map(
    manifests.flatMap((file) => {
      // An assignment of JSON.
      const [, json = '{}'] = /\] = (\{.*\})/.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
      /** @type {Record<string, { id: number }>} */
      const clientModules = JSON.parse(json).clientModules ?? {};
      return Object.entries(clientModules).map(([name, { id }]) => /** @type {const} */ ([id, toPath(name)]));
    }),
  );
}

/**
 * '[project]/components/a.tsx <module evaluation>' is 'components/a.tsx'.
 * @param {string} name
 */
const toPath = (name) => name.replace(/^\[project\]\//, '').replace(/ <.*$/, '');
