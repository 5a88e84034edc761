/** @jest-environment node */
import { healthLineSources } from '@/data/health-line-sources';
import { provinceResourcePages } from '@/data/province-resources';
import { provinceCodes } from '@/data/provinces';
import { provinceResourcesWords } from '@/words/province-resources';
import {
  getProvinceResources,
  listFurtherNationalResources,
  listNationalResources,
  type ProvinceResources,
  type ResourceLink,
} from './resource-links';

const linksOf = (resources: ProvinceResources): ResourceLink[] => [
  resources.healthLink,
  resources.maternityInfo,
  resources.parentalBenefits,
  resources.childcareOptions,
  resources.specialPrograms,
  ...resources.further,
];
const allLinks = [
  ...provinceCodes.flatMap((code) => linksOf(getProvinceResources(code))),
  ...listNationalResources(),
  ...listFurtherNationalResources(),
];

it.each(provinceCodes)('%s has pages that differ', (code) => {
  const urls = linksOf(getProvinceResources(code)).map(({ url }) => url);
  expect(new Set(urls).size).toBe(urls.length);
});

it.each(provinceCodes)('%s has words for each of its pages, and a page for all that it has words for', (code) => {
  const words = provinceResourcesWords[code];
  const pages = provinceResourcePages[code];
  expect(Object.keys(words).sort()).toEqual(Object.keys(pages).sort());
  expect(Object.keys(words.further ?? {})).toEqual(Object.keys(pages.further ?? {}));
});

it.each([
  [
    'MB',
    'Manitoba Prenatal Benefit: up to $162.82 a month from 14 weeks of pregnancy',
    'news release of April 17, 2024',
  ],
  [
    'NB',
    'Up to $80 a month from the fourth month of pregnancy',
    "undated page of the province, so ask for today's amount",
  ],
  ['NL', '$150 a month, and $150 at birth', "undated page of Benefits Wayfinder, so ask for today's amount"],
] as const)('says what the program of %s pays, and of which page that is', (code, text, asOf) => {
  expect(getProvinceResources(code).specialPrograms.amount).toEqual({ text, asOf });
});

it('sends Quebec to QPIP and everybody else to Employment Insurance', () => {
  for (const code of provinceCodes) {
    const { url } = getProvinceResources(code).parentalBenefits;
    expect(url).toContain(code === 'QC' ? 'rqap.gouv.qc.ca' : 'canada.ca/en/services/benefits/ei/');
  }
});

it.each(provinceCodes)('%s has an address and words for each of its links', (code) => {
  const links = linksOf(getProvinceResources(code));
  expect(links.filter(({ url, title, runBy, what }) => !(url && title && runBy && what))).toEqual([]);
});

it('calls the benefits of each region by the name of their program', () => {
  expect(getProvinceResources('QC').parentalBenefits.title).toMatch(/Parental Insurance Plan|QPIP/);
  expect(getProvinceResources('ON').parentalBenefits.title).toMatch(/EI/);
});

it('names six national resources in their order', () => {
  expect(listNationalResources().map(({ name }) => name)).toEqual([
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

it('says who runs a page once: in its title, or in a sentence beside it', () => {
  const named = allLinks.filter(({ title, runBy }) => runBy.includes(title)).map(({ url }) => url);
  const flagged = allLinks.filter(({ namedAfterRunner }) => namedAfterRunner === 'title').map(({ url }) => url);
  expect(flagged).toEqual(named);
  const listed = listNationalResources();
  expect(listed.filter(({ namedAfterRunner }) => namedAfterRunner === 'name')).toEqual(
    listed.filter(({ name, runBy }) => runBy.includes(name)),
  );
});

it('says an amount only with the page that it comes from', () => {
  for (const code of provinceCodes) {
    const { amount, what } = getProvinceResources(code).specialPrograms;
    expect(what).not.toMatch(/\$/);
    expect(amount !== undefined).toBe(provinceResourcePages[code].specialPrograms.amount !== undefined);
    if (amount) expect(amount.asOf).toBeTruthy();
  }
});

it.each(provinceCodes)('the health line of %s is dated, and counts as read only where the page is on file', (code) => {
  const { url, confidence, checked } = healthLineSources[code];
  expect(checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(confidence === 'page-read').toBe(url !== undefined);
});

it.each(provinceCodes)('the program of %s leads to a page of today, not to a news release or a statement', (code) => {
  expect(getProvinceResources(code).specialPrograms.url).not.toMatch(/news|statement/);
});

it('has the further pages of a region in the order in which they are described', () => {
  expect(getProvinceResources('ON').further.map(({ title }) => title)).toEqual(
    Object.values(provinceResourcesWords.ON.further ?? {}).map(({ title }) => title),
  );
  expect(getProvinceResources('ON').further.map(({ url }) => url)).toContain('https://www.prenatalscreeningontario.ca');
  expect(getProvinceResources('NU').further).toEqual([]);
});
