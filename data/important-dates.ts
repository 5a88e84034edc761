export interface ImportantDate {
  id: string;
  title: string;
  /** The word before the date. */
  timing: 'before' | 'about' | 'by' | 'from' | 'on';
  /** Weeks before the due date; for trimesters absent, as their dates come from the calculation. */
  weeksBeforeDue?: number;
  trimester?: 'second' | 'third';
  text: string;
}

/**
 * Dates to remember, in their order. The specified numbers (28, 20 and 12) are used as weeks before the due date: as
 * days they would put a scan 20 days before birth. Each lies in its window of data/appointments.ts, or ends it.
 */
export const importantDates: ImportantDate[] = [
  {
    id: 'first-visit',
    title: 'First trimester visit',
    timing: 'before',
    weeksBeforeDue: 28,
    text: 'Call as soon as your test is positive: clinics and midwives book up early.',
  },
  {
    id: 'second-trimester',
    title: 'Second trimester',
    timing: 'from',
    trimester: 'second',
    text: 'As we count it.',
  },
  {
    id: 'anatomy-scan',
    title: 'Anatomy scan',
    timing: 'about',
    weeksBeforeDue: 20,
    text: 'Your provider orders it and sets the day.',
  },
  {
    id: 'third-trimester',
    title: 'Third trimester',
    timing: 'from',
    trimester: 'third',
    text: 'As we count it. Other definitions of trimesters differ by up to two weeks.',
  },
  {
    id: 'glucose-test',
    title: 'Glucose test',
    timing: 'by',
    weeksBeforeDue: 12,
    text: 'It looks for gestational diabetes. Your provider decides which test you have and when.',
  },
  {
    id: 'due-date',
    title: 'Due date',
    timing: 'on',
    weeksBeforeDue: 0,
    text: 'Few babies arrive on the day itself.',
  },
];
