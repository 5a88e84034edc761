/** What can be chosen for the calendar file, in the order of its checkboxes. */
export const calendarGroups = [
  'due-date',
  'own',
  'appointments',
  'milestones',
  'trimesters',
  'benefits',
  'weeks',
] as const;

/** What is ticked at first: what one has to go to. The others are a tick away. */
export const firstCalendarGroups: CalendarGroup[] = ['due-date', 'own', 'appointments'];

export type CalendarGroup = (typeof calendarGroups)[number];
