import { type Dispatch, type FormEvent, useId } from 'react';
import { Button } from '@/components/ui/button';
import { FieldMessage } from '@/components/ui/field-message';
import { ProvinceSelect } from '@/components/ui/province-select';
import { canSubscribe, type NewsletterAction, type NewsletterState } from '@/lib/newsletter/newsletter';
import * as words from '@/words/newsletter';
import { ConsentField } from './consent-field';

interface ProvinceStepProps {
  state: NewsletterState;
  dispatch: Dispatch<NewsletterAction>;
  /** Asks for consent: something will be sent. */
  isConsentNeeded: boolean;
}

export function ProvinceStep({ state, dispatch, isConsentNeeded }: ProvinceStepProps) {
  const id = useId();
  const { step, email, province, hasConsent, problem } = state;
  const isSubscribing = step === 'subscribing';
  const goBack = () => dispatch({ type: 'went-back' });

  function submit(event: FormEvent) {
    event.preventDefault();
    dispatch({ type: 'submitted', isConsentNeeded });
  }

  return (
    <form noValidate onSubmit={submit} aria-label={words.stepTwo} className="grid gap-4">
      <p className="-my-2 flex flex-wrap items-center gap-x-4">
        <span id={`${id}-email`} className="min-w-0 [overflow-wrap:anywhere]">
          {words.enteredEmail(<strong>{email}</strong>)}
        </span>
        <Button look="quiet" aria-describedby={`${id}-email`} disabled={isSubscribing} onClick={goBack}>
          {words.edit}
        </Button>
      </p>
      <ProvinceSelect
        required
        value={province}
        emptyLabel={words.chooseRegion}
        disabled={isSubscribing}
        data-starts-step
        onChange={(code) => dispatch({ type: 'province-changed', province: code })}
        className="sm:max-w-sm"
      />
      {isConsentNeeded && (
        <ConsentField
          isGiven={hasConsent}
          isDisabled={isSubscribing}
          problem={problem === 'no-consent' ? words.problems[problem] : undefined}
          onChange={(isGiven) => dispatch({ type: 'consent-changed', hasConsent: isGiven })}
        />
      )}
      <div>
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            disabled={!canSubscribe(state)}
            aria-describedby={`${id}-failure`}
            className="flex-1 sm:flex-none"
          >
            {isSubscribing ? words.subscribing : words.subscribe}
          </Button>
          <Button look="secondary" disabled={isSubscribing} onClick={goBack} className="flex-1 sm:flex-none">
            {words.back}
          </Button>
        </div>
        {/* The toast with the same message disappears; this stays. */}
        <FieldMessage
          id={`${id}-failure`}
          text={problem && problem !== 'no-consent' ? words.problems[problem] : undefined}
        />
      </div>
    </form>
  );
}
