import type { ProvinceCode } from '@/data/provinces';
import { comparePlans } from './compare';
import { getFirstDayOff, getReturnDay, getWorkdayAfter } from './leave-days';
import { type LeaveFields, listPlanned } from './leave-form';
import { type DateFieldName, type LeaveProblems, readLeaveForm } from './read-form';
import type { Household, ParentPlan, ParentRole } from './types';

/** What the planner's form says of the leave of the parent who writes. */
export interface LetterPlan {
  dueDate?: Date;
  bornOn?: Date;
  /** The workday after the last day at work. */
  firstDay?: Date;
  /** The first day back; unknown also of who stays as long as it is paid: see `findPaidReturn`. */
  back?: Date;
  household?: Household;
  problems: LeaveProblems;
}

/** The form as the one who writes sees it: the dates of a birth, and a parent whose leave may not have been planned. */
const ofWriter = (fields: LeaveFields, role: ParentRole): LeaveFields => ({
  ...fields,
  arrival: 'birth',
  who: listPlanned(fields.who).includes(role) ? fields.who : role,
});

/**
 * Reads the planner's form for a letter. Without a last day at work no day is assumed, as the planner does for benefits.
 * @param province Where the one who writes works.
 * @param impossible Date fields with a text that is no date.
 */
export function readLetterPlan(
  fields: LeaveFields,
  role: ParentRole,
  province: ProvinceCode | undefined,
  impossible: DateFieldName[],
  today: Date,
): LetterPlan {
  const { household, problems } = readLeaveForm(ofWriter(fields, role), province, impossible, today);
  const plan = household && findPlan(household, role);
  if (!plan) return { problems };
  const { dueDate, arrivedOn } = household.event;
  const planned = getFirstDayOff(plan);
  // Who gave birth earlier than planned has been on leave from that day on.
  const firstDay = role === 'birth' && planned && arrivedOn && planned > arrivedOn ? arrivedOn : planned;
  const back = plan.back.kind === 'date' || firstDay ? getReturnDay(plan, household.event) : undefined;
  return {
    ...(fields.dueDate !== '' && { dueDate }),
    ...(arrivedOn && { bornOn: arrivedOn }),
    ...(firstDay && { firstDay }),
    ...(back && { back }),
    household,
    problems,
  };
}

/** The workday after the last paid week of a parent who stays as long as it is paid; undefined where none is paid. */
export function findPaidReturn(household: Household, role: ParentRole): Date | undefined {
  const parent = comparePlans(household).first?.parents.find(({ plan }) => plan.role === role);
  const last = parent?.weeks.at(-1);
  return parent?.plan.back.kind === 'as-long-as-paid' && last ? getWorkdayAfter(last.week, parent.plan) : undefined;
}

const findPlan = ({ parents }: Household, role: ParentRole): ParentPlan | undefined =>
  parents.find((plan) => plan.role === role);
