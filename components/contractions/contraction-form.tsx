import { type FormEvent, useEffect, useReducer, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { readClock } from '@/lib/browser/clock';
import { useFocusOnRefusal } from '@/lib/browser/focus-on-refusal';
import {
  type AcceptedTimes,
  type ContractionField,
  type ContractionTimeProblem,
  type FormSubject,
  getContractionForm,
  getEnteredDuration,
  reduceContractionForm,
} from '@/lib/contractions/contraction-form';
import type { ContractionLog } from '@/lib/contractions/contraction-log';
import { formatStopwatch } from '@/lib/format/times';
import * as words from '@/words/contractions/form';

interface ContractionFormProps {
  subject: FormSubject;
  /** The field that has focus when the form opens. */
  firstField: ContractionField;
  readLog: () => ContractionLog;
  onSave: (times: AcceptedTimes) => void;
  onCancel: () => void;
}

/** Start and end of one contraction, typed by hand. */
export function ContractionForm({ subject, firstField, readLog, onSave, onCancel }: ContractionFormProps) {
  const [state, dispatch] = useReducer(reduceContractionForm, subject, getContractionForm);
  const form = useRef<HTMLFormElement>(null);
  const fields: ContractionField[] = subject.kind === 'active' ? ['startTime'] : ['startTime', 'endTime'];
  const duration = getEnteredDuration(state);
  useFocusOnRefusal(form, state.refusals);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>(`[name="${firstField}"]`)?.focus();
  }, [firstField]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const action = { type: 'submitted', log: readLog(), now: readClock() } as const;
    const { accepted } = reduceContractionForm(state, action);
    if (accepted) onSave(accepted);
    else dispatch(action);
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-label={words.titles[subject.kind]}
      className="mb-4 grid gap-4 border-control border-y py-4"
    >
      <h3>{words.titles[subject.kind]}</h3>
      <div className="grid items-start gap-4 @xl:grid-cols-2">
        {fields.map((field) => (
          <TimeField
            key={field}
            name={field}
            value={state.fields[field]}
            problem={state.problems[field]}
            onChange={(text) => dispatch({ type: 'changed', field, text })}
          />
        ))}
      </div>
      {subject.kind !== 'active' && (
        <p className="min-h-7 text-ink-soft tabular-nums">
          {duration !== undefined && words.enteredLength(formatStopwatch(duration))}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{words.save}</Button>
        <Button look="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

interface TimeFieldProps {
  name: ContractionField;
  value: string;
  problem: ContractionTimeProblem | undefined;
  onChange: (text: string) => void;
}

function TimeField({ name, value, problem, onChange }: TimeFieldProps) {
  return (
    <Field label={words.labels[name]} problem={problem && words.problems[problem]} className="min-w-0">
      {(control) => (
        <input
          {...control}
          name={name}
          type="datetime-local"
          step={1}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="field-box w-full px-2 tabular-nums sm:px-4"
        />
      )}
    </Field>
  );
}
