import { eiRules } from '@/data/benefits/ei-rules';
import { jobLeaves } from '@/data/benefits/job-leave';
import { qpipRules } from '@/data/benefits/qpip-rules';
import type { ProvinceCode } from '@/data/provinces';
import type { GuideStatement, ProvinceGuide } from '@/words/province-guides/types';
import type { ProvinceResources, ResourceLink, SpecialProgram } from './resource-links';

/** An official page, with what it pays and its phone where it is a program's. */
export type GuideLink = ResourceLink & Partial<Pick<SpecialProgram, 'name' | 'amount' | 'telephone'>>;

/** A section of a region's guide. */
export interface GuideSection {
  id: 'care' | 'birth' | 'travel' | 'money' | 'program' | 'child-care' | 'after-birth' | 'newcomers';
  statements: GuideStatement[];
  links: GuideLink[];
}

/** What a region's guide says, section by section, each with the official pages that belong to it. */
export function listGuideSections({ sections }: ProvinceGuide, resources: ProvinceResources): GuideSection[] {
  const { specialPrograms } = resources;
  const travelLinks = specialPrograms.isForTravel ? [specialPrograms] : [];
  const programLinks = specialPrograms.isForTravel ? [] : [specialPrograms];
  return [
    { id: 'care', statements: sections.prenatalCare, links: [resources.healthLink] },
    { id: 'birth', statements: sections.givingBirth, links: [] },
    ...(sections.travel ? [{ id: 'travel' as const, statements: sections.travel, links: travelLinks }] : []),
    { id: 'money', statements: sections.money, links: [resources.parentalBenefits, resources.maternityInfo] },
    { id: 'program', statements: sections.program, links: programLinks },
    { id: 'child-care', statements: sections.childCare, links: [resources.childcareOptions] },
    { id: 'after-birth', statements: sections.afterBirth, links: [] },
    { id: 'newcomers', statements: sections.newcomers, links: [] },
  ];
}

/** One kind of weeks, paid and protected. */
export interface LeaveRow {
  id: 'pregnancy' | 'birthParent' | 'otherParent' | 'shared' | 'otherParentOnly';
  /**
   * The most weeks that are paid under the first option, and under the second if that differs. Includes the weeks that
   * parents get for sharing.
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
