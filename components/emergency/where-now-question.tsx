import { useId } from 'react';
import { readClock } from '@/lib/browser/clock';
import { useWhereabouts, useWhereNowQuestion } from '@/lib/browser/use-care-place';
import { storeWhereNow } from '@/lib/browser/use-where-now';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { whereNow } from '@/words/without-911';

const places = ['nunavut', 'away'] as const;

/** Asks who lives in Nunavut where they are, near the birth: many wait for it where 911 works. */
export function WhereNowQuestion() {
  const isAsked = useWhereNowQuestion();
  const whereabouts = useWhereabouts();
  const name = useId();
  if (!isAsked) return null;
  return (
    <fieldset aria-describedby={`${name}-hint`} className="print:hidden">
      <legend className="font-semibold">{whereNow.question}</legend>
      <div className="flex flex-wrap gap-x-6">
        {places.map((place) => (
          <label key={place} className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name={name}
              checked={whereabouts === place}
              onChange={() => storeWhereNow({ place, answeredOn: formatCalendarDate(new Date(readClock())) })}
              className="tick-box"
            />
            {whereNow[place]}
          </label>
        ))}
      </div>
      <p id={`${name}-hint`} className="text-ink-soft text-sm">
        {whereNow.hint}
      </p>
    </fieldset>
  );
}
