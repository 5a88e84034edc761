import type { Statement } from '@/data/statement';

/** Goes with every word on a due date that has come or passed. */
export const lessMovement =
  'If your baby moves less than usual, go now to the labour and delivery unit or your nursing station.';

/** Shown from the due date on, wherever a page says that it has passed, until nothing is counted any more. */
export const afterDueDate = {
  text: `Stay in touch with your provider. ${lessMovement}`,
  sources: ['sogc-441'],
} as const satisfies Statement;
