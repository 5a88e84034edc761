/** @jest-environment node */
import type { Statement } from '@/data/statement';
import { getKandelMoles, listWords } from '@/scripts/lint/french-reading-level';
import { dayCards } from './day-cards';
import type { DayCard } from './day-cards/types';

/** More than in English, as French takes more words for the same. */
const HIGHEST_WORDS = 100;
const LEAST_EASE = 70;

const listOpen = ({ usual, forYou, lookAt }: DayCard): Statement[] => [usual, forYou, lookAt];
const listTracks = ({ tracks = {} }: DayCard): Statement[] => Object.values(tracks);
const join = (statements: Statement[]) => statements.map(({ text }) => text).join(' ');

const cards = dayCards.map((card, day) => ({ day, card }));
const everything = cards.flatMap(({ day, card }) =>
  [...listOpen(card), ...listTracks(card)].map(({ text }) => ({ day, text })),
);
const listFound = (pattern: RegExp) =>
  everything.filter(({ text }) => pattern.test(text)).map(({ day, text }) => `${day}: ${text}`);

it.each(cards)('has few and easy words on day $day', ({ card }) => {
  const text = join(listOpen(card));
  expect(listWords(text).length).toBeLessThanOrEqual(HIGHEST_WORDS);
  expect(getKandelMoles(text)).toBeGreaterThanOrEqual(LEAST_EASE);
});

it('never say the same thing twice', () => {
  const texts = everything.map(({ text }) => text);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

it('give no order of their own: the lists do', () => {
  expect(
    listFound(/(?<!\p{L})(?:r?appel|téléphonez|911|(?<!C’est une )urgence|allez à|rendez-vous à l|le jour même)/iu),
  ).toEqual([]);
});

it('soothe nobody into staying at home, set no goal, and blame nobody', () => {
  const banned =
    /(?<!\p{L})(?:normal|attend|devez(?! de (?:raison|réponse))|devriez|faut que|tout va bien|rien de grave|inutile de|objectif|cible|échec|échoué|naturel|abandonner|au moins vous|profitez)/iu;
  expect(listFound(banned)).toEqual([]);
});

it('leave it open who the parents are', () => {
  const assuming =
    /(?<!\p{L})(?:m[èe]res?|mamans?|papas?|maris?|conjoint(?:e|s|es)?|époux|épouses?|les deux parents)(?!\p{L})/iu;
  expect(listFound(assuming)).toEqual([]);
});
