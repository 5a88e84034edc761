import { eiRules } from '@/data/benefits/ei-rules';
import { qpipRules } from '@/data/benefits/qpip-rules';
import { type BenefitProgram, eiOptionKeys, type OptionKey, type ParentalShare, qpipOptionKeys } from './plan-types';
import type { PlannerFields, ShareField } from './planner-fields';

/** The options of a program, in the order in which the program lists them. */
export function listOptionKeys(program: BenefitProgram): readonly OptionKey[] {
  return program === 'ei' ? eiOptionKeys : qpipOptionKeys;
}

/** How many parental weeks there are to share. */
export interface ShareLimits {
  maxOneParent: number;
  /** For both together. */
  total: number;
}

/**
 * The most parental weeks that two parents can take with a given split. QPIP adds its bonus weeks once each parent
 * takes enough shareable ones; neither can take more than the weeks without the bonus.
 */
export function getShareLimits(key: OptionKey, share: ParentalShare): ShareLimits {
  if (key === 'standard' || key === 'extended') {
    const { totalWeeks, maxWeeksOneParent } = eiRules[key];
    return { maxOneParent: maxWeeksOneParent, total: totalWeeks };
  }
  const { shareableWeeks, bonusWeeks, bonusFromWeeks } = qpipRules[key];
  const hasBonus = share.birth >= bonusFromWeeks && share.other >= bonusFromWeeks;
  return { maxOneParent: shareableWeeks, total: shareableWeeks + (hasBonus ? bonusWeeks : 0) };
}

/** Why a number of parental weeks is not accepted. */
export type ShareProblem = 'weeks-not-whole' | 'weeks-negative' | 'weeks-above-one-parent' | 'weeks-above-total';

export type ShareProblems = Partial<Record<OptionKey, Partial<Record<ShareField, ShareProblem>>>>;

/** Reads how parents want to share each option of a program. A parent who plans alone shares with nobody. */
export function checkShares(
  { parents, shares }: Pick<PlannerFields, 'parents' | 'shares'>,
  program: BenefitProgram,
): { shares: Partial<Record<OptionKey, ParentalShare>> } | { problems: ShareProblems } {
  const checked: Partial<Record<OptionKey, ParentalShare>> = {};
  const problems: ShareProblems = {};
  for (const key of listOptionKeys(program)) {
    const names: ShareField[] = parents === 'one' ? ['alone'] : ['birth', 'other'];
    const weeks = names.map((name) => readWeeks(shares[key][name]));
    const share: ParentalShare = { birth: toWeeks(weeks[0]), other: toWeeks(weeks[1]) };
    const { maxOneParent, total } = getShareLimits(key, share);
    const found: Partial<Record<ShareField, ShareProblem>> = {};
    names.forEach((name, index) => {
      const value = weeks[index];
      if (typeof value === 'string') found[name] = value;
      else if (value !== undefined && value > maxOneParent) found[name] = 'weeks-above-one-parent';
    });
    if (Object.keys(found).length === 0 && share.birth + share.other > total) found.other = 'weeks-above-total';
    if (Object.keys(found).length > 0) problems[key] = found;
    checked[key] = share;
  }
  return Object.keys(problems).length > 0 ? { problems } : { shares: checked };
}

function readWeeks(text: string): number | ShareProblem {
  const trimmed = text.trim();
  if (/^[-−]\d+([.,]\d+)?$/.test(trimmed)) return 'weeks-negative';
  return /^\d{1,3}$/.test(trimmed) ? Number(trimmed) : 'weeks-not-whole';
}

const toWeeks = (value: number | ShareProblem | undefined) => (typeof value === 'number' ? value : 0);
