import { isRecord, parseJson } from '@/lib/json/json';
import { noAnswers } from './advice';
import type {
  ActiveContraction,
  ContractionLog,
  HospitalDistance,
  LabourAnswers,
  MustNotWait,
  TermAnswer,
  TimedContraction,
} from './contraction-log';
import { emptyLog } from './contractions-state';

const VERSION = 1;

/** The text that is stored. Carries a version, so that a later form can still read it. */
export function serializeContractionLog({
  contractions,
  active,
  termAnswer,
  revision,
  beganAt,
}: ContractionLog): string {
  return JSON.stringify({ version: VERSION, revision, beganAt, contractions, active, termAnswer });
}

/**
 * Reads what was stored, also by another version: no contraction that can be read is lost.
 * @returns An empty log for no text. `isDamaged` says that something could not be read. Never throws.
 */
export function parseContractionLog(text: string | null): ContractionLog {
  if (text === null) return emptyLog;
  const value = parseJson(text);
  const { contractions, active, termAnswer, revision, beganAt } = isRecord(value) ? value : {};
  const entries = Array.isArray(contractions) ? contractions : [];
  const read = dropRepeated(entries.flatMap(readContraction));
  const running = readActive(active);
  const answer = readTermAnswer(termAnswer);
  const isDamaged = !Array.isArray(contractions) || read.length < entries.length || (!running && isRecord(active));
  return {
    contractions: read,
    ...(running && !read.some(({ id }) => id === running.id) && { active: running }),
    ...(answer && { termAnswer: answer }),
    ...(isRevision(revision) && { revision }),
    ...(isInstant(beganAt) && { beganAt }),
    ...(isDamaged && { isDamaged }),
  };
}

/**
 * The contraction that a stored text says is being timed; undefined for none, also in a text that cannot be read. For
 * code that needs nothing else of the record and has to be small.
 */
export function parseActiveContraction(text: string | null): ActiveContraction | undefined {
  const value = parseJson(text ?? '');
  return isRecord(value) ? readActive(value.active) : undefined;
}

function readContraction(value: unknown): TimedContraction[] {
  if (!isRecord(value)) return [];
  const { id, startTime, endTime, check } = value;
  if (!isInstant(startTime) || !isInstant(endTime) || endTime < startTime) return [];
  const timed = { id: typeof id === 'string' && id ? id : String(startTime), startTime, endTime };
  return [check === 'confirmed' || check === 'clock-changed' ? { ...timed, check } : timed];
}

function readActive(value: unknown): ActiveContraction | undefined {
  if (!isRecord(value) || !isInstant(value.startTime)) return undefined;
  const { id, startTime } = value;
  return { id: typeof id === 'string' && id ? id : String(startTime), startTime };
}

function readTermAnswer(value: unknown): TermAnswer | undefined {
  if (!isRecord(value)) return undefined;
  const { isTerm, answeredAt } = value;
  return typeof isTerm === 'boolean' && isInstant(answeredAt) ? { isTerm, answeredAt } : undefined;
}

function dropRepeated(contractions: TimedContraction[]): TimedContraction[] {
  return [...new Map(contractions.map((timed) => [timed.id, timed])).values()];
}

/** More changes than anybody makes: a higher number is damage, and would count as the latest for ever. */
const MAX_REVISION = 1e9;

const isRevision = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) < MAX_REVISION;

/** The furthest that a `Date` reaches. */
const MAX_INSTANT_MS = 8.64e15;

function isInstant(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= MAX_INSTANT_MS;
}

/** The text that is stored. Carries a version, so that a later form can still read it. */
export function serializeLabourAnswers({ hasGivenBirth, distance, mustNotWait }: LabourAnswers): string {
  // 'over-30' stays as the earlier version of the site that asked for it wrote it.
  const far = distance === 'over-30' ? { isFarAway: true } : { distance };
  return JSON.stringify({ version: VERSION, hasGivenBirth, ...far, mustNotWait });
}

/** Reads what was stored, also by an earlier version of the site; what cannot be read was not answered. Never throws. */
export function parseLabourAnswers(text: string | null): LabourAnswers {
  const value = parseJson(text ?? '');
  if (!isRecord(value)) return noAnswers;
  const { hasGivenBirth, distance, isFarAway, mustNotWait } = value;
  return {
    hasGivenBirth: typeof hasGivenBirth === 'boolean' ? hasGivenBirth : undefined,
    distance: distances.find((known) => known === distance) ?? readIsFarAway(isFarAway),
    mustNotWait: mustNotWaits.find((known) => known === mustNotWait),
  };
}

const distances: HospitalDistance[] = ['under-30', '30-to-60', 'over-60', 'by-plane'];

const mustNotWaits: MustNotWait[] = ['go', 'call', 'none'];

/** An earlier version asked whether the hospital is more than 30 minutes away, and stored yes or no. */
function readIsFarAway(isFarAway: unknown): HospitalDistance | undefined {
  if (typeof isFarAway !== 'boolean') return undefined;
  return isFarAway ? 'over-30' : 'under-30';
}
