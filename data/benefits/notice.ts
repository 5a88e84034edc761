import type { ProvinceCode } from '@/data/provinces';
import type { SourceKey } from '@/data/sources';

/** Whose law on leave from work holds: the federal one, or that of the province or territory where somebody works. */
export type NoticeLaw = 'FED' | ProvinceCode;

/** How a law calls the leave of who gives birth. */
type PregnancyLeaveName = 'pregnancy' | 'maternity' | 'either';

/** Whether a letter takes a certificate along. */
export type CertificateRule = 'always' | 'soon' | 'if-asked' | 'unknown';

/**
 * How long before a leave the employer has to know of it. A number is absent where our sources are weak or silent: then
 * people are told to ask, and whom.
 */
export interface Notice {
  pregnancyWeeks?: number;
  /** Of parental leave, which is the other parent's leave too. */
  parentalWeeks?: number;
  /** Before the due date the employer has to know of the plan, beside the weeks before the first day. */
  planMonths?: number;
  /** Leaves whose number was read in old or second-hand texts alone: said with 'usually', and 'ask'. */
  usual: readonly ('pregnancy' | 'parental')[];
  /** Of the letter of who gives birth, before the birth. */
  certificate: CertificateRule;
  /** Of the same letter, where it is written after the birth. */
  certificateAfterBirth: CertificateRule;
  /** Of the other parent's letter, before the birth and after it; absent where no law that we have read names one. */
  certificateOfOther?: CertificateRule;
  /** So many weeks before the return a second letter names its day, where everybody who comes back owes one. */
  returnWeeks?: number;
  /** Whether late notice may cost some of the leave. */
  lateCanCost: boolean;
  pregnancyLeaveName: PregnancyLeaveName;
  /** Where the numbers were read. */
  sources: readonly SourceKey[];
}

/** The weeks of notice, as of November 2026: the sentences on them, and their sources, are in data/en/benefits/notice.ts. */
export const notices: Record<NoticeLaw, Notice> = {
  FED: {
    pregnancyWeeks: 4,
    parentalWeeks: 4,
    usual: [],
    certificate: 'always',
    certificateAfterBirth: 'always',
    lateCanCost: false,
    pregnancyLeaveName: 'maternity',
    sources: ['notice-federal'],
  },
  AB: {
    pregnancyWeeks: 6,
    parentalWeeks: 6,
    usual: ['pregnancy', 'parental'],
    certificate: 'if-asked',
    // Who gave no notice owes one within two weeks.
    certificateAfterBirth: 'always',
    returnWeeks: 4,
    lateCanCost: false,
    pregnancyLeaveName: 'maternity',
    sources: ['notice-alberta-maternity', 'notice-alberta'],
  },
  BC: {
    pregnancyWeeks: 4,
    parentalWeeks: 4,
    usual: ['parental'],
    certificate: 'if-asked',
    certificateAfterBirth: 'if-asked',
    lateCanCost: false,
    pregnancyLeaveName: 'maternity',
    sources: ['loss-leave-british-columbia', 'notice-bc-parental'],
  },
  MB: {
    pregnancyWeeks: 4,
    parentalWeeks: 4,
    usual: ['pregnancy', 'parental'],
    certificate: 'soon',
    certificateAfterBirth: 'soon',
    lateCanCost: true,
    pregnancyLeaveName: 'maternity',
    sources: ['notice-manitoba', 'notice-manitoba-parental'],
  },
  NB: {
    pregnancyWeeks: 2,
    parentalWeeks: 4,
    planMonths: 4,
    usual: [],
    certificate: 'always',
    certificateAfterBirth: 'always',
    certificateOfOther: 'always',
    lateCanCost: false,
    pregnancyLeaveName: 'maternity',
    sources: ['notice-new-brunswick', 'leave-nb', 'notice-new-brunswick-44-02'],
  },
  NL: {
    pregnancyWeeks: 2,
    parentalWeeks: 2,
    usual: ['parental'],
    certificate: 'always',
    certificateAfterBirth: 'always',
    lateCanCost: false,
    pregnancyLeaveName: 'pregnancy',
    sources: ['loss-leave-newfoundland-and-labrador', 'leave-nl', 'notice-newfoundland'],
  },
  NS: {
    pregnancyWeeks: 4,
    parentalWeeks: 4,
    usual: [],
    certificate: 'if-asked',
    certificateAfterBirth: 'if-asked',
    lateCanCost: false,
    pregnancyLeaveName: 'pregnancy',
    sources: ['loss-leave-nova-scotia'],
  },
  ON: {
    pregnancyWeeks: 2,
    parentalWeeks: 2,
    usual: [],
    certificate: 'if-asked',
    certificateAfterBirth: 'if-asked',
    lateCanCost: false,
    pregnancyLeaveName: 'pregnancy',
    sources: ['loss-leave-ontario', 'notice-ontario-parental', 'notice-ontario'],
  },
  PE: {
    pregnancyWeeks: 4,
    parentalWeeks: 4,
    usual: [],
    certificate: 'unknown',
    certificateAfterBirth: 'unknown',
    lateCanCost: false,
    pregnancyLeaveName: 'maternity',
    sources: ['leave-pe'],
  },
  QC: {
    pregnancyWeeks: 3,
    parentalWeeks: 3,
    usual: [],
    certificate: 'always',
    certificateAfterBirth: 'always',
    lateCanCost: true,
    pregnancyLeaveName: 'maternity',
    sources: ['notice-quebec', 'notice-quebec-parental', 'notice-quebec-other'],
  },
  SK: {
    pregnancyWeeks: 4,
    parentalWeeks: 4,
    usual: ['parental'],
    certificate: 'if-asked',
    certificateAfterBirth: 'if-asked',
    lateCanCost: true,
    pregnancyLeaveName: 'maternity',
    sources: ['notice-saskatchewan', 'notice-saskatchewan-guide'],
  },
  NT: {
    usual: [],
    certificate: 'unknown',
    certificateAfterBirth: 'unknown',
    lateCanCost: false,
    pregnancyLeaveName: 'either',
    sources: [],
  },
  NU: {
    usual: [],
    certificate: 'unknown',
    certificateAfterBirth: 'unknown',
    lateCanCost: false,
    pregnancyLeaveName: 'either',
    sources: [],
  },
  YT: {
    pregnancyWeeks: 4,
    usual: ['pregnancy'],
    certificate: 'always',
    certificateAfterBirth: 'if-asked',
    lateCanCost: false,
    pregnancyLeaveName: 'maternity',
    sources: ['loss-leave-yukon'],
  },
};
