/** @jest-environment node */
import { careLines } from './care-lines';
import { withoutCard } from './en/find-care/page';
import { regionCareWords } from './en/find-care/regions';
import { regionCare } from './find-care/regions';
import { withoutCard as frenchWithoutCard } from './fr/find-care/page';
import { regionCareWords as frenchRegionCareWords } from './fr/find-care/regions';
import { provinceCodes } from './provinces';
import { type Source, sources } from './sources';

/** The weeks in which somebody else has to be asked: before the first visit is late. */
const PLAN_B_WEEKS = { first: 4, last: 12 };
/** Campaigns against abortion, and a site that looks like an official one. */
const NEVER_LINKED =
  /pregnancycarecanada\.ca|optionslennox\.com|firstplaceoptions\.ca|love4life\.ca|adoptionincanada\.ca/;

describe.each(provinceCodes)('the answer of %s', (code) => {
  const { first, next, planBWeek } = regionCare[code];
  const said = regionCareWords[code];

  it('says whom to call first, or that nobody was found', () => {
    expect(said.firstTitle).not.toBe('');
    expect(said.first.length).toBeGreaterThan(0);
    const isFound = first.lines.length + first.pages.length > 0 || said.first.some(({ sources: keys }) => keys);
    expect(isFound || said.first.some(({ text }) => /\bWe have not found\b/.test(text))).toBe(true);
  });

  it('says what to do if they are full, and by a week that is early enough where it names one', () => {
    expect(said.next.length).toBeGreaterThan(0);
    if (planBWeek === undefined) return;
    expect(planBWeek).toBeGreaterThanOrEqual(PLAN_B_WEEKS.first);
    expect(planBWeek).toBeLessThanOrEqual(PLAN_B_WEEKS.last);
    expect(said.next.some(({ sources: keys = [] }) => keys.length > 0)).toBe(true);
  });

  it('names each page that it links, and no other', () => {
    const linked = [...new Set([...first.pages, ...next.pages].map(({ url }) => url))].sort();
    for (const { pageNames } of [said, frenchRegionCareWords[code]]) {
      expect(Object.keys(pageNames).sort()).toEqual(linked);
    }
  });

  it('lets one call nobody of another region', () => {
    for (const id of [...first.lines, ...next.lines]) {
      const { regions = [code] } = careLines[id];
      expect(regions).toContain(code);
    }
  });
});

it('leads to no campaign', () => {
  const pages = provinceCodes.flatMap((code) => [...regionCare[code].first.pages, ...regionCare[code].next.pages]);
  const urls = [
    ...pages.map(({ url }) => url),
    ...Object.values(careLines).map(({ url = '' }) => url),
    ...Object.values<Source>(sources).map(({ url }) => url),
  ];
  expect(urls.filter((url) => NEVER_LINKED.test(url))).toEqual([]);
});

it.each([
  ['English', withoutCard],
  ['French', frenchWithoutCard],
])(
  'names a source for each sentence on care without a card that says who pays, from when or how much, in %s',
  (_language, statements) => {
    const claims = statements.filter(({ text }) => /\d|\bpays?\b|\bpaie\b|\bpayez\b/.test(text));
    expect(claims.length).toBeGreaterThan(2);
    expect(claims.filter(({ sources: keys = [] }) => keys.length === 0)).toEqual([]);
  },
);
