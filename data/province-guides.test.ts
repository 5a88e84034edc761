/** @jest-environment node */
import { provinceGuideFacts } from '@/data/province-guides';
import { provinceCodes } from '@/data/provinces';
import { names } from '@/words/health-lines';
import { provinceGuides } from '@/words/province-guides';
import { provinceResourcesWords } from '@/words/province-resources';

const LEAST_WORDS = 250;

const textsOf = (code: (typeof provinceCodes)[number]) => {
  const { intro, sections } = provinceGuides[code];
  return [intro, ...Object.values(sections).flatMap((statements) => statements.map(({ text }) => text))];
};
const countWords = (text: string) => text.match(/[\p{L}\p{N}'+-]+/gu)?.length ?? 0;
const sentencesOf = (text: string) => text.split(/(?<=[.?])\s+/);
const findRepeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

it.each(provinceCodes)('%s has at least 250 words of its own', (code) => {
  expect(countWords(textsOf(code).join(' '))).toBeGreaterThanOrEqual(LEAST_WORDS);
});

it('no region says a sentence of another, nor one of its own twice', () => {
  expect(findRepeated(provinceCodes.flatMap(textsOf).flatMap(sentencesOf))).toEqual([]);
});

it('each region has a description of its own, of a length that search engines show', () => {
  const descriptions = provinceCodes.map((code) => provinceGuides[code].description);
  expect(findRepeated(descriptions)).toEqual([]);
  for (const description of descriptions) {
    expect(description.length).toBeLessThanOrEqual(170);
    expect(description.length).toBeGreaterThanOrEqual(80);
  }
});

it.each(provinceCodes)('%s is known to its neighbours', (code) => {
  const { neighbours } = provinceGuideFacts[code];
  expect(neighbours).not.toContain(code);
  expect(neighbours.length).toBeGreaterThan(0);
  for (const neighbour of neighbours) expect(provinceGuideFacts[neighbour].neighbours).toContain(code);
});

it.each(provinceCodes)('%s uses each of its French names', (code) => {
  const texts = [...textsOf(code), names[code], provinceResourcesWords[code].specialPrograms.name];
  for (const name of provinceGuides[code].foreignNames ?? []) {
    expect(texts.some((text) => text.includes(name))).toBe(true);
  }
});

it.each(provinceCodes)('%s speaks in whole sentences', (code) => {
  for (const text of textsOf(code)) expect(text).toMatch(/^[A-Z].*[.?]$/);
});

it.each(['NT', 'NU', 'YT'] as const)('%s tells of travelling to give birth: who pays, and who may come', (code) => {
  const travel = provinceGuides[code].sections.travel?.map(({ text }) => text).join(' ') ?? '';
  expect(travel).toMatch(/pay/i);
  expect(travel).toMatch(/escort|come with/i);
  expect(travel).toMatch(/Non-Insured Health Benefits/);
});

it.each(provinceCodes)('%s has numbers for its crisis line, and for no other', (code) => {
  expect(provinceGuideFacts[code].crisisNumbers === undefined).toBe(provinceGuides[code].crisisLine === undefined);
});
