import { SCREEN_AWAKE_SECONDS } from '@/data/labour-rules';
import { useElapsedSeconds } from '@/lib/browser/clock';
import { useWakeLock } from '@/lib/browser/use-wake-lock';
import { formatStopwatch } from '@/lib/format/times';
import { clock } from '@/words/contractions/timer';

/** How long the contraction has lasted, 0:00 without one. Not announced: a screen reader would speak every second. */
export function RunningClock({ since, isStarted }: { since: number | undefined; isStarted: boolean }) {
  const seconds = useElapsedSeconds(since);
  useWakeLock(seconds !== undefined && seconds < SCREEN_AWAKE_SECONDS);
  return (
    <p
      role="timer"
      aria-live="off"
      aria-label={clock}
      className="font-semibold font-serif text-4xl tabular-nums leading-tight"
    >
      {isStarted ? (
        <span key="own">{formatStopwatch(seconds ?? 0)}</span>
      ) : (
        // Until the widget starts, the script for early taps writes the time here.
        <span key="early" data-early-clock suppressHydrationWarning>
          {formatStopwatch(0)}
        </span>
      )}
    </p>
  );
}
