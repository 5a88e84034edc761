import type { AppointmentId } from '@/data/appointments';
import type { ProvinceCode } from '@/data/provinces';
import type { SourceKey } from '@/data/sources';
import { regionsWithoutFoundScreening } from '@/data/visits/screening';
import type { VisitId, VisitWords } from '@/data/visits/visits';
import { isRegional, listRegionalAppointments } from '@/lib/timeline/appointment-windows';
import { type Appointment, appointments } from '@/lib/weeks/appointments';
import { findVisit, listVisitSources } from './visits';

/** A test with what happens there and who pays. */
export interface PrenatalTest {
  appointment: Appointment;
  visit: VisitWords;
}

/** What a province or territory offers as screening, as far as it was found. */
export interface RegionScreening {
  /** The tests of which the days are known, in the order in which their windows open. */
  tests: PrenatalTest[];
  /** What else is known, and when to ask. */
  asking: PrenatalTest;
  /** False where nothing was found but that one asks. */
  isFound: boolean;
}

export function getRegionScreening(code: ProvinceCode): RegionScreening {
  const there = listRegionalAppointments(appointments, code);
  return {
    tests: toTests(there.filter((one) => one.group === 'test' && isRegional(one))),
    asking: findTest('ask-about-screening', there),
    isFound: !regionsWithoutFoundScreening.includes(code),
  };
}

const elsewhere: AppointmentId[] = ['first-prenatal-visit'];

/** The tests of every region, in the order in which their windows open: first the visit at which blood is taken. */
export const testsEverywhere: PrenatalTest[] = toTests(
  appointments.filter(
    ({ id, group, regions }) =>
      elsewhere.includes(id) || (group === 'test' && !regions && id !== 'ask-about-screening'),
  ),
);

/** A test by its id, in the words of some appointments. */
export function findTest(id: VisitId, list: Appointment[] = appointments): PrenatalTest {
  const [test] = toTests(list.filter((one) => one.id === id));
  if (!test) throw new Error(`No test is called '${id}'.`);
  return test;
}

function toTests(list: Appointment[]): PrenatalTest[] {
  return list.flatMap((appointment) => {
    const visit = findVisit(appointment.id);
    return visit ? [{ appointment, visit }] : [];
  });
}

/** Every source of the days of a test, of what happens there and of who pays. */
export const listTestSources = ({ appointment, visit }: PrenatalTest): SourceKey[] => [
  ...appointment.sources,
  ...listVisitSources(visit),
];
