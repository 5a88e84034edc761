// From 42 weeks 1 day on, for a year: in the result, in the greeting of the home page and on the timeline.
export const hasArrived = 'Has your baby arrived?';
/** Leads to the calculator. */
export const changeOrForget = 'Change or forget this due date';
