import { clamp } from 'date-fns';
import { type ReactNode, useEffect, useRef } from 'react';
import DatePicker from 'react-datepicker';
import { useToday } from '@/lib/browser/clock';
import * as words from '@/words/ui/calendar-panel';
import { calendarOf } from '@/words/ui/date-field';
import 'react-datepicker/dist/react-datepicker.css';
import './calendar-panel.css';

interface CalendarPanelProps {
  label: string;
  selected: Date | undefined;
  /** First and last day that can be picked. */
  start: Date;
  end: Date;
  onPick: (date: Date) => void;
}

/**
 * A month to pick a day from: that of the picked day, or else the month within the bounds that is nearest to today. Days
 * out of bounds are disabled. Loaded on demand by `DateField`.
 */
export function CalendarPanel({ label, selected, start, end, onPick }: CalendarPanelProps) {
  const today = useToday();
  const section = useRef<HTMLElement>(null);
  // In a low or narrow window the days would be below its edge.
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section
      ref={section}
      aria-label={calendarOf(label)}
      className="calendar-panel mt-3"
      // The library moves the focus by arrow keys without scrolling to it. Not under a mouse, whose click would miss.
      onFocus={({ target }) => target.matches(':focus-visible') && target.scrollIntoView({ block: 'nearest' })}
    >
      <DatePicker
        inline
        selected={selected ?? null}
        openToDate={clamp(selected ?? today ?? end, { start, end })}
        minDate={start}
        maxDate={end}
        onChange={(date: Date | null) => date && onPick(date)}
        locale={words.locale}
        chooseDayAriaLabelPrefix={words.choose}
        disabledDayAriaLabelPrefix={words.notAvailable}
        previousMonthAriaLabel={words.previousMonth}
        nextMonthAriaLabel={words.nextMonth}
        previousMonthButtonLabel={words.previousMonth}
        nextMonthButtonLabel={words.nextMonth}
        monthAriaLabelPrefix=""
        calendarContainer={PlainContainer}
      />
    </section>
  );
}

/** The section around it has the name; the one of the library is English in every language. */
function PlainContainer({ className, children }: { className?: string; children?: ReactNode }) {
  return <div className={className}>{children}</div>;
}
