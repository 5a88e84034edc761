import type { ProvinceCode } from '@/data/provinces';
import { type SignOrder, signOrders } from '@/data/sign-orders';
import type { SignEntryFacts } from '@/data/sign-search';
import { afterBirthLists, type SignFacts, type SignId, signFacts, signLists } from '@/data/warning-signs';
import { AFTER_BIRTH_BAND, getSignBand } from './sign-bands';

/** A sign where it stands in a list of when to call. */
export interface SignPlace {
  /** The id of the list on the page of when to call. */
  band: string;
  sign: SignId;
  order: SignOrder;
}

/** What the lists say of something that was looked up. */
export interface SignAnswer {
  /**
   * Which list says it: that of the weeks that were asked for; the nearest that has it, as that one has not; that after
   * the birth, as it is of a newborn or of who gave birth, whatever the weeks; or any, where the weeks are not said.
   */
  from: 'asked' | 'nearest' | 'after-birth' | 'any';
  /** The lines of the list, the most urgent first. Without one: call, as nobody needs a reason. */
  lines: SignPlace[];
}

/** In the order of time. */
export const signBands: readonly string[] = [
  ...signLists.map(({ fromWeek }) => getSignBand(fromWeek)),
  AFTER_BIRTH_BAND,
];

const groupsByBand = [
  ...signLists.map(({ fromWeek, groups }) => ({ band: getSignBand(fromWeek), groups })),
  ...Object.values(afterBirthLists).map((groups) => ({ band: AFTER_BIRTH_BAND, groups })),
];

/**
 * Every sign where it stands, as the lists are worded in a region.
 * @param region `undefined` while it is not known
 */
export function listSignPlaces(region: ProvinceCode | undefined): SignPlace[] {
  const place = region ?? 'unknown';
  return groupsByBand
    .flatMap(({ band, groups }) =>
      groups.flatMap(({ order, signs }) => signs.map((sign): SignPlace => ({ band, sign, order }))),
    )
    .filter(({ sign }) => {
      const { onlyIn, notIn }: SignFacts = signFacts[sign] ?? {};
      return (onlyIn?.includes(place) ?? true) && !notIn?.includes(place);
    });
}

/** How soon an order wants somebody to act: 0 is the soonest. */
export const getUrgency = (order: SignOrder): number => signOrders.indexOf(order);

/**
 * What the lists say of something that was looked up: never a later order than that of its own list, and where the weeks
 * are not said, the most urgent order of any weeks.
 * @param signs the signs that it means, those that say the same for other weeks together
 * @param band the list of the weeks that are asked for
 */
export function findSignAnswer(
  signs: readonly (readonly SignId[])[],
  band: string | undefined,
  places: readonly SignPlace[],
): SignAnswer {
  if (band === undefined) {
    return { from: 'any', lines: sortByUrgency(signs.flatMap((alike) => listMostUrgent(find(alike, places)))) };
  }
  const meant = find(signs.flat(), places);
  const asked = meant.filter((place) => place.band === band);
  if (asked.length > 0) return { from: 'asked', lines: sortByUrgency(asked) };
  const nearest = findNearestBand(band, meant);
  // An order that puts the call off says nothing beside 'call'.
  const lines = meant.filter((place) => place.band === nearest && isCallNow(place));
  return { from: 'nearest', lines: sortByUrgency(lines) };
}

/**
 * What the lists say of an entry. Of a newborn or of who gave birth that is what the list after the birth says, so that no
 * order of it becomes milder where somebody has the weeks of a pregnancy chosen.
 */
export function answerEntry(
  { topic, signs, isAfterBirth }: SignEntryFacts,
  band: string | undefined,
  places: readonly SignPlace[],
): SignAnswer {
  const isOfThatTime = topic === 'baby' || topic === 'after' || isAfterBirth;
  if (!isOfThatTime || band === undefined || band === AFTER_BIRTH_BAND) return findSignAnswer(signs, band, places);
  return { ...findSignAnswer(signs, AFTER_BIRTH_BAND, places), from: 'after-birth' };
}

/** Whether every line of an answer names something else beside what was looked up: that alone then asks for a call. */
export function isOnlyWithMore({ withMore = [] }: SignEntryFacts, { lines }: SignAnswer): boolean {
  return lines.length > 0 && lines.every(({ sign }) => withMore.includes(sign));
}

/**
 * The lines of an answer whose orders are shown. Of a list of other weeks: those that ask for more than a call now. Without
 * one: call, as nobody needs a reason.
 */
export function listOrderLines({ from, lines }: SignAnswer): SignPlace[] {
  return from === 'nearest' ? lines.filter(({ order }) => getUrgency(order) < getUrgency('call-now')) : lines;
}

const find = (signs: readonly SignId[], places: readonly SignPlace[]) =>
  places.filter(({ sign }) => signs.includes(sign));

const isCallNow = ({ order }: SignPlace) => getUrgency(order) <= getUrgency('call-now');

const sortByUrgency = (places: readonly SignPlace[]) =>
  [...places].sort((one, other) => getUrgency(one.order) - getUrgency(other.order));

/** Of the places with the most urgent order, the first of each sign. */
function listMostUrgent(places: readonly SignPlace[]): SignPlace[] {
  const mostUrgent = Math.min(...places.map(({ order }) => getUrgency(order)));
  const lines = places.filter(({ order }) => getUrgency(order) === mostUrgent);
  return lines.filter(({ sign }, index) => lines.findIndex((line) => line.sign === sign) === index);
}

/** Of two that are equally near, the one with the more urgent order. */
function findNearestBand(band: string, places: readonly SignPlace[]): string | undefined {
  const getDistance = (place: SignPlace) => Math.abs(signBands.indexOf(place.band) - signBands.indexOf(band));
  const [nearest] = sortByUrgency(places).sort((one, other) => getDistance(one) - getDistance(other));
  return nearest?.band;
}

/**
 * In which order answers are shown: first those of the weeks that were asked for and 911, the most urgent first. For
 * sorting, so that equal ones stay in their order.
 */
export function compareAnswers(one: SignAnswer, other: SignAnswer): number {
  return getAnswerRank(one) - getAnswerRank(other);
}

/** The place of an answer in that order, as a number: equal ones have the same. */
export function getAnswerRank({ from, lines: [first] }: SignAnswer): number {
  const urgency = first ? getUrgency(first.order) : signOrders.length;
  // What needs 911 in other weeks is no smaller emergency in these.
  const isOfOtherWeeks = from === 'after-birth' || (from === 'nearest' && first?.order !== 'call-911');
  return isOfOtherWeeks ? signOrders.length + 1 + urgency : urgency;
}
