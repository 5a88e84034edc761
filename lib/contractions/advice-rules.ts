import {
  CALL_NOW_INTERVAL_SECONDS,
  CLOSE_INTERVAL_SECONDS,
  PATTERN_CONTRACTIONS,
  WARNING_INTERVAL_SECONDS,
} from '@/data/labour-rules';
import type { AdviceTextId, OrderId, SignOrder } from './advice-lines';
import { isBeforeTerm, type LabourAnswers, type TermStatus } from './contraction-log';
import type { Labour } from './labour';

/** What holds for this visitor at any age, with the first contraction or before it. */
export function listOwnIds(
  { startCount, interval }: Labour,
  termStatus: TermStatus,
  { distance, hasGivenBirth, mustNotWait }: LabourAnswers,
): AdviceTextId[] {
  const hasStarted = startCount > 0;
  const ids: AdviceTextId[] = [];
  // Under 20 weeks no labour and delivery unit is the place to call.
  if (distance === 'over-60' && interval !== undefined && termStatus !== 'before-20') {
    const limit = hasGivenBirth === false ? CALL_NOW_INTERVAL_SECONDS : WARNING_INTERVAL_SECONDS;
    if (interval <= limit) ids.push('far-close');
  }
  if (mustNotWait === 'go') ids.push(hasStarted ? 'list-go' : 'list-go-at-first');
  // Who goes at the first contraction reads of no other limit.
  const goesAtFirst = mustNotWait === 'go' && !hasStarted;
  if (distance === 'over-60' && !goesAtFirst) ids.push(hasStarted ? 'far-call' : 'far-at-first');
  if (distance === 'by-plane' && !goesAtFirst) ids.push(hasStarted ? 'plane-call' : 'plane-at-first');
  if (mustNotWait === 'call') ids.push(hasStarted ? 'list-call' : 'list-call-at-first');
  const isPast42 = termStatus === 'past-42';
  if (hasStarted && (isPast42 || termStatus === 'past-41')) ids.push('past-41-call');
  else if (isPast42) ids.push('past-42');
  else if (termStatus === 'past-41') ids.push('past-41');
  return ids;
}

/** What holds at 37 weeks or more, from three starts on. */
export function getTermId(
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
export function listReminders(
  { distance, hasGivenBirth, mustNotWait }: LabourAnswers,
  termId: OrderId | undefined,
): AdviceTextId[] {
  if (mustNotWait === 'go') return [];
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

/** What is specified while contractions give no order. */
export function listContinueIds({ startCount, interval }: Labour): AdviceTextId[] {
  if (startCount < PATTERN_CONTRACTIONS) return ['no-pattern'];
  if (interval === undefined) return [];
  return [interval <= WARNING_INTERVAL_SECONDS ? 'early-warning' : 'early-signs'];
}

/** What holds where the age is known to be under 37 weeks. */
export function describeEarly(
  { preterm }: Labour,
  termStatus: TermStatus,
): { order: OrderId | undefined; explanations: AdviceTextId[] } {
  if (!isBeforeTerm(termStatus)) return { order: undefined, explanations: [] };
  if (termStatus === 'before-20') {
    // The list of the week, to which the box leads, has one order for all that are not close.
    if (preterm === 'none') return { order: undefined, explanations: ['before-20'] };
    return { order: preterm === 'go' ? 'before-20-go' : 'before-20-call', explanations: ['before-20-signs'] };
  }
  return {
    order: preterm === 'none' ? undefined : `preterm-${preterm}`,
    explanations: [preterm === 'call' ? 'preterm-signs' : 'preterm'],
  };
}

/** What stands above the rest while the age is not known. */
export function getIfPretermId({ startCount, preterm }: Labour): AdviceTextId {
  if (startCount === 0) return 'age-unknown';
  return preterm === 'go' ? 'if-preterm-go' : 'if-preterm';
}

/** What a contraction that is too long, or several that are too close, ask of this visitor. */
export function getSignOrder(
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
