import type { ProvinceCode } from '@/data/provinces';
import { type BenefitPlan, getBenefitPlan, type PlannerProblems } from './benefit-plan';
import {
  initialPlannerFields,
  type PlannerDateField,
  type PlannerFields,
  type StoredBenefitsPlan,
} from './planner-fields';

/** The benefits planner. Unknown until the page has mounted. */
export interface PlannerState {
  status: 'unknown' | 'ready';
  fields: PlannerFields;
  /** The due date that the site knew when the form was opened or cleared: what it learns later is not in the form. */
  knownDueDate: string | undefined;
  province: ProvinceCode | undefined;
  impossible: PlannerDateField[];
  problems: PlannerProblems;
  /** Counts submissions that were refused, so that the view can move focus once for each. */
  refusals: number;
  /** Counts plans that were asked for, so that the view can move to each once. */
  submissions: number;
  /** Updated with every edit as long as the form is complete. Otherwise the old plan stays, and `isStale` is true. */
  plan?: BenefitPlan;
  isStale: boolean;
  /** Whether the visitor has entered something that has to be stored. */
  isTouched: boolean;
}

export type PlannerAction =
  /** The page has mounted: fills the form with what was stored, and with the due date the site knows. */
  | {
      type: 'opened';
      stored: StoredBenefitsPlan | undefined;
      knownDueDate: string | undefined;
      province: ProvinceCode | undefined;
      today: Date;
    }
  | { type: 'province-changed'; province: ProvinceCode | undefined; today: Date }
  | { type: 'edited'; fields: Partial<PlannerFields>; today: Date }
  /** The visitor left a date field; `isImpossible` when its text is no date, such as February 31. */
  | { type: 'date-left'; field: PlannerDateField; isImpossible: boolean; today: Date }
  | { type: 'submitted'; today: Date }
  | { type: 'cleared'; knownDueDate: string | undefined };

/** The planner before the page has mounted. */
export const initialPlannerState: PlannerState = {
  status: 'unknown',
  fields: initialPlannerFields,
  knownDueDate: undefined,
  province: undefined,
  impossible: [],
  problems: {},
  refusals: 0,
  submissions: 0,
  isStale: false,
  isTouched: false,
};

/** What the planner becomes after an action. Pure: actions carry the day on which they happen. */
export function reducePlanner(state: PlannerState, action: PlannerAction): PlannerState {
  switch (action.type) {
    case 'opened':
      return open(state, action);
    case 'province-changed':
      return follow({ ...state, province: action.province, problems: {} }, action.today);
    case 'edited': {
      const impossible = state.impossible.filter((name) => action.fields[name] === undefined);
      const fields = { ...state.fields, ...action.fields };
      return follow({ ...state, fields, impossible, problems: {}, isTouched: true }, action.today);
    }
    case 'date-left':
      return leaveDate(state, action);
    case 'submitted': {
      const result = getBenefitPlan(state, action.today);
      const tried = { ...state, isTouched: true };
      if ('problems' in result) {
        return { ...tried, problems: result.problems, refusals: state.refusals + 1, isStale: Boolean(state.plan) };
      }
      return { ...tried, plan: result.plan, problems: {}, isStale: false, submissions: state.submissions + 1 };
    }
    case 'cleared': {
      const { plan: _plan, ...rest } = state;
      const { knownDueDate } = action;
      const fields = { ...initialPlannerFields, dueDate: knownDueDate ?? '' };
      return { ...rest, fields, knownDueDate, impossible: [], problems: {}, isStale: false, isTouched: false };
    }
  }
}

function open(state: PlannerState, action: PlannerAction & { type: 'opened' }): PlannerState {
  if (state.status === 'ready') return state;
  const { stored, knownDueDate, province, today } = action;
  const fields = stored?.fields ?? initialPlannerFields;
  const isNewer = knownDueDate !== undefined && (!stored || knownDueDate !== stored.knownDueDate);
  const opened: PlannerState = {
    ...state,
    status: 'ready',
    province,
    knownDueDate,
    fields: isNewer ? { ...fields, dueDate: knownDueDate } : fields,
  };
  if (!stored?.isPlanned) return opened;
  const result = getBenefitPlan(opened, today);
  return 'plan' in result ? { ...opened, plan: result.plan } : opened;
}

/** Computes a shown plan again from the changed form. */
function follow(state: PlannerState, today: Date): PlannerState {
  if (!state.plan) return state;
  const result = getBenefitPlan(state, today);
  return 'plan' in result ? { ...state, plan: result.plan, isStale: false } : { ...state, isStale: true };
}

function leaveDate(state: PlannerState, action: PlannerAction & { type: 'date-left' }): PlannerState {
  const { field, isImpossible, today } = action;
  const impossible = state.impossible.filter((name) => name !== field);
  const { [field]: _problem, ...dates } = state.problems.dates ?? {};
  if (isImpossible) {
    return {
      ...state,
      impossible: [...impossible, field],
      problems: { ...state.problems, dates: { ...dates, [field]: 'no-such-date' } },
      isStale: state.plan !== undefined,
    };
  }
  // The text that was no date was deleted. The browser reports no change: the field's value was empty before, too.
  if (impossible.length === state.impossible.length) return state;
  return follow({ ...state, impossible, problems: { ...state.problems, dates } }, today);
}
