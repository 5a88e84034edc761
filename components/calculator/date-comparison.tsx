import { SOGC_214_THRESHOLD_DAYS } from '@/data/pregnancy-rules';
import { formatDate } from '@/lib/format/dates';
import { formatDays } from '@/lib/format/durations';
import { formatLongDate } from '@/lib/format/long-dates';
import type { DueDateComparison, ScanTiming } from '@/lib/pregnancy/date-comparison';

const inRangeText =
  'The earliest scan from 7 weeks to 22 weeks 6 days decides, even if you are sure of your last period.';

/** Why the scan decides, or does not. */
const timingTexts: Record<ScanTiming, string> = {
  'too-early':
    'A scan before 7 weeks does not decide a due date. A later one, from 7 weeks on, is the better guide: ask your provider about it.',
  'first-trimester': inRangeText,
  'second-trimester': inRangeText,
  'too-late':
    'A scan after 22 weeks 6 days does not change a due date that is already set. If you had an earlier scan, from 7 weeks on, enter that one. If not, ask your provider which date to use.',
};

/** Both due dates side by side, the one that is preferred, and why. */
export function DateComparison({ comparison }: { comparison: DueDateComparison }) {
  const { byPeriod, byScan, differenceDays, preferred, scanTiming } = comparison;
  const areEqual = differenceDays === 0;
  return (
    <>
      <dl className="grid gap-3 sm:grid-cols-2">
        <ComparedDate term="By your last period" date={byPeriod} isPreferred={preferred === 'lmp' && !areEqual} />
        <ComparedDate term="By your scan" date={byScan} isPreferred={preferred === 'ultrasound' && !areEqual} />
      </dl>
      {areEqual ? (
        <p>Whichever one you count from, your due date is {formatDate(byScan)}.</p>
      ) : (
        <>
          <p>
            {preferred === 'lmp'
              ? `The date of your last period stands for now: ${formatDate(byPeriod)}.`
              : `Canadian guidance prefers the date of the scan: ${formatDate(byScan)}.`}{' '}
            {timingTexts[scanTiming]}
          </p>
          <ThresholdNote comparison={comparison} />
          <p>If the two dates differ by more than about two weeks, ask your provider what it means.</p>
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
      {isPreferred && <dd className="mt-1 font-semibold text-sm text-spruce">Preferred</dd>}
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
      An older Canadian rule (SOGC Guideline No. 214) changes the due date only if a scan in the first trimester differs
      by more than {formatDays(firstTrimester)}, or one in the second by more than {formatDays(secondTrimester)}.{' '}
      {scanTiming === 'first-trimester' ? 'Your scan was in the first.' : 'Your scan was in the second.'}{' '}
      {threshold.isExceeded
        ? `Your dates are ${length} apart, which is more, so by that rule too the scan decides.`
        : `Your dates are ${length} apart, which is not more, so by that rule the date of your last period would stay.`}
    </p>
  );
}
