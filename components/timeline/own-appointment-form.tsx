import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ClearableRow } from '@/components/ui/clearable-row';
import { Field } from '@/components/ui/field';
import type { AppointmentId } from '@/data/appointments';
import { storeOwnAppointment, useOwnAppointments } from '@/lib/browser/use-own-appointments';
import { createOwnAppointment, findOwnAppointmentProblem, PLACE_MAX_LENGTH } from '@/lib/timeline/own-appointments';
import type { Appointment } from '@/lib/weeks/appointments';
import * as words from '@/words/timeline/own-appointments';

interface OwnAppointmentFormProps {
  id: AppointmentId;
  dueDate: Date;
  /** What it can be for, where that is asked; else it is for `id`. */
  choices?: Appointment[] | undefined;
  onClose: () => void;
}

/** Day, time and place of an appointment, which takes the place of the button that was pressed. */
export function OwnAppointmentForm({ id: firstId, dueDate, choices, onClose }: OwnAppointmentFormProps) {
  const stored = useOwnAppointments();
  const [id, setId] = useState(firstId);
  const own = stored[id];
  const [date, setDate] = useState(own?.date ?? '');
  const [time, setTime] = useState(own?.time ?? '');
  const [place, setPlace] = useState(own?.place ?? '');
  const [problem, setProblem] = useState<keyof typeof words.problems>();
  const dateInput = useRef<HTMLInputElement>(null);
  const timeInput = useRef<HTMLInputElement>(null);
  const placeInput = useRef<HTMLInputElement>(null);

  function choose(chosen: AppointmentId) {
    setId(chosen);
    const known = stored[chosen];
    // What is typed stays, unless something is stored that it would replace.
    if (!known) return;
    changeDate(known.date);
    changeTime(known.time ?? '');
    setPlace(known.place ?? '');
  }
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
    storeOwnAppointment(id, createOwnAppointment({ date, time, place }));
    onClose();
  }
  function remove() {
    storeOwnAppointment(id, undefined);
    onClose();
  }

  return (
    <form noValidate onSubmit={save} aria-label={words.mine} className="mt-3 grid w-full max-w-md gap-3">
      {choices && (
        <Field label={words.whatFor}>
          {(control) => (
            <select
              {...control}
              // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed.
              autoFocus
              value={id}
              onChange={(event) => {
                const chosen = choices.find((choice) => choice.id === event.target.value);
                if (chosen) choose(chosen.id);
              }}
              className="field-box w-full"
            >
              {choices.map((choice) => (
                <option key={choice.id} value={choice.id}>
                  {choice.title}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={words.date} problem={problem && problem !== 'no-such-time' ? words.problems[problem] : undefined}>
          {(control) => (
            <ClearableRow label={words.date} input={dateInput} value={date} onClear={() => changeDate('')}>
              <input
                {...control}
                ref={dateInput}
                type="date"
                // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed.
                autoFocus={!choices}
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
      <Field label={words.place}>
        {(control) => (
          <ClearableRow label={words.place} input={placeInput} value={place} onClear={() => setPlace('')}>
            <input
              {...control}
              ref={placeInput}
              type="text"
              autoComplete="off"
              maxLength={PLACE_MAX_LENGTH}
              value={place}
              onChange={(event) => setPlace(event.target.value)}
              className="field-box min-w-0 grow basis-36"
            />
          </ClearableRow>
        )}
      </Field>
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
