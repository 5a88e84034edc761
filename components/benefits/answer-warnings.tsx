import { TelephoneLink } from '@/components/ui/telephone-link';
import { eiRules } from '@/data/benefits/ei-rules';
import { type Answer, getWeeksToType, type ParentAnswer } from '@/lib/benefits/answer';
import { getSaturday, getSunday } from '@/lib/benefits/benefit-week';
import { canBecomeExtended } from '@/lib/benefits/claim-doubts';
import type { Comparison } from '@/lib/benefits/compare';
import { isAloneOnAct, isOtherAlone } from '@/lib/benefits/leave-notes';
import { findBreak } from '@/lib/benefits/leave-parts';
import { isPaid, type PaidWeek } from '@/lib/benefits/money';
import { getParentNames } from '@/lib/benefits/parent-names';
import { EXTENDED_PAYS_FROM_WEEKS, paysExtendedLong } from '@/lib/benefits/reason';
import { sayWhose } from '@/lib/benefits/say-whose';
import { getLastParentalWeek, getLatestStart } from '@/lib/benefits/to-dos';
import type { FamilyEvent, Household, ParentPlan, Program } from '@/lib/benefits/types';
import { formatLongDate, formatPlainLongDate } from '@/lib/format/dates';
import { formatWeeks } from '@/lib/format/durations';
import * as words from '@/words/benefits/leave';

interface AnswerWarningsProps {
  household: Household;
  comparison: Comparison;
  shown: Answer;
  today: Date;
}

/** What costs parents money and cannot be taken back: the two traps, gaps, and weeks that are lost. */
export function AnswerWarnings({ household, comparison, shown, today }: AnswerWarningsProps) {
  const names = getParentNames(household);
  const count = (wanted: Program) =>
    household.parents.filter(({ program, isClaiming }) => program === wanted && isClaiming).length;
  const hasMaternity =
    household.event.arrival === 'birth' &&
    household.parents.some(({ role, program, isClaiming }) => role === 'birth' && program === 'ei' && isClaiming);
  // A parent with EI has another choice to make.
  const isSharedPlan = household.parents.every(({ program }) => program === 'qpip') && !isAloneOnAct(household);
  const mayBeExtended = canBecomeExtended(household, comparison);
  const trap = findYearTrap(household, comparison, mayBeExtended);
  return (
    <div className="grid gap-4 print:hidden">
      {count('ei') > 0 && (
        <section aria-labelledby="year-trap" className="rounded-card bg-honey-paper p-4">
          <h3 id="year-trap" className="text-lg">
            {hasMaternity ? words.yearTrapTitle[trap] : words.noMaternityTitle}
          </h3>
          <p className="mt-2">
            {hasMaternity && `${words.yearTrap[trap]} `}
            {words.extendedPays[findExtendedPays(comparison, mayBeExtended)](EXTENDED_PAYS_FROM_WEEKS)}{' '}
            {words.optionIsFinal}
          </p>
          <p className="mt-2">{words.wrongBox(<TelephoneLink {...eiRules.telephone} />)}</p>
          <p className="mt-2">
            {words.backEarly} {words.nextBaby}
          </p>
        </section>
      )}
      <ul className="list-disc space-y-2 pl-6 marker:text-spruce empty:hidden">
        {describeReverseTrap(household, comparison, shown).map((text) => (
          <li key={text}>{text}</li>
        ))}
        {shown.parents.flatMap((parent) =>
          describeParent(household, parent, shown, names[parent.plan.role], today).map((text) => (
            <li key={text}>{text}</li>
          )),
        )}
        {(count('ei') > 1 || (count('ei') > 0 && isOtherAlone(household))) && <li>{words.sameChoice.ei}</li>}
        {count('qpip') > 0 && (
          <li>
            {isSharedPlan && `${words.sameChoice.qpip} `}
            {words.planIsFinal}
          </li>
        )}
      </ul>
    </div>
  );
}

/**
 * How the warning of the year trap goes. Where extended is proposed it does not speak against it: to two parents, or for a
 * part of the leave that comes late, it says why, but not where one parent alone wants so many weeks that extended brings
 * more.
 * @param mayBeExtended Whether the answer would be extended without a claim that is in doubt.
 */
function findYearTrap(
  { parents }: Household,
  { proposed }: Comparison,
  mayBeExtended: boolean,
): keyof typeof words.yearTrap {
  if (hasMoreWithTopUp(proposed) || mayBeExtended) return 'ofOneWithExtended';
  if (proposed?.answer.choice.ei !== 'extended') return 'ofOne';
  if (proposed.reason === 'late-start') return 'ofLate';
  const isForBoth = parents.filter(({ isClaiming }) => isClaiming).length > 1 && !paysExtendedLong(proposed.answer);
  return isForBoth ? 'ofBoth' : 'ofOneWithExtended';
}

/** Whether the answer above says that extended brings more with what the employer adds. */
const hasMoreWithTopUp = (proposed: Comparison['proposed']): boolean =>
  proposed?.withTopUp?.answer.choice.ei === 'extended' && proposed.answer.choice.ei === 'standard';

