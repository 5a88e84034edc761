import {
  CALL_NOW_INTERVAL_SECONDS,
  CLOSE_INTERVAL_SECONDS,
  LONG_CONTRACTION_SECONDS,
  PATTERN_CONTRACTIONS,
  WARNING_INTERVAL_SECONDS,
} from '@/data/labour-rules';
import {
  type ContractionLog,
  type ContractionRecord,
  isBeforeTerm,
  type LabourAnswers,
  listRecentRecords,
  type TermStatus,
  type TimedContraction,
} from './contraction-log';
import { describeLabour, isTooClose, type Labour } from './labour';

/**
 * What a line tells the visitor to do, from the least to the most urgent. 'call-unit': call the labour and delivery unit
 * now and ask how to come, for whom the hospital is too far to be reached in time.
 */
const ORDERS = ['call', 'call-now', 'call-or-go', 'go', 'call-unit'] as const;

/** See `ORDERS`. */
export type AdviceOrder = (typeof ORDERS)[number];

/** Signs that count at any age and with any gap. Their order depends on the visitor's answers and age. */
type SignId = 'too-close' | 'running-long' | 'long';

/** The order of each line that gives one. */
const lineOrders = {
  'preterm-go': 'go',
  'preterm-call': 'call-now',
  'preterm-same-day': 'call',
  'before-20-go': 'go',
  'before-20-call': 'call-now',
  'before-20-same-day': 'call',
  'if-preterm-go': 'call-or-go',
  'if-preterm': 'call-or-go',
  'far-close': 'call-unit',
  'list-go': 'go',
  'list-call': 'call-now',
  'far-call': 'call-now',
  'plane-call': 'call-now',
  'past-41-call': 'call-now',
  'past-42': 'call',
  'far-go': 'go',
  'later-go': 'go',
  'hour-complete': 'call-or-go',
  'call-now': 'call-now',
  'five-minutes': 'call-now',
  'later-call': 'call-now',
  close: 'call',
  'close-before': 'call',
} as const satisfies Record<string, AdviceOrder>;

type OrderId = keyof typeof lineOrders;

/** Lines that give none. */
type ExplanationId =
  | 'preterm'
  | 'preterm-signs'
  | 'before-20'
  | 'before-20-signs'
  | 'age-unknown'
  | 'list-go-at-first'
  | 'list-call-at-first'
  | 'far-at-first'
  | 'plane-at-first'
  | 'past-41'
  | 'far-or-later'
  | 'far-unknown'
  | 'far-at-ten'
  | 'later-at-five'
  | 'five-one-one'
  | 'no-pattern'
  | 'early-warning'
  | 'early-signs'
  | 'unsure';

/** The words stand in data/en/contractions/advice.ts. */
type AdviceTextId = OrderId | ExplanationId;

type SignOrder = Exclude<AdviceOrder, 'call'>;

/** A line of the advice, with the order that it gives, if it gives one. */
export type AdviceLine = ({ id: SignId; order: SignOrder } | { id: AdviceTextId; order: AdviceOrder | undefined }) & {
  /** From this line on they hold only at 37 weeks or more; a line above is for less. */
  startsTerm?: true;
};

/** What the advice box says. */
export interface Advice {
  /** The most urgent order of all lines; undefined if none gives one. */
  order: AdviceOrder | undefined;
  /** In the order in which they are read. */
  lines: AdviceLine[];
  /** The latest contraction of the hour that lasted over 2 minutes, or was not stopped in time. */
  long: ContractionRecord | undefined;
  /** How far apart contractions come, in seconds (`getMeanIntervals`); undefined where no gap is known. */
  interval: number | undefined;
}

/** Nothing answered yet. */
export const noAnswers: LabourAnswers = { hasGivenBirth: undefined, distance: undefined, mustNotWait: undefined };

/**
 * What to do, from the contractions so far. Takes no clock: the advice changes only with what is timed or answered, or
 * when the running contraction becomes too long, so passing time alone never lowers it. See docs/decisions.md, "Advice
 * of the timer".
 *
 * The lines with the highest order lead; what asks for less is left out. While the age is not known, the line for less
 * than 37 weeks stands above what holds from there on. Nothing says to continue timing beside an order, nor to whom an
 * answer, or the age, says to call or to go at the first contraction.
 * @param isRunningLong the running contraction has lasted over 2 minutes
 */
