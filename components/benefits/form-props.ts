import { addDays } from 'date-fns';
import type { Dispatch } from 'react';
import { LAST_WORK_DAY_MAX_DAYS_AHEAD, LONGEST_WINDOW_WEEKS, OLDEST_DAYS_AGO } from '@/data/benefits/planner-limits';
import type { ProvinceCode } from '@/data/provinces';
import { isProblemShown, type LeaveAction, type LeaveState } from '@/lib/benefits/planner-state';
import type { LeaveDateProblem, LeaveProblems } from '@/lib/benefits/read-form';
import * as words from '@/words/benefits/leave-form';

/** What every part of the leave form gets. */
export interface LeaveFormProps {
  state: LeaveState;
  /** Unknown until the page has mounted. */
  today: Date | undefined;
  province: ProvinceCode | undefined;
  problems: LeaveProblems;
  dispatch: Dispatch<LeaveAction>;
}

/** The days that the field of a return to work offers. */
export const getReturnBounds = (today: Date) => ({
  start: addDays(today, -OLDEST_DAYS_AGO),
  end: addDays(today, LAST_WORK_DAY_MAX_DAYS_AHEAD + LONGEST_WINDOW_WEEKS * 7),
});

/** The days that the field of a self-employed person's agreement offers; how far back is our own choice. */
export const getAgreementBounds = (today: Date) => ({ start: new Date(2010, 0 /* Jan */, 1), end: today });

/** What is wrong with a date, once its field was left. */
export function describeDateProblem(
  state: LeaveState,
  name: string,
  problem: LeaveDateProblem | undefined,
): string | undefined {
  return problem && isProblemShown(state, name) ? words.dateProblems[problem] : undefined;
}
