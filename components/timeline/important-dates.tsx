import type { ImportantDate } from '@/data/important-dates';
import { formatWeeks } from '@/lib/format/durations';
import { formatLongDate } from '@/lib/format/long-dates';
import { getExampleDueDate, listImportantDates } from '@/lib/timeline/plan-weeks';

interface ImportantDatesProps {
  dueDate: Date | undefined;
  today: Date | undefined;
}

const describeDate: Record<ImportantDate['timing'], (day: string) => string> = {
  before: (day) => `Before ${day}`,
  about: (day) => `About ${day}`,
  by: (day) => `By ${day}`,
  from: (day) => `From ${day}`,
  on: (day) => day,
};

/** Six dates to remember: the visitor's own, or those of an example that says so. */
export function ImportantDates({ dueDate, today }: ImportantDatesProps) {
  const example = today && getExampleDueDate(today);
  return (
    <section aria-labelledby="important-dates">
      <h2 id="important-dates">Important Dates to Remember</h2>
      {!dueDate && example && (
        <div className="notice mt-3">
          <h3 className="text-lg">Example dates</h3>
          <p>They are not yours: they assume a due date of {formatLongDate(example)}. Enter your own due date above.</p>
        </div>
      )}
      <dl className="mt-4 divide-y divide-line border-line border-y">
        {listImportantDates(dueDate ?? example).map(({ id, title, timing, week, date, text }) => (
          <div key={id} className="grid gap-x-6 py-3 sm:grid-cols-[13rem_1fr]">
            <dt className="font-semibold">{title}</dt>
            <dd>
              <p className="font-semibold tabular-nums">
                {describeDate[timing](date ? formatLongDate(date) : formatWeeks(week))}
              </p>
              <p className="text-ink-soft text-sm">
                {date && `${formatWeeks(week)}. `}
                {text}
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
