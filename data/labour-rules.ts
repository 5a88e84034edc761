/** The 5-1-1 rule: 5 minutes apart, 1 minute long, for 1 hour (data/sources: labour-511). */
export const FIVE_ONE_ONE = { intervalSeconds: 300, durationSeconds: 60, spanMs: 3_600_000 };

/** Up to this gap: call now, whatever the length (Fraser Health, Healthy Families BC, INSPQ). */
export const CALL_NOW_INTERVAL_SECONDS = 300;

/** Up to this gap: call. People press late: a second over 5:00 must not read as early labour. Our own choice. */
export const CLOSE_INTERVAL_SECONDS = 360;

/** Up to this gap it may be early labour, and who lives over 30 minutes away leaves (Une naissance à venir, INSPQ). */
export const WARNING_INTERVAL_SECONDS = 600;

/** The fewest starts that count as a pattern, as specified. */
export const PATTERN_CONTRACTIONS = 3;

/** How far the advice looks back from the latest start: a slow evening must not hide a fast hour. */
export const ADVICE_WINDOW_MS = 3_600_000;

/** It also looks at these numbers of latest gaps: the mean of the hour must not hide a labour that speeds up. */
export const LATEST_GAPS = [3, 2];

/**
 * Before 37 weeks, go at this gap or less (Fraser Health) or at this many starts in an hour (MyHealth Alberta), and call
 * now for two starts no further apart than `callIntervalSeconds`. The hour is our own choice: INSPQ names none.
 */
export const PRETERM = { intervalSeconds: 600, startsInWindow: 6, callIntervalSeconds: 3_600 };

/**
 * A contraction longer than this means 'call', or its stop was forgotten. Our own choice (docs/facts-to-confirm.md).
 */
export const LONG_CONTRACTION_SECONDS = 120;

/** Starts closer than this (MV Midwives) for this long mean 'call now'. The 10 minutes are our own choice. */
export const TOO_CLOSE = { intervalSeconds: 120, spanMs: 600_000 };

/** The toast looks at this many gaps and warns up to this mean. */
export const GETTING_CLOSE = { intervals: 3, earlierContractions: 2, intervalSeconds: 300 };

/** A second tap within this time is ignored: a shaking hand taps twice. Our own choice. */
export const DOUBLE_TAP_MS = 1_000;

/** Completed weeks from which a birth is not preterm (Halton Region). */
export const TERM_WEEKS = 37;

export const TERM_DAYS = TERM_WEEKS * 7;

/** Completed weeks up to which contractions are not called labour here, and the list of the own week counts. */
export const LABOUR_WORD_WEEKS = 20;

/** From this day on: call as soon as contractions start. SOGC 432 offers an induction from there on. */
export const LATE_TERM_WEEKS = 41;

/** A longer way to the hospital is far (INSPQ). */
export const LONG_WAY_MINUTES = 30;

/** So long without a start, at least, and twice the mean gap: then the advice tells of the last contractions as past. */
export const QUIET_SECONDS = 1_800;

/** How long an answer about 37 weeks counts: from 37 to 42 weeks. After that it may be another pregnancy. */
export const TERM_ANSWER_DAYS = 35;

/** Longer than any contraction. After that the stop was probably forgotten, and the screen may sleep. Our own choice. */
export const SCREEN_AWAKE_SECONDS = 600;

/** Longer ago than this, no clock runs from the last contraction: half a day, as the words say too. Our own choice. */
export const SINCE_LAST_START_MAX_SECONDS = 43_200;

/** How much time the chart shows, up to the latest start: two hours. Our own choice. */
export const CHART_SPAN_MS = 7_200_000;

/**
 * Where 'go' leads, and what number is for emergencies: the hospital and 911; the health centre or nursing station and
 * 911, where the hospital is a flight away; or the same in Nunavut, which has no 911.
 */
export type AdvicePlace = 'hospital' | 'health-centre' | 'nunavut';
