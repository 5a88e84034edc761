import type { ActiveContraction, ContractionLog, TimedContraction } from './contraction-log';
import { emptyLog, insertContraction } from './contractions-state';

/** A contraction, timed or running. */
type Entry = ActiveContraction & Partial<TimedContraction>;

/**
 * Joins two logs that were changed apart from each other. Each contraction is compared by its id with what it was in
 * `base`:
 *
 * - Changed in one log alone, that log decides: what it timed, stopped, edited or deleted is so.
 * - Changed in both, a deletion counts more than a stop, and a stop more than another change; else `own` decides.
 * - Two that run: the one that started later goes on. The other ends there, with a length that is not known.
 *
 * @param base the last log that both come from; an empty one if none is known, so that nothing counts as deleted
 * @param own the log that the visitor sees
 * @returns The log to go on with: `other` itself where `own` has brought nothing. Its revision is above those of both, or that of `other`.
 */
export function mergeLogs(base: ContractionLog, own: ContractionLog, other: ContractionLog): ContractionLog {
  if (isSame(getContent(own), getContent(base))) return other;
  const ids = new Set([...listEntries(other), ...listEntries(own)].map(({ id }) => id));
  const merged = [...ids].flatMap((id) => decide(find(base, id), find(own, id), find(other, id)) ?? []);
  const isOwnAnswer = !isSame(own.termAnswer, base.termAnswer);
  const termAnswer = isOwnAnswer ? own.termAnswer : other.termAnswer;

  const [active, ...alsoRunning] = merged.filter(isRunning).sort((a, b) => b.startTime - a.startTime);
  const ended = alsoRunning.map(
    (running): TimedContraction => ({
      ...running,
      endTime: active?.startTime ?? running.startTime,
      check: 'clock-changed',
    }),
  );
  const timed = [...merged.filter(isTimed), ...ended];
  const isOther = (entry: TimedContraction) => other.contractions.some((candidate) => isSame(candidate, entry));
  // The order of `other` is that of timing, which is not always that of the starts.
  const contractions = timed.filter((entry) => !isOther(entry)).reduce(insertContraction, timed.filter(isOther));
  const revision = Math.max(own.revision ?? 0, other.revision ?? 0) + 1;
  const beganAt = own.beganAt ?? other.beganAt;
  return {
    contractions,
    ...(active && { active }),
    ...(termAnswer && { termAnswer }),
    revision,
    ...(beganAt !== undefined && { beganAt }),
  };
}

/** Whether a log was begun anew and not made from the other one, of which something is known: see `joinLostLog`. */
export function beganApart(own: ContractionLog, other: ContractionLog): boolean {
  return other.revision !== undefined && own.beganAt !== other.beganAt;
}

/**
 * Joins a log that began anew, as the one before it was lost, with that one. Their revisions say nothing of which is
 * later, and nothing counts as deleted: each contraction of either is kept. One that still ran in the lost log has
 * ended, with a length that is not known, if another one began after it.
 */
export function joinLostLog(own: ContractionLog, lost: ContractionLog): ContractionLog {
  const { active, ...rest } = lost;
  const hasEnded = active && listEntries(own).some(({ startTime }) => startTime > active.startTime);
  if (!hasEnded) return mergeLogs(emptyLog, own, lost);
  const ended: TimedContraction = { ...active, endTime: active.startTime, check: 'clock-changed' };
  return mergeLogs(emptyLog, own, { ...rest, contractions: [...lost.contractions, ended] });
}

function decide(base: Entry | undefined, own: Entry | undefined, other: Entry | undefined): Entry | undefined {
  if (isSame(own, base)) return other;
  if (isSame(other, base)) return own;
  if (!own || !other) return undefined;
  return isRunning(own) ? other : own;
}

const getContent = ({ contractions, active, termAnswer }: ContractionLog) => [contractions, active, termAnswer];

const listEntries = ({ contractions, active }: ContractionLog): Entry[] => [
  ...contractions,
  ...(active ? [active] : []),
];

const find = (log: ContractionLog, id: string) => listEntries(log).find((entry) => entry.id === id);

const isTimed = (entry: Entry): entry is TimedContraction => entry.endTime !== undefined;

const isRunning = (entry: Entry) => !isTimed(entry);

/** Entries are made by one parser, which gives their properties in one order. */
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
