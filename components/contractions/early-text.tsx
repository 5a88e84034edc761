import type { ReactNode } from 'react';

interface EarlyTextProps {
  /** Whether the widget has started and shows its own text. */
  isStarted: boolean;
  /** What it says before, while nothing is timed. */
  idle: string;
  /** What it says before, while a contraction is timed. May hold `TIME_OF_TAP` where the time of the start belongs. */
  running: string;
  children: ReactNode;
}

/** A text that the script for early taps changes until the widget has started. */
export function EarlyText({ isStarted, idle, running, children }: EarlyTextProps) {
  // Replaced when the widget starts: React does not know what the script wrote.
  if (isStarted) return <span key="own">{children}</span>;
  return (
    <span key="early" data-early-idle={idle} data-early-running={running} suppressHydrationWarning>
      {idle}
    </span>
  );
}
