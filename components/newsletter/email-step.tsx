import type { Dispatch, FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { showToast } from '@/components/ui/show-toast';
import { hasEmailShape, type NewsletterAction, type NewsletterState } from '@/lib/newsletter/newsletter';
import * as words from '@/words/newsletter';

const REFUSAL_MS = 3_000;

interface EmailStepProps {
  state: NewsletterState;
  dispatch: Dispatch<NewsletterAction>;
}

export function EmailStep({ state, dispatch }: EmailStepProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    dispatch({ type: 'continued' });
    if (hasEmailShape(state.email)) return;
    showToast({ id: 'newsletter-invalid-email', ...words.invalidEmail, tone: 'alert', durationMs: REFUSAL_MS });
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label={words.stepOne}
      className="grid items-start gap-3 min-[380px]:grid-cols-[1fr_auto]"
    >
      <Field label={words.yourEmail} problem={state.problem && words.problems[state.problem]}>
        {(control) => (
          <input
            {...control}
            type="email"
            required
            autoComplete="email"
            value={state.email}
            data-starts-step
            onChange={(event) => dispatch({ type: 'email-changed', email: event.target.value })}
            className="field-box w-full"
          />
        )}
      </Field>
      <Button type="submit" className="min-[380px]:beside-field">
        {words.continueButton}
      </Button>
    </form>
  );
}
