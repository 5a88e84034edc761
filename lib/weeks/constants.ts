/** The weeks that have a text, a page and comparisons. */
export const FIRST_WEEK = 1;
export const LAST_WEEK = 40;
/** Between two ways of measuring: no length is shown (decisions, section 2). */
export const WEEK_WITHOUT_LENGTH = 19;
/** Before it published weights disagree tenfold (facts on fetal size); none is shown. */
export const FIRST_WEEK_WITH_WEIGHT = 14;
/** Heart activity is usually first seen between 5 and 6 weeks (decisions, section 2; data/sources: heart-start). */
export const FIRST_WEEK_WITH_HEART_RATE = 6;
/** From this week the heart-rate band is a typical range; before it the rate changes quickly (decisions, section 2). */
export const STEADY_HEART_RATE_WEEK = 12;
