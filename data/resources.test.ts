/** @jest-environment node */
import { healthLineSources } from './health-line-sources';
import { furtherNationalResources, nationalResources, type ResourceLink } from './national-resources';
import { provinceResources } from './province-resources';
import type { ProvinceResources } from './province-resources/types';
import { provinceCodes } from './provinces';

const linksOf = (resources: ProvinceResources): ResourceLink[] => [
  resources.healthLink,
  resources.maternityInfo,
  resources.parentalBenefits,
  resources.childcareOptions,
  resources.specialPrograms,
  ...resources.further,
];
const allLinks = [
  ...provinceCodes.flatMap((code) => linksOf(provinceResources[code])),
  ...nationalResources,
  ...furtherNationalResources,
];

it.each(provinceCodes)('%s stands under its own code, with pages that differ', (code) => {
  const resources = provinceResources[code];
  expect(resources.code).toBe(code);
  const urls = linksOf(resources).map(({ url }) => url);
  expect(new Set(urls).size).toBe(urls.length);
});

it('sends Quebec to QPIP and everybody else to Employment Insurance', () => {
  for (const code of provinceCodes) {
    const { url } = provinceResources[code].parentalBenefits;
    expect(url).toContain(code === 'QC' ? 'rqap.gouv.qc.ca' : 'canada.ca/en/services/benefits/ei/');
  }
});

it('names six national resources as the specification does', () => {
  expect(nationalResources.map(({ label }) => label)).toEqual([
    'EI Maternity & Parental Benefits',
    'Canada Child Benefit',
    'Public Health Agency of Canada',
    'Infant Care',
    "Canada's Food Guide",
    'Financial Planning',
  ]);
});

it.each(allLinks)('$url is secure, dated and ends its sentence', ({ url, what, checked, title, runBy }) => {
  expect(new URL(url).protocol).toBe('https:');
  expect(checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(what).toMatch(/\.$/);
  expect(title && runBy).toBeTruthy();
});

it('says an amount only with the page that it comes from', () => {
  for (const code of provinceCodes) {
    const { amount, what } = provinceResources[code].specialPrograms;
    expect(what).not.toMatch(/\$/);
    if (amount) expect(amount.asOf).toBeTruthy();
  }
});

it.each(provinceCodes)('the health line of %s is dated, and counts as read only where the page is on file', (code) => {
  const { url, confidence, checked } = healthLineSources[code];
  expect(checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(confidence === 'page-read').toBe(url !== undefined);
});

it.each(provinceCodes)('the program of %s leads to a page of today, not to a news release or a statement', (code) => {
  expect(provinceResources[code].specialPrograms.url).not.toMatch(/news|statement/);
});
