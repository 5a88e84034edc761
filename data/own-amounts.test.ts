/** @jest-environment node */
import { listTexts, loadModules } from '@/scripts/lint/list-words';

/** Files that name foods, drinks, medicines and baths in passing: the look-up has the answer. */
const PLACES =
  /^(?:weeks|tips|timeline|province-guides)\/|^(?:appointments|appointment-notes|partner\/lines|to-dos|visits)$/;

interface Found {
  place: string;
  text: string;
  /** The answers that it leads to, as 'food#feta'. */
  entries: string[];
}

/** Every statement of some modules, with the answers that it leads to. */
function listStatements(modules: object): Found[] {
  const seen = new WeakSet();
  const walk = (value: unknown, place: string): Found[] => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return [];
    seen.add(value);
    const { text, lookUp = [], path = '' } = value as { text?: unknown; lookUp?: { entry: string }[]; path?: string };
    const entries = [...lookUp.map(({ entry }) => entry), ...(path.startsWith('/can-i/') ? [path.slice(7)] : [])];
    const own = typeof text === 'string' ? [{ place, text, entries }] : [];
    return [...own, ...Object.entries(value).flatMap(([key, part]) => walk(part, `${place} ${key}`))];
  };
  return Object.entries(modules).flatMap(([file, module]) => (PLACES.test(file) ? walk({ ...module }, file) : []));
}

/** What is named, in either language, and an answer that the sentence leads to. */
const things: readonly (readonly [thing: RegExp, entry: RegExp])[] = [
  [/\d\s?mg\b/, /^(?:medicines|drinks)#/],
  [/hot tub|sauna|\bspa\b/i, /^body-and-beauty#(?:hot-tub|sauna)$/],
  [/\bseal\b|phoque/i, /^food#seal-liver$/],
  [/\btuna\b|\bthon\b/i, /^food#tuna/],
  [/caffeine|caféine/i, /^drinks#coffee$/],
  [/\balcohol\b|\balcool\b/i, /^drinks#alcohol$/],
  [/ibuprofen|ibuprofène/i, /^medicines#ibuprofen$/],
  [/\bacn[eé]/i, /^medicines#(?:isotretinoin|retinoid-cream)$/],
];

/** Of a page on alcohol that somebody else has, not of alcohol. */
const ELSEWHERE = /^province-guides\/saskatchewan/;

describe.each(['en', 'fr'])('in data/%s', (language) => {
  const modules = loadModules(`data/${language}`);
  const statements = listStatements(modules);

  it.each(things)('a week, a tip or a region that names %s leads to the answer', (thing, entry) => {
    const naming = statements.filter(({ place, text }) => thing.test(text) && !ELSEWHERE.test(place));
    expect(naming.length).toBeGreaterThan(0);
    expect(naming.filter(({ entries }) => !entries.some((one) => entry.test(one)))).toEqual([]);
  });

  it('seal is praised nowhere without the liver of ringed seal', () => {
    const praising = statements.filter(({ text }) => /\bseal\b|phoque/i.test(text));
    expect(praising.filter(({ text }) => !/liver of ringed seal|foie (?:de|du) phoque annelé/.test(text))).toEqual([]);
  });

  it('no cup stands for an amount of caffeine, and no acne pill is told to stop at once', () => {
    const texts = listTexts(modules).texts.map(({ text }) => text);
    expect(texts.filter((text) => /small cups|petites tasses/i.test(text))).toEqual([]);
    expect(texts.filter((text) => /\bacn[eé][^.]*(?:stop at once|must stop|arrêtez)/i.test(text))).toEqual([]);
  });
});
