import { max } from 'date-fns';
import { eiRules } from '@/data/benefits/ei-rules';
import { eiYears } from '@/data/benefits/ei-years';
import { getClaimStart, getEiDates, isWaitingWaived } from './claim-dates';
import {
  getEiWeeklyAmount,
  openClaim,
  type ParentClaim,
  placeWeeks,
  summarizeOption,
  toSegments,
  type WeekSlot,
} from './option-parts';
import type { BenefitOption, EiOptionKey, ParentalShare, ParentRole, PlanInput } from './plan-types';

/**
 * The weeks and dollars of EI maternity and parental benefits in one option: a waiting week where there is one, maternity
 * weeks, then the parental weeks of the same claim; the other parent's weeks from the week of birth or after those.
 * Weeks that fall after a window closes are left out and counted as such. The family supplement is not computed.
 *
 * Assumed: the other parent's claim has no waiting week of its own. It may have one where the first claim's was waived
 * and so not served (Employment Insurance Act, section 23(5)); the page says so, and that Service Canada decides.
 */
export function getEiOption(key: EiOptionKey, input: PlanInput, share: ParentalShare): BenefitOption {
  const { dates, weeklyEarnings, otherStart } = input;
  const { latestMaternityEnd, parentalStart, latestParentalEnd } = getEiDates(dates);
  const claimStart = getClaimStart('ei', dates, input.lastWorkDay);
  const birth = describeClaim('birth', claimStart, weeklyEarnings.birth);
  const waiting = placeWeeks(claimStart, isWaitingWaived(claimStart) ? 0 : eiRules.waitingWeeks, latestMaternityEnd);
  const maternity = placeWeeks(waiting.next, eiRules.maternity.weeks, latestMaternityEnd);
  const parental = placeWeeks(max([maternity.next, parentalStart]), share.birth, latestParentalEnd[key]);
  const { ratePercent } = eiRules[key];
  const maternityRate = eiRules.maternity.ratePercent;
  const slots: WeekSlot[] = [
    ...waiting.sundays.map((sunday) => toSlot(sunday, 'birth', 'waiting', 0, 0)),
    ...maternity.sundays.map((sunday) =>
      toSlot(sunday, 'birth', 'maternity', maternityRate, birth.getAmount('standard', maternityRate)),
    ),
    ...parental.sundays.map((sunday) =>
      toSlot(sunday, 'birth', 'parental', ratePercent, birth.getAmount(key, ratePercent)),
    ),
  ];
  const claims: ParentClaim[] = [
    { ...birth.claim, weeksPastWindow: maternity.weeksPastWindow + parental.weeksPastWindow },
  ];
  if (weeklyEarnings.other !== undefined && share.other > 0) {
    const from = otherStart === 'at-birth' ? parentalStart : parental.next;
    const other = describeClaim('other', from, weeklyEarnings.other);
    const weeks = placeWeeks(from, share.other, latestParentalEnd[key]);
    for (const sunday of weeks.sundays) {
      slots.push(toSlot(sunday, 'other', 'parental', ratePercent, other.getAmount(key, ratePercent)));
    }
    claims.push({ ...other.claim, weeksPastWindow: weeks.weeksPastWindow });
  }
  return summarizeOption(key, toSegments(slots), claims);
}

function describeClaim(parent: ParentRole, claimStart: Date, earnings: number) {
  const { claim, figures } = openClaim('ei', eiYears, { parent, claimStart, earnings });
  return {
    claim,
    getAmount: (option: EiOptionKey, ratePercent: number) =>
      getEiWeeklyAmount(earnings, { option, ratePercent, figures }),
  };
}

function toSlot(
  sunday: Date,
  parent: ParentRole,
  kind: WeekSlot['kind'],
  ratePercent: number,
  weeklyAmount: number,
): WeekSlot {
  return { sunday, parent, kind, ratePercent, weeklyAmount };
}
