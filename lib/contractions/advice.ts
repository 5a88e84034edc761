import {
  CALL_NOW_INTERVAL_SECONDS,
  CLOSE_INTERVAL_SECONDS,
  FIVE_ONE_ONE,
  LONG_CONTRACTION_SECONDS,
  PATTERN_CONTRACTIONS,
  PRETERM,
  TOO_CLOSE,
  WARNING_INTERVAL_SECONDS,
} from '@/data/labour-rules';
import { getAverages, getMeanIntervals } from './averages';
import {
  type ContractionLog,
  type ContractionRecord,
  type LabourAnswers,
  listContractionRecords,
  listRecentRecords,
  type TermStatus,
  type TimedContraction,
} from './contraction-log';

/** What a line tells the visitor to do, from the least to the most urgent. */
const ORDERS = ['call', 'call-now', 'call-or-go', 'go'] as const;

/** See `ORDERS`. */
export type AdviceOrder = (typeof ORDERS)[number];

/** Signs that count at any age and with any gap. Their order depends on the visitor's answers and age. */
type SignId = 'too-close' | 'running-long' | 'long';

/** Lines that give an order. */
type OrderId =
  | 'preterm-go'
  | 'preterm-alert'
  | 'if-preterm'
  | 'far-go'
  | 'later-go'
  | 'hour-complete'
  | 'call-now'
  | 'five-minutes'
  | 'later-call'
  | 'close';

/** Lines that give none. */
type ExplanationId =
  | 'preterm'
  | 'far-or-later'
  | 'far-at-ten'
  | 'later-at-five'
  | 'five-one-one'
  | 'no-pattern'
  | 'early-warning'
  | 'early-signs'
  | 'unsure';

/** The words stand in data/en/contractions/advice.ts. */
type AdviceTextId = OrderId | ExplanationId;

const lineOrders: Record<OrderId, AdviceOrder> & Partial<Record<ExplanationId, undefined>> = {
  'preterm-go': 'go',
  'preterm-alert': 'call-or-go',
  'if-preterm': 'call-or-go',
  'far-go': 'go',
  'later-go': 'go',
  'hour-complete': 'call-or-go',
  'call-now': 'call-now',
  'five-minutes': 'call-now',
  'later-call': 'call-now',
  close: 'call',
};

type SignOrder = Exclude<AdviceOrder, 'call'>;

/** A line of the advice, with the order that it gives, if it gives one. */
export type AdviceLine =
  | { id: SignId; order: SignOrder; startsTerm?: undefined }
  | {
      id: AdviceTextId;
      order: AdviceOrder | undefined;
      /** From this line on they hold only at 37 weeks or more; a line above is for less. */
      startsTerm?: boolean;
    };

/** What the advice box says. */
export interface Advice {
  /** The most urgent order of all lines; undefined if none gives one. */
  order: AdviceOrder | undefined;
  /** In the order in which they are read. */
  lines: AdviceLine[];
  /** The latest contraction of the hour that lasted over 2 minutes, or was not stopped in time. */
  long: ContractionRecord | undefined;
}

/** Nothing answered yet. */
export const noAnswers: LabourAnswers = { hasGivenBirth: undefined, isFarAway: undefined };

