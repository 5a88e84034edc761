import { regionPapers } from '@/data/after-birth/region-papers';
import type { ProvinceCode } from '@/data/provinces';
import type { Statement } from '@/data/statement';
import { joint } from '@/words/after-birth/papers/national';

/** Whether the Social Insurance Number never comes with the registration. */
export const isTerritory = (code: ProvinceCode): boolean => ['NT', 'NU', 'YT'].includes(code);

/** Their own benefits ask for a form, or there is none that we know: what is said of the others does not hold. */
const withoutOwnBenefit: readonly ProvinceCode[] = ['QC', 'MB'];

interface JointStatements {
  once: Statement[];
  whoCannot: Statement[];
  notTold: Statement[];
  /** Of the benefit of the region itself, which the child benefit brings. */
  ownBenefit: Statement[];
}

/** What is said of the child benefit where the form of the registration takes it along; nothing where it does not. */
export function listJointStatements(code: ProvinceCode): JointStatements {
  if (!regionPapers[code].brings.includes('child-benefit'))
    return { once: [], whoCannot: [], notTold: [], ownBenefit: [] };
  const { once, whoCannot, notTold, ownBenefit } = joint;
  return {
    once,
    whoCannot,
    notTold: [notTold],
    ownBenefit: withoutOwnBenefit.includes(code) ? [] : [ownBenefit],
  };
}
