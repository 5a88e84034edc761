import type { TaskDay } from '@/data/after-birth/papers';
import { formatLongDate } from '@/lib/format/dates';
import { formatDays, formatDaysInWeeks } from '@/lib/format/durations';
import * as words from '@/words/after-birth/paper-days';
import type { DatedPaper, Paper } from './papers';

/** Below two weeks a span is told in days. */
const TOLD_IN_DAYS = 14;

const DAYS_OF_A_YEAR = 365;

/**
 * What the day of a paper means, while the birthday is not known.
 * @example describeDay({ task: 'register', region: 'ON', day: { daysAfterBirth: 30, meaning: 'by-law' } }) // 'By law within 30 days of the birth'
 */
export function describeDay({ task, day }: Paper): string | undefined {
  if (!day) return undefined;
  const span = describeSpan(day);
  return task === 'first-vaccines' ? words.vaccinesDay(span) : words.dayMeanings[day.meaning](span);
}

/** In whole weeks, or in days where there are none; what must begin by a day counts its weeks and days. */
function describeSpan({ daysAfterBirth, meaning }: TaskDay): string {
  if (daysAfterBirth === DAYS_OF_A_YEAR) return words.oneYear;
  const isInWeeks = daysAfterBirth >= TOLD_IN_DAYS && (daysAfterBirth % 7 === 0 || meaning === 'too-late-after');
  return isInWeeks ? formatDaysInWeeks(daysAfterBirth) : formatDays(daysAfterBirth);
}

/**
 * The date of a paper and how far it is, or that it has passed; empty where the paper has none.
 * @example 'by Monday, May 3, 2027 · 24 days left'
 */
export function describeDate({ day, due, daysLeft = 0, lastStart }: DatedPaper): string {
  if (!day || !due) return '';
  const date = formatLongDate(due);
  if (daysLeft < 0) return lastStart ? words.vaccinesPassed(date) : words.passed[day.meaning](date);
  if (lastStart || day.meaning === 'usual') return words.ahead.usual(date);
  const left = daysLeft === 0 ? words.lastDay : words.daysLeft(formatDays(daysLeft));
  return `${words.ahead[day.meaning](date)} · ${left}`;
}

/** What stands below the date: what it means, or the last day of the drops; nothing where the date says all. */
export function describeMeaning(paper: DatedPaper): string {
  const { day, due, lastStart } = paper;
  if (lastStart) {
    const last = formatLongDate(lastStart.date);
    return lastStart.daysLeft < 0 ? words.dropsPassed(last) : words.dropsAhead(last);
  }
  return due && day?.meaning === 'usual' ? '' : (describeDay(paper) ?? '');
}
