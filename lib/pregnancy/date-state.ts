/**
 * What the calculator's page is laid out for: the value of `data-date` around it, which calculator.css and the classes of
 * its parts read. Without the attribute nothing is known yet, and the page is as for 'none'.
 */
export type DateState =
  /** No date is counted: the form, beside the room for a result. */
  | 'none'
  /** The date of a link: its result, with the form below it. */
  | 'shared'
  /** The visitor's own stored date: its result, with the form behind one line. */
  | 'stored'
  /** The same with the form open. */
  | 'changing'
  /** A birth: the baby's own weeks, with the form folded below them. */
  | 'born'
  /** Written by an inline script before the calculator has started, where 'stored' comes next: has the room of its line. */
  | 'awaited'
  /** Likewise, where 'shared' or 'born' comes next, or a stored date that is no longer counted. */
  | 'awaited-end';

interface ShownDate {
  isShared: boolean;
  /** Whether the visitor's own date is stored and counted. */
  hasResult: boolean;
  hasBirth: boolean;
  /** Whether the form for another date is open. */
  isChanging: boolean;
}

/** The state once the calculator has started. */
export function getDateState({ isShared, hasResult, hasBirth, isChanging }: ShownDate): DateState {
  if (isShared) return 'shared';
  if (hasResult) return isChanging ? 'changing' : 'stored';
  return hasBirth ? 'born' : 'none';
}
