/** The ways to date a pregnancy. */
export const pregnancyMethods = ['lmp', 'conception', 'ultrasound'] as const;

/** Days from the first day of the last period to the due date: 40 weeks, as specified. */
export const PREGNANCY_DAYS = 280;

/** Days from the first day of the last period to conception in a 28-day cycle, as specified. */
export const CONCEPTION_DAY = 14;

/** The cycle that the 280 days assume (data/sources: msd-dating). */
export const STANDARD_CYCLE_DAYS = 28;

/** Cycle lengths that the form accepts. Our own choice (docs/facts-to-confirm.md). */
export const CYCLE_DAYS = { min: 21, max: 45 } as const;

/**
 * Above this cycle length the site says that an early scan is the better guide. Our own choice
 * (docs/facts-to-confirm.md).
 */
export const LONG_CYCLE_DAYS = 35;

/**
 * Ages of an embryo at transfer that the form accepts: from two days after fertilization to seven. Our own choice
 * (docs/facts-to-confirm.md).
 */
export const EMBRYO_AGE_DAYS = { min: 2, max: 7 } as const;

/** The ages of an embryo at transfer that the page about IVF offers and tells of; the calculator takes the others too. */
export const TRANSFER_EMBRYO_DAYS = [3, 5, 6] as const;

/** The age of an embryo that the form begins with. Our own choice. */
export const USUAL_EMBRYO_AGE_DAYS = 5;

/**
 * First day of the second and of the third trimester, in days since the last period. Specified; other definitions
 * differ by up to two weeks (docs/decisions/dates.md, "Trimesters begin on day 91 and day 182").
 */
export const SECOND_TRIMESTER_DAY = 91;

export const THIRD_TRIMESTER_DAY = 182;

/** Usual birth range: 37 weeks 0 days to 42 weeks 0 days (data/sources: preterm-halton). */
export const USUAL_BIRTH_START_DAY = 37 * 7;

export const USUAL_BIRTH_END_DAY = 42 * 7;

/**
 * Typical birth of twins, triplets and quadruplets in completed weeks. Specified; sources differ
 * (docs/decisions/dates.md, "Birth range and multiples").
 */
export const MULTIPLES_BIRTH_WEEK = { twins: 37, triplets: 33, quads: 30 } as const;

/** Heartbeats are counted from this day since the last period on, as specified. */
export const HEART_START_DAY = 42;

/** Ages at an ultrasound that the form accepts, as specified. */
export const SCAN_WEEKS = { min: 0, max: 42 } as const;

export const SCAN_DAYS = { min: 0, max: 6 } as const;
/**
 * Below this age at a scan the site asks whether it is right: the two fields begin at 0, and are easily overlooked. Our
 * own choice.
 */
export const DOUBTFUL_SCAN_DAY = 4 * 7;

/**
 * A scan dates a pregnancy best from 7 weeks 0 days to 22 weeks 6 days (data/sources: bc-early-prenatal, sogc-303,
 * sogc-388).
 */
export const BEST_SCAN_START_DAY = 7 * 7;

export const BEST_SCAN_END_DAY = 22 * 7 + 6;

/**
 * An older Canadian rule moved a due date only when a scan differed from the last period by more days than these
 * (data/sources: sogc-214). Shown as context only: the scan decides either way.
 */
export const SOGC_214_THRESHOLD_DAYS = { firstTrimester: 5, secondTrimester: 10 } as const;

/**
 * How long ago a last period may be, and how far a due date may be in the past and ahead (docs/decisions/dates.md,
 * "Accepted dates").
 */
export const LMP_MAX_DAYS_AGO = 300;

export const DUE_DATE_MAX_DAYS_AGO = LMP_MAX_DAYS_AGO - PREGNANCY_DAYS;

export const DUE_DATE_MAX_DAYS_AHEAD = PREGNANCY_DAYS;

/** How long ago the due date of a link may be to be told still: links stay in chats. Our own choice. */
export const SHARED_DUE_DATE_MAX_YEARS_AGO = 5;

export const MINUTES_PER_DAY = 1440;

/** The weeks that have a text, a page and comparisons. */
export const FIRST_WEEK = 1;

export const LAST_WEEK = 40;

/** Before it there is nothing to measure. */
export const FIRST_WEEK_WITH_LENGTH = 5;

/** No length is shown: charts from head to bottom end at 18 weeks, those from head to heel begin at 20. */
export const WEEK_WITHOUT_LENGTH = 19;

/** No weight is shown before it: published weights differ tenfold. */
export const FIRST_WEEK_WITH_WEIGHT = 14;

/** The first visit is best before this week begins: 'before 12 weeks' (data/appointments, 'first-prenatal-visit'). */
export const FIRST_VISIT_WEEK = 12;
