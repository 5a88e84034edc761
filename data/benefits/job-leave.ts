import type { ProvinceCode } from '@/data/provinces';
import type { BenefitSourceKey } from './benefit-sources';

/**
 * Unpaid leave with the job protected, in weeks. A figure is absent where our sources disagree or are old, until
 * somebody has read a current official page (docs/decisions/benefits.md, "Leave without a number").
 */
export interface JobLeave {
  pregnancyWeeks?: number;
  /** `together` is what both parents have in all, where the law counts that. */
  parentalWeeks: { birthParent?: number; otherParent?: number; together?: number };
  /**
   * After an adoption: of each parent, what both have in all, and in how many months after the child comes. Where it is
   * absent, an adopting parent has the parental leave of the other parent; empty where we print no number.
   */
  adoption?: { eachParent?: number; together?: number; withinMonths?: number };
  /** Weeks that are the other parent's alone, beside the parental ones. */
  otherParentOnlyWeeks?: number;
  /** The most that one person can take of both together. */
  combinedMaxWeeks?: number;
  /** Both parents' parental leave with the maternity leave before it. */
  withMaternityWeeks?: number;
  /** Parental weeks that are added when both parents take some. */
  bothParentsWeeks?: number;
  /** How long one has to have worked to have this leave. */
  condition?: { kind: 'days' | 'weeks' | 'months' | 'weeks-of-last-52' | 'weeks-before-due-date'; count: number };
  /** Leave can start this many weeks before the due date. */
  earliestStartWeeks?: number;
  /** Parental leave in an older text of the law, where the current one was not read and this is less than EI pays. */
  olderParentalWeeks?: number;
  source?: BenefitSourceKey;
  officialPage: string;
}

/** For employees under federal instead of provincial rules, such as those of banks, airlines and railways. */
export const federalLeave: JobLeave = {
  pregnancyWeeks: 17,
  parentalWeeks: { birthParent: 63, otherParent: 63, together: 71 },
  withMaternityWeeks: 86,
  combinedMaxWeeks: 78,
  source: 'leave-federal',
  officialPage: 'https://www.canada.ca/en/services/jobs/workplace/federal-labour-standards/leaves.html',
};

export const jobLeaves: Record<ProvinceCode, JobLeave> = {
  AB: {
    pregnancyWeeks: 16,
    // An official sheet of 2014 has one total for both parents, and pages on today's law still do.
    parentalWeeks: { birthParent: 62, otherParent: 62, together: 62 },
    combinedMaxWeeks: 78,
    condition: { kind: 'days', count: 90 },
    earliestStartWeeks: 13,
    source: 'leave-ab',
    officialPage: 'https://www.alberta.ca/maternity-parental-leave',
  },
  BC: {
    pregnancyWeeks: 17,
    parentalWeeks: { birthParent: 61, otherParent: 62 },
    combinedMaxWeeks: 78,
    earliestStartWeeks: 13,
    source: 'leave-bc',
    officialPage:
      'https://www2.gov.bc.ca/gov/content/employment-business/employment-standards-advice/employment-standards/time-off/leaves-of-absence',
  },
  MB: {
    parentalWeeks: {},
    officialPage: 'https://www.gov.mb.ca/labour/standards/',
  },
  NB: {
    pregnancyWeeks: 17,
    parentalWeeks: { birthParent: 62, otherParent: 62, together: 62 },
    combinedMaxWeeks: 78,
    source: 'leave-nb',
    officialPage:
      'https://www.gnb.ca/en/topic/jobs-workplaces/labour-market-workforce/employment-standards/maternity-leave.html',
  },
  NL: {
    pregnancyWeeks: 17,
    parentalWeeks: { birthParent: 61, otherParent: 61 },
    // The province has an adoption leave of its own; only a length of the year 2000 was read.
    adoption: {},
    combinedMaxWeeks: 78,
    condition: { kind: 'weeks', count: 20 },
    source: 'leave-nl',
    officialPage: 'https://www.gov.nl.ca/ecc/labour/',
  },
  NS: {
    pregnancyWeeks: 16,
    parentalWeeks: { birthParent: 61, otherParent: 77 },
    combinedMaxWeeks: 77,
    source: 'leave-ns',
    officialPage: 'https://novascotia.ca/lae/employmentrights/',
  },
  ON: {
    pregnancyWeeks: 17,
    parentalWeeks: { birthParent: 61, otherParent: 63 },
    combinedMaxWeeks: 78,
    condition: { kind: 'weeks-before-due-date', count: 13 },
    source: 'leave-on',
    officialPage: 'https://www.ontario.ca/document/your-guide-employment-standards-act-0/pregnancy-and-parental-leave',
  },
  PE: {
    pregnancyWeeks: 17,
    parentalWeeks: { birthParent: 62, otherParent: 62 },
    adoption: { eachParent: 62, together: 62, withinMonths: 12 },
    combinedMaxWeeks: 78,
    condition: { kind: 'weeks-of-last-52', count: 20 },
    source: 'leave-pe',
    officialPage:
      'https://www.princeedwardisland.ca/en/information/workforce-advanced-learning-and-population/maternityparentaladoption-leave',
  },
  QC: {
    pregnancyWeeks: 18,
    parentalWeeks: { birthParent: 65, otherParent: 65 },
    otherParentOnlyWeeks: 5,
    source: 'leave-qc',
    officialPage: 'https://www.cnesst.gouv.qc.ca/en/working-conditions/leave',
  },
  SK: {
    parentalWeeks: {},
    officialPage: 'https://www.saskatchewan.ca/business/employment-standards/job-protected-leaves/family-leaves',
  },
  NT: {
    parentalWeeks: {},
    officialPage: 'https://www.ece.gov.nt.ca/en/services/employment-standards',
  },
  NU: {
    parentalWeeks: {},
    olderParentalWeeks: 37,
    source: 'leave-nu',
    officialPage: 'https://nu-lsco.ca/',
  },
  YT: {
    pregnancyWeeks: 17,
    parentalWeeks: { birthParent: 63, otherParent: 63, together: 71 },
    bothParentsWeeks: 8,
    condition: { kind: 'months', count: 12 },
    source: 'leave-yt',
    officialPage: 'https://yukon.ca/en/find-out-about-maternity-and-parental-leave',
  },
};