export function getAdvice(
  log: ContractionLog,
  termStatus: TermStatus,
  answers: LabourAnswers,
  isRunningLong: boolean,
): Advice {
  const starts = withActive(log);
  const recent = listRecentRecords(starts);
  const long = recent.findLast(({ duration }) => duration > LONG_CONTRACTION_SECONDS);
  const labour = describeLabour(log, starts);
  const isAtTerm = !isBeforeTerm(termStatus);

  const ownIds = listOwnIds(labour, termStatus, answers);
  const termId = isAtTerm ? getTermId(labour, answers) : undefined;
  const early = describeEarly(labour, termStatus);

  const signIds: SignId[] = [];
  if (isTooClose(recent)) signIds.push('too-close');
  // A running long contraction replaces the line of an earlier one, which says the same.
  if (isRunningLong) signIds.push('running-long');
  else if (long) signIds.push('long');
  const signOrder = getSignOrder(labour, termStatus, answers, ownIds);
  const signs = signIds.map((id): AdviceLine => ({ id, order: signOrder }));

  const ordered: AdviceLine[] = [...listLines(early.order), ...signs, ...listLines(...ownIds, termId)];
  const orders = keepHighest(ordered.filter((line) => line.order));
  const isToGo = rank(getHighest(orders)) >= rank('go');
  // What says to go holds at any age.
  const ifPreterm = termStatus === 'unknown' && !isToGo ? listLines(getIfPretermId(labour)) : [];

  const isFiveOneOne = isAtTerm && labour.isFiveOneOne && getHighest(orders) !== 'call-unit';
  const reminders = isAtTerm && !isToGo ? listReminders(answers, termId) : [];
  const mayContinue = termStatus === 'term' && ownIds.length === 0 && orders.length === 0;
  const explanations: AdviceTextId[] = [
    ...(isToGo ? [] : early.explanations),
    ...ownIds.filter((id) => !(id in lineOrders)),
    ...reminders,
    ...(mayContinue ? listContinueIds(labour) : []),
    ...(isAtTerm && orders.length === 0 ? (['unsure'] as const) : []),
  ];
  const lines = [...ifPreterm, ...orders, ...listLines(isFiveOneOne ? 'five-one-one' : undefined, ...explanations)];
  const termIds = [termId, ...reminders, 'unsure'];
  const firstTermLine = ifPreterm.length > 0 ? lines.find(({ id }) => termIds.includes(id)) : undefined;
  return {
    order: getHighest(lines),
    lines: lines.map((line) => (line === firstTermLine ? { ...line, startsTerm: true } : line)),
    long,
    interval: labour.interval,
  };
}

/** Whether an order is one for now: to call, to go, or either. */
export function isForNow(order: AdviceOrder | undefined): boolean {
  return rank(order) >= rank('call-now');
}

/** What holds for this visitor at any age, with the first contraction or before it. */
function listOwnIds(
  { startCount, interval }: Labour,
  termStatus: TermStatus,
  { distance, hasGivenBirth, mustNotWait }: LabourAnswers,
): AdviceTextId[] {
  const hasStarted = startCount > 0;
  const ids: AdviceTextId[] = [];
  if (distance === 'over-60' && interval !== undefined) {
    const limit = hasGivenBirth === false ? CALL_NOW_INTERVAL_SECONDS : WARNING_INTERVAL_SECONDS;
    if (interval <= limit) ids.push('far-close');
  }
  if (mustNotWait === 'go') ids.push(hasStarted ? 'list-go' : 'list-go-at-first');
  if (distance === 'over-60') ids.push(hasStarted ? 'far-call' : 'far-at-first');
  if (distance === 'by-plane') ids.push(hasStarted ? 'plane-call' : 'plane-at-first');
  if (mustNotWait === 'call') ids.push(hasStarted ? 'list-call' : 'list-call-at-first');
  const isPast42 = termStatus === 'past-42';
  if (hasStarted && (isPast42 || termStatus === 'past-41')) ids.push('past-41-call');
  else if (isPast42) ids.push('past-42');
  else if (termStatus === 'past-41') ids.push('past-41');
  return ids;
}

