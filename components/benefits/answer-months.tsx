import { Disclosure } from '@/components/ui/disclosure';
import { type Answer, countPaid, isPayKnown } from '@/lib/benefits/answer';
import { listMonths } from '@/lib/benefits/answer-weeks';
import type { Household } from '@/lib/benefits/types';
import { formatDollars } from '@/lib/format/amounts';
import { formatMonth } from '@/lib/format/dates';
import { formatWeeks } from '@/lib/format/durations';
import * as words from '@/words/benefits/leave';
import { firstPayment } from '@/words/benefits/leave-advice';
import { describeChildBenefit } from './sentences/describe-child-benefit';
import { getParentNames } from './sentences/parent-names';

interface AnswerMonthsProps {
  household: Household;
  answer: Answer;
  today: Date;
}

/** What comes month by month: a column for each parent, and their sum. Unpaid weeks stand in it. */
export function AnswerMonths({ household, answer, today }: AnswerMonthsProps) {
  const names = getParentNames(household);
  const months = listMonths(answer);
  // A parent without a claim and a day of return has no weeks here.
  const parents = answer.parents.filter(({ weeks }) => weeks.length > 0);
  const hasPay = isPayKnown(answer);
  const most = Math.max(...months.map(({ total }) => total));
  const hasEi = answer.parents.some((parent) => parent.plan.program === 'ei' && countPaid(parent) > 0);
  const childBenefit = describeChildBenefit(household, today);
  if (months.length === 0) return childBenefit && <p className="max-w-reading">{childBenefit}</p>;
  return (
    <section aria-labelledby="leave-months" data-prints-whole>
      <Disclosure summary={<h3 id="leave-months">{words.months}</h3>}>
        <div className="overflow-x-auto">
          <table className="w-full text-left text-sm tabular-nums">
            <caption className="pb-2 text-left text-ink-soft">
              {hasPay ? words.monthsCaption : words.monthsWithoutPay}
            </caption>
            <thead className="text-ink-soft">
              <tr className="border-line border-b align-bottom">
                <th scope="col" className="py-1 pr-2 font-semibold">
                  {words.monthHeads.month}
                </th>
                {parents.map(({ plan }) => (
                  <th key={plan.role} scope="col" className="py-1 pr-2 text-right font-semibold">
                    {names[plan.role]}
                  </th>
                ))}
                {hasPay && parents.length > 1 && (
                  <th scope="col" className="py-1 text-right font-semibold">
                    {words.monthHeads.household}
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {months.map(({ year, month, total, benefit, topUp, paidWeeks, unpaidWeeks }) => (
                <tr key={`${year}-${month}`} className="border-line border-b align-top">
                  <th scope="row" className="whitespace-nowrap py-1.5 pr-2 font-normal">
                    {formatMonth(new Date(year, month))}
                    <span
                      aria-hidden="true"
                      hidden={!hasPay}
                      className="mt-1 block h-1 rounded-full bg-lake forced-colors:bg-[CanvasText]"
                      style={{ width: `${most > 0 ? (total / most) * 100 : 0}%` }}
                    />
                  </th>
                  {parents.map(({ plan }) => (
                    <td key={plan.role} className="py-1.5 pr-2 text-right">
                      {hasPay
                        ? describe(benefit[plan.role], formatDollars)
                        : describe(paidWeeks[plan.role], (weeks) => words.paidInMonth(formatWeeks(weeks)))}
                      {topUp[plan.role] !== undefined && (
                        <span className="block text-ink-soft print:inline">
                          {' '}
                          {words.plusTopUp(formatDollars(topUp[plan.role] ?? 0))}
                        </span>
                      )}
                      {unpaidWeeks[plan.role] !== undefined && (
                        <span className="block text-ink-soft print:inline">
                          {' '}
                          {words.unpaidInMonth(formatWeeks(unpaidWeeks[plan.role] ?? 0))}
                        </span>
                      )}
                    </td>
                  ))}
                  {hasPay && parents.length > 1 && (
                    <td className="py-1.5 text-right font-semibold">{formatDollars(total)}</td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {hasEi && <p className="mt-2 max-w-reading">{firstPayment}</p>}
        {childBenefit && <p className="mt-2 max-w-reading">{childBenefit}</p>}
      </Disclosure>
    </section>
  );
}

/** Nothing in a month in which a parent is at work. */
const describe = (value: number | undefined, format: (value: number) => string) =>
  value === undefined ? '' : format(value);
