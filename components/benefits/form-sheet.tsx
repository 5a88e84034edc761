import { SheetOrigin } from '@/components/ui/sheet-origin';
import { type BenefitSourceKey, benefitSources } from '@/data/benefits/benefit-sources';
import { eiRules } from '@/data/benefits/ei-rules';
import { qpipRules } from '@/data/benefits/qpip-rules';
import type { ProvinceCode } from '@/data/provinces';
import {
  type Answer,
  countPaid,
  findFirstParentalWeek,
  getWeeksToType,
  listPrograms,
  type ParentAnswer,
} from '@/lib/benefits/answer';
import { getSunday } from '@/lib/benefits/benefit-week';
import type { Comparison } from '@/lib/benefits/compare';
import { listLateClaims } from '@/lib/benefits/late-claims';
import { getReturnDay } from '@/lib/benefits/leave-days';
import { findBreak } from '@/lib/benefits/leave-parts';
import { findWeekToAskFor } from '@/lib/benefits/leave-start';
import { findClaimFigures } from '@/lib/benefits/money';
import { getParentNames } from '@/lib/benefits/parent-names';
import { findPlanForBoth } from '@/lib/benefits/plan-for-both';
import type { Household } from '@/lib/benefits/types';
import { getArrivalWeek } from '@/lib/benefits/windows';
import { formatDataDate } from '@/lib/format/data-dates';
import { formatPlainLongDate } from '@/lib/format/dates';
import { formatWeeks } from '@/lib/format/durations';
import { formatCount } from '@/lib/format/numbers';
import { getCheckedRange } from '@/lib/sources/sources';
import * as words from '@/words/benefits/leave';
import { planToAgreeOn } from '@/words/benefits/leave-advice';
import { waiting } from '@/words/benefits/leave-notes';
import { languageCode } from '@/words/language';
import { describeLate, listComingYears, listExtendedWarnings, listQualifyWarnings } from './claim-texts';
import { SheetToDos } from './sheet-to-dos';
import { listShortLeaveWarnings } from './short-leaves';

interface FormSheetProps {
  household: Household;
  comparison: Comparison;
  answer: Answer;
  province: ProvinceCode;
  today: Date;
}

/**
 * The first printed page: what each parent answers on the form of EI or QPIP. On paper alone, and without a parent for
 * whom nothing is paid, who has nothing to ask for.
 */
export function FormSheet({ household, comparison, answer, province, today }: FormSheetProps) {
  const claiming = answer.parents.filter((parent) => countPaid(parent) > 0);
  if (claiming.length === 0) return null;
  const years = claiming.flatMap(({ plan, schedule }) => findClaimFigures(plan, schedule)?.figures.year ?? []);
  const names = getParentNames(household);
  return (
    <section data-form-sheet className="hidden print:block">
      <h2>{words.formSheet}</h2>
      <p className="mt-2">{words.sheetIntro(Math.max(...years), formatDataDate(getCheckedDay(household)))}</p>
      <p>{words.decides[getDecider(household)]}</p>
      {listSheetWarnings({ household, comparison, answer, province, today }).map((text) => (
        <p key={text} className="mt-1 font-semibold">
          {text}
        </p>
      ))}
      {claiming.map((parent) => (
        <div key={parent.plan.role} className="mt-4">
          {household.parents.length > 1 && <h3>{names[parent.plan.role]}</h3>}
          <table className="w-full text-left">
            <thead>
              <tr className="border-line border-b">
                <th scope="col" className="py-1 pr-4">
                  {words.sheetHeads.asks}
                </th>
                <th scope="col" className="py-1">
                  {words.sheetHeads.answer}
                </th>
              </tr>
            </thead>
            <tbody>
              {listRows(household, comparison, answer, parent).map(([key, text]) => (
                <tr key={key} className="border-line border-b align-top">
                  <th scope="row" className="py-1 pr-4 font-normal">
                    {words.sheetRows[key]}
                  </th>
                  <td className="py-1 font-semibold">{text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
      <CheckLine answer={answer} />
      <SheetToDos household={household} answer={answer} today={today} />
      <p className="mt-4 text-sm">
        <SheetOrigin path="/benefits" />
      </p>
    </section>
  );
}

/** The plan of QPIP, or what both have to agree on where it is good for one of them alone. */
function describePlan(household: Household, { proposed }: Comparison, answer: Answer): string {
  const better = answer === proposed?.answer ? findPlanForBoth(household, answer) : undefined;
  return better
    ? planToAgreeOn(words.choices[better.plan], words.choices[answer.choice.qpip])
    : words.choiceTitles[answer.choice.qpip];
}

/** Who has the last word on an answer. */
function getDecider(household: Household): keyof typeof words.decides {
  const [program = 'ei', ...others] = listPrograms(household);
  return others.length > 0 ? 'both' : program;
}

/** What has to be known before the form is filled in, as the answer says it on the screen. */
function listSheetWarnings({ household, comparison, answer, province, today }: FormSheetProps): string[] {
  const isWaiting = answer.parents.some(({ schedule }) => schedule.claim?.waiting === 'served');
  const { from, to } = eiRules.waitingWaived;
  return [
    ...listLateClaims(household, answer, today).map((late) => describeLate(household, late)),
    ...listExtendedWarnings(household, answer, province),
    ...listShortLeaveWarnings(household, answer, province),
    ...listQualifyWarnings(household, comparison),
    ...listComingYears(answer),
    ...(isWaiting ? [waiting(formatDataDate(from), formatDataDate(to))] : []),
  ];
}

/** Since this day each rule of the answer has been checked, yyyy-MM-dd. */
function getCheckedDay(household: Household): string {
  const rules = { ei: eiRules, qpip: qpipRules };
  const sources = listPrograms(household).flatMap((program): readonly BenefitSourceKey[] => rules[program].sources);
  return getCheckedRange(sources.map((key) => benefitSources[key])).first;
}

function CheckLine({ answer }: { answer: Answer }) {
  const week = findFirstParentalWeek(answer, 'ei');
  return week === undefined ? null : (
    <p className="mt-3">
      {words.sheetCheck(formatPlainLongDate(getSunday(week)), eiRules.telephones[languageCode].printed)}
    </p>
  );
}

/** The day that the form asks for: of a birth to come, of a birth, or of a placement. */
function getEventRow({ arrival, arrivedOn, dueDate }: Household['event']): Row {
  if (arrival === 'adoption') return ['placementDate', formatPlainLongDate(arrivedOn ?? dueDate)];
  return arrivedOn ? ['birthDate', formatPlainLongDate(arrivedOn)] : ['dueDate', formatPlainLongDate(dueDate)];
}

type Row = [keyof typeof words.sheetRows, string];

function listRows(household: Household, comparison: Comparison, answer: Answer, parent: ParentAnswer): Row[] {
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
      ['weeks', words.qpipWeeks(maternity, own, parental, plan.role === 'other')],
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
      ? words.notYours(parental, parental + maternity)
      : formatWeeks(parental);
  const [before = 0, after = 0] = findBreak(parent)?.parental ?? [];
  return before > 0 && after > 0 ? words.inTwoParts(text, before, after) : text;
}

/** The return that the form asks for: of a leave in two parts the first, and when the second begins. */
function describeReturn(parent: ParentAnswer, lastReturn: Date | undefined): string {
  const { back = lastReturn, offAgain } = findBreak(parent) ?? {};
  if (!back) return words.notYet;
  const day = formatPlainLongDate(back);
  return offAgain ? words.offAgain[parent.plan.program](day, formatPlainLongDate(offAgain)) : day;
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
