import { FIVE_ONE_ONE, SINCE_LAST_START_MAX_SECONDS } from '@/data/labour-rules';
import { useElapsedSeconds } from '@/lib/browser/clock';
import { TIME_OF_TAP } from '@/lib/browser/early-taps';
import { type ContractionLog, listContractionRecords } from '@/lib/contractions/contraction-log';
import { formatStopwatch, formatTimeOfDay } from '@/lib/format/times';
import * as words from '@/words/contractions/timer';
import { EarlyText } from './early-text';

const HOUR_SECONDS = 3_600;

interface ClockBlockProps {
  log: ContractionLog;
  /** Whether the widget has started, which is once the log is known. */
  isStarted: boolean;
}

/**
 * The length of this contraction or, between two, the time since the last start. As high in every state, so that the
 * button below never moves. Never announced: a screen reader would speak every second.
 */
export function ClockBlock({ log: { active, contractions }, isStarted }: ClockBlockProps) {
  const last = listContractionRecords(contractions).at(-1);
  const elapsed = useElapsedSeconds((active ?? last)?.startTime);
  const seconds = active || (elapsed ?? 0) <= SINCE_LAST_START_MAX_SECONDS ? elapsed : undefined;
  const isBetween = !active && seconds !== undefined;
  const fullSeconds = active ? FIVE_ONE_ONE.durationSeconds : FIVE_ONE_ONE.intervalSeconds;

  let line = last ? words.lastLongAgo : words.prompt;
  if (active) line = words.since(formatTimeOfDay(active.startTime, true));
  else if (isBetween && last)
    line = words.lastOne({ time: formatTimeOfDay(last.startTime), length: formatStopwatch(last.duration) });

  return (
    <div
      className="timer-clock"
      data-empty={seconds === undefined ? '' : undefined}
      data-between={isBetween ? '' : undefined}
    >
      {/* Decoration: the words say the same. Full at 5:00 between, and at 60 seconds while timing, as in 5-1-1. */}
      <svg aria-hidden viewBox="-50 -50 100 100" className="timer-ring">
        <circle r="47" />
        <circle r="47" pathLength={fullSeconds} strokeDasharray={`${seconds ?? 0} ${fullSeconds}`} />
      </svg>
      <h2>
        <EarlyText isStarted={isStarted} idle={words.ready} running={words.running}>
          {active ? words.running : words.ready}
        </EarlyText>
      </h2>
      {isBetween && (
        <p aria-hidden className="font-semibold">
          {words.sinceLastStart}
        </p>
      )}
      <p
        role="timer"
        // Digits that change every second: a translator would follow them all the time.
        translate="no"
        aria-live="off"
        aria-label={isBetween ? words.sinceLastStart : words.clock}
        data-long={(seconds ?? 0) >= HOUR_SECONDS ? '' : undefined}
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
      <p>
        <EarlyText isStarted={isStarted} idle={words.prompt} running={words.since(TIME_OF_TAP)}>
          {line}
        </EarlyText>
      </p>
    </div>
  );
}
