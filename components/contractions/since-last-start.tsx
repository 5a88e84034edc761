import { SINCE_LAST_START_MAX_SECONDS } from '@/data/labour-rules';
import { useElapsedSeconds } from '@/lib/browser/clock';
import { formatStopwatch, formatTimeOfDay } from '@/lib/format/times';
import { lastLongAgo, lastStarted } from '@/words/contractions/timer';

/** How long ago the last contraction started. */
export function SinceLastStart({ startTime }: { startTime: number }) {
  const seconds = useElapsedSeconds(startTime);
  if (seconds === undefined || seconds > SINCE_LAST_START_MAX_SECONDS) return lastLongAgo;
  return <span className="tabular-nums">{lastStarted(formatStopwatch(seconds), formatTimeOfDay(startTime))}</span>;
}
