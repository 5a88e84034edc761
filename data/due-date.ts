import type { Statement } from '@/data/weeks/types';

/** How likely a birth near the due date is, for one baby. */
export const likelyDays = {
  text: 'About 4 in 100 babies are born on the due date itself. About half come within a week of it, before or after, and about 9 in 10 within two weeks.',
  sources: ['due-date-study', 'msd-dating'],
} as const satisfies Statement;

/** Shown from the due date on, wherever a page says that it has passed. */
export const afterDueDate = {
  text: 'Stay in touch with your provider. If your baby moves less than usual, go now to the labour and delivery unit or your nursing station.',
  sources: ['sogc-441'],
} as const satisfies Statement;
