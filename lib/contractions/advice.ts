import { LONG_CONTRACTION_SECONDS } from '@/data/labour-rules';
import {
  type AdviceLine,
  type AdviceOrder,
  type AdviceTextId,
  getHighest,
  keepHighest,
  lineOrders,
  listLines,
  rank,
  type SignId,
} from './advice-lines';
import {
  describeEarly,
  getIfPretermId,
  getSignOrder,
  getTermId,
  listContinueIds,
  listOwnIds,
  listReminders,
} from './advice-rules';
import {
  type ContractionLog,
  type ContractionRecord,
  isBeforeTerm,
  type LabourAnswers,
  listRecentRecords,
  type TermStatus,
  type TimedContraction,
} from './contraction-log';
import { describeLabour, isTooClose } from './labour';

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
 * when the running contraction becomes too long, so passing time alone never lowers it. See docs/decisions/timer.md,
 * "Advice of the timer".
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

/** The running contraction counts by its start. */
function withActive({ contractions, active }: ContractionLog): TimedContraction[] {
  return active ? [...contractions, { ...active, endTime: active.startTime }] : contractions;
}
