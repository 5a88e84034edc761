import { useElapsedSeconds } from '@/lib/browser/clock';
import { formatStopwatch, formatTimeOfDay } from '@/lib/format/times';
import { lastLongAgo, lastStarted } from '@/words/contractions/timer';

const HALF_A_DAY_SECONDS = 43_200;

/** How long ago the last contraction started. */
export function SinceLastStart({ startTime }: { startTime: number }) {
  const seconds = useElapsedSeconds(startTime);
  if (seconds === undefined || seconds > HALF_A_DAY_SECONDS) return lastLongAgo;
  return <span className="tabular-nums">{lastStarted(formatStopwatch(seconds), formatTimeOfDay(startTime))}</span>;
}
