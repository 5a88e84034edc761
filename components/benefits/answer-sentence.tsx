import type { ProvinceCode } from '@/data/provinces';
import {
  type Answer,
  countPaid,
  countUnpaidAtEnd,
  isOfBoth,
  isPayKnown,
  listPrograms,
  type ParentAnswer,
} from '@/lib/benefits/answer';
import { getSaturday } from '@/lib/benefits/benefit-week';
import { findTopUpChoice } from '@/lib/benefits/better-split';
import { type Comparison, getDollarsToSay, type Proposal } from '@/lib/benefits/compare';
import { isNothingLeft, type LateClaim, listLateClaims } from '@/lib/benefits/late-claims';
import { isOtherAlone } from '@/lib/benefits/leave-notes';
import { isPaid } from '@/lib/benefits/money';
import { getParentNames } from '@/lib/benefits/parent-names';
import { findPlanForBoth, type PlanForBoth } from '@/lib/benefits/plan-for-both';
import type { Household } from '@/lib/benefits/types';
import { findWeeksLeft } from '@/lib/benefits/weeks-left';
import { formatDollars } from '@/lib/format/amounts';
import { formatPlainLongDate } from '@/lib/format/dates';
import { formatWeeks } from '@/lib/format/durations';
import * as words from '@/words/benefits/leave';
import * as advice from '@/words/benefits/leave-advice';
import { getChoiceTitle, nameChoice } from './answer-cards';
import { Tick } from './answer-tick';
import { describeLate, listExtendedWarnings, listLocked, listQualifyWarnings } from './claim-texts';
import { describeBetterSplit, describeLongerOther } from './other-ways';

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
      {left && (
        <p className="mt-2 max-w-reading">
          {advice.weeksLeft({ parent: getParentNames(household)[left.role], weeks: formatWeeks(left.weeks) })}
        </p>
      )}
      <p className="mt-2 max-w-reading empty:hidden">{describeLongerOther(household, proposed, today)}</p>
      {!hasDoubts && (
        <p className="mt-2 max-w-reading empty:hidden">{describeBetterSplit(household, proposed, today)}</p>
      )}
      {withTopUp && (
        <p className="mt-2 max-w-reading font-semibold">
          {words.withTopUpMore({
            choice: nameChoice(household, withTopUp.answer),
            more: formatDollars(withTopUp.difference),
          })}
        </p>
      )}
    </>
  );
}

/** Whether nothing is left of a parent's leave, or nothing of it was ever paid. */
const isLostOrUnpaid =
  (lost: readonly LateClaim[]) =>
  (parent: ParentAnswer): boolean =>
    countPaid(parent) === 0 || lost.some(({ role }) => role === parent.plan.role);

const describeForBoth = ({ plan, weeks, weeksOfNamed, more }: PlanForBoth, named: Answer): string =>
  advice.planForBoth({
    named: words.choices[named.choice.qpip],
    better: words.choices[plan],
    weeks,
    weeksOfNamed,
    more: more === undefined ? undefined : formatDollars(more),
  });

/** Whether all choices come to the same, as of a leave of maternity weeks alone: nothing is to be said for one. */
const isSame = ({ answer, other, difference }: NonNullable<Comparison['proposed']>): boolean =>
  difference === 0 && answer.benefit === other.benefit && countUnpaidAtEnd(answer) === countUnpaidAtEnd(other);

/** What is said where nothing decides between the choices: how long each pays, or why nothing is paid. */
function describeUndecided(household: Household, answers: readonly Answer[]): string {
  const claiming = answers.flatMap(({ parents }) => parents.filter(({ schedule }) => schedule.claim));
  if (claiming.length > 0 && claiming.every(hasOnlyWaitingWeek)) {
    return isOtherAlone(household) ? `${words.onlyWaitingWeek} ${words.waitingElsewhere}` : words.onlyWaitingWeek;
  }
  const isPaidAtAll = claiming.some((parent) => countPaid(parent) > 0);
  const isZero = answers.every((answer) => isPayKnown(answer) && answer.benefit === 0);
  if (isPaidAtAll && isZero) return words.workTakesAll;
  const ends = answers.map((answer) => {
    const title = getChoiceTitle(household, answer);
    const week = findLastPaidWeek(answer);
    return week === undefined
      ? words.paysNothing(title)
      : words.paysUntil({ choice: title, day: formatPlainLongDate(getSaturday(week)) });
  });
  // Nobody is asked for a day that was given, or that would bring no money.
  const isOpenEnded = claiming.every(({ plan }) => plan.back.kind === 'as-long-as-paid');
  return [...ends, ...(isPaidAtAll && isOpenEnded ? [words.whenBack] : [])].join(' ');
}

const hasOnlyWaitingWeek = ({ weeks }: ParentAnswer): boolean =>
  weeks.length > 0 && weeks.every(({ kind }) => kind === 'waiting');

function findLastPaidWeek({ parents }: Answer): number | undefined {
  const weeks = parents.flatMap((parent) => parent.weeks.filter(isPaid).map(({ week }) => week));
  return weeks.length > 0 ? Math.max(...weeks) : undefined;
}

function describeReason(household: Household, { proposed }: Comparison): string {
  if (!proposed) return '';
  const { answer, other, reason } = proposed;
  const dollars = getDollarsToSay(proposed);
  // Nothing is more or less then, and the cards show the rest.
  if (dollars === 0 && reason !== 'about-the-same') return '';
  const [differing, ...others] = (['ei', 'qpip'] as const).filter((key) => answer.choice[key] !== other.choice[key]);
  const unpaid = countUnpaidAtEnd(answer);
  return words.reasons[reason]({
    other: differing && others.length === 0 ? words.choices[other.choice[differing]] : nameChoice(household, other),
    less: isPayKnown(answer) ? formatDollars(dollars) : undefined,
    // Weeks that both leave unpaid are no price of this choice.
    unpaid: unpaid > countUnpaidAtEnd(other) ? formatWeeks(unpaid) : undefined,
    isOfBoth: isOfBoth(answer),
  });
}
