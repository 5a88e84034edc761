interface ImportantDateRule {
  /** Its words stand under it in data/en/timeline/timeline.ts. */
  id: string;
  /** How the date is meant. */
  timing: 'before' | 'about' | 'by' | 'from' | 'on';
  /** Weeks before the due date; for trimesters absent, as their dates come from the calculation. */
  weeksBeforeDue?: number;
  trimester?: 'second' | 'third';
}

/**
 * Dates to remember, in their order. The specified numbers (28, 20 and 12) are used as weeks before the due date: as
 * days they would put a scan 20 days before birth. Each lies in its window of data/appointments.ts, or ends it.
 */
const rules = [
  { id: 'first-visit', timing: 'before', weeksBeforeDue: 28 },
  { id: 'second-trimester', timing: 'from', trimester: 'second' },
  { id: 'anatomy-scan', timing: 'about', weeksBeforeDue: 20 },
  { id: 'third-trimester', timing: 'from', trimester: 'third' },
  { id: 'glucose-test', timing: 'by', weeksBeforeDue: 12 },
  { id: 'due-date', timing: 'on', weeksBeforeDue: 0 },
] as const satisfies ImportantDateRule[];

export type ImportantDate = ImportantDateRule & { id: (typeof rules)[number]['id'] };

export const importantDates: ImportantDate[] = rules;
