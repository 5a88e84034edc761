import { clamp } from 'date-fns';
import DatePicker from 'react-datepicker';
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

/** A month to pick a day from; days out of bounds are disabled. Loaded on demand by `DateField`. */
export function CalendarPanel({ label, selected, start, end, onPick }: CalendarPanelProps) {
  return (
    <section aria-label={calendarOf(label)} className="calendar-panel mt-3">
      <DatePicker
        inline
        selected={selected ?? null}
        openToDate={clamp(selected ?? end, { start, end })}
        minDate={start}
        maxDate={end}
        onChange={(date: Date | null) => date && onPick(date)}
        locale={words.locale}
        chooseDayAriaLabelPrefix={words.choose}
        disabledDayAriaLabelPrefix={words.notAvailable}
        previousMonthButtonLabel={words.previousMonth}
        nextMonthButtonLabel={words.nextMonth}
      />
    </section>
  );
}
