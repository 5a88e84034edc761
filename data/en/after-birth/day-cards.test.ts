/** @jest-environment node */
import { daySigns } from '@/data/after-birth/day-signs';
import { type BirthTrack, birthTracks, CARD_DAYS } from '@/data/after-birth/tracks';
import type { Statement } from '@/data/statement';
import { countWords, getGrade } from '@/scripts/lint/english-reading-level';
import { dayCards } from './day-cards';
import type { DayCard } from './day-cards/types';

const HIGHEST_WORDS = 80;
const HIGHEST_GRADE = 6;

const listOpen = ({ usual, forYou, lookAt }: DayCard): Statement[] => [usual, forYou, lookAt];
const listTracks = ({ tracks = {} }: DayCard) => Object.entries(tracks) as [BirthTrack, Statement][];
const listAll = (card: DayCard) => [...listOpen(card), ...listTracks(card).map(([, line]) => line)];
const join = (statements: Statement[]) => statements.map(({ text }) => text).join(' ');

const listLongWords = (text: string) => [...new Set(text.toLowerCase().match(/\p{L}{5,}/gu))];

const cards = dayCards.map((card, day) => ({ day, card }));
const everything = cards.flatMap(({ day, card }) => listAll(card).map((statement) => ({ day, ...statement })));
const showDays = (found: { day: number; text: string }[]) => found.map(({ day, text }) => `${day}: ${text}`);

it('are 42, of which each has at most 80 words without its tracks', () => {
  expect(dayCards).toHaveLength(CARD_DAYS);
  expect(cards.filter(({ card }) => countWords(join(listOpen(card))) > HIGHEST_WORDS).map(({ day }) => day)).toEqual(
    [],
  );
});

it.each(cards)('reads at grade 6 or below on day $day, its tracks too', ({ card }) => {
  expect(getGrade(join(listOpen(card)))).toBeLessThanOrEqual(HIGHEST_GRADE);
  const lines = listTracks(card).map(([, line]) => line);
  if (lines.length > 0) expect(getGrade(join(lines))).toBeLessThanOrEqual(HIGHEST_GRADE);
});

it('never say the same thing twice', () => {
  const texts = everything.map(({ text }) => text);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);

  // Of the longer words of two days, what is usual on both has at most half in common.
  const usual = cards.map(({ day, card }) => ({ day, words: listLongWords(card.usual.text) }));
  const alike = usual.flatMap((one, index) =>
    usual
      .slice(index + 1)
      .filter(({ words }) => {
        const shared = one.words.filter((word) => words.includes(word)).length;
        return shared / (one.words.length + words.length - shared) > 1 / 2;
      })
      .map(({ day }) => `${one.day} and ${day}`),
  );
  expect(alike).toEqual([]);
});

it('name a source for every figure', () => {
  expect(showDays(everything.filter(({ text, sources = [] }) => /\d/.test(text) && sources.length === 0))).toEqual([]);
});

it('give no order of their own: the lists do', () => {
  const orders = /\bcall(?:s|ed|ing)?\b|\b911\b|\b811 now\b|(?<!\bis an )\bemergency\b|\bgo to\b|\bsame day\b/i;
  expect(showDays(everything.filter(({ text }) => orders.test(text)))).toEqual([]);
});

it('soothe nobody into staying at home, set no goal, and blame nobody', () => {
  const banned =
    /\bnormal(?:ly)?\b|\bwait(?:s|ed|ing)?\b|\bshould\b|\bmust\b|\ball good\b|\bnothing to worry\b|\bdon't worry\b|\bno need to\b|\bgoals?\b|\btargets?\b|\bfail(?:s|ed|ure)?\b|\bbreast is best\b|\bbest for (?:your )?bab(?:y|ies)\b|\bgive up\b|\bnatural(?:ly)?\b|\bat least you\b|\benjoy\b/i;
  expect(showDays(everything.filter(({ text }) => banned.test(text)))).toEqual([]);
});

it('leave it open who the parents are', () => {
  const assuming =
    /\bm(?:o|u)m(?:my)?s?\b|\bmothers?\b|\bdad(?:dy)?s?\b|\bhusbands?\b|\bwi(?:fe|ves)\b|\bhe\b|\bshe\b|\bboth parents\b/i;
  expect(showDays(everything.filter(({ text }) => assuming.test(text)))).toEqual([]);
});

describe('figures of feeds, diapers and weight', () => {
  const hasFigure = ({ text }: Statement) =>
    /\d/.test(text) && /\bfeeds?\b|diaper|\bpoops?\b|\bpee\b|\bweight\b/.test(text);

  it('stand in what is usual alone, on cards for babies at home', () => {
    const elsewhere = cards.flatMap(({ day, card }) =>
      listAll(card)
        .filter((statement) => hasFigure(statement) && !(card.isForBabiesAtHome && statement === card.usual))
        .map(({ text }) => ({ day, text })),
    );
    expect(showDays(elsewhere)).toEqual([]);
    expect(cards.filter(({ card }) => hasFigure(card.usual)).length).toBeGreaterThan(2);
  });

  it('give way to a line for early babies, and one for babies in hospital', () => {
    const without = cards.filter(
      ({ card }) => card.isForBabiesAtHome && !(card.tracks?.early && card.tracks['in-hospital']),
    );
    expect(without.map(({ day }) => day)).toEqual([]);
  });
});

it.each([
  [/\bbaby blues\b|\blow mood\b|\bdepression\b/i, /^low-mood$/],
  [/\bpsychosis\b/, /^psychosis-confused$/],
  [/\bpsychosis\b/, /^psychosis-energy$/],
  [/\bpsychosis\b/, /^psychosis-senses$/],
  [/\bpsychosis\b/, /^psychosis-fear$/],
  [/\bspots before your eyes\b/, /^sight$/],
  [/\bpain under the ribs\b/, /^right-ribs$/],
  [/\btrouble breathing\b/, /^trouble-breathing$/],
  [/\bmeasure at home\b/, /^pressure-high$/],
  [/\bmeasure at home\b/, /^pressure-severe$/],
  [/\bYou cannot pee\b/, /^peeing$/],
  [/\blook yellow\b/, /^baby-yellow$/],
  [/\bbright red and heavy\b/, /^heavier-bleeding$/],
  [/\bHigh blood pressure\b/, /^(?:headache|sight|right-ribs|pressure-high|face-swelling)$/],
  [/\bCrying can\b|\bshake\b/, /^baby-cries$/],
  [/\bpale clay\b/, /^baby-pale-poop$/],
  [/\bStitches from\b/, /^wound$/],
])('that speak of %s show its sign', (topic, sign) => {
  const speaking = cards.filter(({ card }) => topic.test(join(listOpen(card))));
  expect(speaking.length).toBeGreaterThan(0);
  const silent = speaking.filter(({ day }) => !daySigns[day]?.some((id) => sign.test(id)));
  expect(silent.map(({ day }) => day)).toEqual([]);
});

it('are for the other parent at least ten times', () => {
  expect(cards.filter(({ card }) => card.isForOtherParent).length).toBeGreaterThanOrEqual(10);
});

it.each(birthTracks)('have a line at least six times for: %s', (track) => {
  expect(cards.filter(({ card }) => card.tracks?.[track]).length).toBeGreaterThanOrEqual(6);
});
