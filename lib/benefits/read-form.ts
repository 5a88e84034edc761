import { addDays, differenceInCalendarDays } from 'date-fns';
import { eiRules } from '@/data/benefits/ei-rules';
import {
  BIRTH_AGE_DAYS,
  LAST_PAYABLE_WEEKS,
  MAX_CHILD_AGE,
  MAX_EARNED_BESIDE,
  MAX_NET_INCOME,
  MAX_YEARLY_PAY,
  OLDEST_DAYS_AGO,
  PLACEMENT_MAX_DAYS_AHEAD,
  RETURN_MONTHS,
  TOP_UP_PERCENT,
  TOP_UP_WEEKS,
} from '@/data/benefits/planner-limits';
import { qpipRules } from '@/data/benefits/qpip-rules';
import { PREGNANCY_DAYS } from '@/data/pregnancy-rules';
import type { ProvinceCode } from '@/data/provinces';
import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import { type DueDateRangeProblem, findDueDateProblem } from '@/lib/pregnancy/due-date-check';
import { toBenefitWeek } from './benefit-week';
import { getReturnDay } from './leave-days';
import { getParentProvince, hasTwoOnAct, type LeaveFields, listPlanned, type ParentFields } from './leave-form';
import { type AmountProblem, findLowPay, type PayProblem, parseCount, parseDollars, parsePay } from './pay';
import { getProgram } from './program-years';
import type { FamilyEvent, Household, ParentPlan, ParentRole, Pay, Program, Return, TopUp } from './types';
import { getArrivalWeek, getEiWindows } from './windows';

/** Why a date is not accepted. */
export type LeaveDateProblem =
  | DueDateRangeProblem
  | 'no-such-date'
  | 'birth-in-future'
  | 'birth-too-long-ago'
  | 'birth-too-early'
  | 'birth-too-late'
  | 'placement-too-far-ahead'
  | 'last-day-too-early'
  | 'last-day-too-late'
  | 'back-before-last-day'
  | 'back-too-late'
  | 'hospital-before-arrival'
  | 'end-before-start'
  /** The other day of the two is there. */
  | 'day-missing';

type ParentDateField = 'lastWorkDay' | 'backDate' | 'agreementDate' | 'atWorkFrom' | 'atWorkTo';
type EventDateField = 'dueDate' | 'arrivedOn' | 'hospitalFrom' | 'hospitalTo';

/** What is wrong with the fields of one parent. */
type ParentProblems = Partial<Record<ParentDateField, LeaveDateProblem>> &
  Partial<Record<'pay', PayProblem>> &
  Partial<Record<'bestWeeksTotal', PayProblem | 'missing'>> &
  Partial<Record<'earnedBeside', AmountProblem>> &
  Partial<
    Record<'bestWeeks' | 'topUpPercent' | 'topUpWeeks' | 'sicknessWeeks' | 'regularWeeks', 'not-whole' | 'missing'>
  > & {
    workdays?: 'none';
  };

/** What is wrong with which fields. Nothing that is wrong is taken; the answer does with the rest what it can. */
export type LeaveProblems = Partial<Record<EventDateField, LeaveDateProblem>> & {
  netIncome?: AmountProblem;
  children?: 'not-ages';
  parents?: Partial<Record<ParentRole, ParentProblems>>;
};

/** A date field in which something stands that is no date: `dueDate`, or `birth.lastWorkDay` of a parent. */
export type DateFieldName = EventDateField | `${ParentRole}.${ParentDateField}`;

/** What the form says so far. */
export interface LeaveReading {
  /** Absent as long as region or date are missing. */
  household?: Household;
  problems: LeaveProblems;
}

/**
 * Reads the planner's form as far as it goes.
 * @param impossible Date fields with a text that is no date.
 */
export function readLeaveForm(
  fields: LeaveFields,
  province: ProvinceCode | undefined,
  impossible: readonly DateFieldName[],
  today: Date,
): LeaveReading {
  const problems: LeaveProblems = {};
  const event = readEvent(fields, impossible, today, problems);
  const childAges = readAges(fields.children, problems);
  const income = parseDollars(fields.netIncome, MAX_NET_INCOME);
  if (income && 'problem' in income) problems.netIncome = income.problem;
  const family = income && 'dollars' in income ? { netIncome: income.dollars, childAges } : undefined;
  const parents = listPlanned(fields.who).map((role) => {
    const found: ParentProblems = {};
    const home = getParentProvince(fields, role, province);
    const plan = readParent(role, fields.parents[role], { province: home, event, today, impossible, found });
    if (Object.keys(found).length > 0) problems.parents = { ...problems.parents, [role]: found };
    return plan;
  });
  return event && province ? { problems, household: { event, parents, ...(family && { family }) } } : { problems };
}

