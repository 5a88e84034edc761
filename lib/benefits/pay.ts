import { ASK_BELOW_WEEKLY, MAX_YEARLY_PAY, WEEKS_A_YEAR } from '@/data/benefits/planner-limits';
import { qpipRules } from '@/data/benefits/qpip-rules';
import type { PayPeriod } from './leave-form';
import type { ParentPlan, Pay, Program } from './types';

/** Why an amount of money is not accepted. */
export type AmountProblem = 'not-a-number' | 'negative' | 'zero' | 'ambiguous' | 'too-high';

/** The currency as it is written beside the sign: '$60,000 CAD', 'C$60,000', '60 000 dollars'. No other currency. */
const CURRENCY = /^(CAD?|CDN|C)(?=\$)|^CAD|(CAD?|CDN|dollars?)$/i;

/** Points before three digits each, and a comma before the cents, as in '1.200,50': no other reading is left. */
const POINTS_FOR_THOUSANDS = /^(-?\d{1,3}(?:\.\d{3})+),(\d{1,2})$/;

/**
 * Reads dollars as people write them: '1,200', '$1 200.50', '1200,50', '1.200,50', '$60,000 CAD', '60k'. A comma or space
 * before three digits parts thousands; a comma before one or two last digits is a decimal comma. A point before three last
 * digits may be either, and is asked about: '1.200'.
 * @returns undefined for an empty text.
 */
export function parseDollars(text: string, max: number): { dollars: number } | { problem: AmountProblem } | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const written = trimmed.replace(/[−–]/g, '-').replace(/\s/g, '').replace(CURRENCY, '').replace(/\$/g, '');
  const isInThousands = /\dk$/i.test(written);
  const withPoint = written
    .replace(/k$/i, '')
    .replace(POINTS_FOR_THOUSANDS, (_, whole: string, cents: string) => `${whole.replaceAll('.', '')}.${cents}`);
  if (/\..*,/.test(withPoint)) return { problem: 'not-a-number' };
  const plain = withPoint.replace(/,(?=\d{3}(\D|$))/g, '').replace(/,(?=\d{1,2}$)/, '.');
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(plain)) return { problem: 'not-a-number' };
  if (/\.\d{3}$/.test(plain)) return { problem: 'ambiguous' };
  // Rounded to cents: 60.55 times 1,000 is a little less than 60,550.
  const dollars = isInThousands ? Math.round(Number(plain) * 100_000) / 100 : Number(plain);
  if (dollars < 0) return { problem: 'negative' };
  return dollars > max ? { problem: 'too-high' } : { dollars };
}

/** How many of a pay period a year has. */
const periodsAYear: Record<Exclude<PayPeriod, 'varies'>, number> = {
  week: WEEKS_A_YEAR,
  'two-weeks': WEEKS_A_YEAR / 2,
  month: 12,
  year: 1,
};

/** The most that the form takes for one pay period, in whole dollars. */
export const getMaxPay = (per: Exclude<PayPeriod, 'varies'>): number => Math.floor(MAX_YEARLY_PAY / periodsAYear[per]);

/** Why a pay is not accepted: as any amount, or too low to be likely ('low') or to be insured by QPIP. */
export type PayProblem = AmountProblem | 'low' | 'below-qpip';

/**
 * Reads what somebody earns before tax.
 * @param isRight Whether the visitor has said that a low pay is right.
 * @returns Dollars a week, a year having 52 of them; undefined for an empty text.
 */
export function parsePay(
  text: string,
  per: Exclude<PayPeriod, 'varies'>,
  { program, isRight }: { program: Program; isRight: boolean },
): { weekly: number } | { problem: PayProblem } | undefined {
  const read = parseDollars(text, getMaxPay(per));
  if (!read || 'problem' in read) return read;
  if (read.dollars === 0) return { problem: 'zero' };
  const weekly = toWeekly(read.dollars, per);
  const problem = findLowPay(weekly, { program, isRight });
  return problem ? { problem } : { weekly };
}

/** Whether so many dollars a week are below what QPIP insures, or look like a mistake that nobody has confirmed. */
export function findLowPay(
  weekly: number,
  { program, isRight }: { program: Program; isRight: boolean },
): 'low' | 'below-qpip' | undefined {
  if (program === 'qpip' && weekly * WEEKS_A_YEAR < qpipRules.minInsurableEarnings) return 'below-qpip';
  return weekly < ASK_BELOW_WEEKLY && !isRight ? 'low' : undefined;
}

/** Dollars a week, of which a year has 52. */
export const toWeekly = (dollars: number, per: Exclude<PayPeriod, 'varies'>): number =>
  (dollars * periodsAYear[per]) / WEEKS_A_YEAR;

/** Whole dollars a month for a weekly amount: 52 weeks are 12 months. */
export const toMonthly = (weekly: number): number => Math.round((weekly * WEEKS_A_YEAR) / 12);

/** Reads a whole number; undefined for an empty text. */
export function parseCount(
  text: string,
  min: number,
  max: number,
): { count: number } | { problem: 'not-whole' } | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const count = /^\d{1,6}$/.test(trimmed) ? Number(trimmed) : Number.NaN;
  return count >= min && count <= max ? { count } : { problem: 'not-whole' };
}

/**
 * Insurable pay a week, in dollars. Where it varies, EI divides the sum of the best weeks by how many it counts in the
 * region, also where fewer were worked (Employment Insurance Act, section 14); QPIP the sum of the last weeks with pay by
 * their number.
 */
export const getAveragePay = (pay: Pay): number => (pay.kind === 'even' ? pay.weekly : pay.total / pay.weeks);

/** The same of a parent, 0 while their pay is not known. */
export const getKnownPay = ({ pay }: Pick<ParentPlan, 'pay'>): number => (pay ? getAveragePay(pay) : 0);