/**
 * What is said of extended's money: no number that the answer above or its warnings, a family supplement, pay for work or
 * what the employer adds makes wrong.
 */
function findExtendedPays({ answers, proposed }: Comparison, mayBeExtended: boolean): keyof typeof words.extendedPays {
  const hasSupplement = answers.some(({ parents }) =>
    parents.some(({ weeks }) => weeks.some(({ supplement }) => supplement > 0)),
  );
  if (hasSupplement) return 'withSupplement';
  const hasPayForWork = answers.some(({ parents }) =>
    parents.some(({ plan, schedule }) => plan.program === 'ei' && schedule.claim && plan.earnedBeside > 0),
  );
  if (hasPayForWork) return 'withPayForWork';
  if (hasMoreWithTopUp(proposed)) return 'withTopUp';
  const isExtended = proposed?.answer.choice.ei === 'extended' && !paysExtendedLong(proposed.answer);
  return isExtended || mayBeExtended ? 'fewerWeeks' : 'usually';
}

/** Standard weeks that come too late, where extended would still pay them. */
function describeReverseTrap(household: Household, { answers }: Comparison, shown: Answer): string[] {
  const { event } = household;
  // The weeks that QPIP pays come off those of EI.
  const find = (ei: string) => answers.find(({ choice }) => choice.ei === ei && choice.qpip === shown.choice.qpip);
  const [standard, extended] = [find('standard'), find('extended')];
  if (!standard || !extended) return [];
  return standard.parents.flatMap((parent) => {
    const other = extended.parents.find(({ plan }) => plan === parent.plan);
    const isTrap =
      parent.plan.program === 'ei' &&
      parent.lostWeeks > parent.schedule.lostMaternityWeeks &&
      other &&
      getWeeksToType(other) > getWeeksToType(parent);
    return isTrap
      ? [
          sayWhose(
            household,
            parent.plan.role,
            words.reverseTrap(
              formatPlainLongDate(getSaturday(getLastParentalWeek(parent, 'standard', event))),
              formatPlainLongDate(getSaturday(getLastParentalWeek(other, 'extended', event))),
              getWeeksToType(parent) > 0 ? formatWeeks(getWeeksToType(parent)) : words.noWeeks,
              formatWeeks(getWeeksToType(other)),
            ),
          ),
        ]
      : [];
  });
}

function describeParent(
  household: Household,
  parent: ParentAnswer,
  answer: Answer,
  name: string,
  today: Date,
): string[] {
  const { event } = household;
  const { plan, schedule, lostWeeks, weeks } = parent;
  const texts = describeGaps(parent, name, event);
  if (lostWeeks > 0) {
    const startBy = plan.back.kind === 'date' ? words.startAndReturnBy : words.startBy;
    const start = plan.role === 'other' ? getLatestStart(parent, answer.choice.ei, event) : undefined;
    texts.push(
      start && start >= today
        ? `${words.lost(name, formatWeeks(lostWeeks))} ${startBy(formatLongDate(start))}`
        : words.lost(name, formatWeeks(lostWeeks)),
    );
  }
  const { claim } = schedule;
  // Who stays off as long as it is paid has no unpaid weeks that would tell.
  const losesByClaim =
    plan.atWork.length > 0 &&
    lostWeeks > schedule.lostMaternityWeeks &&
    getLastParentalWeek(parent, answer.choice.ei, event) === claim?.last;
  if (claim?.last !== undefined && (weeks.some(({ reason }) => reason === 'after-claim') || losesByClaim)) {
    texts.push(words.claimCloses(name, formatPlainLongDate(getSaturday(claim.last))));
  }
  if (claim && plan.program === 'ei' && findBreak(parent)?.offAgain) {
    texts.push(sayWhose(household, plan.role, words.newApplication(formatPlainLongDate(getSunday(claim.start)))));
  }
  return texts;
}

/** Unpaid weeks before the first paid one, and those between two kinds of paid weeks. */
function describeGaps({ plan, weeks }: ParentAnswer, name: string, event: FamilyEvent): string[] {
  const gaps = { first: 0, afterSickness: 0, afterMaternity: 0 };
  let paidBefore: PaidWeek['kind'] | undefined;
  for (const week of weeks) {
    if (isPaid(week)) paidBefore = week.kind;
    if (week.reason !== 'before-window') continue;
    gaps[paidBefore === undefined ? 'first' : paidBefore === 'sickness' ? 'afterSickness' : 'afterMaternity'] += 1;
  }
  return [
    ...(gaps.first > 0 ? [getFirstGapText(plan, event)(name, formatWeeks(gaps.first))] : []),
    ...(gaps.afterSickness > 0 ? [words.gapAfterSickness(name, formatWeeks(gaps.afterSickness))] : []),
    ...(gaps.afterMaternity > 0 ? [words.gapAfterMaternity(name, formatWeeks(gaps.afterMaternity))] : []),
  ];
}

/** Sickness weeks and a safe maternity leave are ways out for who is pregnant. */
function getFirstGapText({ role, program }: ParentPlan, { arrival }: FamilyEvent) {
  if (role === 'other' || arrival !== 'birth') return words.gapOther;
  return program === 'ei' ? words.gap : words.gapInQuebec;
}
