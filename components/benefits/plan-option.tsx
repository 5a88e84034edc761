import { Card } from '@/components/ui/card';
import { DayRange } from '@/components/ui/day-range';
import type { BenefitPlan } from '@/lib/benefits/benefit-plan';
import type { ChartSpan } from '@/lib/benefits/plan-chart';
import type { BenefitOption, BenefitSegment } from '@/lib/benefits/plan-types';
import { formatDollars, formatPercent } from '@/lib/format/amounts';
import { formatWeeks } from '@/lib/format/durations';
import * as words from '@/words/benefits/plan';
import { options as optionNames } from '@/words/benefits/planner';
import { PlanCalendar } from './plan-calendar';

interface PlanOptionProps {
  option: BenefitOption;
  plan: BenefitPlan;
  span: ChartSpan;
}

/** One option: its total, its calendar, and the same as a table. */
export function PlanOption({ option, plan, span }: PlanOptionProps) {
  const { key, segments, parents, paidWeeks, totalAmount } = option;
  const isShared = parents.length > 1;
  return (
    <Card data-prints-whole role="group" aria-labelledby={`option-${key}`} className="print:p-4">
      <h3 id={`option-${key}`}>{optionNames[key]}</h3>
      <p className="mt-2">
        <strong className="font-serif text-2xl tabular-nums">{formatDollars(totalAmount)}</strong>{' '}
        <span className="text-ink-soft">
          {isShared ? words.beforeTaxShared(paidWeeks) : words.beforeTax(formatWeeks(paidWeeks))}
        </span>
      </p>
      {isShared && (
        <ul className="mt-1">
          {parents.map((parent) => (
            <li key={parent.parent}>
              {words.parentGets(
                words.parents[parent.parent],
                formatDollars(parent.totalAmount),
                formatWeeks(parent.paidWeeks),
              )}
            </li>
          ))}
        </ul>
      )}
      <PlanCalendar option={option} dates={plan.input.dates} span={span} />
      <table className="mt-4 w-full text-left text-sm">
        <caption className="sr-only">{words.tableCaptions[key]}</caption>
        <thead className="text-ink-soft">
          <tr className="border-line border-b">
            <th scope="col" className="py-1 pr-3 font-semibold">
              {words.tableHeads.weeks}
            </th>
            <th scope="col" className="py-1 pr-3 font-semibold">
              {words.tableHeads.days}
            </th>
            <th scope="col" className="whitespace-nowrap py-1 text-right font-semibold">
              {words.tableHeads.weekly}
            </th>
          </tr>
        </thead>
        <tbody>
          {segments.map((segment) => (
            <SegmentRow key={`${segment.parent}-${segment.start.getTime()}`} segment={segment} isShared={isShared} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function SegmentRow({ segment, isShared }: { segment: BenefitSegment; isShared: boolean }) {
  const { parent, kind, weeks, start, end, ratePercent, weeklyAmount } = segment;
  return (
    <tr className="border-line border-b align-top">
      <th scope="row" className="py-2 pr-3 font-normal">
        <span className="font-semibold">{words.segments[kind]}</span>
        {isShared && <span className="block whitespace-nowrap">{words.parents[parent]}</span>}
        <span className="block text-ink-soft">{formatWeeks(weeks)}</span>
      </th>
      <td className="py-2 pr-3">
        <DayRange start={start} end={end} />
      </td>
      <td className="py-2 text-right tabular-nums">
        {formatDollars(weeklyAmount)}
        {kind !== 'waiting' && <span className="block text-ink-soft">{formatPercent(ratePercent)}</span>}
      </td>
    </tr>
  );
}