function readEvent(
  fields: LeaveFields,
  impossible: readonly DateFieldName[],
  today: Date,
  problems: LeaveProblems,
): FamilyEvent | undefined {
  const read = (name: EventDateField) => {
    const date = parseCalendarDate(fields[name]);
    if (impossible.includes(name) || (fields[name] !== '' && !date)) problems[name] = 'no-such-date';
    return date;
  };
  const isBirth = fields.arrival !== 'adoption';
  const due = isBirth ? read('dueDate') : undefined;
  const arrived = read('arrivedOn');
  const [from, to] = [read('hospitalFrom'), read('hospitalTo')];
  if (from && to && to < from) problems.hospitalTo = 'end-before-start';
  if (from && fields.hospitalTo === '') problems.hospitalTo ??= 'day-missing';
  if (to && fields.hospitalFrom === '') problems.hospitalFrom ??= 'day-missing';
  if (from && arrived && from < arrived) problems.hospitalFrom ??= 'hospital-before-arrival';
  const hospitalWeeks = from && to ? countHospitalWeeks(from, to, arrived) : 0;
  const hospitalWeeksTouched = from && to ? countWeeksTouched(from, to, arrived) : 0;
  const arrivedProblem =
    arrived && findArrivalProblem({ arrival: fields.arrival, arrivedOn: arrived, due, hospitalWeeks, today });
  if (arrivedProblem) problems.arrivedOn = arrivedProblem;
  const arrivedOn = arrivedProblem ? undefined : arrived;
  const dueProblem = due && !arrivedOn ? findDueDateProblem(due, today) : undefined;
  if (dueProblem && !arrived) problems.dueDate ??= dueProblem;
  const dueDate = due ?? arrivedOn;
  // A birth date that is wrong leaves a due date that is right.
  if (!dueDate || dueProblem || problems.dueDate) return undefined;
  return {
    arrival: fields.arrival,
    dueDate,
    ...(arrivedOn && { arrivedOn }),
    babies: Number(fields.babies),
    hospitalWeeks,
    ...(hospitalWeeksTouched > hospitalWeeks && { hospitalWeeksTouched }),
    hasTwoParents: hasTwoOnAct(fields),
  };
}

/**
 * How many benefit weeks lie wholly within a stay, its first and last day included; 0 if it ends before it begins. Weeks
 * before that of the birth or placement are not counted: EI's windows do not hold them.
 * Whether a week of which only some days are in hospital counts is not known (Employment Insurance Act, sections 22(6)
 * and 23(3), speak of weeks): this is the least that EI's windows can grow.
 */
function countHospitalWeeks(from: Date, to: Date, arrivedOn: Date | undefined): number {
  const first = Math.max(toBenefitWeek(addDays(from, 6)), arrivedOn ? toBenefitWeek(arrivedOn) : 0);
  const last = toBenefitWeek(addDays(to, 1)) - 1;
  return Math.max(0, last - first + 1);
}

/** The same of all weeks with a day in hospital. */
function countWeeksTouched(from: Date, to: Date, arrivedOn: Date | undefined): number {
  const first = Math.max(toBenefitWeek(from), arrivedOn ? toBenefitWeek(arrivedOn) : 0);
  return Math.max(0, toBenefitWeek(to) - first + 1);
}

interface KnownArrival extends Pick<FamilyEvent, 'arrival' | 'hospitalWeeks'> {
  arrivedOn: Date;
  due: Date | undefined;
  today: Date;
}

function findArrivalProblem(known: KnownArrival): LeaveDateProblem | undefined {
  const { arrival, arrivedOn, due, hospitalWeeks, today } = known;
  const daysAhead = differenceInCalendarDays(arrivedOn, today);
  if (arrival !== 'adoption' && daysAhead > 0) return 'birth-in-future';
  if (daysAhead > PLACEMENT_MAX_DAYS_AHEAD) return 'placement-too-far-ahead';
  const { parental } = getEiWindows({ arrival, dueDate: due ?? arrivedOn, arrivedOn, hospitalWeeks });
  if (toBenefitWeek(today) > parental.extended.last) return 'birth-too-long-ago';
  if (!due) return undefined;
  const ageDays = differenceInCalendarDays(arrivedOn, due) + PREGNANCY_DAYS;
  if (ageDays < BIRTH_AGE_DAYS.min) return 'birth-too-early';
  return ageDays > BIRTH_AGE_DAYS.max ? 'birth-too-late' : undefined;
}

