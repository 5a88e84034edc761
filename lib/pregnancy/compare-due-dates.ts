import { differenceInCalendarDays } from 'date-fns';
import { BEST_SCAN_END_DAY, BEST_SCAN_START_DAY, SECOND_TRIMESTER_DAY, SOGC_214_THRESHOLD_DAYS } from './constants';
import { getDueDate } from './get-due-date';
import type { PregnancyInput } from './types';

/** What gives the two due dates: the last period and a scan. */
export type ComparedMethod = 'lmp' | 'ultrasound';

/** When a scan was made, by the age that it gave. Only the two in the middle can decide a due date. */
export type ScanTiming = 'too-early' | 'first-trimester' | 'second-trimester' | 'too-late';

/** Two due dates of one pregnancy beside each other. */
export interface DueDateComparison {
  byPeriod: Date;
  byScan: Date;
  /** Calendar days from the period's due date to the scan's: above 0 when the scan's is the later one. */
  signedDifferenceDays: number;
  differenceDays: number;
  scanTiming: ScanTiming;
  /** The date that Canadian guidance prefers. The provider's date wins over both. */
  preferred: ComparedMethod;
  /** The older rule of SOGC 214, for context; none for a scan that cannot decide. */
  threshold: { days: number; isExceeded: boolean } | undefined;
}

/**
 * Compares the due dates of a last period and of a scan.
 *
 * A scan from 7 weeks 0 days to 22 weeks 6 days decides, whatever the difference (decisions, section 4; data/sources:
 * bc-early-prenatal, sogc-303, sogc-388); of several scans the caller gives the earliest one in that range. Before or
 * after it the scan's date is computed, but the period's stands. The second trimester begins at 13 weeks 0 days, as
 * everywhere on the site. An IVF pregnancy is never dated anew, so it has no place here.
 *
 * @throws RangeError 'Invalid time value' for an invalid date.
 */
export function compareDueDates(
  period: Extract<PregnancyInput, { method: 'lmp' }>,
  scan: Extract<PregnancyInput, { method: 'ultrasound' }>,
): DueDateComparison {
  const byPeriod = getDueDate(period);
  const byScan = getDueDate(scan);
  const signedDifferenceDays = differenceInCalendarDays(byScan, byPeriod);
  const differenceDays = Math.abs(signedDifferenceDays);
  const scanTiming = getScanTiming(scan.weeks * 7 + scan.days);
  const thresholdDays = thresholdsDays[scanTiming];
  return {
    byPeriod,
    byScan,
    signedDifferenceDays,
    differenceDays,
    scanTiming,
    preferred: thresholdDays === undefined ? 'lmp' : 'ultrasound',
    threshold:
      thresholdDays === undefined ? undefined : { days: thresholdDays, isExceeded: differenceDays > thresholdDays },
  };
}

const thresholdsDays: Record<ScanTiming, number | undefined> = {
  'too-early': undefined,
  'first-trimester': SOGC_214_THRESHOLD_DAYS.firstTrimester,
  'second-trimester': SOGC_214_THRESHOLD_DAYS.secondTrimester,
  'too-late': undefined,
};

function getScanTiming(scanDay: number): ScanTiming {
  if (scanDay < BEST_SCAN_START_DAY) return 'too-early';
  if (scanDay > BEST_SCAN_END_DAY) return 'too-late';
  return scanDay < SECOND_TRIMESTER_DAY ? 'first-trimester' : 'second-trimester';
}
