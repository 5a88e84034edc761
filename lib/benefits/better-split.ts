import {
  type Answer,
  answerUnder,
  countPaidOfAll,
  findFirstParentalWeek,
  isPayKnown,
  type ParentAnswer,
} from './answer';
import { toBenefitWeek } from './benefit-week';
import type { Proposal } from './compare';
import { getMostOfOneParent, openPool } from './entitlements';
import type { Household, ParentPlan, ParentRole } from './types';

/** The weeks that two parents share, taken in another way than an answer has it. */
export interface BetterSplit {
  parents: readonly ParentAnswer[];
  /** How many dollars more both get in all, top-ups of employers included. */
  more: number;
}

/** Our own choice: for less, nobody asks two parents to share their weeks in another way. */
const LEAST_DOLLARS_MORE = 100;

/**
 * The split of the weeks that two parents share which brings the most money, under the same choice and without fewer paid
 * weeks. An answer gives them to the parent who gives birth (EI), or who takes weeks first (QPIP), whoever earns more.
 * @returns Undefined where no split that is tried brings at least $100 more; for parents in two programs, of whom each
 * asks for their own; where one stays as long as it is paid, as their leave would be another; before the pay is known;
 * and once the first shared week is over.
 */
export function findBetterSplit(household: Household, answer: Answer, today: Date): BetterSplit | undefined {
  const claiming = answer.parents.filter(({ schedule }) => schedule.claim);
  const [first, second] = claiming.map(({ plan }) => plan);
  const isDated = claiming.every(({ plan }) => plan.back.kind !== 'as-long-as-paid');
  if (!first || !second || first.program !== second.program || !isDated || !isPayKnown(answer)) return undefined;
  const firstShared = findFirstParentalWeek(answer, first.program);
  if (firstShared === undefined || firstShared < toBenefitWeek(today)) return undefined;
  // Splits take time to try, and only who is off for more weeks than their share can gain by one.
  const isShort = claiming.some(({ weeks }) =>
    weeks.some(({ reason }) => reason === 'one-parent-limit' || reason === 'together-limit'),
  );
  if (!isShort) return undefined;
  const best = listSplits(household, answer, first, second)
    .filter((split) => countPaidOfAll(split) >= countPaidOfAll(answer))
    .reduce((most, split) => (sumMoney(split) > sumMoney(most) ? split : most), answer);
  const more = sumMoney(best) - sumMoney(answer);
  return more < LEAST_DOLLARS_MORE ? undefined : { parents: best.parents, more };
}

/**
 * Another choice that brings more together with what the employer adds, unless the named one brings as much if the shared
 * weeks are split in another way: an option of EI cannot be taken back.
 */
export function findTopUpChoice(household: Household, proposal: Proposal, today: Date): Proposal['withTopUp'] {
  const { answer, withTopUp } = proposal;
  if (!withTopUp) return undefined;
  const ofNamed = findBetterSplit(household, answer, today)?.more ?? 0;
  const ofOther = findBetterSplit(household, withTopUp.answer, today)?.more ?? 0;
  return ofNamed >= withTopUp.difference + ofOther ? undefined : withTopUp;
}

const sumMoney = ({ parents }: Answer): number => parents.reduce((sum, { benefit, topUp }) => sum + benefit + topUp, 0);

/**
 * Splits of the shared weeks, the one with the most money among them but for rare cases: from one to the next the money
 * changes almost evenly, until a parent has all the weeks that they are off for, a top-up ends, or QPIP's bonus comes or
 * goes.
 */
function listSplits(household: Household, { choice }: Answer, first: ParentPlan, second: ParentPlan): Answer[] {
  const most = getMostOfOneParent(first.program, choice);
  const { total, bonus } = openPool(first.program, choice, 0);
  const answerWith = (ofFirst: number, ofSecond: number) =>
    answerUnder(
      household,
      choice,
      new Map<ParentRole, number>([
        [first.role, ofFirst],
        [second.role, Math.max(0, Math.min(most, ofSecond))],
      ]),
    );
  const turnsOf = ({ parents }: Answer) => {
    const shared = parents.flatMap(({ weeks }) => weeks.filter(({ kind }) => kind === 'parental'));
    return [shared.length, shared.filter(({ topUp }) => topUp > 0).length];
  };
  const ofFirst = turnsOf(answerWith(most, 0));
  const ofSecond = turnsOf(answerWith(0, most));
  return [total, ...(bonus ? [total + bonus.weeks] : [])].flatMap((shared) => {
    const countsOfFirst = [
      ...[0, most, ...ofFirst, ...ofSecond.map((count) => shared - count)],
      ...(bonus ? [bonus.from, shared - bonus.from] : []),
    ];
    return [...new Set(countsOfFirst)]
      .filter((count) => count >= 0 && count <= most)
      .map((count) => answerWith(count, shared - count));
  });
}
