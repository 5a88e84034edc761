import type { Dispatch } from 'react';
import type { ProvinceCode } from '@/data/provinces';
import type { LeaveAction, LeaveState } from '@/lib/benefits/planner-state';
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

/** What is wrong with a date, once its field was left. */
export function describeDateProblem(
  { left }: LeaveState,
  name: string,
  problem: LeaveDateProblem | undefined,
): string | undefined {
  return problem && left.includes(name) ? words.dateProblems[problem] : undefined;
}
