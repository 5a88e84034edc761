import { eiRules } from '@/data/benefits/ei-rules';
import { qpipRules } from '@/data/benefits/qpip-rules';
import { toBenefitWeek, type WeekRange } from './benefit-week';
import type { EiOption, FamilyEvent } from './types';

/** What windows are counted from. */
type WindowEvent = Pick<FamilyEvent, 'arrival' | 'dueDate' | 'arrivedOn'>;

/** The weeks in which EI can be paid. */
export interface EiWindows {
  /** For the parent who gives birth alone: absent with an adoption or a surrogate. */
  maternity?: WeekRange;
  parental: Record<EiOption, WeekRange>;
}

/**
 * The windows of EI, in whole weeks (Employment Insurance Act, sections 22(2) and 23(2), (3.2), (3.21)): maternity from
 * 12 weeks before the week of the due date, or from the week of an earlier birth, to 17 weeks after the later of the two
 * weeks; parental from the week of the birth or placement to 52 weeks after it (standard) or 78 (extended). Weeks of the
 * baby in hospital lengthen both: maternity to at most 52 weeks after the birth, parental to at most 104.
 * Lengths: data/benefits/ei-rules.
 */
export function getEiWindows(event: WindowEvent & Pick<FamilyEvent, 'hospitalWeeks'>): EiWindows {
  const { arrival, hospitalWeeks } = event;
  const dueWeek = toBenefitWeek(event.dueDate);
  const arrivalWeek = getArrivalWeek(event);
  const { maternity, hospital } = eiRules;
  const until = (weeksAfter: number): WeekRange => ({
    first: arrivalWeek,
    last: arrivalWeek + Math.min(weeksAfter + hospitalWeeks, hospital.parentalMaxWeeksAfterBirth),
  });
  const parental = { standard: until(eiRules.standard.windowWeeks), extended: until(eiRules.extended.windowWeeks) };
  if (arrival !== 'birth') return { parental };
  const usualEnd = Math.max(dueWeek, arrivalWeek) + maternity.weeksAfterLaterWeek;
  const latestEnd = arrivalWeek + hospital.maternityMaxWeeksAfterBirth;
  return {
    parental,
    maternity: {
      first: Math.min(dueWeek - maternity.weeksBeforeDueWeek, arrivalWeek),
      last: Math.max(usualEnd, Math.min(usualEnd + hospitalWeeks, latestEnd)),
    },
  };
}

/** The weeks in which QPIP can be paid. */
export interface QpipWindows {
  /** For the parent who gives birth alone: absent with an adoption. */
  maternity?: WeekRange;
  /** Every other kind of week, of both parents. */
  others: WeekRange;
}

/**
 * The windows of the Quebec Parental Insurance Plan, the same in both plans: maternity from 16 weeks before the week of
 * the due date, or from the week of an earlier birth, to 20 weeks after the week of birth; all others from the week of
 * the birth or arrival to 78 weeks after it. A stay of the baby in hospital lets weeks be paid later on request, which is
 * not computed. Lengths: data/benefits/qpip-rules.
 */
export function getQpipWindows(event: WindowEvent): QpipWindows {
  const arrivalWeek = getArrivalWeek(event);
  const others = { first: arrivalWeek, last: arrivalWeek + qpipRules.windowWeeks };
  if (event.arrival !== 'birth') return { others };
  const { weeksBeforeDueWeek, weeksAfterBirthWeek } = qpipRules.maternityWindow;
  return {
    others,
    maternity: {
      first: Math.min(toBenefitWeek(event.dueDate) - weeksBeforeDueWeek, arrivalWeek),
      last: arrivalWeek + weeksAfterBirthWeek,
    },
  };
}

/** The week of the birth or placement; of the due date as long as neither is known. */
export const getArrivalWeek = ({ dueDate, arrivedOn }: WindowEvent) => toBenefitWeek(arrivedOn ?? dueDate);
