import { formatLongDate } from '@/lib/format/dates';
import { formatWeeks } from '@/lib/format/durations';
import { getExampleDueDate, listImportantDates } from '@/lib/timeline/important-dates';
import * as words from '@/words/timeline/timeline';

interface ImportantDatesProps {
  dueDate: Date | undefined;
  today: Date | undefined;
}

/** Six dates to remember: the visitor's own, or those of an example that says so. */
export function ImportantDates({ dueDate, today }: ImportantDatesProps) {
  const example = today && getExampleDueDate(today);
  return (
    <>
      {!dueDate && example && (
        <div className="notice mb-4">
          <h3 className="text-lg">{words.exampleDates}</h3>
          <p>{words.exampleDatesNote(formatLongDate(example))}</p>
        </div>
      )}
      <dl className="divide-y divide-line border-line border-y">
        {listImportantDates(dueDate ?? example).map(({ id, timing, week, date }) => {
          const { title, text } = words.importantDates[id];
          return (
            <div key={id} className="grid gap-x-6 py-3 sm:grid-cols-[13rem_1fr]">
              <dt className="font-semibold">{title}</dt>
              <dd>
                <p className="font-semibold tabular-nums">
                  {words.timings[timing](date ? formatLongDate(date) : formatWeeks(week))}
                </p>
                <p className="text-ink-soft text-sm">{date ? words.atAge({ weeks: formatWeeks(week), text }) : text}</p>
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
