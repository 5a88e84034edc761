/** Completed weeks from which who lives in Nunavut is asked where they are: most have left home by then. Our own choice. */
export const WHERE_NOW_FROM_WEEK = 35;

/** How long an answer counts, the day on which it was given included. Our own choice: then it is asked again. */
export const WHERE_NOW_DAYS = 14;

/** How long after a birth the question stands. Our own choice: the six weeks of the signs after a birth. */
export const WHERE_NOW_AFTER_BIRTH_DAYS = 42;
