import { outsideQuebec, type ProvinceCode } from '@/data/provinces';

interface TaskRule {
  /** Kebab-case slug. Ticks are stored under it: never change one. Its words stand under it in data/en/to-dos.ts. */
  id: string;
  /** The gestational weeks whose own texts (`tips` and others in data/en/weeks) name it, with its sources. */
  weeks: readonly number[];
  /** Only where it differs by region. */
  regions?: readonly ProvinceCode[];
  /** A page of the site that helps with it. */
  path?:
    | '/benefits'
    | '/benefits/letter'
    | '/benefits/standard-or-extended'
    | '/find-care'
    | '/labour#preferences'
    | '/leaving-home'
    | '/movements';
}

/** Leads to /find-care, first in each of its weeks and with the first results, until it is ticked. */
export const FIND_CARE_ID = 'find-care';

/**
 * What one can do in a week beside visits, tests and vaccines (data/appointments.ts), in the order of the weeks. Nothing
 * stands here that a text of those weeks, or the page behind `path`, does not say in full.
 */
const rules = [
  { id: 'folic-acid', weeks: [1] },
  { id: 'health-card', weeks: [1] },
  { id: 'shots-before', weeks: [1] },
  { id: 'medicines', weeks: [2] },
  { id: 'work-hazards', weeks: [2] },
  { id: 'test-again', weeks: [3] },
  { id: 'family-doctor', weeks: [3, 15] },
  // From the week in which a test can be positive to the end of the first trimester's weeks.
  { id: FIND_CARE_ID, weeks: [4, 5, 6, 7, 8, 9, 10, 11, 12], path: '/find-care' },
  { id: 'home-test', weeks: [4] },
  { id: 'midwife', weeks: [4] },
  { id: 'vitamin-label', weeks: [5] },
  { id: 'dating-scan', weeks: [6] },
  { id: 'first-visit-list', weeks: [7] },
  { id: 'pay-stubs', weeks: [9], path: '/benefits' },
  { id: 'blood-results', weeks: [12] },
  { id: 'new-number', weeks: [13] },
  { id: 'tests-here', weeks: [14] },
  { id: 'anatomy-request', weeks: [14] },
  { id: 'dental-cleaning', weeks: [15] },
  { id: 'visit-questions', weeks: [16] },
  { id: 'trip-coverage', weeks: [16] },
  { id: 'anatomy-time', weeks: [17] },
  { id: 'leave-notice', weeks: [17, 29], path: '/benefits/letter' },
  { id: 'know-the-sex', weeks: [18] },
  { id: 'prenatal-class', weeks: [19, 27] },
  { id: 'ei-hours', weeks: [20], regions: outsideQuebec, path: '/benefits' },
  { id: 'far-away', weeks: [20, 29] },
  { id: 'scan-results', weeks: [21] },
  { id: 'partner-benefits', weeks: [21], path: '/benefits' },
  { id: 'where-to-give-birth', weeks: [22] },
  { id: 'early-hospital', weeks: [23] },
  { id: 'drivers', weeks: [23] },
  { id: 'last-work-day', weeks: [24] },
  { id: 'child-care', weeks: [25], regions: outsideQuebec },
  { id: 'vaccine-record', weeks: [25] },
  { id: 'car-seat', weeks: [26] },
  { id: 'movement-place', weeks: [26], path: '/movements' },
  { id: 'birth-tour', weeks: [27] },
  { id: 'birth-companion', weeks: [27] },
  { id: 'record-of-employment', weeks: [28] },
  { id: 'routes', weeks: [29] },
  { id: 'hospital-number', weeks: [29] },
  { id: 'newborn-care', weeks: [30] },
  { id: 'feeding', weeks: [30] },
  { id: 'next-visits', weeks: [31, 37] },
  { id: 'compare-ei', weeks: [31], regions: outsideQuebec, path: '/benefits/standard-or-extended' },
  { id: 'infant-cpr', weeks: [32] },
  { id: 'birth-plan', weeks: [33], path: '/labour#preferences' },
  { id: 'practice-drive', weeks: [33] },
  { id: 'travel-date', weeks: [34], path: '/leaving-home' },
  { id: 'second-person', weeks: [34] },
  { id: 'car-seat-fit', weeks: [35] },
  { id: 'apply-ei', weeks: [35], regions: outsideQuebec, path: '/benefits' },
  { id: 'apply-qpip', weeks: [35], regions: ['QC'], path: '/benefits' },
  { id: 'baby-position', weeks: [36] },
  { id: 'newborn-forms', weeks: [38] },
  { id: 'crib', weeks: [38] },
  { id: 'parking', weeks: [39] },
  { id: 'numbers-on-paper', weeks: [39] },
  { id: 'days-ahead', weeks: [40] },
  { id: 'first-weeks', weeks: [40] },
] as const satisfies TaskRule[];

export type TaskId = (typeof rules)[number]['id'];

/** What is known of a task without any words. */
export type TaskFacts = TaskRule & { id: TaskId };

export const tasks: readonly TaskFacts[] = rules;

/** An appointment that closes within so many days from the first day of the week stands first. Our own choice. */
export const CLOSING_DAYS = 14;
