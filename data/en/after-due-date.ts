import type { Statement } from '@/data/statement';

/** Shown from the due date on, wherever a page says that it has passed. */
export const afterDueDate = {
  text: 'Stay in touch with your provider. If your baby moves less than usual, go now to the labour and delivery unit or your nursing station.',
  sources: ['sogc-441'],
} as const satisfies Statement;
