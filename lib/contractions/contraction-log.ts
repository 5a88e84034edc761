import { ADVICE_WINDOW_MS, LONG_CONTRACTION_SECONDS } from '@/data/labour-rules';

/**
 * A contraction whose end is known, as it is stored. All times are instants in ms, so that daylight saving does not
 * matter.
 */
export interface TimedContraction {
  /** Its start in ms as text, as it was first recorded. */
  id: string;
  startTime: number;
  /** Never before `startTime`. */
  endTime: number;
  /**
   * 'confirmed': the visitor said that the times are right. 'clock-changed': its length is not known, as the
   * device's clock was set back while it lasted, or its stop was lost.
   */
  check?: 'confirmed' | 'clock-changed';
}

/** The contraction that is being timed. */
export type ActiveContraction = Pick<TimedContraction, 'id' | 'startTime'>;

/** What the visitor said when asked whether they are 37 weeks or more. */
export interface TermAnswer {
  isTerm: boolean;
  /** ms */
  answeredAt: number;
}

/**
 * How far the hospital is. 'over-30' is what an earlier version of the site stored for 'more than 30 minutes': it counts
 * as the nearer of the longer ways, and is asked again.
 */
export type HospitalDistance = 'under-30' | '30-to-60' | 'over-60' | 'by-plane' | 'over-30';

/** Whether one of the lists of who must not wait fits the visitor: that of who goes, that of who calls, or none. */
export type MustNotWait = 'go' | 'call' | 'none';

/** The visitor's answers that change when to go; undefined while not answered. */
export interface LabourAnswers {
  hasGivenBirth: boolean | undefined;
  distance: HospitalDistance | undefined;
  mustNotWait: MustNotWait | undefined;
}

/** Everything that was timed. */
export interface ContractionLog {
  /** Oldest first, in the order in which they were timed. */
  contractions: TimedContraction[];
  active?: ActiveContraction;
  termAnswer?: TermAnswer;
  /** The number of changes that led here. None in what the first version of the site stored. */
  revision?: number;
  /**
   * When the log began, ms: two logs with different ones were not made from each other. None in a log that an earlier
   * version of the site began.
   */
  beganAt?: number;
  /** Some of what was stored could not be read. Not stored itself. */
  isDamaged?: boolean;
}

/** A contraction with what follows from its times. */
export interface ContractionRecord extends TimedContraction {
  /** Whole seconds from start to end. */
  duration: number;
  /** Whole seconds since the previous start. None for the first, and where the clock was set back in between. */
  interval: number | undefined;
}

/**
 * How far the pregnancy is, as far as we know: under 20 weeks 0 days, from there on under 37 weeks 0 days, from 37, from
 * 41, from 42 weeks 0 days on.
 */
export type TermStatus = 'before-20' | 'preterm' | 'unknown' | 'term' | 'past-41' | 'past-42';

/** Whether the pregnancy is known to be under 37 weeks 0 days. */
export function isBeforeTerm(status: TermStatus): boolean {
  return status === 'preterm' || status === 'before-20';
}

/**
 * Contractions with their length and the gap to the start before, oldest first. Nothing is ever negative: after a
 * clock was set back the gap is unknown.
 */
export function listContractionRecords(contractions: TimedContraction[]): ContractionRecord[] {
  return contractions.map((timed, index) => {
    const previous = contractions[index - 1];
    const sincePrevious = previous && timed.startTime - previous.startTime;
    return {
      ...timed,
      duration: toSeconds(timed.endTime - timed.startTime),
      interval: sincePrevious !== undefined && sincePrevious >= 0 ? toSeconds(sincePrevious) : undefined,
    };
  });
}

const toSeconds = (ms: number) => Math.round(ms / 1_000);

/**
 * The contractions that started within an hour of the latest one's start, both ends included. The hour ends at the
 * latest start and not now, so that passing time alone never changes the advice. Gaps to earlier contractions are left
 * out.
 */
export function listRecentRecords(contractions: TimedContraction[]): ContractionRecord[] {
  const latest = contractions.at(-1);
  if (!latest) return [];
  return listContractionRecords(
    contractions.filter(({ startTime }) => Math.abs(latest.startTime - startTime) <= ADVICE_WINDOW_MS),
  );
}

/** Whether a length may be wrong: over 2 minutes, or timed across a change of the clock. */
export function needsCheck({ check, duration }: ContractionRecord): boolean {
  if (check === 'confirmed') return false;
  return check === 'clock-changed' || duration > LONG_CONTRACTION_SECONDS;
}
