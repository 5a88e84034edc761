/**
 * Weeks from today to the due date that the timeline assumes while none is known (docs/decisions/dates.md, "Example
 * dates on the timeline").
 */
export const EXAMPLE_WEEKS_TO_GO = 24;

/** The week that the slider shows while no due date is known, as specified: 40 - 24. */
export const EXAMPLE_WEEK = 16;

/**
 * A longer window is written to a calendar file on its first day only, or it would cover months of the visitor's
 * calendar. Eight weeks: the first visit's window is shown in full, that of regular visits is not.
 */
export const LONGEST_CALENDAR_EVENT_DAYS = 56;

/**
 * First and last month of the season of the flu and COVID-19 vaccines, as JavaScript counts months: October to March.
 * Our own choice, as no source names days (docs/decisions/sharing.md, "Calendar files").
 */
export const VACCINE_SEASON = { startMonth: 9, endMonth: 2 } as const;

/** The id of the due date's calendar event. */
export const DUE_DATE_EVENT_ID = 'due-date';
