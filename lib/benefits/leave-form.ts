import type { ProvinceCode } from '@/data/provinces';
import { isRecord, parseJson } from '@/lib/json/json';
import { findProvinceCode } from '@/lib/resources/provinces';
import {
  type Arrival,
  type EiOption,
  type InsuredWork,
  insuredWorkKinds,
  type ParentRole,
  parentRoles,
  type QpipPlan,
} from './types';

/** What an amount of pay is for; 'varies' where the pay of the best or last weeks is added up instead. */
export type PayPeriod = 'week' | 'two-weeks' | 'month' | 'year' | 'varies';

/** What was entered of one parent, as typed. Dates are yyyy-MM-dd or empty. */
export interface ParentFields {
  lastWorkDay: string;
  /** The digits of the weekdays of work in order, 0 for Sunday: '12345'. */
  workdays: string;
  back: 'year' | '18-months' | 'paid' | 'date' | 'no-claim';
  backDate: string;
  pay: string;
  payPer: PayPeriod;
  /** That a pay which looks like a mistake is right. */
  isPayRight: 'yes' | 'no';
  bestWeeksTotal: string;
  bestWeeks: string;
  topUpPercent: string;
  topUpWeeks: string;
  topUpOnlyWith: '' | EiOption | QpipPlan;
  /** Whether the waiting week is one of the weeks that are topped up. */
  topUpWaiting: 'yes' | 'no';
  sicknessWeeks: string;
  insuredWork: InsuredWork;
  /** The weeks of regular EI before the leave, of a parent who is on it. */
  regularWeeks: string;
  /** The day of the agreement of a self-employed parent, yyyy-MM-dd. */
  agreementDate: string;
  /** Weeks at work between two parts of the leave. */
  atWorkFrom: string;
  atWorkTo: string;
  earnedBeside: string;
}

/** The leave planner's form, as typed. */
export interface LeaveFields {
  arrival: Arrival;
  dueDate: string;
  arrivedOn: string;
  who: ParentRole | 'both';
  hasTwoParents: 'yes' | 'no';
  babies: '1' | '2' | '3';
  hospitalFrom: string;
  hospitalTo: string;
  /** The province of the other parent; empty where it is that of the household. */
  otherProvince: string;
  /** The family's net income of last year. */
  netIncome: string;
  /** Ages of the children already there: '3, 7'. */
  children: string;
  parents: Record<ParentRole, ParentFields>;
}

const initialParent: ParentFields = {
  lastWorkDay: '',
  workdays: '12345',
  back: 'year',
  backDate: '',
  pay: '',
  payPer: 'week',
  isPayRight: 'no',
  bestWeeksTotal: '',
  bestWeeks: '',
  topUpPercent: '',
  topUpWeeks: '',
  topUpOnlyWith: '',
  topUpWaiting: 'no',
  sicknessWeeks: '',
  insuredWork: 'enough',
  regularWeeks: '',
  agreementDate: '',
  atWorkFrom: '',
  atWorkTo: '',
  earnedBeside: '',
};

/** The form before anything is entered. */
export const initialLeaveFields: LeaveFields = {
  arrival: 'birth',
  dueDate: '',
  arrivedOn: '',
  who: 'birth',
  hasTwoParents: 'yes',
  babies: '1',
  hospitalFrom: '',
  hospitalTo: '',
  otherProvince: '',
  netIncome: '',
  children: '',
  // The other parent's weeks are few, where the one who gives birth takes the most.
  parents: { birth: initialParent, other: { ...initialParent, back: 'paid' } },
};

/** The choices of the fields that have some; every other field is a text. */
const choices = {
  arrival: ['birth', 'adoption', 'surrogacy'],
  who: ['birth', 'other', 'both'],
  hasTwoParents: ['yes', 'no'],
  babies: ['1', '2', '3'],
  back: ['year', '18-months', 'paid', 'date', 'no-claim'],
  payPer: ['week', 'two-weeks', 'month', 'year', 'varies'],
  isPayRight: ['yes', 'no'],
  insuredWork: insuredWorkKinds,
  topUpOnlyWith: ['', 'standard', 'extended', 'basic', 'special'],
  topUpWaiting: ['no', 'yes'],
} satisfies Partial<Record<keyof LeaveFields | keyof ParentFields, readonly string[]>>;

