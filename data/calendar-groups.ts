/** What can be chosen for the calendar file, in the order of its checkboxes. */
export const calendarGroups = [
  { id: 'due-date', label: 'Due date' },
  { id: 'milestones', label: 'Milestones' },
  { id: 'appointments', label: 'Appointments' },
  { id: 'trimesters', label: 'Trimesters' },
  { id: 'benefits', label: 'Benefit dates' },
] as const;

export type CalendarGroup = (typeof calendarGroups)[number]['id'];
