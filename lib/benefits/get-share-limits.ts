import { eiRules } from '@/data/benefits/ei-rules';
import { qpipRules } from '@/data/benefits/qpip-rules';
import type { OptionKey, ParentalShare } from './types';

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
