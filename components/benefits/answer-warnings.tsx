import { TelephoneLink } from '@/components/ui/telephone-link';
import { eiRules } from '@/data/benefits/ei-rules';
import { getSaturday, getSunday } from '@/lib/benefits/benefit-week';
import { type Answer, type Comparison, getWeeksToType, type ParentAnswer } from '@/lib/benefits/compare';
import { isAloneOnAct } from '@/lib/benefits/leave-notes';
import { getParentNames } from '@/lib/benefits/parent-names';
import { getLastParentalWeek, getLatestStart } from '@/lib/benefits/to-dos';
import type { Household, ParentPlan, Program } from '@/lib/benefits/types';
import { formatLongDate, formatPlainLongDate } from '@/lib/format/dates';
import { formatWeeks } from '@/lib/format/durations';
import * as words from '@/words/benefits/leave';

interface AnswerWarningsProps {
  household: Household;
  comparison: Comparison;
  shown: Answer;
  today: Date;
}

/** From so many parental weeks on one parent gets more in all in the extended option, by the rates of both. */
const EXTENDED_PAYS_FROM_WEEKS =
  Math.floor((eiRules.standard.maxWeeksOneParent * eiRules.standard.ratePercent) / eiRules.extended.ratePercent) + 1;

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
  const whose = isYearOfBoth(household, comparison) ? 'ofBoth' : 'ofOne';
  return (
    <div className="grid gap-4 print:hidden">
      {count('ei') > 0 && (
        <section aria-labelledby="year-trap" className="rounded-card bg-honey-paper p-4">
          <h3 id="year-trap" className="text-lg">
            {hasMaternity ? words.yearTrapTitle[whose] : words.noMaternityTitle}
          </h3>
          <p className="mt-2">
            {hasMaternity && `${words.yearTrap[whose]} `}
            {words.extendedPaysLess(EXTENDED_PAYS_FROM_WEEKS)}
          </p>
          <p className="mt-2">{words.wrongBox(<TelephoneLink {...eiRules.telephone} />)}</p>
          <p className="mt-2">
            {words.backEarly} {words.nextBaby}
          </p>
        </section>
      )}
      <ul className="list-disc space-y-2 pl-6 marker:text-spruce empty:hidden">
        {describeReverseTrap(household, comparison).map((text) => (
          <li key={text}>{text}</li>
        ))}
        {shown.parents.flatMap((parent) =>
          describeParent(household, parent, shown, names[parent.plan.role], today).map((text) => (
            <li key={text}>{text}</li>
          )),
        )}
        {count('ei') > 1 && <li>{words.sameChoice.ei}</li>}
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

/** Whether extended is proposed to two parents of whom the one who gives birth wants a year off. */
function isYearOfBoth({ parents }: Household, { proposed }: Comparison): boolean {
  const wantsYear = ({ role, back }: ParentPlan) => role === 'birth' && back.kind === 'months' && back.months === 12;
  return proposed?.answer.choice.ei === 'extended' && parents.length > 1 && parents.some(wantsYear);
}

/** Standard weeks that come too late, where extended would still pay them. */
function describeReverseTrap({ event }: Household, { answers }: Comparison): string[] {
  const find = (ei: string) => answers.find(({ choice }) => choice.ei === ei);
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
          words.reverseTrap(
            formatPlainLongDate(getSaturday(getLastParentalWeek(parent, 'standard', event))),
            formatPlainLongDate(getSaturday(getLastParentalWeek(other, 'extended', event))),
            formatWeeks(getWeeksToType(parent)),
            formatWeeks(getWeeksToType(other)),
          ),
        ]
      : [];
  });
}

function describeParent(
  { event }: Household,
  parent: ParentAnswer,
  answer: Answer,
  name: string,
  today: Date,
): string[] {
  const { plan, schedule, gapWeeks, lostWeeks, weeks } = parent;
  const texts: string[] = [];
  if (gapWeeks > 0 && schedule.paid.sickness > 0) {
    texts.push(words.gapAfterSickness(name, formatWeeks(gapWeeks)));
  } else if (gapWeeks > 0 && plan.role === 'birth') {
    texts.push((plan.program === 'ei' ? words.gap : words.gapInQuebec)(name, formatWeeks(gapWeeks)));
  } else if (gapWeeks > 0) texts.push(words.gapOther(name, formatWeeks(gapWeeks)));
  if (lostWeeks > 0) {
    const start = plan.role === 'other' ? getLatestStart(parent, answer.choice.ei, event) : undefined;
    texts.push(
      start && start >= today
        ? `${words.lost(name, formatWeeks(lostWeeks))} ${words.startBy(formatLongDate(start))}`
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
  if (claim && plan.atWork.some(({ first }) => first > claim.start) && plan.program === 'ei') {
    texts.push(words.newApplication(formatPlainLongDate(getSunday(claim.start))));
  }
  return texts;
}
