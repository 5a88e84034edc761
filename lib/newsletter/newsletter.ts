import type { ProvinceCode } from '@/data/provinces';

/** What a subscriber gives, and the words that they agreed to. */
export interface Subscription {
  email: string;
  province: ProvinceCode;
  consentText: string;
}

/** Why a subscription did not arrive. */
type SubscriptionFailure =
  /** Nobody could be reached: no connection here, or no service there. */
  | 'offline'
  /** No answer in time. The subscription may have arrived nevertheless. */
  | 'timeout'
  /** The service refused what was sent (4xx). */
  | 'refused'
  /** The service failed (5xx), or its answer is unknown to us. */
  | 'failed';

/** What came of a subscription. */
export type SubscriptionOutcome = 'sent' | SubscriptionFailure;

/** Whether a text can be an email address: it contains both '@' and '.', as specified. */
export function hasEmailShape(text: string): boolean {
  return text.includes('@') && text.includes('.');
}

/** Whether Subscribe can be pressed: a province is chosen, and nothing is being sent. */
export function canSubscribe(state: NewsletterState): boolean {
  return state.step === 'province' && state.province !== undefined;
}

type NewsletterProblem = 'invalid-email' | 'no-consent' | SubscriptionFailure;

interface Entries {
  email: string;
  hasConsent: boolean;
  problem?: NewsletterProblem;
  /** Counts submissions that were refused, so that the view can move focus once for each. */
  refusals: number;
}

/** The newsletter's form: first the email, then the province. While it subscribes, nothing can be changed. */
export type NewsletterState = Entries &
  (
    | { step: 'email' | 'province'; province: ProvinceCode | undefined }
    | { step: 'subscribing' | 'done'; province: ProvinceCode }
  );

/** What can happen to the form. */
export type NewsletterAction =
  | { type: 'email-changed'; email: string }
  | { type: 'continued' }
  /** Edit or Back. */
  | { type: 'went-back' }
  | { type: 'province-changed'; province: ProvinceCode | undefined }
  | { type: 'consent-changed'; hasConsent: boolean }
  /** Consent is needed where something is sent; a demonstration asks for none. */
  | { type: 'submitted'; isConsentNeeded: boolean }
  | { type: 'answered'; outcome: SubscriptionOutcome }
  | { type: 'restarted' };

/** The form before anything is entered. */
export const initialNewsletterState: NewsletterState = {
  step: 'email',
  email: '',
  province: undefined,
  hasConsent: false,
  refusals: 0,
};

/** What the form becomes after an action. An action that its step does not offer changes nothing. */
export function reduceNewsletter(state: NewsletterState, action: NewsletterAction): NewsletterState {
  const { problem: _problem, ...withoutProblem } = state;
  switch (action.type) {
    case 'email-changed':
      return state.step === 'email' ? { ...withoutProblem, email: action.email } : state;
    case 'continued':
      if (state.step !== 'email') return state;
      return hasEmailShape(state.email) ? { ...withoutProblem, step: 'province' } : refuse(state, 'invalid-email');
    case 'went-back':
      return state.step === 'province' ? { ...withoutProblem, step: 'email' } : state;
    case 'province-changed':
      return state.step === 'province' ? { ...withoutProblem, step: 'province', province: action.province } : state;
    case 'consent-changed':
      return state.step === 'province' ? { ...withoutProblem, hasConsent: action.hasConsent } : state;
    case 'submitted': {
      const { province } = state;
      if (state.step !== 'province' || !province) return state;
      if (action.isConsentNeeded && !state.hasConsent) return refuse(state, 'no-consent');
      return { ...withoutProblem, step: 'subscribing', province };
    }
    case 'answered':
      if (state.step !== 'subscribing') return state;
      if (action.outcome === 'sent') return { ...state, step: 'done' };
      return { ...state, step: 'province', problem: action.outcome };
    case 'restarted':
      return state.step === 'done' ? initialNewsletterState : state;
  }
}

function refuse(state: NewsletterState, problem: NewsletterProblem): NewsletterState {
  return { ...state, problem, refusals: state.refusals + 1 };
}
