import type { ReactNode } from 'react';

interface EarlyTextProps {
  /** Whether the widget has started and shows its own text. */
  isStarted: boolean;
  /** What it says before, while nothing is timed. */
  idle: string;
  /** What it says before, while a contraction is timed. */
  running: string;
  /** The time of the start follows `running`. */
  hasTime?: boolean;
  children: ReactNode;
}

/** A text that the script for early taps changes until the widget has started. */
export function EarlyText({ isStarted, idle, running, hasTime, children }: EarlyTextProps) {
  // Replaced when the widget starts: React does not know what the script wrote.
  if (isStarted) return <span key="own">{children}</span>;
  return (
    <span
      key="early"
      data-early-idle={idle}
      data-early-running={running}
      data-early-time={hasTime ? '' : undefined}
      suppressHydrationWarning
    >
      {idle}
    </span>
  );
}
