import type { SourceKey } from '@/data/sources';

/**
 * What the entries of the calendar file rest on, besides milestones and appointments, by id. The rules of benefits and all
 * sources of those: data/benefits.
 */
export const calendarSources = {
  'due-date': ['msd-dating'],
  trimesters: ['born-ontario'],
  'benefit-ei-start': ['ei-act-22'],
  'benefit-ei-maternity-end': ['ei-act-22'],
  'benefit-ei-standard-end': ['ei-act-23'],
  'benefit-ei-extended-end': ['ei-act-23'],
  'benefit-qpip-start': ['rqap-when-to-apply'],
  'benefit-qpip-maternity-end': ['rqap-employer'],
  'benefit-qpip-parental-end': ['rqap-employer'],
} as const satisfies Record<string, SourceKey[]>;
