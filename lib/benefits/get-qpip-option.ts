import { max } from 'date-fns';
import { qpipRules } from '@/data/benefits/qpip-rules';
import { qpipYears } from '@/data/benefits/qpip-years';
import { findYearFigures } from './find-year-figures';
import { getClaimStart } from './get-claim-start';
import { getClaimYear } from './get-claim-year';
import { getQpipDates } from './get-qpip-dates';
import { getQpipWeeklyAmount } from './get-weekly-amount';
import { placeWeeks } from './place-weeks';
import { type ParentClaim, summarizeOption } from './summarize-option';
import { toSegments, type WeekSlot } from './to-segments';
import type { BenefitOption, ParentalShare, ParentRole, PlanInput, QpipOptionKey } from './types';

type UnpaidSlot = Pick<WeekSlot, 'sunday' | 'parent' | 'kind' | 'ratePercent'>;

/**
 * The weeks and dollars of the Quebec Parental Insurance Plan in one plan: maternity weeks, the other parent's own
 * weeks, and the shareable weeks of both. No waiting week. Weeks that fall after a window closes are left out.
 *
 * Assumed: of the shareable weeks, those that come first in time are paid at the higher rate, whoever takes them; a
 * week of the parent who gives birth comes before one of the other parent in the same week.
 */
export function getQpipOption(key: QpipOptionKey, input: PlanInput, share: ParentalShare): BenefitOption {
  const { dates, weeklyEarnings, otherStart } = input;
  const rules = qpipRules[key];
  const { latestMaternityEnd, parentalStart, latestParentalEnd } = getQpipDates(dates);
  const claimStart = getClaimStart('qpip', dates, input.lastWorkDay);
  const maternity = placeWeeks(claimStart, rules.maternityWeeks, latestMaternityEnd);
  const parental = placeWeeks(max([maternity.next, parentalStart]), share.birth, latestParentalEnd);
  const claims = [
    describeClaim('birth', claimStart, weeklyEarnings.birth, maternity.weeksPastWindow + parental.weeksPastWindow),
  ];
  const slots: UnpaidSlot[] = maternity.sundays.map((sunday) => ({
    sunday,
    parent: 'birth',
    kind: 'maternity',
    ratePercent: rules.maternityRatePercent,
  }));
  let otherShared: Date[] = [];
  if (weeklyEarnings.other !== undefined) {
    const from = otherStart === 'at-birth' ? parentalStart : max([parental.next, parentalStart]);
    const own = placeWeeks(from, rules.otherParentWeeks, latestParentalEnd);
    const shared = placeWeeks(own.next, share.other, latestParentalEnd);
    otherShared = shared.sundays;
    claims.push(describeClaim('other', from, weeklyEarnings.other, own.weeksPastWindow + shared.weeksPastWindow));
    for (const sunday of own.sundays) {
      slots.push({ sunday, parent: 'other', kind: 'other-parent', ratePercent: rules.otherParentRatePercent });
    }
  }
  slots.push(...rateSharedWeeks(key, parental.sundays, otherShared));
  // One parent after the other, each in order of time, as the segments are joined from them.
  slots.sort((a, b) => a.parent.localeCompare(b.parent) || a.sunday.getTime() - b.sunday.getTime());
  const paid = slots.map((slot) => ({ ...slot, weeklyAmount: getAmount(slot, claims, weeklyEarnings) }));
  return summarizeOption(key, toSegments(paid), claims);
}

function rateSharedWeeks(key: QpipOptionKey, birth: Date[], other: Date[]): UnpaidSlot[] {
  const { firstShareableWeeks, firstShareableRatePercent, shareableRatePercent } = qpipRules[key];
  return [
    ...birth.map((sunday) => ({ sunday, parent: 'birth' as const })),
    ...other.map((sunday) => ({ sunday, parent: 'other' as const })),
  ]
    .sort((a, b) => a.sunday.getTime() - b.sunday.getTime())
    .map((slot, index) => ({
      ...slot,
      kind: 'parental',
      ratePercent: index < firstShareableWeeks ? firstShareableRatePercent : shareableRatePercent,
    }));
}

function describeClaim(parent: ParentRole, claimStart: Date, earnings: number, weeksPastWindow: number): ParentClaim {
  const claimYear = getClaimYear('qpip', claimStart);
  const { year, maxInsurableEarnings } = findYearFigures(qpipYears, claimYear);
  const isCapped = earnings > maxInsurableEarnings / 52;
  return { parent, claimStart, claimYear, figuresYear: year, isCapped, weeksPastWindow };
}

function getAmount(
  { parent, ratePercent }: UnpaidSlot,
  claims: ParentClaim[],
  weeklyEarnings: PlanInput['weeklyEarnings'],
): number {
  const claim = claims.find((entry) => entry.parent === parent);
  const figures = findYearFigures(qpipYears, claim?.figuresYear ?? 0);
  return getQpipWeeklyAmount(weeklyEarnings[parent] ?? 0, { ratePercent, figures });
}