/** What holds at 37 weeks or more, from three starts on. */
function getTermId(
  { startCount, interval, isFiveOneOne, isHourComplete }: Labour,
  { distance, hasGivenBirth }: LabourAnswers,
): OrderId | undefined {
  if (startCount < PATTERN_CONTRACTIONS || interval === undefined) return undefined;
  const isFar = distance !== undefined && distance !== 'under-30';
  if (isFar && interval <= WARNING_INTERVAL_SECONDS) return 'far-go';
  if (interval <= CALL_NOW_INTERVAL_SECONDS) {
    if (hasGivenBirth) return 'later-go';
    if (!isFiveOneOne) return 'five-minutes';
    return isHourComplete ? 'hour-complete' : 'call-now';
  }
  if (hasGivenBirth && interval <= WARNING_INTERVAL_SECONDS) return 'later-call';
  return interval <= CLOSE_INTERVAL_SECONDS ? 'close' : undefined;
}

/** When to go, for visitors who answered yes or have not answered: they may not read the list below. */
function listReminders({ distance, hasGivenBirth }: LabourAnswers, termId: OrderId | undefined): AdviceTextId[] {
  const mayBeLater = hasGivenBirth !== false && termId !== 'later-call';
  switch (distance) {
    case undefined:
      return [mayBeLater ? 'far-or-later' : 'far-unknown'];
    case 'over-30':
      return ['far-unknown'];
    case '30-to-60':
      return ['far-at-ten'];
    case 'over-60':
      // Who has given birth before asks how to come from 10 minutes on.
      return hasGivenBirth === false ? ['far-at-ten'] : [];
    case 'by-plane':
      return [];
    case 'under-30':
      return mayBeLater ? ['later-at-five'] : [];
  }
}

function listContinueIds({ startCount, interval }: Labour): AdviceTextId[] {
  if (startCount < PATTERN_CONTRACTIONS) return ['no-pattern'];
  if (interval === undefined) return [];
  return [interval <= WARNING_INTERVAL_SECONDS ? 'early-warning' : 'early-signs'];
}

/** What holds where the age is known to be under 37 weeks. */
function describeEarly(
  { preterm }: Labour,
  termStatus: TermStatus,
): { order: OrderId | undefined; explanations: AdviceTextId[] } {
  if (!isBeforeTerm(termStatus)) return { order: undefined, explanations: [] };
  const age = termStatus === 'before-20' ? 'before-20' : 'preterm';
  return {
    order: preterm === 'none' ? undefined : `${age}-${preterm}`,
    explanations: [preterm === 'call' ? `${age}-signs` : age],
  };
}

function getIfPretermId({ startCount, preterm }: Labour): AdviceTextId {
  if (startCount === 0) return 'age-unknown';
  return preterm === 'go' ? 'if-preterm-go' : 'if-preterm';
}

function getSignOrder(
  { preterm, isHourComplete }: Labour,
  termStatus: TermStatus,
  { distance, hasGivenBirth }: LabourAnswers,
  ownIds: AdviceTextId[],
): SignOrder {
  if (ownIds.includes('far-close')) return 'call-unit';
  const isFar = distance !== undefined && distance !== 'under-30';
  const isEarly = isBeforeTerm(termStatus);
  if (isFar || hasGivenBirth || ownIds.includes('list-go') || (isEarly && preterm === 'go')) return 'go';
  return isEarly || termStatus === 'unknown' || isHourComplete ? 'call-or-go' : 'call-now';
}

/** Lines that say more than their order, and so stay beside another one with the same. */
const informing = new Set<AdviceLine['id']>([
  'too-close',
  'running-long',
  'long',
  'far-call',
  'plane-call',
  'later-call',
]);

/** The lines with the highest order, and of those that say nothing but that order the first. */
function keepHighest(lines: AdviceLine[]): AdviceLine[] {
  const highest = getHighest(lines);
  const kept = lines.filter(({ order }) => order === highest);
  const plain = kept.find(({ id }) => !informing.has(id));
  return kept.filter((line) => line === plain || informing.has(line.id));
}

const listLines = (...ids: (AdviceTextId | undefined)[]): AdviceLine[] =>
  ids.flatMap((id) => (id ? { id, order: getOrder(id) } : []));

const getOrder = (id: AdviceTextId): AdviceOrder | undefined =>
  id in lineOrders ? lineOrders[id as OrderId] : undefined;

const rank = (order: AdviceOrder | undefined) => (order === undefined ? -1 : ORDERS.indexOf(order));

const getHighest = (lines: Pick<AdviceLine, 'order'>[]) =>
  ORDERS.findLast((order) => lines.some((line) => line.order === order));

/** The running contraction counts by its start. */
function withActive({ contractions, active }: ContractionLog): TimedContraction[] {
  return active ? [...contractions, { ...active, endTime: active.startTime }] : contractions;
}
