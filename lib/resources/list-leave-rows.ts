import { eiRules } from '@/data/benefits/ei-rules';
import { jobLeaves } from '@/data/benefits/job-leave';
import { qpipRules } from '@/data/benefits/qpip-rules';
import type { ProvinceCode } from '@/data/provinces';

export interface LeaveRow {
  id: 'pregnancy' | 'birthParent' | 'otherParent' | 'shared' | 'otherParentOnly';
  /**
   * The most weeks that are paid: under the first option, then under the second where it differs. Weeks that parents get
   * for sharing count among them.
   */
  paidWeeks: number[];
  /** Weeks of job-protected leave. Undefined where our sources disagree, are old or do not say. */
  leaveWeeks?: number;
}

/**
 * The weeks that EI or, in Quebec, QPIP pays, beside the weeks of leave that the region's law protects. Options are
 * standard and extended in EI, basic and special in QPIP. From data/benefits, which names the sources.
 */
export function listLeaveRows(code: ProvinceCode): LeaveRow[] {
  const { pregnancyWeeks, parentalWeeks, otherParentOnlyWeeks } = jobLeaves[code];
  if (code === 'QC') {
    const plans = [qpipRules.basic, qpipRules.special];
    return [
      { id: 'pregnancy', paidWeeks: plans.map((plan) => plan.maternityWeeks), leaveWeeks: pregnancyWeeks },
      {
        id: 'otherParentOnly',
        paidWeeks: plans.map((plan) => plan.otherParentWeeks),
        leaveWeeks: otherParentOnlyWeeks,
      },
      {
        id: 'shared',
        paidWeeks: plans.map((plan) => plan.shareableWeeks + plan.bonusWeeks),
        leaveWeeks: parentalWeeks.birthParent,
      },
    ];
  }
  const options = [eiRules.standard, eiRules.extended];
  const oneParent = options.map((option) => option.maxWeeksOneParent);
  return [
    { id: 'pregnancy', paidWeeks: [eiRules.maternity.weeks], leaveWeeks: pregnancyWeeks },
    { id: 'birthParent', paidWeeks: oneParent, leaveWeeks: parentalWeeks.birthParent },
    { id: 'otherParent', paidWeeks: oneParent, leaveWeeks: parentalWeeks.otherParent },
    { id: 'shared', paidWeeks: options.map((option) => option.totalWeeks), leaveWeeks: parentalWeeks.together },
  ];
}
