import { CARD_DAYS } from '@/data/after-birth/tracks';
import { getCardId } from '@/lib/after-birth/card-day';
import * as words from '@/words/after-birth/six-weeks-page';

const WEEKS = CARD_DAYS / 7;

/**
 * Links to the days, by week. With script the seven around the one that is shown, and all of them on demand
 * (lib/browser/own-day, first-six-weeks.css).
 */
export function DayStrip() {
  return (
    <nav aria-label={words.days} className="print:hidden">
      <ol data-strip className="day-strip">
        {Array.from({ length: WEEKS }, (_, index) => index + 1).map((week) => (
          <li key={week}>
            <p className="font-semibold text-sm">{words.week(week)}</p>
            <ol>
              {Array.from({ length: 7 }, (_, index) => (week - 1) * 7 + index).map((day) => (
                <li key={day}>
                  <a href={`#${getCardId(day)}`}>
                    <span className="sr-only">{words.day(day)}</span>
                    <span aria-hidden>{day}</span> <span className="day-strip-today">{words.today}</span>
                  </a>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <p data-needs-script className="mt-1 flex flex-wrap justify-between gap-x-6 text-sm">
        <button type="button" data-all-days aria-expanded="false" className="min-h-11 text-link">
          {words.allDays}
        </button>
        <a
          href={`#${getCardId(0)}`}
          data-to-today
          hidden
          className="inline-flex min-h-11 items-center text-link [&[hidden]]:hidden"
        >
          {words.toToday(0)}
        </a>
      </p>
    </nav>
  );
}
