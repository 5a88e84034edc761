import { CalendarDaysIcon } from '@heroicons/react/24/outline';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatCalendarDate, parseCalendarDate } from '@/lib/calendar/calendar-date';
import * as words from '@/words/ui/date-field';
import { ClearableRow } from './clearable-row';
import { Field } from './field';
import { onDemand } from './on-demand';

// Loaded on demand: the calendar is heavy, and most people type or use their phone's own picker.
const CalendarPanel = onDemand(
  () => import('./calendar-panel').then((module) => module.CalendarPanel),
  <p className="p-4 text-ink-soft">{words.openingCalendar}</p>,
);

interface DateFieldProps {
  label: string;
  hint?: ReactNode;
  /** yyyy-MM-dd, or empty. */
  value: string;
  /** First and last day that can be picked; unknown until the page has mounted. */
  bounds: { start: Date; end: Date } | undefined;
  problem: string | undefined;
  isDisabled?: boolean;
  onChange: (value: string) => void;
  /**
   * The field and its calendar were left, a day was picked, or Enter was pressed. `isImpossible` when what was typed is no
   * date, such as February 31: that is said on the way to the calendar too.
   */
  onLeave: (isImpossible: boolean) => void;
}

/**
 * A day, typed or picked: the browser's own field, a button that empties it, and where there is a mouse one that loads a
 * calendar.
 */
export function DateField({ label, hint, value, bounds, problem, isDisabled, onChange, onLeave }: DateFieldProps) {
  const calendarId = useId();
  const [isCalendarOpen, setCalendarOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const calendarButton = useRef<HTMLButtonElement>(null);

  function closeCalendar() {
    setCalendarOpen(false);
    calendarButton.current?.focus();
  }
  /** On the way to its own calendar a day is not left, unless its text is no date. */
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    const isImpossible = input.current?.validity.badInput ?? false;
    if (isImpossible || !currentTarget.contains(relatedTarget)) onLeave(isImpossible);
  }
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isCalendarOpen) return;
    event.stopPropagation();
    closeCalendar();
  }

  return (
    // Can have the focus, as after a click beside the days, or on the button in Safari: that does not leave the field.
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc closes the calendar from wherever in the field focus is.
    <div tabIndex={-1} onKeyDown={closeOnEscape} onBlur={leave}>
      <Field label={label} hint={hint} problem={problem}>
        {(control) => (
          <ClearableRow
            label={label}
            input={input}
            value={value}
            isDisabled={isDisabled}
            onClear={() => onChange('')}
            after={
              <button
                ref={calendarButton}
                type="button"
                disabled={isDisabled || !bounds}
                aria-expanded={isCalendarOpen}
                aria-controls={calendarId}
                onClick={() => setCalendarOpen(!isCalendarOpen)}
                className="inline-flex h-12 w-tap shrink-0 items-center justify-center rounded-control border border-control text-spruce hover:bg-mist pointer-coarse:hidden"
              >
                <CalendarDaysIcon aria-hidden className="size-6" />
                <span className="sr-only">{words.calendarOf(label)}</span>
              </button>
            }
          >
            <input
              {...control}
              ref={input}
              type="date"
              value={value}
              min={bounds && formatCalendarDate(bounds.start)}
              max={bounds && formatCalendarDate(bounds.end)}
              disabled={isDisabled}
              onChange={(event) => onChange(event.target.value)}
              // Enter does nothing in a form whose submit button is disabled, so the message has to come from here.
              onKeyDown={(event) => event.key === 'Enter' && onLeave(event.currentTarget.validity.badInput)}
              className="field-box flex-1 basis-[8.5rem] tabular-nums disabled:[&::-webkit-datetime-edit]:invisible pointer-fine:[&::-webkit-calendar-picker-indicator]:hidden"
            />
          </ClearableRow>
        )}
      </Field>
      <div id={calendarId}>
        {isCalendarOpen && bounds && (
          <CalendarPanel
            label={label}
            selected={parseCalendarDate(value)}
            start={bounds.start}
            end={bounds.end}
            onPick={(date) => {
              // Written before the focus moves: until then the field holds a text that may be no date.
              flushSync(() => onChange(formatCalendarDate(date)));
              // What is wrong with it is said now, although the focus stays in the field.
              onLeave(false);
              closeCalendar();
            }}
          />
        )}
      </div>
    </div>
  );
}
