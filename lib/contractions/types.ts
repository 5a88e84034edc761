/** A contraction whose end is known, as it is kept. All times are instants in ms, so that no clock change moves them. */
export interface TimedContraction {
  /** Its start in ms as text, as it was first recorded. */
  id: string;
  startTime: number;
  /** Never before `startTime`. */
  endTime: number;
  /**
   * 'confirmed': the visitor said that the times are right. 'clock-changed': the device's clock was set back while it
   * lasted, so its length is not known.
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

/** What the visitor said of themselves that changes when to go; undefined while not answered. */
export interface LabourAnswers {
  hasGivenBirth: boolean | undefined;
  /** The hospital is more than 30 minutes away. */
  isFarAway: boolean | undefined;
}

/** Everything that was timed. */
export interface ContractionLog {
  /** Oldest first, in the order in which they were timed. */
  contractions: TimedContraction[];
  active?: ActiveContraction;
  termAnswer?: TermAnswer;
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

/** Whether the pregnancy has reached 37 weeks, as far as we know. */
export type TermStatus = 'term' | 'preterm' | 'unknown';
