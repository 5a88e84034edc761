import { formatLongDate, formatShortDate } from '@/lib/format/dates';
import type { FollowedCopy } from '@/lib/partner/followed-copy';
import { listAhead, listFollowedEntries, listUsualDates } from '@/lib/partner/followed-dates';
import * as words from '@/words/partner/followed';
import * as dateWords from '@/words/timeline/next-dates';
import { FollowedCalendar } from './followed-calendar';

interface FollowedDatesProps {
  copy: FollowedCopy | undefined;
  dueDate: Date;
  today: Date;
}

/** The appointments of whoever is pregnant, as far as they were sent, and what is usual at this time. */
export function FollowedDates({ copy, dueDate, today }: FollowedDatesProps) {
  const own = copy?.appointments ?? {};
  const ahead = listAhead(own, today);
  const usual = listUsualDates({ dueDate, region: copy?.region, own }, today);
  return (
    <section aria-labelledby="comes-next">
      <h2 id="comes-next" className="mb-3 text-xl">
        {words.comesNext}
      </h2>
      {copy && (
        <>
          <h3 className="mb-1 font-sans text-base text-spruce">{words.theirAppointments}</h3>
          {ahead.length > 0 ? (
            <>
              <ul className="mb-3 divide-y divide-line border-line border-y">
                {ahead.map(({ id, title, moment, text }) => (
                  <li key={id} className="py-2.5 leading-snug print:py-1">
                    <span className="block font-semibold font-serif">{formatLongDate(moment)}</span>
                    <span className="block font-semibold">{title}</span>
                    <span className="block text-ink-soft [overflow-wrap:anywhere] empty:hidden">{text}</span>
                  </li>
                ))}
              </ul>
              <FollowedCalendar entries={listFollowedEntries(own, today)} />
            </>
          ) : (
            <p className="mb-5 text-ink-soft">{copy.appointments ? words.noneAhead : words.notSent}</p>
          )}
        </>
      )}
      {usual.length > 0 && (
        <>
          <h3 className="mb-1 font-sans text-base text-spruce">{words.usual}</h3>
          <ul className="divide-y divide-line border-line border-y">
            {usual.map(({ hash, title, text, days, isOpen }) => (
              <li key={hash + title} className="flex flex-wrap gap-x-3 py-2.5 leading-snug print:py-1">
                <span
                  className={`basis-22 font-semibold font-serif tabular-nums ${isOpen ? 'text-spruce' : 'text-ink-soft'}`}
                >
                  {describeDay(days, isOpen)}
                </span>
                <span className="min-w-0 grow basis-36">
                  <span className="block font-semibold">{title}</span>
                  <span className="block text-ink-soft text-sm">{text}</span>
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-ink-soft text-sm">{words.usualNote}</p>
        </>
      )}
    </section>
  );
}

function describeDay({ start, end }: { start: Date; end: Date }, isOpen: boolean): string {
  // Broken before the day, if at all.
  const day = formatShortDate(start).replaceAll(' ', '\u00a0');
  if (start.getTime() === end.getTime()) return day;
  return isOpen ? dateWords.now : dateWords.from(day);
}
