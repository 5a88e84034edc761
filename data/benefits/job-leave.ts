import type { ProvinceCode } from '@/data/provinces';
import type { BenefitSourceKey } from './benefit-sources';

/**
 * Unpaid leave with the job protected, in weeks. A figure is absent where our sources disagree or are old, until
 * somebody has read a current official page (docs/decisions.md, "Leave without a number").
 */
export interface JobLeave {
  pregnancyWeeks?: number;
  /** `together` is what both parents have in all, where the law counts that. */
  parentalWeeks: { birthParent?: number; otherParent?: number; together?: number };
  /** Weeks that are the other parent's alone, beside the parental ones. */
  otherParentOnlyWeeks?: number;
  /** The most that one person can take of both together. */
  combinedMaxWeeks?: number;
  note?: string;
  /** A risk for somebody's job. Shown wherever a length of leave is chosen or read. */
  warning?: string;
  source?: BenefitSourceKey;
  officialPage: string;
}

/** For employees under federal instead of provincial rules, such as those of banks, airlines and railways. */
export const federalLeave: JobLeave = {
  pregnancyWeeks: 17,
  parentalWeeks: { birthParent: 63, otherParent: 63 },
  combinedMaxWeeks: 78,
  note: 'Parents who share have 71 weeks of parental leave in all, and 86 weeks with maternity leave.',
  source: 'leave-federal',
  officialPage: 'https://www.canada.ca/en/services/jobs/workplace/federal-labour-standards/leaves.html',
};

export const jobLeaves: Record<ProvinceCode, JobLeave> = {
  AB: {
    pregnancyWeeks: 16,
    parentalWeeks: { birthParent: 62, otherParent: 62 },
    combinedMaxWeeks: 78,
    note: 'You need 90 days with your employer. Leave can start up to 13 weeks before your due date.',
    source: 'leave-ab',
    officialPage: 'https://www.alberta.ca/employment-standards',
  },
  BC: {
    pregnancyWeeks: 17,
    parentalWeeks: { birthParent: 61, otherParent: 62 },
    combinedMaxWeeks: 78,
    note: 'Leave can start up to 13 weeks before your due date.',
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
    note: 'Parents who share have 62 weeks of parental leave in all.',
    source: 'leave-nb',
    officialPage:
      'https://www.gnb.ca/en/topic/jobs-workplaces/labour-market-workforce/employment-standards/maternity-leave.html',
  },
  NL: {
    pregnancyWeeks: 17,
    parentalWeeks: { birthParent: 61, otherParent: 61 },
    combinedMaxWeeks: 78,
    note: 'You need 20 weeks with your employer.',
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
    note: 'You need to have started with your employer at least 13 weeks before your due date.',
    source: 'leave-on',
    officialPage: 'https://www.ontario.ca/document/your-guide-employment-standards-act-0/pregnancy-and-parental-leave',
  },
  PE: {
    pregnancyWeeks: 17,
    parentalWeeks: { birthParent: 62, otherParent: 62 },
    combinedMaxWeeks: 78,
    note: 'You need 20 weeks of work in the last 52.',
    source: 'leave-pe',
    officialPage:
      'https://www.princeedwardisland.ca/en/information/workforce-advanced-learning-and-population/maternityparentaladoption-leave',
  },
  QC: {
    pregnancyWeeks: 18,
    parentalWeeks: { birthParent: 65, otherParent: 65 },
    otherParentOnlyWeeks: 5,
    note: 'The other parent has 5 more weeks.',
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
    warning:
      'An older text of the law gives 37 weeks of parental leave, less than the 61 weeks of extended EI. Ask the Labour Standards Compliance Office before you choose extended.',
    source: 'leave-nu',
    officialPage: 'https://nu-lsco.ca/',
  },
  YT: {
    pregnancyWeeks: 17,
    parentalWeeks: { birthParent: 63, otherParent: 63, together: 71 },
    note: 'When both parents take leave, there are 8 more weeks of it. You need 12 months with your employer.',
    source: 'leave-yt',
    officialPage: 'https://yukon.ca/en/find-out-about-maternity-and-parental-leave',
  },
};
