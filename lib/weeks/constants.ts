/** The weeks that have a text, a page and comparisons. */
export const FIRST_WEEK = 1;
export const LAST_WEEK = 40;
/** Between two ways of measuring: charts end at 18 weeks head to bottom and begin at 20 head to heel, so no length is shown. */
export const WEEK_WITHOUT_LENGTH = 19;
/** Before it published weights disagree tenfold; none is shown. */
export const FIRST_WEEK_WITH_WEIGHT = 14;
