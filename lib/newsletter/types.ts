import type { ProvinceCode } from '@/data/provinces';

/** What a subscriber gives, and the words that they agreed to. */
export interface Subscription {
  email: string;
  province: ProvinceCode;
  consentText: string;
}

/** Why a subscription did not arrive. */
export type SubscriptionFailure =
  /** Nobody could be reached: no connection here, or no service there. */
  | 'offline'
  /** No answer within the time allowed. It may have arrived even so. */
  | 'timeout'
  /** The service does not want what was sent (4xx). */
  | 'refused'
  /** The service has a fault of its own (5xx), or answers what we do not understand. */
  | 'failed';

export type SubscriptionOutcome = 'sent' | SubscriptionFailure;
