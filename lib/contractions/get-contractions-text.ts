import { formatPlainLongDate } from '@/lib/format/format-long-date';
import { formatMinutesSeconds } from '@/lib/format/format-minutes-seconds';
import { formatStopwatch } from '@/lib/format/format-stopwatch';
import { formatTimeOfDay } from '@/lib/format/format-time-of-day';
import { getAverages } from './get-averages';
import { listContractionRecords } from './list-contraction-records';
import { listRecentRecords } from './list-recent-records';
import { needsCheck } from './needs-check';
import type { ContractionRecord, TimedContraction } from './types';

/** All contractions as a text to send to a provider: the last hour first, then each one, newest first, by day. */
export function getContractionsText(contractions: TimedContraction[]): string {
  const records = listContractionRecords(contractions).reverse();
  const lines = records.flatMap((record, index) => {
    const day = formatPlainLongDate(new Date(record.startTime));
    const newer = records[index - 1];
    const isNewDay = !newer || formatPlainLongDate(new Date(newer.startTime)) !== day;
    return isNewDay ? ['', day, describeRecord(record)] : [describeRecord(record)];
  });
  return ['Contractions', describeHour(contractions), ...lines].join('\n');
}

function describeHour(contractions: TimedContraction[]): string {
  const recent = listRecentRecords(contractions);
  const { durationSeconds, intervalSeconds } = getAverages(recent);
  return [
    `In the hour up to the latest one: ${recent.length}.`,
    `Average length: ${durationSeconds > 0 ? formatMinutesSeconds(durationSeconds) : 'not known'}.`,
    `Average time from start to start: ${intervalSeconds > 0 ? formatMinutesSeconds(intervalSeconds) : 'not known'}.`,
  ].join('\n');
}

function describeRecord(record: ContractionRecord): string {
  const length = `${formatTimeOfDay(record.startTime, true)}, ${formatStopwatch(record.duration)} long`;
  const checked = needsCheck(record) ? `${length} (not confirmed)` : length;
  return record.interval === undefined
    ? checked
    : `${checked}, ${formatStopwatch(record.interval)} after the one before`;
}
