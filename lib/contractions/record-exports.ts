import { formatISO } from 'date-fns';
import { formatLocalDateTime } from '@/lib/calendar/local-date-time';
import { formatPlainLongDate } from '@/lib/format/dates';
import { formatMinutesSeconds, formatStopwatch, formatTimeOfDay } from '@/lib/format/times';
import * as words from '@/words/contractions/copy';
import { getAverages } from './averages';
import {
  type ContractionRecord,
  listContractionRecords,
  listRecentRecords,
  needsCheck,
  type TimedContraction,
} from './contraction-log';

/** All contractions as a text to send to a provider: the last hour first, then each one, newest first, by day. */
export function getContractionsText(contractions: TimedContraction[]): string {
  const records = listContractionRecords(contractions).reverse();
  const lines = records.flatMap((record, index) => {
    const day = formatPlainLongDate(new Date(record.startTime));
    const newer = records[index - 1];
    const isNewDay = !newer || formatPlainLongDate(new Date(newer.startTime)) !== day;
    return isNewDay ? ['', day, describeRecord(record)] : [describeRecord(record)];
  });
  return [words.textTitle, describeHour(contractions), ...lines].join('\n');
}

function describeHour(contractions: TimedContraction[]): string {
  const recent = listRecentRecords(contractions);
  const { durationSeconds, intervalSeconds } = getAverages(recent);
  return [
    words.hourCount(recent.length),
    durationSeconds > 0 ? words.averageLength(formatMinutesSeconds(durationSeconds)) : words.noAverageLength,
    intervalSeconds > 0 ? words.averageGap(formatMinutesSeconds(intervalSeconds)) : words.noAverageGap,
  ].join('\n');
}

function describeRecord(record: ContractionRecord): string {
  return words.contraction({
    time: formatTimeOfDay(record.startTime, true),
    length: formatStopwatch(record.duration),
    isConfirmed: !needsCheck(record),
    gap: record.interval === undefined ? undefined : formatStopwatch(record.interval),
  });
}

/**
 * All contractions as a table for a spreadsheet (RFC 4180), oldest first, in local times. The offset distinguishes the
 * two equal hours of the night in which clocks go back.
 */
export function getContractionsCsv(contractions: TimedContraction[]): string {
  const rows = listContractionRecords(contractions).map((record, index) => [
    index + 1,
    formatCell(record.startTime),
    formatCell(record.endTime),
    getOffset(record.startTime),
    record.duration,
    record.interval ?? '',
    needsCheck(record) ? words.csvNotConfirmed : words.csvConfirmed,
  ]);
  const lines = [words.csvHeader, ...rows.map((row) => row.join(words.csvSeparator))];
  return `${words.csvStart}${lines.join('\r\n')}\r\n`;
}

const formatCell = (time: number) => formatLocalDateTime(time).replace('T', ' ');

function getOffset(time: number): string {
  return /[+-]\d{2}:\d{2}$/.exec(formatISO(time))?.[0] ?? '+00:00';
}