interface ParentContext {
  province: ProvinceCode | undefined;
  event: FamilyEvent | undefined;
  today: Date;
  impossible: readonly DateFieldName[];
  /** Filled with what is wrong. */
  found: ParentProblems;
}

function readParent(role: ParentRole, fields: ParentFields, context: ParentContext): ParentPlan {
  const { province, event, today, impossible, found } = context;
  const program = getProgram(province);
  const read = (name: ParentDateField) => {
    const date = parseCalendarDate(fields[name]);
    if (impossible.includes(`${role}.${name}`) || (fields[name] !== '' && !date)) found[name] = 'no-such-date';
    return date;
  };
  const lastDay = read('lastWorkDay');
  const lastDayProblem = lastDay && findLastDayProblem(lastDay, event, today);
  if (lastDayProblem) found.lastWorkDay = lastDayProblem;
  // Who stops when the time for benefits is over gets nothing: without their day weeks would be promised.
  const lastWorkDay = lastDayProblem === 'last-day-too-early' ? undefined : lastDay;
  const workdays = [...new Set(fields.workdays.replace(/[^0-6]/g, ''))].map(Number);
  if (workdays.length === 0) found.workdays = 'none';
  const pay = readPay(fields, program, found);
  const sickness = readCount(fields, 'sicknessWeeks', { min: 0, max: eiRules.sickness.maxWeeks }, found);
  const regular = readCount(fields, 'regularWeeks', { min: 0, max: eiRules.mostWeeksWithRegular }, found);
  const agreementDate = read('agreementDate');
  const beside = parseDollars(fields.earnedBeside, MAX_EARNED_BESIDE);
  if (beside && 'problem' in beside) found.earnedBeside = beside.problem;
  const topUp = readTopUp(fields, found);
  const plan: ParentPlan = {
    role,
    program,
    ...(province && { province }),
    insuredWork: fields.insuredWork,
    ...(regular !== undefined && { regularWeeks: regular }),
    ...(agreementDate && { agreementDate }),
    isClaiming: fields.back !== 'no-claim',
    ...(lastWorkDay && { lastWorkDay }),
    workdays: workdays.length > 0 ? workdays : [1, 2, 3, 4, 5],
    back: readReturn(fields, fields.back === 'date' ? read('backDate') : undefined),
    ...(pay && { pay }),
    sicknessWeeks: sickness ?? 0,
    atWork: readWeeksAtWork(fields, read, found),
    ...(topUp && { topUp }),
    earnedBeside: beside && 'dollars' in beside ? beside.dollars : 0,
  };
  const backProblem = event && findBackProblem(plan, event);
  if (!backProblem) return plan;
  found.backDate = backProblem;
  return { ...plan, back: { kind: 'as-long-as-paid' } };
}

function findLastDayProblem(lastDay: Date, event: FamilyEvent | undefined, today: Date): LeaveDateProblem | undefined {
  if (differenceInCalendarDays(today, lastDay) > OLDEST_DAYS_AGO) return 'last-day-too-early';
  if (!event) return undefined;
  const { parental } = getEiWindows(event);
  return toBenefitWeek(lastDay) >= parental.extended.last ? 'last-day-too-late' : undefined;
}

/** A day of return that is not typed yet is as good as none. */
function readReturn({ back }: ParentFields, day: Date | undefined): Return {
  if (back === 'year' || back === '18-months') return { kind: 'months', months: RETURN_MONTHS[back] };
  return back === 'date' && day ? { kind: 'date', day } : { kind: 'as-long-as-paid' };
}

function findBackProblem(plan: ParentPlan, event: FamilyEvent): LeaveDateProblem | undefined {
  if (plan.back.kind !== 'date') return undefined;
  const arrivalWeek = getArrivalWeek(event);
  const day = getReturnDay(plan, event);
  if (!day) return undefined;
  if (plan.lastWorkDay ? day <= plan.lastWorkDay : toBenefitWeek(day) <= arrivalWeek) return 'back-before-last-day';
  // Whoever uses the last week that can be paid is back in the one after it.
  return toBenefitWeek(day) > arrivalWeek + LAST_PAYABLE_WEEKS + 1 ? 'back-too-late' : undefined;
}

