import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { ClearableRow } from '@/components/ui/clearable-row';
import { Field } from '@/components/ui/field';
import type { AppointmentId } from '@/data/appointments';
import { clearLocationHash, useLocationHash } from '@/lib/browser/location';
import { storeOwnAppointment, useOwnAppointments } from '@/lib/browser/use-own-appointments';
import type { DateRange } from '@/lib/pregnancy/dating';
import { getAppointmentHash } from '@/lib/timeline/appointment-windows';
import { findOwnAppointmentProblem, formatOwnAppointment, isAtUsualTime } from '@/lib/timeline/own-appointments';
import * as words from '@/words/timeline/own-appointments';

interface OwnAppointmentProps {
  id: AppointmentId;
  title: string;
  dueDate: Date;
  /** The days on which this appointment usually is. */
  window: DateRange;
}

/**
 * When the visitor has an appointment: a day, and a time if they like. Written in, changed and removed here; open when the
 * address names it, as links from elsewhere do.
 */
export function OwnAppointment({ id, title, dueDate, window }: OwnAppointmentProps) {
  const own = useOwnAppointments()[id];
  const isNamed = useLocationHash() === getAppointmentHash(id);
  const [isEditing, setEditing] = useState(isNamed);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (isNamed) setEditing(true);
  }, [isNamed]);

  function close() {
    // So that the same link opens it again.
    if (isNamed) clearLocationHash();
    flushSync(() => setEditing(false));
    button.current?.focus();
  }

  if (isEditing) return <Editor id={id} dueDate={dueDate} onClose={close} />;
  return (
    <p>
      {own && <strong className="mt-2 block">{words.isOn(formatOwnAppointment(own))}</strong>}
      {own && !isAtUsualTime(own, window) && <span className="block">{words.unusual}</span>}
      <Button ref={button} look="quiet" onClick={() => setEditing(true)}>
        {own ? words.change : words.writeIn}
        <span className="sr-only">{words.ofWhat(title)}</span>
      </Button>
    </p>
  );
}

function Editor({ id, dueDate, onClose }: Pick<OwnAppointmentProps, 'id' | 'dueDate'> & { onClose: () => void }) {
  const own = useOwnAppointments()[id];
  const [date, setDate] = useState(own?.date ?? '');
  const [time, setTime] = useState(own?.time ?? '');
  const [problem, setProblem] = useState<keyof typeof words.problems>();
  const dateInput = useRef<HTMLInputElement>(null);
  const timeInput = useRef<HTMLInputElement>(null);

  function changeDate(text: string) {
    setDate(text);
    setProblem(undefined);
  }
  function changeTime(text: string) {
    setTime(text);
    // What is wrong with it is said until it has a value, or until it is saved: to take the message away on the way to the
    // button would move that from under the pointer.
    setProblem((found) => (found === 'no-such-time' ? undefined : found));
  }
  function save(event: FormEvent) {
    event.preventDefault();
    const dateProblem = findOwnAppointmentProblem(date, dueDate);
    // A time that is half typed has no value: without this it would be lost.
    const hasHalfTime = timeInput.current?.validity.badInput;
    setProblem(dateProblem ?? (hasHalfTime ? 'no-such-time' : undefined));
    if (dateProblem) return dateInput.current?.focus();
    if (hasHalfTime) return timeInput.current?.focus();
    storeOwnAppointment(id, time ? { date, time } : { date });
    onClose();
  }
  function remove() {
    storeOwnAppointment(id, undefined);
    onClose();
  }

  return (
    <form noValidate onSubmit={save} aria-label={words.mine} className="mt-3 grid w-full max-w-md gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={words.date} problem={problem && problem !== 'no-such-time' ? words.problems[problem] : undefined}>
          {(control) => (
            <ClearableRow label={words.date} input={dateInput} value={date} onClear={() => changeDate('')}>
              <input
                {...control}
                ref={dateInput}
                type="date"
                // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed.
                autoFocus
                value={date}
                onChange={(event) => changeDate(event.target.value)}
                className="field-box min-w-0 grow basis-36 tabular-nums"
              />
            </ClearableRow>
          )}
        </Field>
        <Field label={words.time} problem={problem === 'no-such-time' ? words.problems[problem] : undefined}>
          {(control) => (
            <ClearableRow label={words.time} input={timeInput} value={time} onClear={() => changeTime('')}>
              <input
                {...control}
                ref={timeInput}
                type="time"
                value={time}
                onChange={(event) => changeTime(event.target.value)}
                className="field-box min-w-0 grow basis-36 tabular-nums"
              />
            </ClearableRow>
          )}
        </Field>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{words.save}</Button>
        {own && (
          <Button look="secondary" onClick={remove}>
            {words.remove}
          </Button>
        )}
        <Button look="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
