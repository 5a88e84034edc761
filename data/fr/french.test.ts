/** @jest-environment node */
import { getKandelMoles, listWords } from '@/scripts/lint/french-reading-level';
import { getId, listPassages, listTexts, loadModules } from '@/scripts/lint/list-words';

const { texts } = listTexts(loadModules('data/fr', (path) => !/^(?:line-breaks|page-addresses)/.test(path)));

const NBSP = '\u00a0';

/** What is wrong in French typography as the Office québécois de la langue française has it. Spaces are U+00A0. */
const MISPRINTS: [what: string, pattern: RegExp][] = [
  ['a colon without a no-break space before it', /(?<![\s\u00a0\d])(?<!https?):(?=\s|$)|[ \t](?=:(?:\s|$))/],
  ['a space before ; ! or ?', /[\s\u00a0][;!?](?:\s|$)/],
  ['quotes without no-break spaces', /«(?!\u00a0)|(?<!\u00a0)»|["“”]/],
  ['a straight apostrophe', /'/],
  ['three full stops', /\.\.\./],
  ['a sign without a no-break space before it', /\d ?[%$¢](?!\p{L})|\d (?=[%$¢])/u],
  [
    'a number that can lose its unit',
    /\d (?=(?:cm|mm|km|kg|g|ml|h|min|s|po|lb|oz|semaines?|jours?|mois|ans)(?!\p{L}))/u,
  ],
  ['a narrow no-break space', /\u202f/],
  ['a dash', /—|\d\s*–\s*\d/],
  [
    'an inclusive form that is not read out',
    /\p{L}[·•]\p{L}|\((?:(?:e|ne|le)s?|s)\)|\biel\b|\b(?:il\/elle|elle\/il)\b/iu,
  ],
  [
    'an agreement that takes whoever reads for a woman',
    /(?<!position[\s\u00a0])\bassise\b|\bcouchée\b|\bbien droite\b|-vous droite\b|\bvous êtes (?:prête|seule|inquiète|fatiguée)\b/i,
  ],
  ['English numbers', /\d,\d{3}(?!\d)|\$\d/],
  ['an English time of day', /\d\s*[ap]\.m\./],
];

/** Words that mean something else in Canada, or that are English. From the Office's and the Translation Bureau's lists. */
const BANNED: RegExp[] = [
  /\b[ée]ligibles?(?!\p{L})|\b[ée]ligibilité/iu,
  /\bappliquer (?:pour|au|à la|à l’)/i,
  /\bcancell/i,
  /\bdate due\b|\bdue le\b/i,
  /\bcheck-?up\b|\bscans?\b|\be-?mails?\b|\bnewsletters?\b|\bweek-?ends?\b/i,
  /\bsage-femmes\b|\bserviette sanitaire/i,
  /\bSA\b|aménorrhée|semaines de gestation/,
  /\bcrèches?\b|\bnounous?\b|\bmairie\b|\bcarnet de maternité\b|\bPMA\b/i,
  /\bfournisseurs? de soins\b|\bprestataires? de soins\b|\bsoignants?\b/i,
  /\bmaman\b|\bbedaine\b|\bpoupon\b/i,
  /fausse[- ]couche spontanée|avortement spontané|produit de conception/i,
  /\bne vous inquiétez pas\b|pas d’inquiétude|sans danger|\bgaranti/i,
  /\bmyrtilles?\b|\bmoufles?\b/i,
];

/** Texts that may say what is banned elsewhere, each with its reason. */
const exceptions: Record<string, string> = {
  'province-guides/quebec quebec.sections.money.2.text': 'The name of the program: Pour une maternité sans danger.',
};

const findAll = (pattern: RegExp) =>
  texts
    .filter(({ path, text }) => !(getId(path) in exceptions) && pattern.test(text))
    .map(({ path, text }) => `${getId(path)}: ${text.replaceAll(NBSP, '_')}`);

it.each(MISPRINTS)('never prints %s', (_what, pattern) => {
  expect(findAll(pattern)).toEqual([]);
});

it.each(BANNED)('never says %s', (pattern) => {
  expect(findAll(pattern)).toEqual([]);
});

it('ends no name of who runs a page with a full stop, as the sentence around it has its own', () => {
  const names = texts.filter(({ path }) => path.at(-1) === 'runBy' && path[0] !== 'resources/links');
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter(({ text }) => text.endsWith('.'))).toEqual([]);
});

/** The lowest value of a passage, and of warnings, the timer and the page after a loss. */
const LEAST_EASE = 70;
const LEAST_EASE_IN_NEED = 80;
const IN_NEED = /^(?:emergency|birth-before-help|movements|warning-signs|without-911|support|contractions\/)/;
const WORDS_OF_A_PASSAGE = 100;

const sentences = texts.filter(({ text }) => /[.?!»]$/.test(text) && listWords(text).length > 2);
const { passages, rest } = listPassages(sentences, (text) => listWords(text).length >= WORDS_OF_A_PASSAGE);
const getLeast = (id: string) => (IN_NEED.test(id) ? LEAST_EASE_IN_NEED : LEAST_EASE);

it('has enough texts for a judgement', () => {
  expect(sentences.length).toBeGreaterThan(2_000);
  expect(passages.length).toBeGreaterThan(100);
});

it.each(passages)('is easy to read: $id', ({ id, text }) => {
  expect(getKandelMoles(text)).toBeGreaterThanOrEqual(getLeast(id));
});

it('is easy to read where it is short, taken together', () => {
  expect(getKandelMoles(rest)).toBeGreaterThanOrEqual(LEAST_EASE);
});

it('is easier where it is needed at once, also where it is short', () => {
  const inNeed = sentences.filter(({ path }) => IN_NEED.test(getId(path)));
  const short = listPassages(inNeed, (text) => listWords(text).length >= WORDS_OF_A_PASSAGE).rest;
  expect(listWords(short).length).toBeGreaterThan(WORDS_OF_A_PASSAGE);
  expect(getKandelMoles(short)).toBeGreaterThanOrEqual(LEAST_EASE_IN_NEED);
});
