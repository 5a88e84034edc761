import { DayRange } from '@/components/ui/day-range';
import { type Answer, isPayKnown, type ParentAnswer } from '@/lib/benefits/answer';
import { joinWeeks, type Stretch } from '@/lib/benefits/answer-weeks';
import { getSaturday, getSunday } from '@/lib/benefits/benefit-week';
import { getReturnDay } from '@/lib/benefits/leave-days';
import { findClaimFigures } from '@/lib/benefits/money';
import type { Household, ParentRole } from '@/lib/benefits/types';
import { formatDollars, formatPercent } from '@/lib/format/amounts';
import { formatPlainLongDate, formatShortDate } from '@/lib/format/dates';
import { formatWeeks } from '@/lib/format/durations';
import * as words from '@/words/benefits/leave';
import { getParentNames } from './sentences/parent-names';

interface AnswerDatesProps {
  household: Household;
  answer: Answer;
  /** The parents to whom no dollars are promised. */
  lost?: readonly ParentRole[];
}

/** The weeks of each parent from Sunday to Saturday, unpaid ones among them. */
export function AnswerDates({ household, answer, lost = [] }: AnswerDatesProps) {
  const names = getParentNames(household);
  // A parent without a claim and a day of return has no weeks here.
  const parents = answer.parents.filter(({ weeks }) => weeks.length > 0);
  if (parents.length === 0) return null;
  return (
    <section aria-labelledby="leave-dates">
      <h3 id="leave-dates">{words.dates}</h3>
      <div className="mt-3 grid items-start gap-6 @4xl:grid-cols-2 print:grid-cols-2">
        {parents.map((parent) => (
          <ParentDates
            key={parent.plan.role}
            parent={parent}
            caption={names[parent.plan.role]}
            back={getReturnDay(parent.plan, household.event)}
            hasPay={isPayKnown(answer) && !lost.includes(parent.plan.role)}
          />
        ))}
      </div>
    </section>
  );
}

interface ParentDatesProps {
  parent: ParentAnswer;
  caption: string;
  back: Date | undefined;
  hasPay: boolean;
}

function ParentDates({ parent, caption, back, hasPay }: ParentDatesProps) {
  // Then the plan's rate is not the one that is paid.
  const isRaised = findClaimFigures(parent.plan, parent.schedule)?.isRaised;
  return (
    <div>
      <table className="wrap-anywhere w-full text-left text-sm">
        <caption className="pb-2 text-left font-semibold text-base">{caption}</caption>
        <thead className="text-ink-soft">
          <tr className="border-line border-b">
            <th scope="col" className="py-1 pr-3 font-semibold">
              {words.tableHeads.weeks}
            </th>
            <th scope="col" className="py-1 pr-3 font-semibold">
              {words.tableHeads.days}
            </th>
            <th scope="col" className="py-1 text-right font-semibold">
              {words.tableHeads.weekly}
            </th>
          </tr>
        </thead>
        <tbody>
          {joinWeeks(parent.weeks).map((stretch) => (
            <StretchRow key={stretch.first} stretch={stretch} hasPay={hasPay} hasRate={!isRaised} />
          ))}
        </tbody>
      </table>
      {back && <p className="mt-2 text-sm">{words.backOn(formatPlainLongDate(back))}</p>}
    </div>
  );
}

/** The whole month would break within a day on a phone. */
const formatShortDay = (date: Date) => formatShortDate(date, true);

function StretchRow({ stretch, hasPay, hasRate }: { stretch: Stretch; hasPay: boolean; hasRate: boolean }) {
  const { kind, reason, weeks, first, last, ratePercent, benefit, topUp } = stretch;
  const name = kind === 'unpaid' && reason ? words.unpaidReasons[reason] : words.kinds[kind];
  return (
    <tr className={`border-line border-b align-top ${ratePercent === 0 ? 'text-ink-soft' : ''}`}>
      <th scope="row" className="py-2 pr-3 font-normal">
        <span className="font-semibold">{name}</span>
        <span className="block text-ink-soft">{formatWeeks(weeks)}</span>
      </th>
      <td className="py-2 pr-3">
        <DayRange start={getSunday(first)} end={getSaturday(last)} format={formatShortDay} />
      </td>
      <td className="py-2 text-right tabular-nums">
        {hasPay ? formatDollars(benefit) : ''}
        {hasRate && ratePercent > 0 && <span className="block text-ink-soft">{formatPercent(ratePercent)}</span>}
        {hasPay && topUp > 0 && <span className="block text-ink-soft">{words.plusTopUp(formatDollars(topUp))}</span>}
      </td>
    </tr>
  );
}
