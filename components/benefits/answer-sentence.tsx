import {
  type Answer,
  countPaid,
  countPaidOfAll,
  countUnpaidAtEnd,
  findFirstParentalWeek,
  getWeeksToType,
  isOfBoth,
  isPayKnown,
  listPrograms,
  type ParentAnswer,
} from '@/lib/benefits/answer';
import { getSaturday, toBenefitWeek } from '@/lib/benefits/benefit-week';
import { findBetterSplit } from '@/lib/benefits/better-split';
import { describeClaimDoubts } from '@/lib/benefits/claim-doubts';
import { type Comparison, getDollarsToSay } from '@/lib/benefits/compare';
import { isAloneOnAct, isOtherAlone } from '@/lib/benefits/leave-notes';
import { findSmallFall, isPaid } from '@/lib/benefits/money';
import { getParentNames } from '@/lib/benefits/parent-names';
import { sayWhose } from '@/lib/benefits/say-whose';
import { listLateClaims } from '@/lib/benefits/to-dos';
import type { Household } from '@/lib/benefits/types';
import { formatDollars } from '@/lib/format/amounts';
import { formatPlainLongDate } from '@/lib/format/dates';
import { formatWeeks } from '@/lib/format/durations';
import { formatCount, getCountForm } from '@/lib/format/numbers';
import * as words from '@/words/benefits/leave';
import { getChoiceTitle, nameChoice } from './answer-cards';

interface AnswerSentenceProps {
  household: Household;
  comparison: Comparison;
  today: Date;
}

/** What to tick and to type, and why. */
export function AnswerSentence({ household, comparison, today }: AnswerSentenceProps) {
  const { answers, proposed } = comparison;
  const claiming = household.parents.filter(({ isClaiming }) => isClaiming);
  if (claiming.length === 0) return <p className="mt-3 text-lg">{words.nobodyClaims}</p>;
  const [program, ...others] = listPrograms(household);
  return (
    <>
      <p className="mt-3 text-balance font-serif text-xl">
        {proposed ? <Tick household={household} answer={proposed.answer} /> : describeUndecided(household, answers)}
      </p>
      {[...listQualifyWarnings(household, comparison), ...listLateWarnings(household, comparison, today)].map(
        (text) => (
          <p key={text} className="mt-2 max-w-reading font-semibold">
            {text}
          </p>
        ),
      )}
      {proposed && !isSame(proposed) && (
        <p className="mt-2 max-w-reading empty:hidden">{describeReason(household, comparison)}</p>
      )}
      {proposed && <p className="mt-2 max-w-reading empty:hidden">{describeLongerOther(household, proposed, today)}</p>}
      <p className="mt-2 max-w-reading empty:hidden">{describeBetterSplit(household, comparison, today)}</p>
      {proposed?.withTopUp && (
        <p className="mt-2 max-w-reading font-semibold">
          {words.withTopUpMore(
            nameChoice(household, proposed.withTopUp.answer),
            formatDollars(proposed.withTopUp.difference),
          )}
        </p>
      )}
      <p className="mt-2 text-ink-soft text-sm">{words.decides[others.length > 0 ? 'both' : (program ?? 'ei')]}</p>
    </>
  );
}

/** What may keep parents from EI or QPIP, and what QPIP pays beside: said before anybody counts on the amounts. */
function listQualifyWarnings(household: Household, comparison: Comparison): string[] {
  const claiming = household.parents.filter(({ isClaiming }) => isClaiming);
  const { arrival } = household.event;
  return [
    ...describeClaimDoubts(household, comparison),
    ...claiming.flatMap((plan) => {
      const percent = findSmallFall(plan);
      if (percent === undefined) return [];
      return [sayWhose(household, plan.role, words.smallFall[plan.program](formatDollars(plan.earnedBeside), percent))];
    }),
    ...(arrival !== 'birth' && listPrograms(household).includes('qpip')
      ? [words.qpipWelcome[arrival], ...(isAloneOnAct(household) ? [words.qpipAlone] : [])]
      : []),
  ];
}

/** What the amounts need: an application in time. */
function listLateWarnings(household: Household, { answers, proposed }: Comparison, today: Date): string[] {
  const answer = proposed?.answer ?? answers[0];
  const late = answer ? listLateClaims(household, answer, today) : [];
  return late.map(({ role, program, day }) =>
    sayWhose(household, role, words.lateApplication[program](formatPlainLongDate(day))),
  );
}

/** Whether all choices come to the same, as of a leave of maternity weeks alone: nothing is to be said for one. */
const isSame = ({ answer, other, difference }: NonNullable<Comparison['proposed']>): boolean =>
  difference === 0 && answer.benefit === other.benefit && countUnpaidAtEnd(answer) === countUnpaidAtEnd(other);

