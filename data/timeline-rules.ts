/** Weeks from today to the due date that the timeline assumes while none is known (decisions, section 2). */
export const EXAMPLE_WEEKS_TO_GO = 24;

/** The week that the slider shows while no due date is known (specification, section 2): 40 - 24. */
export const EXAMPLE_WEEK = 16;

/**
 * A longer window stands in a calendar file on its first day alone, or a banner would lie over months of the visitor's
 * calendar. Eight weeks: the first visit's window still fits, the rhythm of visits does not.
 */
export const LONGEST_CALENDAR_EVENT_DAYS = 56;

/** The id of the due date's calendar event. */
export const DUE_DATE_EVENT_ID = 'due-date';
