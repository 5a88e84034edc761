import type { ProvinceCode } from '@/data/provinces';
import { countPaid, countUnpaidAtEnd, listPrograms, type ParentAnswer } from '@/lib/benefits/answer';
import { findTopUpChoice } from '@/lib/benefits/better-split';
import type { Comparison, Proposal } from '@/lib/benefits/compare';
import { isNothingLeft, type LateClaim, listLateClaims } from '@/lib/benefits/late-claims';
import { findPlanForBoth } from '@/lib/benefits/plan-for-both';
import type { Household } from '@/lib/benefits/types';
import { findWeeksLeft } from '@/lib/benefits/weeks-left';
import * as words from '@/words/benefits/leave';
import * as advice from '@/words/benefits/leave-advice';
import { Tick } from './sentences/answer-tick';
import { describeLate, listExtendedWarnings, listLocked, listQualifyWarnings } from './sentences/describe-claims';
import {
  describeBetterSplit,
  describeLongerOther,
  describeTopUpChoice,
  describeWeeksLeft,
} from './sentences/describe-other-ways';
import { describeForBoth, describeReason, describeUndecided } from './sentences/describe-proposal';

interface AnswerSentenceProps {
  household: Household;
  comparison: Comparison;
  province: ProvinceCode;
  today: Date;
}

/** What to tick and to type, and why. Of a leave of which nothing is left, first what can still be asked for. */
export function AnswerSentence({ household, comparison, province, today }: AnswerSentenceProps) {
  const { answers, first, proposed } = comparison;
  const claiming = household.parents.filter(({ isClaiming }) => isClaiming);
  if (claiming.length === 0) return <p className="mt-3 text-lg">{words.nobodyClaims}</p>;
  const [program, ...others] = listPrograms(household);
  const doubts = listQualifyWarnings(household, comparison);
  const late = first ? listLateClaims(household, first, today) : [];
  const lost = late.filter(isNothingLeft);
  const forBoth = proposed && findPlanForBoth(household, proposed.answer);
  const isAllLost = lost.length > 0 && first?.parents.every(isLostOrUnpaid(lost));
  return (
    <>
      {lost.map((claim) => (
        <p key={claim.role} className="mt-3 max-w-reading font-semibold text-lg text-maple">
          {describeLate(household, claim)}
        </p>
      ))}
      <p className={isAllLost ? 'mt-3 max-w-reading' : 'mt-3 text-balance font-serif text-xl'}>
        {isAllLost && proposed && `${advice.onThisForm} `}
        {forBoth && advice.chooseTogether}
        {!forBoth && proposed && <Tick household={household} answer={proposed.answer} />}
        {!proposed && describeUndecided(household, answers)}
      </p>
      {[
        ...(forBoth && proposed ? [describeForBoth(forBoth, proposed.answer)] : []),
        ...(proposed ? listExtendedWarnings(household, proposed.answer, province) : []),
        ...doubts,
        ...late.filter((claim) => !isNothingLeft(claim)).map((claim) => describeLate(household, claim)),
      ].map((text) => (
        <p key={text} className="mt-2 max-w-reading font-semibold">
          {text}
        </p>
      ))}
      {proposed && lost.length === 0 && (
        <Why
          household={household}
          comparison={comparison}
          proposed={proposed}
          hasDoubts={doubts.length > 0}
          today={today}
        />
      )}
      {first &&
        !isAllLost &&
        listLocked(first, today).map((text) => (
          <p key={text} className="mt-2 max-w-reading">
            {text}
          </p>
        ))}
      <p className="mt-2 text-ink-soft text-sm">{words.decides[others.length > 0 ? 'both' : (program ?? 'ei')]}</p>
    </>
  );
}

interface WhyProps {
  household: Household;
  comparison: Comparison;
  proposed: Proposal;
  /** Then nothing is said of dollars that may not hold. */
  hasDoubts: boolean;
  today: Date;
}

/** Why a choice is named, and what else there is: weeks that nobody has asked for, another split, another choice. */
function Why({ household, comparison, proposed, hasDoubts, today }: WhyProps) {
  const left = findWeeksLeft(household, proposed.answer);
  const withTopUp = findTopUpChoice(household, proposed, today);
  return (
    <>
      {!isSame(proposed) && <p className="mt-2 max-w-reading empty:hidden">{describeReason(household, comparison)}</p>}
      {left && <p className="mt-2 max-w-reading">{describeWeeksLeft(household, left)}</p>}
      <p className="mt-2 max-w-reading empty:hidden">{describeLongerOther(household, proposed, today)}</p>
      {!hasDoubts && (
        <p className="mt-2 max-w-reading empty:hidden">{describeBetterSplit(household, proposed, today)}</p>
      )}
      {withTopUp && <p className="mt-2 max-w-reading font-semibold">{describeTopUpChoice(household, withTopUp)}</p>}
    </>
  );
}

/** Whether nothing is left of a parent's leave, or nothing of it was ever paid. */
const isLostOrUnpaid =
  (lost: readonly LateClaim[]) =>
  (parent: ParentAnswer): boolean =>
    countPaid(parent) === 0 || lost.some(({ role }) => role === parent.plan.role);

/** Whether all choices come to the same, as of a leave of maternity weeks alone: nothing is to be said for one. */
const isSame = ({ answer, other, difference }: NonNullable<Comparison['proposed']>): boolean =>
  difference === 0 && answer.benefit === other.benefit && countUnpaidAtEnd(answer) === countUnpaidAtEnd(other);