function Tick({ household, answer }: { household: Household; answer: Answer }) {
  const names = getParentNames(household);
  const claiming = answer.parents.filter(({ schedule }) => schedule.claim);
  const ei = claiming.filter(({ plan }) => plan.program === 'ei');
  const qpip = claiming.filter(({ plan }) => plan.program === 'qpip');
  const [first, second] = ei;
  const nameAlone = (parents: readonly ParentAnswer[]) => {
    const [alone] = household.parents.length > 1 && parents.length === 1 ? parents : [];
    return alone && names[alone.plan.role];
  };
  const option = <strong>{words.choices[answer.choice.ei]}</strong>;
  const weeks = (parent: ParentAnswer) => <strong>{getWeeksToType(parent)}</strong>;
  const noun = (parent: ParentAnswer) => getCountForm(getWeeksToType(parent), words.parentalWeeks);
  const describeFirst = (parent: ParentAnswer) => {
    const { sickness, maternity, parental } = parent.schedule.paid;
    if (parental > 0) return words.tickEi(nameAlone(ei), option, weeks(parent), noun(parent), maternity);
    const name = second ? names[parent.plan.role] : nameAlone(ei);
    if (maternity > 0) return words.onlyMaternity(name, formatWeeks(maternity));
    return sickness > 0 ? words.onlySickness(name, formatWeeks(sickness)) : words.nothingPaid(names[parent.plan.role]);
  };
  const describeSecond = (parent: ParentAnswer) => {
    const name = names[parent.plan.role];
    if (getWeeksToType(parent) === 0) return words.nothingPaid(name);
    // 'Too' needs somebody who ticks something.
    return first && getWeeksToType(first) > 0
      ? words.tickEiToo(name, option, weeks(parent))
      : words.tickEi(name, option, weeks(parent), noun(parent), 0);
  };
  return (
    <>
      {qpip.length > 0 && (
        <>{words.chooseQpip(nameAlone(qpip), <strong>{words.choices[answer.choice.qpip]}</strong>)} </>
      )}
      {first && describeFirst(first)} {second && describeSecond(second)}
    </>
  );
}

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
      : words.paysUntil(title, formatPlainLongDate(getSaturday(week)));
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
  const less = isPayKnown(answer) ? formatDollars(dollars) : undefined;
  const unpaid = countUnpaidAtEnd(answer);
  return words.reasons[reason](
    differing && others.length === 0 ? words.choices[other.choice[differing]] : nameChoice(household, other),
    less,
    unpaid > 0 ? formatWeeks(unpaid) : undefined,
    isOfBoth(answer),
  );
}

/**
 * Where the other choice has the larger total on its card, because it can pay somebody longer who stays off as long as
 * it is paid: that the comparison leaves those weeks out. Before all pay is known no card has a total: then wherever it
 * pays longer, and without dollars. Says the weeks of both where they differ by others too, as the dollars are of both,
 * and those of that parent where both together have no more. EI's option stands once a parental week is paid.
 */
function describeLongerOther(
  household: Household,
  { answer, other }: NonNullable<Comparison['proposed']>,
  today: Date,
): string | undefined {
  const hasPay = isPayKnown(answer);
  const longer = other.parents
    .filter(({ plan }) => plan.back.kind === 'as-long-as-paid')
    .map((parent) => {
      const same = answer.parents.find(({ plan }) => plan.role === parent.plan.role);
      return { role: parent.plan.role, weeks: countPaid(parent) - (same ? countPaid(same) : 0) };
    })
    .find(({ weeks }) => weeks > 0);
  const ofBoth = countPaidOfAll(other) - countPaidOfAll(answer);
  const isMore = hasPay ? other.benefit > answer.benefit : ofBoth > 0;
  if (!longer || !isMore) return undefined;
  const isOfOne = ofBoth === longer.weeks || ofBoth <= 0;
  const text = words.otherPaysLonger(
    isOfOne ? getParentNames(household)[longer.role] : undefined,
    nameChoice(household, other),
    formatWeeks(isOfOne ? longer.weeks : ofBoth),
    hasPay ? formatDollars(other.benefit - answer.benefit) : undefined,
  );
  const firstParental = other.choice.ei === answer.choice.ei ? undefined : findFirstParentalWeek(answer, 'ei');
  const mayBePaid = firstParental !== undefined && firstParental < toBenefitWeek(today);
  return mayBePaid ? `${text} ${words.onlyBeforePayment}` : text;
}

/**
 * That the weeks which both parents share bring more if they share them otherwise. Not beside a warning that says that the
 * dollars may not hold, nor where another choice brings more with a top-up: its dollars are counted against the usual split.
 */
function describeBetterSplit(household: Household, comparison: Comparison, today: Date): string | undefined {
  const { proposed } = comparison;
  if (!proposed || proposed.withTopUp || listQualifyWarnings(household, comparison).length > 0) return undefined;
  const split = findBetterSplit(household, proposed.answer, today);
  if (!split) return undefined;
  const names = getParentNames(household);
  const weeks = split.parents.map((parent) =>
    words.weeksOfParent(names[parent.plan.role], formatCount(getWeeksToType(parent), words.parentalWeeks)),
  );
  const isWithTopUp = [...proposed.answer.parents, ...split.parents].some(({ topUp }) => topUp > 0);
  return words.betterSplit(formatDollars(split.more), isWithTopUp, weeks.join(' '));
}
