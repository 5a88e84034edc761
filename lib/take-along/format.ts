import type { TravelKey } from '@/data/take-along';
import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import { isRecord, parseJson } from '@/lib/json/json';
import { parts } from './parts';
import { type TravelTexts, travelKeys } from './travel';

/** By this, the site knows its own files. Never changes, whatever the site is called or where it stands. */
const SITE = 'canadian-due-date-calculator';

const VERSION = 1;

/** The longest file that is read, in bytes. Our own choice: what the site stores of one pregnancy is a fraction of it. */
export const MAX_FILE_BYTES = 2_000_000;

/**
 * Why a text cannot be read:
 * - 'foreign': it is not of this site
 * - 'newer': a later version of the site wrote it
 * - 'half': it ends before its end
 * - 'damaged': nothing in it can be read
 * - 'too-big': it is longer than `MAX_FILE_BYTES`
 */
export type FormatProblem = 'foreign' | 'newer' | 'half' | 'damaged' | 'too-big';

/** What was brought along. */
export interface TakenAlong {
  texts: TravelTexts;
  /** The day on which it was made, yyyy-MM-dd, where that is known. */
  madeOn?: string;
  /** The keys of what is in it but could not be read. */
  unread: TravelKey[];
}

/**
 * What the visitor takes along, as one text: docs/take-along.md.
 * @param madeOn yyyy-MM-dd
 */
export function writeTakeAlong(texts: TravelTexts, madeOn: string): string {
  const packed = travelKeys.flatMap((key) => {
    const text = texts[key];
    return text === undefined ? [] : [[key, parts[key].pack(text)]];
  });
  return JSON.stringify({ site: SITE, version: VERSION, madeOn, parts: Object.fromEntries(packed) });
}

/**
 * Reads such a text, which may be of any origin, with the parsers that the site has for each value. What it does not know
 * or cannot read of it is left out. Never throws.
 */
export function readTakeAlong(text: string): TakenAlong | { problem: FormatProblem } {
  if (text.length > MAX_FILE_BYTES) return { problem: 'too-big' };
  // Some programs put a mark at the beginning of what they save.
  const value = parseJson(text.replace(/^\uFEFF/, ''));
  if (value === undefined) return { problem: isCutOff(text) ? 'half' : 'foreign' };
  if (!isRecord(value) || value.site !== SITE) return { problem: 'foreign' };
  const { version, madeOn, parts: packed } = value;
  if (typeof version === 'number' && version > VERSION) return { problem: 'newer' };
  if (version !== VERSION || !isRecord(packed)) return { problem: 'damaged' };
  const present = travelKeys.filter((key) => Object.hasOwn(packed, key));
  const read = present.map((key) => [key, parts[key].unpack(packed[key])] as const);
  const texts = Object.fromEntries(read.filter(([, text]) => text !== undefined));
  if (Object.keys(texts).length === 0) return { problem: 'damaged' };
  const isDay = typeof madeOn === 'string' && parseCalendarDate(madeOn) !== undefined;
  const unread = present.filter((key) => texts[key] === undefined);
  return { texts, unread, ...(isDay && { madeOn }) };
}

/** Whether a text that cannot be read begins as ours does. */
const isCutOff = (text: string) => new RegExp(`^\\uFEFF?\\s*\\{\\s*"site"\\s*:\\s*"${SITE}"`).test(text);
