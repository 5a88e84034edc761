import type { ActiveContraction, ContractionLog } from '@/lib/contractions/contraction-log';
import { joinLostLog } from '@/lib/contractions/join-logs';
import { parseContractionLog, serializeContractionLog } from '@/lib/contractions/stored-contractions';
import type { Part } from './part';

const parse = parseContractionLog;

const hasEntries = ({ contractions, active, termAnswer }: ContractionLog) =>
  contractions.length > 0 || active !== undefined || termAnswer !== undefined;

function tidy(text: string): string | undefined {
  const log = parse(text);
  return hasEntries(log) ? serializeContractionLog(log) : undefined;
}

/** A text without the number of its changes and the time of its beginning: two logs that say the same differ in these. */
const describe = ({ contractions, active, termAnswer }: ContractionLog) =>
  serializeContractionLog({ contractions, ...(active && { active }), ...(termAnswer && { termAnswer }) });

/**
 * The log that takes the place of another one. It goes on as the next change of that one, which has a backup
 * (lib/browser/contractions-backup): the backup of a log that began elsewhere would be joined with it.
 */
function follow(own: ContractionLog, next: ContractionLog): ContractionLog {
  const { contractions, active, termAnswer } = next;
  const beganAt = own.beganAt ?? next.beganAt;
  return {
    contractions,
    ...(active && { active }),
    ...(termAnswer && { termAnswer }),
    revision: Math.max(own.revision ?? 0, next.revision ?? 0) + 1,
    ...(beganAt !== undefined && { beganAt }),
  };
}

function replace(own: string, taken: string): string {
  const [before, next] = [parse(own), parse(taken)];
  return describe(before) === describe(next) ? own : serializeContractionLog(follow(before, next));
}

function add(own: string, taken: string): string {
  const [before, other] = [parse(own), parse(taken)];
  const isHere = (entry: ActiveContraction) => before.contractions.some((timed) => isSame(timed, entry));
  const missing = { ...other, contractions: other.contractions.filter((timed) => !isHere(timed)) };
  // What runs there was stopped here, or runs here too.
  if (missing.active && (isHere(missing.active) || missing.active.id === before.active?.id)) delete missing.active;
  if (before.termAnswer) delete missing.termAnswer;
  return hasEntries(missing) ? serializeContractionLog(joinLostLog(before, missing)) : own;
}

const toSecond = (ms: number) => Math.floor(ms / 1_000);

/** A table for spreadsheets has whole seconds and no ids. No two contractions start in the same second. */
const isSame = (one: ActiveContraction, other: ActiveContraction) =>
  one.id === other.id || toSecond(one.startTime) === toSecond(other.startTime);

/** What was timed. */
export const contractionsPart: Part = {
  tidy,
  pack: (text) => JSON.parse(text),
  unpack: (value) => tidy(JSON.stringify(value) ?? ''),
  replace,
  add,
};
