/** @jest-environment node */
import { countWords, getGrade } from '@/scripts/lint/english-reading-level';
import { getId, isOfOtherLanguage, listPassages, listTexts, loadModules } from '@/scripts/lint/list-words';

/** All that the site says in English, in whatever file it is: a new file is checked without being named here. */
const { texts, silent } = listTexts(loadModules('data', (path) => !isOfOtherLanguage(path)));

const HIGHEST_GRADE = 9;
/** Shorter passages are too short for a grade by themselves. */
const WORDS_OF_A_PASSAGE = 100;

const BANNED = [/\bsafe to\b/i, /\bit is safe\b/i, /\bguaranteed?\b/i, /wait and see/i, /don't worry/i, /!/, /—/];
/** Places and tests that have another name on this site. */
const OTHER_NAMES =
  /obstetric unit|birth unit|anatomy ultrasound|sugar test|glucose test|nurse line|COVID(?!-19)|testicles/i;

/** Texts that may say what is banned elsewhere, and functions without words of their own, each with its reason. */
const exceptions: Record<string, string> = {
  'en/calculator/calculator calculated': 'Specified with its exclamation mark.',
  'en/contractions/copy copied': 'Specified with its exclamation mark.',
  'en/contractions/toasts close': 'Specified with its exclamation mark.',
  'en/not-found heading': 'Specified with its exclamation mark.',
  'en/share/share copied': 'Specified with its exclamation mark.',
  'sources sources.acetaminophen-fnha.title': 'The title of a publication.',
  'sources sources.montreal-shaken.title': 'The title of a publication.',
  'en/comparisons/lines pickNames': 'Returns a part of what it is given.',
  'en/share/cards dateLines': 'Orders what it is given.',
  'en/timeline/timeline timings.on': 'Returns the day that it is given.',
};

const isException = (path: string[]) => getId(path) in exceptions;
const findAny = (patterns: RegExp[]) =>
  texts
    .filter(({ path, text }) => !isException(path) && patterns.some((pattern) => pattern.test(text)))
    .map(({ path, text }) => `${getId(path)}: ${text}`);

// Labels and titles are no sentences, and would make every passage look simple.
const { passages, rest } = listPassages(
  texts.filter(({ text }) => /[.?!]['")]?$/.test(text) && countWords(text) > 2),
  (text) => countWords(text) >= WORDS_OF_A_PASSAGE,
);

it('finds all texts', () => {
  expect(texts.length).toBeGreaterThan(3_000);
  expect(passages.length).toBeGreaterThan(100);
  expect(silent.filter((path) => !isException(path)).map(getId)).toEqual([]);
});

it('says nothing that we never say', () => {
  expect(findAny(BANNED)).toEqual([]);
});

it('calls each place and each test by one name', () => {
  expect(findAny([OTHER_NAMES])).toEqual([]);
});

it.each(passages)('reads at grade 9 or below: $id', ({ text }) => {
  expect(getGrade(text)).toBeLessThanOrEqual(HIGHEST_GRADE);
});

it('reads at grade 9 or below where it is short, taken together', () => {
  expect(getGrade(rest)).toBeLessThanOrEqual(HIGHEST_GRADE);
});
