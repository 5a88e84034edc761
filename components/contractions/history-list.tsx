import { isSameDay } from 'date-fns';
import { Button } from '@/components/ui/button';
import { type ContractionRecord, needsCheck } from '@/lib/contractions/contraction-log';
import { formatDate } from '@/lib/format/dates';
import { formatStopwatch, formatTimeOfDay } from '@/lib/format/times';
import * as words from '@/words/contractions/history';
import { apart } from '@/words/contractions/timer';

interface HistoryListProps {
  /** Newest first. */
  records: ContractionRecord[];
  onEdit: (record: ContractionRecord) => void;
  onDelete: (id: string) => void;
}

/** The contractions that were timed, each to be corrected. */
export function HistoryList({ records, onEdit, onDelete }: HistoryListProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users focus it to scroll with the arrow keys.
    <section aria-label={words.historyList} tabIndex={0} className="more-below h-[350px] overflow-y-auto">
      <ol reversed className="list-none">
        {records.map((record, index) => {
          const newer = records[index - 1];
          return (
            <HistoryRow
              key={record.id}
              record={record}
              hasDay={!newer || !isSameDay(newer.startTime, record.startTime)}
              isFirst={index === records.length - 1}
              onEdit={() => onEdit(record)}
              onDelete={() => onDelete(record.id)}
            />
          );
        })}
      </ol>
    </section>
  );
}

interface HistoryRowProps {
  record: ContractionRecord;
  /** Whether to show the date above it, as the next newer one is of another day. */
  hasDay: boolean;
  isFirst: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

function HistoryRow({ record, hasDay, isFirst, onEdit, onDelete }: HistoryRowProps) {
  const { startTime, duration, interval } = record;
  const time = formatTimeOfDay(startTime, true);
  return (
    <li className="border-line border-b py-1 last:border-b-0">
      {hasDay && <p className="pt-2 text-ink-soft text-sm">{formatDate(new Date(startTime))}</p>}
      {/* The buttons stand below the time where there is no room for both beside each other. */}
      <div className="flex flex-wrap items-center gap-x-5 pr-2">
        <p className="min-w-min flex-1 tabular-nums leading-snug">
          <span className="font-semibold">{formatStopwatch(duration)}</span>{' '}
          <span className="whitespace-nowrap">{words.atTime(time)}</span>
          <span className="block text-ink-soft text-sm">{getGapText(interval, isFirst)}</span>
          {needsCheck(record) && <span className="block font-medium text-maple text-sm">{words.notConfirmed}</span>}
        </p>
        <span className="flex gap-x-5">
          <Button look="quiet" aria-label={words.editAt(time)} onClick={onEdit}>
            {words.edit}
          </Button>
          <Button look="quiet" aria-label={words.removeAt(time)} onClick={onDelete}>
            {words.remove}
          </Button>
        </span>
      </div>
    </li>
  );
}

function getGapText(interval: number | undefined, isFirst: boolean): string {
  if (interval !== undefined) return apart(formatStopwatch(interval));
  return isFirst ? words.firstOne : words.unknownGap;
}