/**
 * What to do, from the contractions so far. Takes no clock: the advice changes only with what is timed or answered, or
 * when the running contraction becomes too long, so passing time alone never lowers it. See docs/decisions.md, "Advice
 * of the timer".
 *
 * The lines follow the rank of their orders (go now; call or go now; call now; call) and of their reasons (before 37
 * weeks, far away, given birth before, 5 minutes apart, close to it). A lower order for the same sign is left out, and nothing
 * says to continue timing beside 'call now' or 'go now', nor while the visitor may be in preterm labour.
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
  const isClose = isTooClose(recent);
  const labour = describeLabour(log, starts);

  const idsAtTerm = listTermIds(labour, answers);
  const termIds = termStatus === 'preterm' ? [] : idsAtTerm;
  // Who has to go at 37 weeks or more has to go before, too.
  const goesAtTerm = getHighest(idsAtTerm.map(toLine)) === 'go';
  const mayBePreterm = termStatus !== 'term' && meetsPretermRule(recent, labour);
  const asksForAge = termStatus === 'unknown' && mayBePreterm && !goesAtTerm;

  const signOrder = getSignOrder(answers, termStatus === 'preterm' || asksForAge || labour.isHourComplete);
  const signIds: SignId[] = [];
  if (isClose) signIds.push('too-close');
  // A running long contraction replaces the line of an earlier one, which says the same.
  if (isRunningLong) signIds.push('running-long');
  else if (long) signIds.push('long');
  const signs = signIds.map((id): AdviceLine => ({ id, order: signOrder }));
  const mustGo = signs.length > 0 && signOrder === 'go';

  // What a sign says is not repeated by a line with a weaker order. The specified text of 5-1-1 stays, and when to go.
  const leastOrder = mustGo || isClose ? signOrder : signs.length > 0 ? 'call-now' : undefined;
  const isWeaker = rank(getHighest(termIds.map(toLine))) < rank(leastOrder);
  const reminders = mustGo ? [] : listReminders(answers);
  const staysBesideSign = (id: AdviceTextId) => id === 'five-one-one' || reminders.includes(id);
  const termLines = termIds
    .filter((id) => (isWeaker ? staysBesideSign(id) : !(asksForAge && saysToContinue(id))))
    .map((id, index): AdviceLine => ({ ...toLine(id), ...(asksForAge && index === 0 && { startsTerm: true }) }));

  const pretermLines = listPretermIds(termStatus, mayBePreterm, mustGo, goesAtTerm).map(toLine);
  const isSignFirst = rank(signOrder) > rank(getHighest(pretermLines));
  const firstLines = isSignFirst ? [...signs, ...pretermLines] : [...pretermLines, ...signs];
  const lines = [...firstLines, ...termLines];
  return { order: getHighest(lines), lines, long };
}

/** Whether an order is one for now: to call, to go, or either. */
export function isForNow(order: AdviceOrder | undefined): boolean {
  return rank(order) >= rank('call-now');
}

interface Labour {
  startCount: number;
  /** Seconds, see `getMeanIntervals`; undefined where no gap is known. */
  interval: number | undefined;
  /** 5 minutes apart and 1 minute long, by the means of the hour. */
  isFiveOneOne: boolean;
  /** Both of that for the whole hour. */
  isHourComplete: boolean;
}

function describeLabour(log: ContractionLog, starts: TimedContraction[]): Labour {
  const { ofHour, smallest } = getMeanIntervals(listContractionRecords(starts));
  const timed = listRecentRecords(log.contractions);
  const isFiveOneOne =
    timed.length >= PATTERN_CONTRACTIONS &&
    ofHour !== undefined &&
    ofHour <= FIVE_ONE_ONE.intervalSeconds &&
    getAverages(timed).durationSeconds >= FIVE_ONE_ONE.durationSeconds;
  return {
    startCount: starts.length,
    interval: smallest,
    isFiveOneOne,
    isHourComplete: isFiveOneOne && isTimedForAnHour(listContractionRecords(log.contractions)),
  };
}

/** What holds at 37 weeks or more, and where the age is not known. */
function listTermIds({ startCount, interval, ...labour }: Labour, answers: LabourAnswers): AdviceTextId[] {
  const { isFarAway, hasGivenBirth } = answers;
  const reminders = listReminders(answers);
  if (startCount < PATTERN_CONTRACTIONS) return [...reminders, 'no-pattern', 'unsure'];
  if (interval === undefined) return [...reminders, 'unsure'];
  const specified: AdviceTextId[] = labour.isFiveOneOne ? ['five-one-one'] : [];
  if (isFarAway && interval <= WARNING_INTERVAL_SECONDS) return ['far-go', ...specified];
  if (interval <= CALL_NOW_INTERVAL_SECONDS) {
    if (hasGivenBirth) return ['later-go', ...specified];
    if (!labour.isFiveOneOne) return ['five-minutes', ...reminders];
    return [labour.isHourComplete ? 'hour-complete' : 'call-now', ...reminders, ...specified];
  }
  if (hasGivenBirth && interval <= WARNING_INTERVAL_SECONDS) {
    return isFarAway === undefined ? ['later-call', 'far-at-ten'] : ['later-call'];
  }
  if (interval <= CLOSE_INTERVAL_SECONDS) return ['close', ...reminders];
  return [...reminders, interval <= WARNING_INTERVAL_SECONDS ? 'early-warning' : 'early-signs', 'unsure'];
}

