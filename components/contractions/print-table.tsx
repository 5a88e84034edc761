import { PrintedOn } from '@/components/ui/printed-on';
import { getAverages } from '@/lib/contractions/averages';
import {
  listContractionRecords,
  listRecentRecords,
  needsCheck,
  type TimedContraction,
} from '@/lib/contractions/contraction-log';
import { formatDate } from '@/lib/format/dates';
import { formatMinutesSeconds, formatStopwatch, formatTimeOfDay } from '@/lib/format/times';
import * as words from '@/words/contractions/paper';
import { PaperTable } from './paper-table';

const cellClassName = 'border border-control px-3 py-1 text-left tabular-nums';

/** The printed page: the record, or an empty table to fill in by pen. */
export function PrintTable({ contractions }: { contractions: TimedContraction[] }) {
  return (
    <>
      <PrintedOn path="/contraction-timer" className="mb-3" />
      {contractions.length > 0 ? <Record contractions={contractions} /> : <PaperTable />}
    </>
  );
}

function Record({ contractions }: { contractions: TimedContraction[] }) {
  const recent = listRecentRecords(contractions);
  const { durationSeconds, intervalSeconds } = getAverages(recent);
  return (
    <>
      <h2 className="mb-2">{words.title}</h2>
      <p className="mb-4">
        {words.hour({
          count: recent.length,
          length: durationSeconds > 0 ? formatMinutesSeconds(durationSeconds) : undefined,
          gap: intervalSeconds > 0 ? formatMinutesSeconds(intervalSeconds) : undefined,
        })}
      </p>
      <table className="w-full border-collapse">
        <thead>
          <tr>
            {[words.day, words.start, words.end, words.length, words.gap].map((title) => (
              <th key={title} scope="col" className={cellClassName}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listContractionRecords(contractions).map((record) => (
            <tr key={record.id}>
              <td className={cellClassName}>{formatDate(new Date(record.startTime))}</td>
              <td className={cellClassName}>{formatTimeOfDay(record.startTime, true)}</td>
              <td className={cellClassName}>{formatTimeOfDay(record.endTime, true)}</td>
              <td className={cellClassName}>
                {needsCheck(record)
                  ? words.notConfirmed(formatStopwatch(record.duration))
                  : formatStopwatch(record.duration)}
              </td>
              <td className={cellClassName}>{record.interval === undefined ? '' : formatStopwatch(record.interval)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
