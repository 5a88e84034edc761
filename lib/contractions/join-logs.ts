import type { ActiveContraction, ContractionLog, TimedContraction } from './contraction-log';
import { insertContraction } from './contractions-state';

/**
 * The log to go on with, of the stored one and its backup, which may be the later one.
 *
 * - Each change builds on the log before and adds one to its revision. So of two logs where one was made from the other,
 *   the one with more revisions holds all of the other, and what it has not, was deleted.
 * - A log that began anew, as the one before it was lost, was not made from the backup: the two are joined.
 *
 * @param own what is stored; returned as it is where the backup has nothing to add
 */
export function joinBackup(own: ContractionLog, backup: ContractionLog): ContractionLog {
  if (backup.revision === undefined) return own;
  if (listEntries(own).length === 0 && own.revision === undefined && !own.termAnswer) return backup;
  // What has no revision was stored by the first version of the site, so where it comes from is not known. Nor is it known
  // what a damaged one has lost.
  const isSameRecord = own.revision !== undefined && own.beganAt === backup.beganAt && !own.isDamaged;
  if (!isSameRecord) return joinLostLog(own, backup);
  return (own.revision ?? 0) >= backup.revision ? own : backup;
}

/**
 * Joins a log that began anew with the one before it. Nothing counts as deleted: each contraction of either is kept, as
 * `own` has it where both have it. Of two that run, the later goes on. One of the lost log has also ended if another was
 * timed after it, with a length that is not known.
 */
export function joinLostLog(own: ContractionLog, lost: ContractionLog): ContractionLog {
  const stoppedIds = new Set([...own.contractions, ...lost.contractions].map(({ id }) => id));
  const [ownRunning, lostRunning] = [own.active, lost.active].map((running) =>
    running && !stoppedIds.has(running.id) ? running : undefined,
  );
  const hasLostEnded = listEntries(own).some(({ startTime }) => lostRunning && startTime > lostRunning.startTime);
  const isSame = lostRunning?.id === ownRunning?.id;
  const active = lostRunning && !hasLostEnded && !isSame ? lostRunning : ownRunning;
  const ended = [ownRunning, lostRunning].flatMap((running): TimedContraction[] =>
    !running || running.id === active?.id ? [] : [{ ...running, endTime: running.startTime, check: 'clock-changed' }],
  );

  // The order of the lost log is that of timing, which is not always that of the starts.
  const before = lost.contractions.map((timed) => own.contractions.find(({ id }) => id === timed.id) ?? timed);
  const added = [...own.contractions.filter((timed) => !before.includes(timed)), ...ended];
  const termAnswer = own.termAnswer ?? lost.termAnswer;
  const beganAt = own.beganAt ?? lost.beganAt;
  return {
    contractions: added.reduce(insertContraction, before),
    ...(active && { active }),
    ...(termAnswer && { termAnswer }),
    revision: Math.max(own.revision ?? 0, lost.revision ?? 0) + 1,
    ...(beganAt !== undefined && { beganAt }),
  };
}

const listEntries = ({ contractions, active }: ContractionLog): ActiveContraction[] => [
  ...contractions,
  ...(active ? [active] : []),
];
