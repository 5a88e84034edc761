import { max } from 'date-fns';
import { qpipRules } from '@/data/benefits/qpip-rules';
import { qpipYears } from '@/data/benefits/qpip-years';
import { getClaimStart, getQpipDates } from './claim-dates';
import {
  getQpipWeeklyAmount,
  openClaim,
  type ParentClaim,
  placeWeeks,
  summarizeOption,
  toSegments,
  type WeekSlot,
} from './option-parts';
import type { BenefitOption, ParentalShare, ParentRole, PlanInput, QpipOptionKey } from './plan-types';

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
  const birth = describeClaim('birth', claimStart, weeklyEarnings.birth);
  const maternity = placeWeeks(claimStart, rules.maternityWeeks, latestMaternityEnd);
  const parental = placeWeeks(max([maternity.next, parentalStart]), share.birth, latestParentalEnd);
  const slots = maternity.sundays.map((sunday) => birth.toSlot(sunday, 'maternity', rules.maternityRatePercent));
  const sharedWeeks = parental.sundays.map((sunday) => ({ sunday, parent: birth }));
  const claims: ParentClaim[] = [
    { ...birth.claim, weeksPastWindow: maternity.weeksPastWindow + parental.weeksPastWindow },
  ];
  if (weeklyEarnings.other !== undefined) {
    const from = otherStart === 'at-birth' ? parentalStart : parental.next;
    const other = describeClaim('other', from, weeklyEarnings.other);
    const own = placeWeeks(from, rules.otherParentWeeks, latestParentalEnd);
    const shared = placeWeeks(own.next, share.other, latestParentalEnd);
    slots.push(...own.sundays.map((sunday) => other.toSlot(sunday, 'other-parent', rules.otherParentRatePercent)));
    sharedWeeks.push(...shared.sundays.map((sunday) => ({ sunday, parent: other })));
    claims.push({ ...other.claim, weeksPastWindow: own.weeksPastWindow + shared.weeksPastWindow });
  }
  sharedWeeks.sort((a, b) => a.sunday.getTime() - b.sunday.getTime());
  for (const [index, { sunday, parent }] of sharedWeeks.entries()) {
    const isFirst = index < rules.firstShareableWeeks;
    slots.push(
      parent.toSlot(sunday, 'parental', isFirst ? rules.firstShareableRatePercent : rules.shareableRatePercent),
    );
  }
  // By parent: `toSegments` joins neighbours. The weeks of each are in order of time already.
  slots.sort((a, b) => a.parent.localeCompare(b.parent));
  return summarizeOption(key, toSegments(slots), claims);
}

function describeClaim(parent: ParentRole, claimStart: Date, earnings: number) {
  const { claim, figures } = openClaim('qpip', qpipYears, { parent, claimStart, earnings });
  return {
    claim,
    toSlot: (sunday: Date, kind: WeekSlot['kind'], ratePercent: number): WeekSlot => ({
      sunday,
      parent,
      kind,
      ratePercent,
      weeklyAmount: getQpipWeeklyAmount(earnings, { ratePercent, figures }),
    }),
  };
}
