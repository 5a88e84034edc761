import type { Statement } from '@/data/statement';

/** How likely a birth near the due date is, for one baby. */
export const likelyDays = {
  text: 'About 4 in 100 babies are born on the due date itself. About half come within a week of it, before or after, and about 9 in 10 within two weeks.',
  sources: ['due-date-study', 'msd-dating'],
} as const satisfies Statement;
