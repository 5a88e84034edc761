import type { BenefitOption, BenefitSegment, OptionKey, ParentBenefits, ParentRole } from './types';

/** What is known of a parent's claim before its weeks are added up. */
export type ParentClaim = Omit<ParentBenefits, 'paidWeeks' | 'totalAmount'>;

/** Adds up the paid weeks and dollars of an option, for each parent and together. */
export function summarizeOption(key: OptionKey, segments: BenefitSegment[], claims: ParentClaim[]): BenefitOption {
  const parents = claims.map((claim) => ({ ...claim, ...addUp(segments, claim.parent) }));
  return { key, segments, parents, ...addUp(segments) };
}

function addUp(segments: BenefitSegment[], parent?: ParentRole): { paidWeeks: number; totalAmount: number } {
  const paid = segments.filter((segment) => segment.kind !== 'waiting' && (!parent || segment.parent === parent));
  return {
    paidWeeks: paid.reduce((sum, { weeks }) => sum + weeks, 0),
    totalAmount: paid.reduce((sum, { weeks, weeklyAmount }) => sum + weeks * weeklyAmount, 0),
  };
}
