import type { AppointmentId } from '@/data/appointments';
import type { ProvinceCode } from '@/data/provinces';
import type { Statement } from '@/data/statement';

/** The visits, tests and vaccines: appointments at which one sees somebody and can ask. */
export type VisitId = Exclude<
  AppointmentId,
  | 'birth-place-registration'
  | 'qpip-earliest-start'
  | 'ei-earliest-start'
  | 'pack-hospital-bag'
  | 'leave-home-if-remote'
  | 'early-term-begins'
>;

/** Who pays. Where there is no answer for everywhere, a region that is not named is told that none was found. */
export interface VisitPayers {
  everywhere?: Statement;
  regions?: Partial<Record<ProvinceCode, Statement>>;
}

export interface VisitWords {
  /** What is done, beside what it is for (`purpose` of data/en/appointments.ts). */
  happens: Statement[];
  pays: VisitPayers;
  /** Our own, so without a source: open ones, none of them twice. */
  questions: readonly [string, string, string];
}
