import { checkDueDate, type DueDateProblem } from '@/lib/pregnancy/due-date-check';

/** Why the due date in a link cannot be used. */
export type SharedDateProblem = DueDateProblem | 'several-dates';

/**
 * Punctuation after a link in a sentence, which some programs for messages take for a part of the link; French has a space
 * before some of it.
 */
const SENTENCE_END = /[\u00a0\u202f]?[.,;:!?)\]>"”'’»…*]{1,3}$/;

/** The due date in a link's address: none, one, or one that cannot be used. */
export type SharedDate =
  | { status: 'none' }
  | { status: 'date'; dueDate: Date }
  | { status: 'problem'; problem: SharedDateProblem };

/**
 * Reads the due date that a shared link carries as `?date=yyyy-MM-dd`. Accepted as if it had been entered: from 20 days
 * ago to 280 days ahead. Anybody can write such a link, so any other content is a problem, never an error.
 * @param search The query of the page's address, `location.search`.
 * @example parseSharedDate('?date=2027-06-08', today) // { status: 'date', dueDate: June 8, 2027 }
 */
export function parseSharedDate(search: string, today: Date): SharedDate {
  const [text, ...others] = new URLSearchParams(search).getAll('date');
  if (text === undefined) return { status: 'none' };
  if (others.length > 0) return { status: 'problem', problem: 'several-dates' };
  const checked = checkDueDate(text.replace(SENTENCE_END, ''), today);
  return 'problem' in checked ? { status: 'problem', problem: checked.problem } : { status: 'date', ...checked };
}
