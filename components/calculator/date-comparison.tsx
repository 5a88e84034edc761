import { BEST_SCAN_END_DAY, BEST_SCAN_START_DAY, SOGC_214_THRESHOLD_DAYS } from '@/data/pregnancy-rules';
import { formatDate, formatLongDate } from '@/lib/format/dates';
import { formatDays, formatDaysInWeeks } from '@/lib/format/durations';
import type { DueDateComparison, ScanTiming } from '@/lib/pregnancy/date-comparison';
import * as words from '@/words/calculator/why-dates-differ';

const earliest = formatDaysInWeeks(BEST_SCAN_START_DAY);
const latest = formatDaysInWeeks(BEST_SCAN_END_DAY);
const inRangeText = words.earliestScanDecides(earliest, latest);

/** Why the scan decides, or does not. */
const timingTexts: Record<ScanTiming, string> = {
  'too-early': words.scanTooEarly(earliest),
  'first-trimester': inRangeText,
  'second-trimester': inRangeText,
  'too-late': words.scanTooLate(earliest, latest),
};

/** Both due dates side by side, the one that is preferred, and why. */
export function DateComparison({ comparison }: { comparison: DueDateComparison }) {
  const { byPeriod, byScan, differenceDays, preferred, scanTiming } = comparison;
  const areEqual = differenceDays === 0;
  return (
    <>
      <dl className="grid gap-3 sm:grid-cols-2">
        <ComparedDate term={words.byPeriod} date={byPeriod} isPreferred={preferred === 'lmp' && !areEqual} />
        <ComparedDate term={words.byScan} date={byScan} isPreferred={preferred === 'ultrasound' && !areEqual} />
      </dl>
      {areEqual ? (
        <p>{words.sameDate(formatDate(byScan))}</p>
      ) : (
        <>
          <p>
            {preferred === 'lmp' ? words.periodStands(formatDate(byPeriod)) : words.scanIsPreferred(formatDate(byScan))}{' '}
            {timingTexts[scanTiming]}
          </p>
          <ThresholdNote comparison={comparison} />
          <p>{words.askIfFarApart}</p>
        </>
      )}
    </>
  );
}

function ComparedDate({ term, date, isPreferred }: { term: string; date: Date; isPreferred: boolean }) {
  return (
    <div className={`rounded-control border p-4 ${isPreferred ? 'border-spruce bg-mist' : 'border-line'}`}>
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd className="font-semibold font-serif text-lg leading-snug">{formatLongDate(date)}</dd>
      {isPreferred && <dd className="mt-1 font-semibold text-sm text-spruce">{words.preferred}</dd>}
    </div>
  );
}

/** The older rule, which some providers still use: it explains why they may give another answer. */
function ThresholdNote({ comparison: { scanTiming, differenceDays, threshold } }: { comparison: DueDateComparison }) {
  if (!threshold) return null;
  const { firstTrimester, secondTrimester } = SOGC_214_THRESHOLD_DAYS;
  const length = formatDays(differenceDays);
  return (
    <p>
      {words.olderRule(formatDays(firstTrimester), formatDays(secondTrimester))}{' '}
      {scanTiming === 'first-trimester' ? words.scanInFirst : words.scanInSecond}{' '}
      {threshold.isExceeded ? words.moreByOlderRule(length) : words.lessByOlderRule(length)}
    </p>
  );
}
