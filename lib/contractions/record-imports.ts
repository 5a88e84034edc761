import * as english from '@/data/en/contractions/copy';
import * as french from '@/data/fr/contractions/copy';
import { LONG_CONTRACTION_SECONDS } from '@/data/labour-rules';
import type { TimedContraction } from './contraction-log';

const formats = [english, french];

/** Spreadsheets save a table again with the separator of their own language, and may put quotes around its cells. */
const readCells = (line: string) => line.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));

/**
 * Reads a table of contractions that `getContractionsCsv` wrote, in either language. The lengths are to the second.
 * @returns 'foreign' for another table or text; 'damaged' where one of its lines cannot be read: then none is taken
 */
export function parseContractionsCsv(text: string): TimedContraction[] | 'foreign' | 'damaged' {
  const [header = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const format = formats.find(({ csvHeader }) => readCells(csvHeader).join() === readCells(header).join());
  if (!format) return 'foreign';
  const contractions: TimedContraction[] = [];
  for (const line of lines.filter((line) => line.trim() !== '')) {
    const read = readRow(readCells(line), format);
    if (!read) return 'damaged';
    const ids = new Set(contractions.map(({ id }) => id));
    let id = read.startTime;
    while (ids.has(String(id))) id += 1;
    contractions.push({ ...read, id: String(id) });
  }
  return contractions.length > 0 ? contractions : 'damaged';
}

const ROW_TIME = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/;

const OFFSET = /^([+-])(\d{2}):(\d{2})$/;

/** The instant (ms) of a local time with its offset from UTC; undefined for any other text and for times that do not exist. */
function readInstant(time: string, offset: string): number | undefined {
  const [, year, month, day, hours, minutes, seconds] = (ROW_TIME.exec(time) ?? []).map(Number);
  const [, sign, offsetHours, offsetMinutes] = OFFSET.exec(offset) ?? [];
  if (year === undefined || sign === undefined) return undefined;
  const asUtc = Date.UTC(year, Number(month) - 1, day, hours, minutes, seconds);
  // What does not exist has become a later time.
  const exists = new Date(asUtc).toISOString().startsWith(time.replace(' ', 'T'));
  const offsetMs = (Number(offsetHours) * 60 + Number(offsetMinutes)) * 60_000;
  return exists ? asUtc - (sign === '-' ? -offsetMs : offsetMs) : undefined;
}

/** More than a day: no contraction, and no table of this site. */
const MAX_SECONDS = 86_400;

type Format = Pick<typeof english | typeof french, 'csvConfirmed' | 'csvNotConfirmed'>;

function readRow(cells: string[], format: Format): Omit<TimedContraction, 'id'> | undefined {
  const [, start = '', end = '', offset = '', length = '', , confirmed] = cells;
  const startTime = readInstant(start, offset);
  const seconds = /^\d{1,5}$/.test(length) ? Number(length) : Number.NaN;
  const isConfirmed = confirmed === format.csvConfirmed;
  if (startTime === undefined || !(startTime >= 0) || !(seconds <= MAX_SECONDS) || !ROW_TIME.test(end))
    return undefined;
  if (!isConfirmed && confirmed !== format.csvNotConfirmed) return undefined;
  // By its length and not by its end: clocks may change in between.
  const timed = { startTime, endTime: startTime + seconds * 1_000 };
  const isLong = seconds > LONG_CONTRACTION_SECONDS;
  // A long one needs to be confirmed, a short one only where its length is not known.
  if (isConfirmed) return isLong ? { ...timed, check: 'confirmed' } : timed;
  return isLong ? timed : { ...timed, check: 'clock-changed' };
}
