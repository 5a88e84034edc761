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

/**
 * The most parental weeks that the form accepts in an option, as it is filled in. A text that is no number of weeks
 * counts as none.
 */
export function getFormLimits(fields: ShareEntry, key: OptionKey): ShareLimits {
  return getShareLimits(key, readShare(fields, key));
}

/** Why a number of parental weeks is not accepted. */
export type ShareProblem = 'weeks-not-whole' | 'weeks-negative' | 'weeks-above-one-parent' | 'weeks-above-total';

export type ShareProblems = Partial<Record<OptionKey, Partial<Record<ShareField, ShareProblem>>>>;

type ShareEntry = Pick<PlannerFields, 'parents' | 'shares'>;

/** Reads how parents want to share each option of a program. A parent who plans alone shares with nobody. */
export function checkShares(
  fields: ShareEntry,
  program: BenefitProgram,
): { shares: Partial<Record<OptionKey, ParentalShare>> } | { problems: ShareProblems } {
  const checked: Partial<Record<OptionKey, ParentalShare>> = {};
  const problems: ShareProblems = {};
  for (const key of listOptionKeys(program)) {
    const share = readShare(fields, key);
    const { maxOneParent, total } = getShareLimits(key, share);
    const found: Partial<Record<ShareField, ShareProblem>> = {};
    for (const name of listShareFields(fields)) {
      const value = readWeeks(fields.shares[key][name]);
      if (typeof value === 'string') found[name] = value;
      else if (value > maxOneParent) found[name] = 'weeks-above-one-parent';
    }
    if (Object.keys(found).length === 0 && share.birth + share.other > total) found.other = 'weeks-above-total';
    if (Object.keys(found).length > 0) problems[key] = found;
    checked[key] = share;
  }
  return Object.keys(problems).length > 0 ? { problems } : { shares: checked };
}

/** The fields of an option that are shown, and count. */
export function listShareFields({ parents }: Pick<PlannerFields, 'parents'>): ShareField[] {
  return parents === 'one' ? ['alone'] : ['birth', 'other'];
}

function readShare(fields: ShareEntry, key: OptionKey): ParentalShare {
  const [birth = 0, other = 0] = listShareFields(fields).map((name) => {
    const weeks = readWeeks(fields.shares[key][name]);
    return typeof weeks === 'number' ? weeks : 0;
  });
  return { birth, other };
}

function readWeeks(text: string): number | ShareProblem {
  const trimmed = text.trim();
  if (/^[-−]\d+([.,]\d+)?$/.test(trimmed)) return 'weeks-negative';
  return /^\d{1,3}$/.test(trimmed) ? Number(trimmed) : 'weeks-not-whole';
}
