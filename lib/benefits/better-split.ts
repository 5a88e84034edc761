import { type Answer, answerUnder, findFirstParentalWeek, getWeeksToType, isPayKnown } from './answer';
import { toBenefitWeek } from './benefit-week';
import type { Comparison } from './compare';
import { type Choice, getMostOfOneParent, openPool } from './entitlements';
import type { Household, ParentRole, Program } from './types';

/** The shared weeks taken otherwise than the answer that is named has it. */
export interface BetterSplit {
  /** With other weeks of each parent, perhaps under another choice. */
  answer: Answer;
  /** How many dollars more both get in all. */
  more: number;
}

/** Our own choice: for less, nobody asks two parents to share their weeks in another way. */
const LEAST_DOLLARS_MORE = 100;

/**
 * The split of the weeks that two parents share which brings the most money in the same time off. An answer gives them to
 * the parent who gives birth (EI), or who takes weeks first (QPIP), whoever earns more.
 * @returns Undefined where no split brings at least $100 more; for parents in two programs, of whom each asks for their
 * own; where one stays as long as it is paid, as their leave would be another; before the pay is known; and once the
 * first shared week is over.
 */
export function findBetterSplit(
  household: Household,
  { answers, proposed }: Comparison,
  today: Date,
): BetterSplit | undefined {
  if (!proposed || !isPayKnown(proposed.answer)) return undefined;
  const named = proposed.answer;
  const claiming = named.parents.filter(({ schedule }) => schedule.claim);
  const [first, second] = claiming.map(({ plan }) => plan);
  const isDated = claiming.every(({ plan }) => plan.back.kind !== 'as-long-as-paid');
  if (!first || !second || first.program !== second.program || !isDated) return undefined;
  const firstShared = findFirstParentalWeek(named, first.program);
  if (firstShared === undefined || firstShared < toBenefitWeek(today)) return undefined;
  const best = answers
    .flatMap(({ choice }) => listSplits(household, [first.role, second.role], first.program, choice))
    .reduce((most, split) => (split.benefit > most.benefit ? split : most), named);
  const more = best.benefit - named.benefit;
  return more < LEAST_DOLLARS_MORE ? undefined : { answer: best, more };
}

/**
 * The splits of the shared weeks among which the one with the most money is. From one to the next the money changes evenly,
 * until a parent has all the weeks that they are off for, or QPIP's bonus comes or goes.
 */
function listSplits(
  household: Household,
  [first, second]: [ParentRole, ParentRole],
  program: Program,
  choice: Choice,
): Answer[] {
  const most = getMostOfOneParent(program, choice);
  const { total, bonus } = openPool(program, choice, 0);
  const answerWith = (ofFirst: number, ofSecond: number) =>
    answerUnder(
      household,
      choice,
      new Map([
        [first, ofFirst],
        [second, Math.max(0, Math.min(most, ofSecond))],
      ]),
    );
  const countWanted = (role: ParentRole) =>
    answerWith(role === first ? most : 0, role === second ? most : 0)
      .parents.filter(({ plan }) => plan.role === role)
      .reduce((sum, parent) => sum + getWeeksToType(parent), 0);
  const [ofFirst, ofSecond] = [countWanted(first), countWanted(second)];
  return [total, ...(bonus ? [total + bonus.weeks] : [])].flatMap((shared) => {
    const turns = [0, most, ofFirst, shared - ofSecond, ...(bonus ? [bonus.from, shared - bonus.from] : [])];
    const weeks = new Set(turns.filter((count) => count >= 0 && count <= most));
    return [...weeks].map((count) => answerWith(count, shared - count));
  });
}
