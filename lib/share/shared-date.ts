import { subYears } from 'date-fns';
import { SHARED_DUE_DATE_MAX_YEARS_AGO } from '@/data/pregnancy-rules';
import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import { type DueDateProblem, findDueDateProblem } from '@/lib/pregnancy/due-date-check';

/** Why the due date in a link cannot be used. */
export type SharedDateProblem = DueDateProblem | 'several-dates';

/**
 * The due date in a link's address: none, one of a pregnancy that goes on, one that is over since more than 20 days and
 * can only be told, or one that cannot be used.
 */
export type SharedDate =
  | { status: 'none' }
  | { status: 'date'; dueDate: Date }
  | { status: 'past'; dueDate: Date }
  | { status: 'problem'; problem: SharedDateProblem };

/**
 * Reads the due date that a shared link carries as `?date=yyyy-MM-dd`. Accepted as if it had been entered: from 20 days
 * ago to 280 days ahead; links stay in chats for years, so an earlier one is read too, up to 5 years. What programs for
 * messages make of a link is read where it can only mean one date; anybody can write a link, so any other content is a
 * problem, never an error.
 * @param search The query of the page's address, `location.search`.
 * @example parseSharedDate('?date=2027-06-08', today) // { status: 'date', dueDate: June 8, 2027 }
 */
export function parseSharedDate(search: string, today: Date): SharedDate {
  const texts = listDateTexts(search);
  if (texts.length === 0) return { status: 'none' };
  const written = new Set(texts.map(tidy).filter((text) => text !== ''));
  if (written.size > 1) return { status: 'problem', problem: 'several-dates' };
  const [text = ''] = written;
  const dueDate = parseYearFirst(text);
  if (!dueDate) return { status: 'problem', problem: 'no-such-date' };
  const problem = findDueDateProblem(dueDate, today);
  if (!problem) return { status: 'date', dueDate };
  const isPast = problem === 'due-date-too-long-ago' && dueDate >= subYears(today, SHARED_DUE_DATE_MAX_YEARS_AGO);
  return isPast ? { status: 'past', dueDate } : { status: 'problem', problem };
}

/** Longer texts are no date, and not worth the time. */
const MAX_LENGTH = 200;

/** What follows the name `date`: in any case, behind an `&amp;` that was not read as `&`, its `=` written as %3D. */
const NAMED_DATE = /^(?:amp;)*date(?:=(.*))?$/is;

function listDateTexts(search: string): string[] {
  return [...new URLSearchParams(search)].flatMap(([name, value]) => {
    const [isDate, inName] = NAMED_DATE.exec(name.length > MAX_LENGTH ? '' : decode(name)) ?? [];
    return isDate === undefined ? [] : [inName ?? value];
  });
}

/** A text that was encoded once or twice more than it should be. One that cannot be decoded comes back as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(decodeURIComponent(text));
  } catch {
    return text;
  }
}

/** Marks that are not seen: zero width, direction, soft hyphen, byte order. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g;

const DASHES = /[\u2010-\u2015\u2212]/g;

/** What stands around a link in a message: spaces, quotes, brackets, a `3D` that was `=3D` in an email. */
const BEFORE = /^(?:3D)?[\s"'“”‘’«»‹›„(<[]*/i;

/** The same behind it, and the punctuation of a sentence. */
const BEHIND = /[\s"'“”‘’«»‹›)>\].,;:!?…*=]*$/;

/** A day may be followed by its midnight. */
const MIDNIGHT = /T00:00(?::00(?:\.0+)?)?(?:Z|[+-]\d\d:?\d\d)?$/i;

/** A text without what programs for messages put around a date. */
function tidy(text: string): string {
  // Behind the date at most: a long tail of spaces would be searched from each of them.
  const short = decode(text.slice(0, MAX_LENGTH + 1));
  if (short.length > MAX_LENGTH) return short;
  return short
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(DASHES, '-')
    .replace(BEFORE, '')
    .replace(BEHIND, '')
    .replace(MIDNIGHT, '');
}

/** Year, month and day, with or without zeros. No other order: 08/06 may be a day in June or in August. */
function parseYearFirst(text: string): Date | undefined {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  if (!year || !month || !day) return undefined;
  return parseCalendarDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}