/** When to go, for visitors who answered yes or have not answered: they may not read the list below. */
function listReminders({ isFarAway, hasGivenBirth }: LabourAnswers): AdviceTextId[] {
  if (isFarAway !== false && hasGivenBirth !== false) return ['far-or-later'];
  if (isFarAway !== false) return ['far-at-ten'];
  return hasGivenBirth !== false ? ['later-at-five'] : [];
}

function listPretermIds(
  termStatus: TermStatus,
  mayBePreterm: boolean,
  mustGo: boolean,
  goesAtTerm: boolean,
): AdviceTextId[] {
  if (termStatus === 'term') return [];
  if (!mayBePreterm) return ['preterm'];
  // The line that says to go holds at any age.
  if (termStatus === 'unknown') return goesAtTerm ? [] : ['if-preterm'];
  return [mustGo || goesAtTerm ? 'preterm-go' : 'preterm-alert'];
}

/** From two starts on: a gap of 10:00 or less, or six starts, within the hour. */
function meetsPretermRule(recent: ContractionRecord[], { interval }: Labour): boolean {
  return (
    recent.length >= PRETERM.startsInWindow ||
    [interval, ...recent.map((record) => record.interval)].some(
      (seconds) => seconds !== undefined && seconds <= PRETERM.intervalSeconds,
    )
  );
}

function getSignOrder({ isFarAway, hasGivenBirth }: LabourAnswers, isCallOrGo: boolean): SignOrder {
  if (isFarAway || hasGivenBirth) return 'go';
  return isCallOrGo ? 'call-or-go' : 'call-now';
}

const saysToContinue = (id: AdviceTextId) => id === 'no-pattern' || id === 'early-warning' || id === 'early-signs';

const toLine = (id: AdviceTextId) => ({ id, order: lineOrders[id] });

const rank = (order: AdviceOrder | undefined) => (order === undefined ? -1 : ORDERS.indexOf(order));

const getHighest = (lines: Pick<AdviceLine, 'order'>[]) =>
  ORDERS.findLast((order) => lines.some((line) => line.order === order));

/**
 * Whether timing without a break reaches back a whole hour from the latest start, so that the means of the hour are
 * those of 5-1-1's 'for 1 hour'. A gap over 10 minutes, or an unknown one, is a break.
 */
function isTimedForAnHour(records: ContractionRecord[]): boolean {
  const latest = records.at(-1);
  if (!latest) return false;
  const firstIndex = records.findLastIndex(({ startTime }) => latest.startTime - startTime >= FIVE_ONE_ONE.spanMs);
  if (firstIndex < 0) return false;
  return records
    .slice(firstIndex + 1)
    .every(({ interval }) => interval !== undefined && interval <= WARNING_INTERVAL_SECONDS);
}

/** The running contraction counts by its start. */
function withActive({ contractions, active }: ContractionLog): TimedContraction[] {
  return active ? [...contractions, { ...active, endTime: active.startTime }] : contractions;
}

/**
 * Whether starts followed each other in under 2 minutes, each of them, for at least 10 minutes.
 * Counts the starts themselves: an interval in whole seconds would take 1:59.6 for 2 minutes.
 * @param records in the order of their starts
 */
export function isTooClose(records: ContractionRecord[]): boolean {
  let firstStart = Number.NaN;
  let previousStart = Number.NaN;
  return records.some(({ startTime }) => {
    const gapMs = startTime - previousStart;
    // Negative if the clock was set back in between: the gap is unknown then, as before the first start.
    const isClose = gapMs >= 0 && gapMs < TOO_CLOSE.intervalSeconds * 1_000;
    if (!isClose) firstStart = startTime;
    previousStart = startTime;
    return startTime - firstStart >= TOO_CLOSE.spanMs;
  });
}
