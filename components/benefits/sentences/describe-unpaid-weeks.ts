import {
  type Answer,
  countLostLater,
  countLostTogether,
  getWeeksToType,
  type ParentAnswer,
} from '@/lib/benefits/answer';
import { getSaturday, getSunday } from '@/lib/benefits/benefit-week';
import type { Comparison } from '@/lib/benefits/compare';
import { getLastParentalWeek, getLatestStart } from '@/lib/benefits/latest-start';
import { findBreak } from '@/lib/benefits/leave-parts';
import { isPaid, type PaidWeek } from '@/lib/benefits/money';
import type { FamilyEvent, Household, ParentPlan } from '@/lib/benefits/types';
import { formatLongDate, formatPlainLongDate } from '@/lib/format/dates';
import { formatWeeks } from '@/lib/format/durations';
import * as words from '@/words/benefits/leave';
import { getParentNames } from './parent-names';
import { sayWhose } from './say-whose';

/** Standard weeks that come too late, where extended would still pay them. */
export function describeReverseTrap(household: Household, { answers }: Comparison, shown: Answer): string[] {
  const { event } = household;
  // The weeks that QPIP pays come off those of EI.
  const find = (ei: string) => answers.find(({ choice }) => choice.ei === ei && choice.qpip === shown.choice.qpip);
  const [standard, extended] = [find('standard'), find('extended')];
  if (!standard || !extended) return [];
  return standard.parents.flatMap((parent) => {
    const other = extended.parents.find(({ plan }) => plan === parent.plan);
    const isTrap =
      parent.plan.program === 'ei' &&
      countLostLater(parent) > 0 &&
      other &&
      getWeeksToType(other) > getWeeksToType(parent);
    return isTrap
      ? [
          sayWhose(
            household,
            parent.plan.role,
            words.reverseTrap({
              day: formatPlainLongDate(getSaturday(getLastParentalWeek(parent, 'standard', event))),
              extendedDay: formatPlainLongDate(getSaturday(getLastParentalWeek(other, 'extended', event))),
              weeks: getWeeksToType(parent) > 0 ? formatWeeks(getWeeksToType(parent)) : words.noWeeks,
              extendedWeeks: formatWeeks(getWeeksToType(other)),
            }),
          ),
        ]
      : [];
  });
}

/** What cannot be paid of the weeks off of all parents, and the last day to start for which it could be. */
export function describeUnpaidWeeks(household: Household, answer: Answer, today: Date): string[] {
  const names = getParentNames(household);
  const lostTogether = countLostTogether(answer);
  return [
    ...(lostTogether === undefined ? [] : [describeLostTogether(household, answer, lostTogether, today)]),
    ...answer.parents.flatMap((parent) => {
      const name = names[parent.plan.role];
      const start = lostTogether === undefined ? describeStart(parent, answer, household.event, today) : [];
      const weeks = lostTogether === undefined ? parent.lostWeeks : parent.schedule.lostMaternityWeeks;
      return [
        ...describeGaps(parent, name, household.event, today),
        ...(weeks > 0
          ? [[getLostText(parent, household.event)({ parent: name, weeks: formatWeeks(weeks) }), ...start].join(' ')]
          : []),
        ...describeClaim(household, parent, answer, name),
      ];
    }),
  ];
}

/** QPIP can put off weeks of maternity for a baby in hospital; how many is not computed. */
const getLostText = ({ plan, schedule }: ParentAnswer, { hospitalWeeks }: FamilyEvent) =>
  plan.program === 'qpip' && schedule.lostMaternityWeeks > 0 && hospitalWeeks > 0 ? words.lostUnlessPutOff : words.lost;

/** What both parents lose, and the last day to start where an earlier start of one of them brings all of it back. */
function describeLostTogether(household: Household, answer: Answer, weeks: number, today: Date): string {
  const starts = answer.parents
    .filter((parent) => countLostLater(parent) >= weeks)
    .flatMap((parent) =>
      describeStart(parent, answer, household.event, today).map((start) =>
        sayWhose(household, parent.plan.role, start),
      ),
    );
  return [words.lostTogether(formatWeeks(weeks)), ...starts].join(' ');
}

/** By when a parent whose weeks come too late has to start, if that is to come. Only the other parent can choose that day. */
function describeStart(parent: ParentAnswer, { choice }: Answer, event: FamilyEvent, today: Date): string[] {
  const { plan, lostWeeks } = parent;
  const start = lostWeeks > 0 && plan.role === 'other' ? getLatestStart(parent, choice.ei, event) : undefined;
  if (!start || start < today) return [];
  return [(plan.back.kind === 'date' ? words.startAndReturnBy : words.startBy)(formatLongDate(start))];
}

/** What weeks at work in the middle of a leave do to its claim. */
function describeClaim(household: Household, parent: ParentAnswer, answer: Answer, name: string): string[] {
  const { plan, schedule, weeks } = parent;
  const texts: string[] = [];
  const { claim } = schedule;
  // Who stays off as long as it is paid has no unpaid weeks that would tell.
  const losesByClaim =
    plan.atWork.length > 0 &&
    countLostLater(parent) > 0 &&
    getLastParentalWeek(parent, answer.choice.ei, household.event) === claim?.last;
  if (claim?.last !== undefined && (weeks.some(({ reason }) => reason === 'after-claim') || losesByClaim)) {
    texts.push(words.claimCloses({ parent: name, day: formatPlainLongDate(getSaturday(claim.last)) }));
  }
  if (claim && plan.program === 'ei' && findBreak(parent)?.offAgain) {
    texts.push(sayWhose(household, plan.role, words.newApplication(formatPlainLongDate(getSunday(claim.start)))));
  }
  return texts;
}

/** Unpaid weeks before the first paid one, and those between two kinds of paid weeks. */
function describeGaps({ plan, weeks }: ParentAnswer, name: string, event: FamilyEvent, today: Date): string[] {
  const hasStopped = plan.lastWorkDay !== undefined && plan.lastWorkDay < today;
  const gaps = { first: 0, afterSickness: 0, afterMaternity: 0 };
  let paidBefore: PaidWeek['kind'] | undefined;
  for (const week of weeks) {
    if (isPaid(week)) paidBefore = week.kind;
    if (week.reason !== 'before-window') continue;
    gaps[paidBefore === undefined ? 'first' : paidBefore === 'sickness' ? 'afterSickness' : 'afterMaternity'] += 1;
  }
  return [
    ...(gaps.first > 0
      ? [getFirstGapText(plan, event)({ parent: name, weeks: formatWeeks(gaps.first), hasStopped })]
      : []),
    ...(gaps.afterSickness > 0
      ? [words.gapAfterSickness({ parent: name, weeks: formatWeeks(gaps.afterSickness), hasStopped })]
      : []),
    ...(gaps.afterMaternity > 0
      ? [words.gapAfterMaternity({ parent: name, weeks: formatWeeks(gaps.afterMaternity), hasStopped })]
      : []),
  ];
}

/** Sickness weeks and a safe maternity leave are ways out for who is pregnant. */
function getFirstGapText({ role, program }: ParentPlan, { arrival }: FamilyEvent) {
  if (role === 'other' || arrival !== 'birth') return words.gapOther;
  return program === 'ei' ? words.gap : words.gapInQuebec;
}
