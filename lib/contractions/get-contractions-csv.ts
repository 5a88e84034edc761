import { formatISO } from 'date-fns';
import { formatLocalDateTime } from '@/lib/calendar/format-local-date-time';
import { listContractionRecords } from './list-contraction-records';
import { needsCheck } from './needs-check';
import type { TimedContraction } from './types';

const HEADER = 'Number,Start,End,Offset from UTC,Length in seconds,Seconds since the start before,Length confirmed';

/**
 * All contractions as a table for a spreadsheet (RFC 4180), oldest first, in local times. The offset tells the two
 * equal hours of the night apart in which clocks go back.
 */
export function getContractionsCsv(contractions: TimedContraction[]): string {
  const rows = listContractionRecords(contractions).map((record, index) => [
    index + 1,
    formatCell(record.startTime),
    formatCell(record.endTime),
    getOffset(record.startTime),
    record.duration,
    record.interval ?? '',
    needsCheck(record) ? 'no' : 'yes',
  ]);
  return `${[HEADER, ...rows.map((row) => row.join(','))].join('\r\n')}\r\n`;
}

const formatCell = (time: number) => formatLocalDateTime(time).replace('T', ' ');

function getOffset(time: number): string {
  return /[+-]\d{2}:\d{2}$/.exec(formatISO(time))?.[0] ?? '+00:00';
}
