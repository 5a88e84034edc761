/** What can be chosen for the calendar file, in the order of its checkboxes. */
export const calendarGroups = ['due-date', 'milestones', 'appointments', 'trimesters', 'benefits'] as const;

export type CalendarGroup = (typeof calendarGroups)[number];
