import { eiRules } from '@/data/benefits/ei-rules';
import { type Answer, getWeeksToType, type ParentAnswer } from '@/lib/benefits/answer';
import { getSunday } from '@/lib/benefits/benefit-week';
import type { Comparison } from '@/lib/benefits/compare';
import { getReturnDay } from '@/lib/benefits/leave-days';
import { findBreak } from '@/lib/benefits/leave-parts';
import { findWeekToAskFor } from '@/lib/benefits/leave-start';
import { findPlanForBoth } from '@/lib/benefits/plan-for-both';
import type { Household } from '@/lib/benefits/types';
import { getArrivalWeek } from '@/lib/benefits/windows';
import { formatPlainLongDate } from '@/lib/format/dates';
import { formatWeeks } from '@/lib/format/durations';
import { formatCount } from '@/lib/format/numbers';
import * as words from '@/words/benefits/leave';
import { planToAgreeOn } from '@/words/benefits/leave-advice';

/** The day that the form asks for: of a birth to come, of a birth, or of a placement. */
function getEventRow({ arrival, arrivedOn, dueDate }: Household['event']): Row {
  if (arrival === 'adoption') return ['placementDate', formatPlainLongDate(arrivedOn ?? dueDate)];
  return arrivedOn ? ['birthDate', formatPlainLongDate(arrivedOn)] : ['dueDate', formatPlainLongDate(dueDate)];
}

/** What the form asks, and what a parent answers. */
type Row = [keyof typeof words.sheetRows, string];

/** What a parent answers on the form of EI or QPIP, in the order in which it asks. */
export function listRows(household: Household, comparison: Comparison, answer: Answer, parent: ParentAnswer): Row[] {
  const { event } = household;
  const { plan, schedule } = parent;
  const { sickness, maternity, own, parental } = schedule.paid;
  const back = getReturnDay(plan, event);
  const askedWeek = schedule.claim && findWeekToAskFor(plan, schedule.claim.start, getArrivalWeek(event));
  const rows: Row[] = [
    ['lastWorkDay', plan.lastWorkDay ? formatPlainLongDate(plan.lastWorkDay) : words.notYet],
    getEventRow(event),
  ];
  if (plan.program === 'qpip') {
    return [
      ...rows,
      ['plan', describePlan(household, comparison, answer)],
      ['firstWeek', formatPlainLongDate(getSunday(schedule.claim?.start ?? 0))],
      [
        'weeks',
        words.qpipWeeks({
          maternityWeeks: maternity,
          ownWeeks: own,
          parentalWeeks: parental,
          isOther: plan.role === 'other',
        }),
      ],
      ['back', describeReturn(parent, back)],
      ['topUp', words.askEmployer],
    ];
  }
  return [
    ...rows,
    ...(sickness > 0 ? [['sickness', words.yesWithNote(formatWeeks(sickness))] satisfies Row] : []),
    ['maternity', maternity > 0 ? words.yesWeeks(maternity) : words.no],
    ...(maternity > 0 ? [['parentalAfter', describeParentalAfter(parent)] satisfies Row] : []),
    // Without parental weeks there is no option to tick.
    ...(parental > 0
      ? ([
          ['option', words.choiceTitles[answer.choice.ei]],
          ['parentalWeeks', describeParentalWeeks(answer.choice, parent)],
        ] satisfies Row[])
      : []),
    ...(askedWeek === undefined
      ? []
      : [['claimWeek', words.inTheWeekOf(formatPlainLongDate(getSunday(askedWeek)))] satisfies Row]),
    ['otherParent', describeOther(household, answer, parent)],
    ['back', describeReturn(parent, back)],
    ['topUp', words.askEmployer],
  ];
}

/** Whether parental weeks follow the last maternity week, or from when they are asked for after weeks at work. */
function describeParentalAfter({ weeks }: ParentAnswer): string {
  const lastMaternity = weeks.findLast(({ kind }) => kind === 'maternity');
  const parental = weeks.find(({ kind }) => kind === 'parental');
  if (!parental) return words.no;
  return lastMaternity?.week === parental.week - 1
    ? words.yes
    : words.noFrom(formatPlainLongDate(getSunday(parental.week)));
}

/** How many parental weeks to type, and in which parts they lie around weeks at work. */
function describeParentalWeeks({ ei }: Answer['choice'], parent: ParentAnswer): string {
  const { maternity, parental } = parent.schedule.paid;
  const text =
    maternity > 0 && parental === eiRules[ei].maxWeeksOneParent
      ? words.notYours({ weeks: parental, all: parental + maternity })
      : formatWeeks(parental);
  const [before = 0, after = 0] = findBreak(parent)?.parental ?? [];
  return before > 0 && after > 0 ? words.inTwoParts({ weeks: text, before, after }) : text;
}

/** The return that the form asks for: of a leave in two parts the first, and when the second begins. */
function describeReturn(parent: ParentAnswer, lastReturn: Date | undefined): string {
  const { back = lastReturn, offAgain } = findBreak(parent) ?? {};
  if (!back) return words.notYet;
  const day = formatPlainLongDate(back);
  return offAgain ? words.offAgain[parent.plan.program]({ back: day, day: formatPlainLongDate(offAgain) }) : day;
}

/** What EI's form asks of the other parent's parental weeks, which may be of QPIP. */
function describeOther({ parents: planned }: Household, { choice, parents }: Answer, parent: ParentAnswer): string {
  if (planned.length === 1) return words.askOther;
  const other = parents.find((one) => one !== parent);
  const weeks = other ? getWeeksToType(other) : 0;
  if (weeks === 0) return words.no;
  return other?.plan.program === 'qpip'
    ? words.yesWithQpip(formatCount(weeks, words.parentalWeeks))
    : words.yesSameOption(weeks, words.choices[choice.ei]);
}

/** The plan of QPIP, or what both have to agree on where it is good for one of them alone. */
function describePlan(household: Household, { proposed }: Comparison, answer: Answer): string {
  const better = answer === proposed?.answer ? findPlanForBoth(household, answer) : undefined;
  return better
    ? planToAgreeOn({ better: words.choices[better.plan], named: words.choices[answer.choice.qpip] })
    : words.choiceTitles[answer.choice.qpip];
}
