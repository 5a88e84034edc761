import { formatLocalDateTime, parseLocalDateTime } from '@/lib/calendar/local-date-time';
import type { ContractionLog } from './contraction-log';

/** Why a time is not accepted. */
export type ContractionTimeProblem = 'missing' | 'no-such-time' | 'too-old' | 'future' | 'end-before-start' | 'overlap';

interface EnteredTimes {
  /** The contraction that is edited; none when one is added. */
  id?: string;
  /** ms, undefined for what is no time. */
  startTime: number | undefined;
  /** ms; 'running' for the contraction that is being timed. */
  endTime: number | undefined | 'running';
}

/**
 * What is wrong with times that the visitor entered. Both may be now; a contraction may begin in the moment in which
 * another one ends. Its end has to come after its start.
 * @param now ms
 */
function checkContractionTimes(
  { id, startTime, endTime }: EnteredTimes,
  log: ContractionLog,
  now: number,
): { startTime?: ContractionTimeProblem; endTime?: ContractionTimeProblem } {
  if (startTime === undefined || endTime === undefined) {
    return {
      ...(startTime === undefined && { startTime: 'missing' }),
      ...(endTime === undefined && { endTime: 'missing' }),
    };
  }
  // A year of two digits: what is stored holds no times before 1970.
  if (startTime < 0) return { startTime: 'too-old' };
  if (startTime > now) return { startTime: 'future' };
  const end = endTime === 'running' ? Number.POSITIVE_INFINITY : endTime;
  if (endTime !== 'running' && end > now) return { endTime: 'future' };
  if (end <= startTime) return { endTime: 'end-before-start' };
  const overlaps = listOthers(log, id).some((other) => startTime < other.endTime && end > other.startTime);
  return overlaps ? { startTime: 'overlap' } : {};
}

function listOthers({ contractions, active }: ContractionLog, id: string | undefined) {
  const running = active ? [{ ...active, endTime: Number.POSITIVE_INFINITY }] : [];
  return [...contractions, ...running].filter((other) => other.id !== id);
}

/** The contraction that the form is about. Times in ms. */
export type FormSubject =
  | { kind: 'new' }
  | { kind: 'active'; id: string; startTime: number }
  | { kind: 'timed'; id: string; startTime: number; endTime: number };

/** A field of the form. */
export type ContractionField = 'startTime' | 'endTime';

/** ms. The contraction that is being timed has no end yet. */
export interface AcceptedTimes {
  startTime: number;
  endTime: number | undefined;
}

/** The form for the times of one contraction. */
interface ContractionFormState {
  subject: FormSubject;
  /** As they stand in the fields: yyyy-MM-ddTHH:mm:ss, or empty. */
  fields: Record<ContractionField, string>;
  problems: Partial<Record<ContractionField, ContractionTimeProblem>>;
  /** Counts submissions that were refused, so that the view can move focus once for each. */
  refusals: number;
  /** Times without a problem, ready to be stored. */
  accepted?: AcceptedTimes;
}

type ContractionFormAction =
  | { type: 'changed'; field: ContractionField; text: string }
  | { type: 'submitted'; log: ContractionLog; now: number };

/** The form as it opens: with the known times, else empty. */
export function getContractionForm(subject: FormSubject): ContractionFormState {
  return {
    subject,
    fields: {
      startTime: subject.kind === 'new' ? '' : formatLocalDateTime(subject.startTime),
      endTime: subject.kind === 'timed' ? formatLocalDateTime(subject.endTime) : '',
    },
    problems: {},
    refusals: 0,
  };
}

/** What the form becomes after an action. Pure: a submission carries the log and the time (ms). */
export function reduceContractionForm(
  state: ContractionFormState,
  action: ContractionFormAction,
): ContractionFormState {
  if (action.type === 'changed') {
    return { ...state, fields: { ...state.fields, [action.field]: action.text }, problems: {}, accepted: undefined };
  }
  const { subject } = state;
  const id = subject.kind === 'new' ? undefined : subject.id;
  const { startTime, endTime } = readTimes(state, action.now);
  const problems = nameUnreadable(state, checkContractionTimes({ id, startTime, endTime }, action.log, action.now));
  if (problems.startTime || problems.endTime || startTime === undefined || endTime === undefined) {
    return { ...state, problems, refusals: state.refusals + 1, accepted: undefined };
  }
  return { ...state, problems, accepted: { startTime, endTime: endTime === 'running' ? undefined : endTime } };
}

/** Whole seconds between the two fields, while they make sense. */
export function getEnteredDuration(state: ContractionFormState): number | undefined {
  // The length is the same in either of two equal hours, so no 'now' is asked for.
  const { startTime, endTime } = readTimes(state, Number.POSITIVE_INFINITY);
  if (startTime === undefined || typeof endTime !== 'number' || endTime <= startTime) return undefined;
  return Math.round((endTime - startTime) / 1_000);
}

/** A browser's field holds a time or nothing, so a text that cannot be read is a time that the clocks skip. */
function nameUnreadable({ fields }: ContractionFormState, problems: ContractionFormState['problems']) {
  const name = (field: ContractionField) =>
    problems[field] === 'missing' && fields[field] !== '' ? 'no-such-time' : problems[field];
  return { startTime: name('startTime'), endTime: name('endTime') };
}

/**
 * The times that the fields say. Texts of the hour that the clocks repeat have two meanings. Taken are times that have
 * come, then those with the least time between start and end, then those nearest to the start that was known, or to now.
 * @param now ms
 */
function readTimes(state: ContractionFormState, now: number): Omit<EnteredTimes, 'id'> {
  const { subject } = state;
  const starts = listInstants(state, 'startTime');
  const ends = subject.kind === 'active' ? ['running' as const] : listInstants(state, 'endTime');
  const known = subject.kind === 'new' ? now : subject.startTime;
  const pairs = starts.flatMap((startTime) =>
    ends.map((endTime) => {
      const end = endTime === 'running' ? startTime : endTime;
      return {
        startTime,
        endTime,
        isToCome: Number(Math.max(startTime, end) > now),
        lengthMs: Math.abs(end - startTime),
        distanceMs: Math.abs(startTime - known),
      };
    }),
  );
  const [best] = pairs.sort(
    (a, b) => a.isToCome - b.isToCome || a.lengthMs - b.lengthMs || a.distanceMs - b.distanceMs,
  );
  return best ?? { startTime: starts[0], endTime: ends[0] };
}

/** The instants (ms) that a field may mean. One that was not changed keeps its own: its text has no milliseconds. */
function listInstants({ subject, fields }: ContractionFormState, field: ContractionField): number[] {
  if (fields[field] === getContractionForm(subject).fields[field]) {
    if (field === 'startTime' && subject.kind !== 'new') return [subject.startTime];
    if (field === 'endTime' && subject.kind === 'timed') return [subject.endTime];
  }
  return parseLocalDateTime(fields[field]);
}
