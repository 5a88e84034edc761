import {
  CYCLE_DAYS,
  DUE_DATE_MAX_DAYS_AGO,
  EMBRYO_AGE_DAYS,
  LMP_MAX_DAYS_AGO,
  SCAN_DAYS,
  SCAN_WEEKS,
  USUAL_BIRTH_END_DAY,
} from '@/data/pregnancy-rules';
import { problems as dueDateProblems } from '@/words/ui/due-date-form';

/** What to do about each problem, shown beside its field. */
export const problems = {
  'no-such-date': 'Enter a full date that exists: year, month and day.',
  'lmp-in-future': 'This day has not come yet. Enter the first day of your last period.',
  'conception-in-future': 'This day has not come yet. Enter the day you conceived.',
  'transfer-in-future': 'This day has not come yet. Enter the day of your embryo transfer.',
  'scan-in-future': 'This day has not come yet. Enter the day of your scan.',
  'lmp-too-long-ago': `This is more than ${LMP_MAX_DAYS_AGO} days ago, longer than a pregnancy lasts. Check the year and month.`,
  'conception-too-long-ago': 'This is longer ago than a pregnancy lasts. Check the year and month.',
  'scan-too-long-ago': `This scan date and age would make you more than ${USUAL_BIRTH_END_DAY / 7} weeks pregnant today. Check the date and the weeks.`,
  'due-date-too-far-ahead':
    'With this cycle length, this period is too recent to count from. Check the date and the cycle length.',
  'due-date-too-long-ago': `With this cycle length, your due date would be more than ${DUE_DATE_MAX_DAYS_AGO} days ago. Check the date and the cycle length.`,
  'known-due-date-too-long-ago': dueDateProblems['due-date-too-long-ago'],
  'known-due-date-too-far-ahead': dueDateProblems['due-date-too-far-ahead'],
  'scan-weeks-out-of-range': `Enter whole weeks from ${SCAN_WEEKS.min} to ${SCAN_WEEKS.max}.`,
  'scan-days-out-of-range': `Enter whole days from ${SCAN_DAYS.min} to ${SCAN_DAYS.max}.`,
  'cycle-length-out-of-range': `Enter whole days from ${CYCLE_DAYS.min} to ${CYCLE_DAYS.max}. If your cycle is shorter, longer or irregular, an early scan is the better guide.`,
  'embryo-age-out-of-range': `Enter whole days from ${EMBRYO_AGE_DAYS.min} to ${EMBRYO_AGE_DAYS.max}.`,
};
