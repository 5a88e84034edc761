import { type Answer, answerUnder, countPaidOfAll, isPayKnown } from './answer';
import { isOtherAlone } from './job-leave';
import type { Household, ParentPlan, QpipPlan } from './types';

/** What another plan of QPIP brings both parents, where one of them alone has planned. */
export interface PlanForBoth {
  plan: QpipPlan;
  /** Paid weeks of both in all, with this plan and with the one that was named for one parent. */
  weeks: number;
  weeksOfNamed: number;
  /** Dollars more than with the named one, if the parent who gives birth earns the same; undefined without pay. */
  more?: number;
}

/**
 * The plan of QPIP that brings both parents more, where the other parent plans alone and another one is named for them:
 * the application that comes first binds both. The parent who gives birth is taken to earn the same and to stay off as
 * long as it is paid.
 */
export function findPlanForBoth(household: Household, named: Answer): PlanForBoth | undefined {
  const [other] = household.parents;
  if (!other || !isOtherAlone(household) || other.program !== 'qpip' || !other.isClaiming) return undefined;
  if (household.event.arrival !== 'birth') return undefined;
  const birth: ParentPlan = {
    role: 'birth',
    program: 'qpip',
    insuredWork: 'enough',
    isClaiming: true,
    workdays: [1, 2, 3, 4, 5],
    back: { kind: 'as-long-as-paid' },
    ...(other.pay && { pay: other.pay }),
    sicknessWeeks: 0,
    atWork: [],
    earnedBeside: 0,
  };
  const ofBoth = { ...household, parents: [birth, other] };
  const plan = named.choice.qpip === 'basic' ? 'special' : 'basic';
  const better = answerUnder(ofBoth, { ...named.choice, qpip: plan });
  const same = answerUnder(ofBoth, named.choice);
  if (sumPaid(better) <= sumPaid(same)) return undefined;
  return {
    plan,
    weeks: countPaidOfAll(better),
    weeksOfNamed: countPaidOfAll(same),
    ...(isPayKnown(same) && { more: better.benefit - same.benefit }),
  };
}

/** Dollars, or without pay percent of it. */
const sumPaid = (answer: Answer): number =>
  isPayKnown(answer)
    ? answer.benefit
    : answer.parents.flatMap(({ weeks }) => weeks).reduce((sum, { ratePercent }) => sum + ratePercent, 0);
