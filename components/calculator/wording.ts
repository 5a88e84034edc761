import {
  CYCLE_DAYS,
  DUE_DATE_MAX_DAYS_AGO,
  EMBRYO_AGE_DAYS,
  LMP_MAX_DAYS_AGO,
  SCAN_DAYS,
  SCAN_WEEKS,
} from '@/data/pregnancy-rules';
import type { FieldProblem } from '@/lib/pregnancy/calculator-form';
import type { PregnancyMethod } from '@/lib/pregnancy/dating';
import type { DatingNote } from '@/lib/pregnancy/pregnancy';

export const methodLabels: Record<PregnancyMethod, string> = {
  lmp: 'Last period',
  conception: 'Conception',
  ultrasound: 'Ultrasound',
};

export const dateLabels: Record<PregnancyMethod, string> = {
  lmp: 'First day of last period',
  conception: 'Conception date',
  ultrasound: 'Ultrasound date',
};

export const dateHints: Record<PregnancyMethod, string> = {
  lmp: 'The first day you bled, not the last.',
  conception: 'The day you conceived, or the day of your embryo transfer (see More options).',
  ultrasound: 'The day of the scan. Then enter how far along the report says you were.',
};

/** What to do about each problem, shown beside its field. */
export const problemTexts: Record<FieldProblem, string> = {
  'no-such-date': 'Enter a full date that exists: year, month and day.',
  'lmp-in-future': 'This day has not come yet. Enter the first day of your last period.',
  'conception-in-future': 'This day has not come yet. Enter the day you conceived.',
  'transfer-in-future': 'This day has not come yet. Enter the day of your embryo transfer.',
  'scan-in-future': 'This day has not come yet. Enter the day of your scan.',
  'lmp-too-long-ago': `This is more than ${LMP_MAX_DAYS_AGO} days ago, longer than a pregnancy lasts. Check the year and month.`,
  'conception-too-long-ago': 'This is longer ago than a pregnancy lasts. Check the year and month.',
  'scan-too-long-ago':
    'This scan date and age would make you more than 42 weeks pregnant today. Check the date and the weeks.',
  'due-date-too-far-ahead':
    'With this cycle length, this period is too recent to count from. Check the date and the cycle length.',
  'due-date-too-long-ago': `With this cycle length, your due date would be more than ${DUE_DATE_MAX_DAYS_AGO} days ago. Check the date and the cycle length.`,
  'scan-weeks-out-of-range': `Enter whole weeks from ${SCAN_WEEKS.min} to ${SCAN_WEEKS.max}.`,
  'scan-days-out-of-range': `Enter whole days from ${SCAN_DAYS.min} to ${SCAN_DAYS.max}.`,
  'cycle-length-out-of-range': `Enter whole days from ${CYCLE_DAYS.min} to ${CYCLE_DAYS.max}. If your cycle is shorter, longer or irregular, an early scan is the better guide.`,
  'embryo-age-out-of-range': `Enter whole days from ${EMBRYO_AGE_DAYS.min} to ${EMBRYO_AGE_DAYS.max}.`,
};

export const noteTexts: Record<DatingNote, string> = {
  'long-cycle':
    'With a cycle longer than 35 days, an early ultrasound is the better guide. Ask your provider about one.',
  'early-scan':
    'A scan before 7 weeks dates a pregnancy less well. A later scan may change this date: your provider decides.',
  'late-scan':
    'A scan after 22 weeks 6 days dates a pregnancy less well. If you had an earlier scan, use that one. Your provider decides.',
};