/** What was entered in the planner, as it is stored in the visitor's browser. */
export interface StoredLeave {
  fields: LeaveFields;
  /** The due date that the site knew when this was stored. If another one is known since, it replaces the form's. */
  knownDueDate?: string;
  /** The birthday that the site knew, likewise. */
  knownBirthday?: string;
}

const VERSION = 2;

/** The text that is stored. */
export function serializeLeave(leave: StoredLeave): string {
  return JSON.stringify({ version: VERSION, ...leave });
}

/**
 * Reads what was stored, also by the first version of the planner, which asked for weeks and one pay period for both.
 * @returns undefined for anything else. A field that is missing or unknown has its initial value. Never throws.
 */
export function parseLeave(text: string | null): StoredLeave | undefined {
  const value = parseJson(text ?? '');
  if (!isRecord(value) || !isRecord(value.fields)) return undefined;
  const { version, fields, knownDueDate, knownBirthday } = value;
  if (version !== VERSION && version !== 1) return undefined;
  return {
    fields: version === 1 ? readFirstVersion(fields) : readLeaveFields(fields),
    ...(typeof knownDueDate === 'string' && { knownDueDate }),
    ...(typeof knownBirthday === 'string' && { knownBirthday }),
  };
}

function readLeaveFields(value: Record<string, unknown>): LeaveFields {
  const { parents, ...initial } = initialLeaveFields;
  const stored = isRecord(value.parents) ? value.parents : {};
  const readParent = (role: ParentRole): ParentFields =>
    readFields(parents[role], isRecord(stored[role]) ? stored[role] : {});
  return { ...readFields(initial, value), parents: { birth: readParent('birth'), other: readParent('other') } };
}

/** The initial fields, with each stored text that the field can have. */
function readFields<Fields extends object>(initial: Fields, stored: Record<string, unknown>): Fields {
  const known: Record<string, readonly string[]> = choices;
  const kept = Object.keys(initial).filter((name) => {
    const text = stored[name];
    return typeof text === 'string' && (known[name]?.includes(text) ?? true);
  });
  return { ...initial, ...Object.fromEntries(kept.map((name) => [name, stored[name]])) };
}

/**
 * What the first version asked for. Its weeks become a return 'as long as it is paid', which is what its own weeks meant,
 * since it never asked for a day of return.
 */
function readFirstVersion(value: Record<string, unknown>): LeaveFields {
  const text = (name: string) => (typeof value[name] === 'string' ? value[name] : '');
  const earnings = isRecord(value.earnings) ? value.earnings : {};
  const payPer: PayPeriod = value.earningsPer === 'year' ? 'year' : 'week';
  const readParent = (role: ParentRole): ParentFields => ({
    ...initialParent,
    back: 'paid',
    pay: typeof earnings[role] === 'string' ? earnings[role] : '',
    payPer,
  });
  return {
    ...initialLeaveFields,
    dueDate: text('dueDate'),
    arrivedOn: text('birthDate'),
    who: value.parents === 'two' ? 'both' : 'birth',
    parents: {
      birth: { ...readParent('birth'), lastWorkDay: text('lastWorkDay') },
      other: readParent('other'),
    },
  };
}

/** Whether two parents are on the act of birth. Only who gives birth and plans alone is asked: others plan for the second. */
export const hasTwoOnAct = ({ who, hasTwoParents }: LeaveFields): boolean => who !== 'birth' || hasTwoParents === 'yes';

/** The parents whose leave is planned, the one who gives birth first. */
export const listPlanned = (who: LeaveFields['who']): readonly ParentRole[] => (who === 'both' ? parentRoles : [who]);

/** Where a parent lives: whose program and whose law on leave hold. Another place is asked for where both are off. */
export const getParentProvince = (
  { who, otherProvince }: LeaveFields,
  role: ParentRole,
  household: ProvinceCode | undefined,
): ProvinceCode | undefined => (who === 'both' && role === 'other' && findProvinceCode(otherProvince)) || household;
