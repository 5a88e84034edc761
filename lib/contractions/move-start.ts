import type { ContractionLog } from './contraction-log';

/**
 * The log after the device's clock was set back while a contraction is timed: its start moves to the new time, so that
 * the end that follows and the next start fit it. Without a running contraction, the log as it is.
 * @param at the new time, ms
 * @param elapsed how long the contraction has really lasted, ms
 */
export function moveStart(log: ContractionLog, at: number, elapsed: number): ContractionLog {
  if (!log.active) return log;
  return { ...log, active: { ...log.active, startTime: Math.max(0, Math.round(at - elapsed)) } };
}
