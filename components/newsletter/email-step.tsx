import { type Dispatch, type FormEvent, useId } from 'react';
import { Button } from '@/components/ui/button';
import { FieldMessage } from '@/components/ui/field-message';
import { showToast } from '@/components/ui/show-toast';
import { hasEmailShape } from '@/lib/newsletter/has-email-shape';
import type { NewsletterAction, NewsletterState } from '@/lib/newsletter/newsletter-state';
import { invalidEmailToast, problemTexts } from './wording';

interface EmailStepProps {
  state: NewsletterState;
  dispatch: Dispatch<NewsletterAction>;
}

export function EmailStep({ state, dispatch }: EmailStepProps) {
  const id = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    dispatch({ type: 'continued' });
    if (!hasEmailShape(state.email)) showToast(invalidEmailToast);
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label="Newsletter, step 1 of 2"
      className="grid items-start gap-4 sm:grid-cols-[1fr_auto]"
    >
      <div>
        <label htmlFor={id} className="mb-1.5 block font-semibold">
          Your email
        </label>
        <input
          id={id}
          type="email"
          required
          autoComplete="email"
          value={state.email}
          data-starts-step
          aria-invalid={state.problem === 'invalid-email'}
          aria-describedby={`${id}-problem`}
          onChange={(event) => dispatch({ type: 'email-changed', email: event.target.value })}
          className="min-h-12 w-full rounded-control border border-control bg-paper px-4 aria-invalid:border-maple"
        />
        <FieldMessage id={`${id}-problem`} text={state.problem && problemTexts[state.problem]} />
      </div>
      <Button type="submit" className="sm:mt-[1.975rem]">
        Continue
      </Button>
    </form>
  );
}
