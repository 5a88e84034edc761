/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calendarSources } from '@/data/calendar-sources';
import { type Source, type SourceKey, sources } from '@/data/sources';
import { loadModules } from '@/scripts/lint/list-words';
import { listShownSources } from './sources';

/** Words of doubt, and of where a text came from, that belong in docs/facts-to-confirm.md. */
const BANNED = [
  /\b(not|nobody has|never) (yet )?(been )?read\b/i,
  /\bhave not (yet )?(seen|checked|read|confirmed)\b/i,
  /\bnews (story|report)\b/i,
  /askzana|droracle/i,
  /\bgeneral knowledge\b/i,
  /\btextbooks?\b/i,
  /\bpublic cop(y|ies)\b/i,
  /\bwhat we know of\b/i,
  /\bthat we know of\b/i,
  /\bask before you count on it\b/i,
  /\bour sources\b.{0,40}\b(old|disagree)\b/i,
  /\bto be confirmed\b/i,
  /\bno source yet\b/i,
  /\bas transcribed\b/i,
];
/** The one place that tells the state of checking. */
const STATE_OF_CHECKING = /^(data\/en\/about\.tsx|app\/about\/|components\/about\/)/;
/** Copies, agencies and sites of unknown authors, which are not used as sources. */
const BANNED_HOSTS = /(^|\.)(askzana\.com|droracle\.ai|jesse\.tg|humanjournalism\.org|pdfslide\.us|scribd\.com)$/;

/** What a file can show: its code without comments, on one line. */
function readCode(path: string): string {
  return readFileSync(path, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\{' '\}/g, ' ')
    .replace(/\s+/g, ' ');
}

const files = ['data', 'components', 'app'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)),
);

it('no text for visitors says how sure we are of it, but on /about', () => {
  const found = files
    .filter((path) => !STATE_OF_CHECKING.test(path))
    .flatMap((path) => {
      const code = readCode(path);
      return BANNED.filter((banned) => banned.test(code)).map((banned) => `${path}: ${banned.source}`);
    });
  expect(found).toEqual([]);
});

it('cites no copy and no agency to parents', () => {
  const hosts = Object.values<Source>(sources).map(({ url }) => new URL(url).host);
  expect(hosts.filter((host) => BANNED_HOSTS.test(host))).toEqual([]);
});

/** The only shown figure whose source nobody has read yet: the usual range of the heart rate. */
const LOGGED_GAP: SourceKey = 'sogc-396';

interface Claim {
  sources: SourceKey[];
}

/** Everything in a piece of data, however deep, that names sources. */
function listClaims(data: unknown): Claim[] {
  if (typeof data !== 'object' || data === null) return [];
  const own = 'sources' in data && Array.isArray(data.sources) && data.sources.length > 0 ? [data as Claim] : [];
  return [...own, ...Object.values(data).flatMap(listClaims)];
}

it('names for every claim that has sources at least one that pages show', () => {
  const claims = [
    ...listClaims(loadModules('data')),
    ...Object.values(calendarSources).map((keys) => ({ sources: [...keys] })),
  ];
  expect(claims.length).toBeGreaterThan(200);
  const unsupported = claims.filter(
    (claim) =>
      !claim.sources.includes(LOGGED_GAP) && listShownSources(claim.sources.map((key) => sources[key])).length === 0,
  );
  expect(unsupported).toEqual([]);
});
