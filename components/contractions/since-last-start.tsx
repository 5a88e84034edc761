import { useElapsedSeconds } from '@/lib/browser/elapsed-time';
import { formatStopwatch, formatTimeOfDay } from '@/lib/format/times';

const HALF_A_DAY_SECONDS = 43_200;

/** How long ago the last contraction started. */
export function SinceLastStart({ startTime }: { startTime: number }) {
  const seconds = useElapsedSeconds(startTime);
  if (seconds === undefined || seconds > HALF_A_DAY_SECONDS) return <>Your last contraction was over half a day ago.</>;
  return (
    <span className="tabular-nums">
      Last one started {formatStopwatch(seconds)} ago, at {formatTimeOfDay(startTime)}
    </span>
  );
}
