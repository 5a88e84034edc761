import type { Statement } from '@/data/statement';

/** Goes with every word on a due date that has come or passed. */
export const lessMovement =
  'If your baby moves less than usual, go now to the labour and delivery unit or your nursing station.';

/** Goes with them too: from 41 weeks on nobody is asked to time contractions first. Our own choice. */
const callAtFirstContraction = 'From 41 weeks on, call as soon as contractions start.';

/** Shown from the due date on to 41 weeks 6 days, wherever a page says that it has passed. */
export const afterDueDate = {
  text: `Stay in touch with your provider. ${callAtFirstContraction} ${lessMovement}`,
  sources: ['sogc-441'],
} as const satisfies Statement;

/** From 42 weeks 0 days on, when no usual visit is left, and for a year after it. */
export const callToday = `If your baby is not here yet, call your provider today. ${lessMovement}`;
