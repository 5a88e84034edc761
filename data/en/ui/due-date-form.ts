import { DUE_DATE_MAX_DAYS_AGO, DUE_DATE_MAX_DAYS_AHEAD } from '@/data/pregnancy-rules';

export const title = 'Your weeks';
export const dueDate = 'Due date';
export const problems = {
  'no-such-date': 'Enter a full date that exists: year, month and day.',
  'due-date-too-long-ago': `This is more than ${DUE_DATE_MAX_DAYS_AGO} days ago. Check the year and month.`,
  'due-date-too-far-ahead': `A due date is at most ${DUE_DATE_MAX_DAYS_AHEAD} days ahead. Check the year and month.`,
};
