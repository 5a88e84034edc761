import { addDays, startOfDay } from 'date-fns';
import { type Dispatch, type FormEvent, useRef } from 'react';
import { DUE_DATE_MAX_DAYS_AGO, DUE_DATE_MAX_DAYS_AHEAD } from '@/data/pregnancy-rules';
import { useFocusReturn } from '@/lib/browser/focus';
import { useFocusOnRefusal } from '@/lib/browser/focus-on-refusal';
import type { DueDateAction, DueDateState } from '@/lib/pregnancy/due-date-state';
import * as words from '@/words/ui/due-date-form';
import { Button } from './button';
import { DateField } from './date-field';

interface DueDateFormProps {
  state: DueDateState;
  dispatch: Dispatch<DueDateAction>;
  today: Date | undefined;
  /** What the button says, and what it says while it works. */
  action: string;
  waiting: string;
}

/** Asks for the due date alone. */
export function DueDateForm({ state, dispatch, today, action, waiting }: DueDateFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const isKnown = state.status !== 'unknown';
  const isCalculating = state.status === 'calculating';
  const text = isKnown ? state.text : '';
  const problem = isKnown ? state.problem : undefined;
  const refusals = isKnown ? state.refusals : 0;

  useFocusOnRefusal(form, refusals);

  useFocusReturn(submitButton, isCalculating);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (today && text !== '') dispatch({ type: 'submitted', today });
  }

  const day = today && startOfDay(today);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-label={words.title}
      className="grid max-w-lg items-start gap-4 sm:grid-cols-[1fr_auto]"
    >
      <DateField
        label={words.dueDate}
        value={text}
        bounds={day && { start: addDays(day, -DUE_DATE_MAX_DAYS_AGO), end: addDays(day, DUE_DATE_MAX_DAYS_AHEAD) }}
        problem={problem && words.problems[problem]}
        isDisabled={!isKnown}
        onChange={(value) => dispatch({ type: 'changed', text: value })}
        onLeave={(isImpossible) => dispatch({ type: 'left', isImpossible })}
      />
      <Button ref={submitButton} type="submit" disabled={text === '' || isCalculating} className="sm:beside-field">
        {isCalculating ? waiting : action}
      </Button>
    </form>
  );
}
