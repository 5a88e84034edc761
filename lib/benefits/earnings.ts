import { MAX_EARNINGS, WEEKS_A_YEAR } from '@/data/benefits/planner-limits';

/** Why earnings are not accepted. */
export type EarningsProblem =
  | 'earnings-missing'
  | 'earnings-not-a-number'
  | 'earnings-negative'
  | 'earnings-zero'
  | 'earnings-too-high';

export type EarningsPeriod = keyof typeof MAX_EARNINGS;

/**
 * Reads earnings as people write them: '1,200', '$1 200.50', '1200,50'. A comma or space before three digits parts
 * thousands; a comma before one or two last digits is a decimal comma.
 * @returns Dollars a week; a salary is spread over 52 weeks.
 */
export function parseEarnings(
  text: string,
  period: EarningsPeriod,
): { weeklyEarnings: number } | { problem: EarningsProblem } {
  const trimmed = text.trim();
  if (trimmed === '') return { problem: 'earnings-missing' };
  const plain = trimmed
    .replace(/[−–]/g, '-')
    .replace(/[$\s]/g, '')
    .replace(/,(?=\d{3}(\D|$))/g, '')
    .replace(/,(?=\d{1,2}$)/, '.');
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(plain)) return { problem: 'earnings-not-a-number' };
  const amount = Number(plain);
  if (amount < 0) return { problem: 'earnings-negative' };
  if (amount === 0) return { problem: 'earnings-zero' };
  if (amount > MAX_EARNINGS[period]) return { problem: 'earnings-too-high' };
  return { weeklyEarnings: period === 'week' ? amount : amount / WEEKS_A_YEAR };
}
