'use client';

import { useEffect, useId, useReducer, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { showToast } from '@/components/ui/show-toast';
import { asWidget } from '@/components/ui/widget-boundary';
import { newsletter } from '@/data/site';
import { postSubscription } from '@/lib/browser/post-subscription';
import { startSimulatedWait } from '@/lib/browser/simulated-wait';
import { initialNewsletterState, reduceNewsletter } from '@/lib/newsletter/newsletter';
import * as words from '@/words/newsletter';
import { EmailStep } from './email-step';
import { ProvinceStep } from './province-step';
import { useStepFocus } from './use-step-focus';

const SUBSCRIPTION_WAIT_MS = 1_000;
const SUCCESS_MS = 5_000;

/** Email, province, done. A demonstration that sends nothing, unless the site's owner has named an endpoint. */
export const NewsletterSignup = asWidget(function NewsletterSignup() {
  const isDemonstration = newsletter.endpoint === undefined;
  const [state, dispatch] = useReducer(reduceNewsletter, initialNewsletterState);
  const headingId = useId();
  const root = useRef<HTMLElement>(null);
  useStepFocus(root, state);

  const { step, email, province } = state;
  useEffect(() => {
    if (step !== 'subscribing') return;
    const { endpoint } = newsletter;
    if (!endpoint) {
      return startSimulatedWait(SUBSCRIPTION_WAIT_MS, () => {
        dispatch({ type: 'answered', outcome: 'sent' });
        showToast({ id: 'newsletter-demonstrated', ...words.demonstrated, durationMs: SUCCESS_MS });
      });
    }
    let isGone = false;
    postSubscription(endpoint, { email, province, consentText: words.consent }).then((outcome) => {
      if (isGone) return;
      dispatch({ type: 'answered', outcome });
      showToast(
        outcome === 'sent'
          ? { id: 'newsletter-subscribed', ...words.subscribed, durationMs: SUCCESS_MS }
          : { id: 'newsletter-not-subscribed', ...words.notSubscribed(words.problems[outcome]), tone: 'alert' },
      );
    });
    return () => {
      isGone = true;
    };
  }, [step, email, province]);

  return (
    <section ref={root} data-island="newsletter" aria-labelledby={headingId} className="print:hidden">
      <Card className="grid gap-3">
        <h2 id={headingId} className="text-lg">
          {words.title}
        </h2>
        {isDemonstration && <p className="text-ink-soft text-sm">{words.demonstration}</p>}
        {step === 'email' && <EmailStep state={state} dispatch={dispatch} />}
        {(step === 'province' || step === 'subscribing') && (
          <ProvinceStep state={state} dispatch={dispatch} isConsentNeeded={!isDemonstration} />
        )}
        {step === 'done' && (
          <>
            <p className="[overflow-wrap:anywhere]">
              {isDemonstration ? words.demonstrationOver(email) : words.thanks(email)}
            </p>
            <Button
              look="secondary"
              data-starts-step
              onClick={() => dispatch({ type: 'restarted' })}
              className="justify-self-start"
            >
              {words.subscribeAnother}
            </Button>
          </>
        )}
      </Card>
    </section>
  );
});
