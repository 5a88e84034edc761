import { parseContractionsCsv } from '@/lib/contractions/record-imports';
import { serializeContractionLog } from '@/lib/contractions/stored-contractions';
import { serializeStoredPregnancy } from '@/lib/pregnancy/stored-pregnancy';
import { type FormatProblem, MAX_FILE_BYTES, readTakeAlong, type TakenAlong } from '@/lib/take-along/format';
import { parseKeptDates } from '@/lib/take-along/keep-link';
import { readLinkData } from '@/lib/take-along/link-data';
import { unpackText } from '@/lib/take-along/packed-text';

/** Why what was brought along cannot be read. */
export type ArrivalProblem = FormatProblem | 'cannot-open' | 'partner' | 'too-old';

/** What was brought along: all that was chosen, a visitor's own link to come back, or a table of contractions. */
export type Found = TakenAlong & { kind: 'all' | 'keep' | 'table' };

export type ReadArrival = Found | { problem: ArrivalProblem };

/** Reads a link, a text around it, or what stood behind its '#'. Never throws. */
export async function readArrivingLink(text: string): Promise<ReadArrival> {
  const data = readLinkData(text);
  if (!data) return { problem: 'foreign' };
  if (data.kind === 'copy') return { problem: 'partner' };
  if (data.problem) return { problem: data.problem };
  if (data.kind === 'keep') return readKept(data.content);
  if (typeof DecompressionStream === 'undefined') return { problem: 'too-old' };
  const unpacked = await unpackText(data.content);
  const taken = unpacked === undefined ? undefined : readTakeAlong(unpacked);
  if (!taken) return { problem: 'damaged' };
  if (!('problem' in taken)) return { ...taken, kind: 'all' };
  return { problem: taken.problem === 'newer' ? 'newer' : 'damaged' };
}

function readKept(content: string): ReadArrival {
  const kept = parseKeptDates(content);
  if (!kept) return { problem: 'damaged' };
  const { dueDate, region } = kept;
  const pregnancy = serializeStoredPregnancy({ dueDate, origin: 'entered' });
  return { kind: 'keep', texts: { pregnancy, ...(region && { region }) }, unread: [] };
}

/** Reads a file: what was taken along, or a table that the timer has saved. Never throws. */
export async function readArrivingFile(file: File): Promise<ReadArrival> {
  // Looked at first: a film of an hour is not read.
  if (file.size > MAX_FILE_BYTES) return { problem: 'too-big' };
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return { problem: 'cannot-open' };
  const taken = readTakeAlong(text);
  if (!('problem' in taken)) return { ...taken, kind: 'all' };
  if (taken.problem !== 'foreign') return taken;
  const contractions = parseContractionsCsv(text);
  if (typeof contractions === 'string') return { problem: contractions };
  return { kind: 'table', texts: { contractions: serializeContractionLog({ contractions }) }, unread: [] };
}
