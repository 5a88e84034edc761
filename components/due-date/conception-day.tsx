'use client';

import { addDays, startOfDay } from 'date-fns';
import { useState } from 'react';
import { Card } from '@/components/ui/card';
import { DateField } from '@/components/ui/date-field';
import { asWidget } from '@/components/ui/widget-boundary';
import { DUE_DATE_MAX_DAYS_AHEAD } from '@/data/pregnancy-rules';
import { useToday } from '@/lib/browser/clock';
import { useDueDate } from '@/lib/browser/use-pregnancy';
import { formatCalendarDate, parseCalendarDate } from '@/lib/calendar/calendar-date';
import { formatLongDate } from '@/lib/format/dates';
import { getConceptionDay } from '@/lib/pregnancy/conception-days';
import * as words from '@/words/due-date/conception-day';

/** The due date of a child of this age may still be asked about. Our own choice. */
const MAX_YEARS_AGO = 100;

/** A due date in, the day of conception that it stands for out. Begins with the stored due date, and stores nothing. */
export const ConceptionDay = asWidget(function ConceptionDay() {
  const today = useToday();
  const ownDueDate = useDueDate();
  const [typed, setTyped] = useState<string>();
  const [isImpossible, setImpossible] = useState(false);

  const text = typed ?? (ownDueDate ? formatCalendarDate(ownDueDate) : '');
  const bounds = today && {
    start: addDays(startOfDay(today), -MAX_YEARS_AGO * 365),
    end: addDays(startOfDay(today), DUE_DATE_MAX_DAYS_AHEAD),
  };
  const dueDate = parseCalendarDate(text);
  const isInRange = dueDate && bounds && dueDate >= bounds.start && dueDate <= bounds.end;
  return (
    <Card data-island="conception-day" className="grid gap-4">
      <DateField
        label={words.dueDate}
        hint={words.hint}
        value={text}
        bounds={bounds}
        problem={isImpossible || (dueDate && bounds && !isInRange) ? words.noSuchDate : undefined}
        isDisabled={!today}
        onChange={(value) => {
          setTyped(value);
          setImpossible(false);
        }}
        onLeave={setImpossible}
      />
      {/* On the page before it has text: screen readers miss a region that arrives together with its text. */}
      <p role="status" aria-label={words.answer} className="min-h-14 font-semibold font-serif text-lg">
        {isInRange && words.around(formatLongDate(getConceptionDay(dueDate)))}
      </p>
    </Card>
  );
});
