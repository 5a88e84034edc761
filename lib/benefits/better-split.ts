import { type Answer, answerUnder, countPaidOfAll, findFirstParentalWeek, getWeeksToType, isPayKnown } from './answer';
import { toBenefitWeek } from './benefit-week';
import { type Choice, getMostOfOneParent, openPool } from './entitlements';
import type { Limits } from './parent-schedule';
import type { Household, ParentRole, Program } from './types';

/** The shared weeks taken otherwise than an answer has it. */
export interface BetterSplit {
  /** The parental weeks of each parent. */
  weeks: { role: ParentRole; weeks: number }[];
  /** How many dollars more both get in all. */
  more: number;
}

/** Our own choice: for less, nobody asks two parents to share their weeks in another way. */
const LEAST_DOLLARS_MORE = 100;

/**
 * The split of the weeks that two parents share which brings the most money, without fewer paid weeks, in the same time
 * off. An answer gives them to the parent who gives birth (EI), or who takes weeks first (QPIP), whoever earns more.
 * @returns Undefined where no split brings at least $100 more; for parents in two programs, of whom each asks for their
 * own; where one stays as long as it is paid, as their leave would be another; before the pay is known; and once the
 * first shared week is over.
 */
export function findBetterSplit(household: Household, answer: Answer, today: Date): BetterSplit | undefined {
  const claiming = answer.parents.filter(({ schedule }) => schedule.claim);
  const [first, second] = claiming.map(({ plan }) => plan);
  const isDated = claiming.every(({ plan }) => plan.back.kind !== 'as-long-as-paid');
  if (!first || !second || first.program !== second.program || !isDated || !isPayKnown(answer)) return undefined;
  const firstShared = findFirstParentalWeek(answer, first.program);
  if (firstShared === undefined || firstShared < toBenefitWeek(today)) return undefined;
  // To try all splits takes time: only where one has weeks off that the other's share leaves without pay.
  const hasMoreWeeksOff = claiming.some(({ weeks }) => weeks.some(({ reason }) => reason?.endsWith('-limit')));
  if (!hasMoreWeeksOff) return undefined;
  const best = listSplits([first.role, second.role], first.program, answer.choice)
    .map((limits) => answerUnder(household, answer.choice, limits))
    .filter((split) => countPaidOfAll(split) >= countPaidOfAll(answer))
    .reduce((most, split) => (split.benefit > most.benefit ? split : most), answer);
  const more = best.benefit - answer.benefit;
  if (more < LEAST_DOLLARS_MORE) return undefined;
  return { weeks: best.parents.map((parent) => ({ role: parent.plan.role, weeks: getWeeksToType(parent) })), more };
}

/** Every split of the shared weeks, with QPIP's bonus and without. */
function listSplits([first, second]: [ParentRole, ParentRole], program: Program, choice: Choice): Limits[] {
  const { total, bonus } = openPool(program, choice, 0);
  const most = getMostOfOneParent(program, choice);
  return [total, ...(bonus ? [total + bonus.weeks] : [])].flatMap((shared) =>
    Array.from({ length: most + 1 }, (_, weeks): Limits => {
      return new Map([
        [first, weeks],
        [second, Math.max(0, Math.min(most, shared - weeks))],
      ]);
    }),
  );
}
