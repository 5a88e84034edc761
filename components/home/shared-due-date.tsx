import { SupportLink } from '@/components/support/support-link';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { formatLongDate } from '@/lib/format/dates';
import { formatCountdown, formatWeeksAndDays } from '@/lib/format/durations';
import { getGestationalAge } from '@/lib/pregnancy/gestational-age';
import { isPastTerm } from '@/lib/pregnancy/term';
import * as words from '@/words/home/greeting';

interface SharedDueDateProps {
  dueDate: Date;
  today: Date;
  /** Whether this browser keeps another due date. */
  hasOther: boolean;
}

/** The due date of a shared link. Shown, never stored. */
export function SharedDueDate({ dueDate, today, hasOther }: SharedDueDateProps) {
  const gestationalAge = getGestationalAge(dueDate, today);
  return (
    <Card>
      <section aria-labelledby="shared-due-date" className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <h2 id="shared-due-date" className="font-sans text-base text-ink-soft">
            {words.wasShared}
          </h2>
          <p className="text-balance font-semibold font-serif text-xl leading-tight sm:text-2xl">
            {formatLongDate(dueDate)}
          </p>
          {isPastTerm(gestationalAge) ? (
            <p className="mt-2 text-ink-soft">{words.hasPassed}</p>
          ) : (
            <dl className="mt-2 flex flex-wrap gap-x-6">
              <Figure {...formatCountdown(dueDate, today)} />
              <Figure term={words.weeksPregnant} value={formatWeeksAndDays(gestationalAge)} />
            </dl>
          )}
          {hasOther && <p className="mt-2 text-ink-soft text-sm">{words.ownStays}</p>}
        </div>
        <div className="flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-1 sm:w-auto sm:flex-col sm:items-start lg:items-end">
          <ButtonLink
            look="secondary"
            path={`/calculator?date=${formatCalendarDate(dueDate)}`}
            className="w-full sm:w-auto"
          >
            {words.openInCalculator}
          </ButtonLink>
          <SupportLink />
        </div>
      </section>
    </Card>
  );
}

function Figure({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex gap-2">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
