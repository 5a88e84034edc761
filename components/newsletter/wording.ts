import type { NewsletterProblem, SubscriptionFailure } from '@/lib/newsletter/newsletter';

/** What to do about each problem, shown beside its field. */
export const problemTexts: Record<NewsletterProblem, string> = {
  'invalid-email': 'Enter a full address with an @ and a dot, such as name@example.ca.',
  'no-consent': 'Tick this box if you want our emails. Without it we may not send any.',
  offline: 'We could not reach the newsletter service. Check your connection, then try again.',
  timeout: 'The newsletter service took too long to answer. Try again in a moment.',
  refused: 'The newsletter service did not accept this. Check your email address, then try again.',
  failed: 'The newsletter service has a problem. Try again later.',
};

export const invalidEmailToast = {
  title: 'Please enter a valid email',
  description: 'We need your email to send you updates about your pregnancy journey.',
  tone: 'alert',
  durationMs: 3_000,
} as const;

export const getFailureToast = (failure: SubscriptionFailure) =>
  ({
    title: 'You are not subscribed yet',
    description: `${problemTexts[failure]} What you entered is still here.`,
    tone: 'alert',
  }) as const;

const SUCCESS_MS = 5_000;

export const demonstrationToast = {
  title: 'Subscribed, as a demonstration',
  description: 'Nothing was sent. Your email stayed on this device.',
  durationMs: SUCCESS_MS,
};

export const subscribedToast = {
  title: 'Subscribed',
  description: 'We will send you updates about your pregnancy journey.',
  durationMs: SUCCESS_MS,
};
