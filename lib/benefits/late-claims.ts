import { qpipRules } from '@/data/benefits/qpip-rules';
import { type Answer, isPayKnown, type ParentAnswer } from './answer';
import { getSaturday, toBenefitWeek, type WeekRange } from './benefit-week';
import { isPaid } from './money';
import { listToDos } from './to-dos';
import type { FamilyEvent, Household, ParentRole, Program } from './types';
import { getEiWindows, getQpipWindows } from './windows';

/** A parent who has weeks before an application made today: the answer holds only if they have applied. */
export interface LateClaim {
  role: ParentRole;
  program: Program;
  /** The day by which to apply. */
  day: Date;
  /** Paid weeks of the answer. */
  weeks: number;
  /**
   * The paid weeks that an application made today reaches: of EI from this week on, of QPIP from six weeks back on. With EI
   * an earlier start has to be asked for (Employment Insurance Act, section 10(4)), and is never counted.
   */
  weeksInReach: number;
  /** The dollars of the weeks in reach, before tax; undefined where the pay is not known. */
  dollarsInReach?: number;
  /** The last days on which weeks that are out of reach could still be taken later, by kind; absent once they are over. */
  laterUntil: { maternity?: Date; others?: Date };
}

/** Whether nothing is left of a leave unless the claim is moved back: no week in reach, and none can be taken later. */
export const isNothingLeft = ({ weeksInReach, laterUntil }: LateClaim): boolean =>
  weeksInReach === 0 && !laterUntil.maternity && !laterUntil.others;

/** The claims whose answer holds only if the parent has applied: the day to apply by has passed, and weeks are over. */
export function listLateClaims(household: Household, answer: Answer, today: Date): LateClaim[] {
  const toDos = listToDos(household, answer, today);
  return answer.parents.flatMap((parent) => {
    const { role, program } = parent.plan;
    const { claim } = parent.schedule;
    const key = program === 'ei' ? 'apply-ei-by' : 'file-qpip-by';
    const late = toDos.find((toDo) => toDo.key === key && toDo.role === role && toDo.isLate);
    if (!late?.day || !claim || claim.start >= toBenefitWeek(today)) return [];
    return [{ role, program, day: late.day, ...countReach(parent, household.event, answer, today) }];
  });
}

function countReach(parent: ParentAnswer, event: FamilyEvent, answer: Answer, today: Date) {
  const { plan, weeks } = parent;
  const thisWeek = toBenefitWeek(today);
  const first = thisWeek - (plan.program === 'qpip' ? qpipRules.maxBackPayWeeks : 0);
  const paid = weeks.filter(isPaid);
  const inReach = paid.filter(({ week }) => week >= first);
  const isOut = (isOfKind: boolean, window: WeekRange | undefined) => isOfKind && window && window.last >= thisWeek;
  const out = paid.filter(({ week }) => week < first);
  const { maternity, others } = getWindows(plan.program, event, answer);
  const hasMaternity = out.some(({ kind }) => kind === 'maternity');
  const hasOthers = out.some(({ kind }) => kind === 'own' || kind === 'parental');
  return {
    weeks: paid.length,
    weeksInReach: inReach.length,
    ...(isPayKnown(answer) && { dollarsInReach: inReach.reduce((sum, { benefit }) => sum + benefit, 0) }),
    laterUntil: {
      ...(maternity && isOut(hasMaternity, maternity) && { maternity: getSaturday(maternity.last) }),
      ...(isOut(hasOthers, others) && { others: getSaturday(others.last) }),
    },
  };
}

function getWindows(program: Program, event: FamilyEvent, { choice }: Answer) {
  if (program === 'qpip') return getQpipWindows(event);
  const { maternity, parental } = getEiWindows(event);
  return { maternity, others: parental[choice.ei] };
}

/** An answer without some parents, for whom no dollars may be promised. */
export function leaveOut(answer: Answer, roles: readonly ParentRole[]): Answer {
  const parents = answer.parents.filter(({ plan }) => !roles.includes(plan.role));
  return { ...answer, parents, benefit: parents.reduce((sum, { benefit }) => sum + benefit, 0) };
}
