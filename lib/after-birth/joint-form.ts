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
  twins: Statement[];
}

/** What is said of the child benefit where the form of the registration takes it along, and of two or more babies. */
export function listJointStatements(code: ProvinceCode): JointStatements {
  const { once, whoCannot, notTold, twins, ownBenefit } = joint;
  if (!regionPapers[code].brings.includes('child-benefit')) return { once: [], whoCannot: [], notTold: [], twins };
  const own = withoutOwnBenefit.includes(code) ? [] : [ownBenefit];
  return { once, whoCannot, notTold: [notTold, ...own], twins };
}
