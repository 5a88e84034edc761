import type { NewsletterState } from './newsletter-state';

/** Whether Subscribe can be pressed: a province is chosen, and nothing is on its way (specification, section 5). */
export function canSubscribe(state: NewsletterState): boolean {
  return state.step === 'province' && state.province !== undefined;
}
