import { ChevronRightIcon } from '@heroicons/react/24/outline';
import { formatShortDate } from '@/lib/format/dates';
import type { NextDate } from '@/lib/timeline/next-dates';
import * as words from '@/words/timeline/next-dates';

/** The next dates, a row each: day, name and one line. A row leads to where the page says more. */
export function NextDates({ dates }: { dates: NextDate[] }) {
  return (
    <section aria-label={words.title}>
      <ul className="divide-y divide-line border-line border-y">
        {dates.map((date) => (
          <li key={date.hash + date.title}>
            <a
              href={`#${date.hash}`}
              className="flex min-h-14 items-center justify-between gap-x-3 rounded-control py-2.5 leading-snug hover:text-spruce"
            >
              {/* The day stands above the name where the letters are so large that both do not fit side by side. */}
              <span className="flex min-w-0 grow flex-wrap gap-x-3">
                <span
                  className={`basis-22 font-semibold font-serif tabular-nums ${date.isOpen ? 'text-spruce' : 'text-ink-soft'}`}
                >
                  {describeDay(date)}
                </span>
                <span className="min-w-0 grow basis-36">
                  <span className="block font-semibold">{date.title}</span>
                  <span className="block text-ink-soft text-sm">{date.text}</span>
                </span>
              </span>
              <ChevronRightIcon aria-hidden className="size-5 shrink-0" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function describeDay({ days: { start, end }, isOpen }: NextDate): string {
  // Broken before the day, if at all.
  const day = formatShortDate(start).replaceAll(' ', '\u00a0');
  if (start.getTime() === end.getTime()) return day;
  return isOpen ? words.now : words.from(day);
}
