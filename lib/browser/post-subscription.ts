import type { Subscription, SubscriptionOutcome } from '@/lib/newsletter/newsletter';

const TIMEOUT_MS = 10_000;

/**
 * Sends a subscription to the newsletter service as JSON: email, province, consent and the words agreed to. Without
 * cookies or the address of this page. Never throws: every failure is an outcome.
 */
export async function postSubscription(
  endpoint: string,
  { email, province, consentText }: Subscription,
  timeoutMs = TIMEOUT_MS,
): Promise<SubscriptionOutcome> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, province, consent: true, consentText }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal,
    });
    if (response.ok) return 'sent';
    return response.status >= 400 && response.status < 500 ? 'refused' : 'failed';
  } catch {
    // Browsers throw different errors after a timeout, so the signal is asked.
    return signal.aborted ? 'timeout' : 'offline';
  }
}