function readPay(fields: ParentFields, program: Program, found: ParentProblems): Pay | undefined {
  const isRight = fields.isPayRight === 'yes';
  if (fields.payPer !== 'varies') {
    const read = parsePay(fields.pay, fields.payPer, { program, isRight });
    if (read && 'problem' in read) found.pay = read.problem;
    return read && 'weekly' in read ? { kind: 'even', weekly: read.weekly } : undefined;
  }
  const weeks = readCount(fields, 'bestWeeks', getCountedWeeks(program), found);
  const total = parseDollars(fields.bestWeeksTotal, MAX_YEARLY_PAY);
  if (total && 'problem' in total) found.bestWeeksTotal = total.problem;
  const dollars = total && 'dollars' in total ? total.dollars : undefined;
  if (dollars === 0) found.bestWeeksTotal = 'zero';
  requirePair(fields, ['bestWeeksTotal', 'bestWeeks'], found);
  if (!weeks || !dollars) return undefined;
  const problem = findLowPay(dollars / weeks, { program, isRight });
  if (problem) found.bestWeeksTotal = problem;
  return problem ? undefined : { kind: 'best-weeks', total: dollars, weeks };
}

/** How many weeks of pay that varies a program counts. */
export const getCountedWeeks = (program: Program): CountLimits =>
  program === 'ei' ? eiRules.bestWeeks : qpipRules.averagedWeeks;

function readTopUp(fields: ParentFields, found: ParentProblems): TopUp | undefined {
  const toPercent = readCount(fields, 'topUpPercent', TOP_UP_PERCENT, found);
  const weeks = readCount(fields, 'topUpWeeks', TOP_UP_WEEKS, found);
  requirePair(fields, ['topUpPercent', 'topUpWeeks'], found);
  if (!toPercent || !weeks) return undefined;
  const coversWaiting = fields.topUpWaiting === 'yes';
  return {
    toPercent,
    weeks,
    ...(coversWaiting && { coversWaiting }),
    ...(fields.topUpOnlyWith && { onlyWith: fields.topUpOnlyWith }),
  };
}

interface CountLimits {
  readonly min: number;
  readonly max: number;
}

function readCount(
  fields: ParentFields,
  name: 'bestWeeks' | 'topUpPercent' | 'topUpWeeks' | 'sicknessWeeks' | 'regularWeeks',
  { min, max }: CountLimits,
  found: ParentProblems,
): number | undefined {
  const read = parseCount(fields[name], min, max);
  if (read && 'problem' in read) found[name] = read.problem;
  return read && 'count' in read ? read.count : undefined;
}

type PairedField = 'bestWeeksTotal' | 'bestWeeks' | 'topUpPercent' | 'topUpWeeks';

/** Of two fields that mean nothing without each other, names the empty one where the other is filled. */
function requirePair(fields: ParentFields, [one, other]: [PairedField, PairedField], found: ParentProblems): void {
  if (fields[one] !== '' && fields[other] === '') found[other] ??= 'missing';
  if (fields[other] !== '' && fields[one] === '') found[one] ??= 'missing';
}

/** Whole weeks at work between two parts of the leave. */
function readWeeksAtWork(
  fields: ParentFields,
  read: (name: ParentDateField) => Date | undefined,
  found: ParentProblems,
) {
  const [from, to] = [read('atWorkFrom'), read('atWorkTo')];
  if (from && fields.atWorkTo === '') found.atWorkTo ??= 'day-missing';
  if (to && fields.atWorkFrom === '') found.atWorkFrom ??= 'day-missing';
  if (!from || !to) return [];
  if (to < from) {
    found.atWorkTo = 'end-before-start';
    return [];
  }
  return [{ first: toBenefitWeek(from), last: toBenefitWeek(to), from, to }];
}

/** Ages in years, parted by commas or spaces. */
function readAges(text: string, problems: LeaveProblems): number[] {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  const ages = parts.map(Number);
  if (ages.every((age) => Number.isInteger(age) && age >= 0 && age <= MAX_CHILD_AGE)) return ages;
  problems.children = 'not-ages';
  return [];
}
