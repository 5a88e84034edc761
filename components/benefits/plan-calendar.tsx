import { type ChartSpan, getChartBars, getChartMonths, getPercent } from '@/lib/benefits/plan-chart';
import type { BenefitOption, BenefitSegment, BirthDates } from '@/lib/benefits/plan-types';
import { formatMonth } from '@/lib/format/dates';
import { formatWeeks } from '@/lib/format/durations';
import * as words from '@/words/benefits/plan';

interface PlanCalendarProps {
  option: BenefitOption;
  dates: BirthDates;
  span: ChartSpan;
}

const MONTHS_HEIGHT_PX = 26;
const ROW_HEIGHT_PX = 44;
const BAR_TOP_PX = 22;
const BAR_HEIGHT_PX = 14;

const looks: Record<BenefitSegment['kind'], string> = {
  waiting: 'fill-transparent stroke-control [stroke-dasharray:3_2]',
  maternity: 'fill-spruce stroke-spruce',
  'other-parent': 'fill-honey stroke-honey',
  parental: 'fill-lake stroke-lake',
};

/**
 * The weeks as bars over the months. Widths are percent and heights pixels, so that its words stay readable on a phone.
 * The table below it says the same.
 */
export function PlanCalendar({ option, dates, span }: PlanCalendarProps) {
  const bars = getChartBars(option, span);
  const birthPercent = getPercent(dates.birthDate ?? dates.dueDate, span);
  const height = MONTHS_HEIGHT_PX + bars.length * ROW_HEIGHT_PX + 4;
  const isShared = option.parents.length > 1;
  return (
    <figure className="mt-4">
      <svg
        role="img"
        aria-label={words.calendar}
        width="100%"
        height={height}
        className="block overflow-visible text-xs"
      >
        {getChartMonths(span).map(({ day, startPercent }) => (
          <g key={day.getTime()}>
            <line
              x1={`${startPercent}%`}
              x2={`${startPercent}%`}
              y1={MONTHS_HEIGHT_PX - 6}
              y2={height}
              className="stroke-line"
            />
            <text x={`${startPercent}%`} y={12} className="fill-ink-soft" fontSize={12}>
              {formatMonth(day)}
            </text>
          </g>
        ))}
        {bars.map(({ segment, startPercent, widthPercent }, index) => {
          const top = MONTHS_HEIGHT_PX + index * ROW_HEIGHT_PX;
          const name = (isShared ? words.segmentsOf[segment.parent] : words.segments)[segment.kind];
          return (
            <g key={`${segment.parent}-${segment.start.getTime()}`}>
              <text
                x={0}
                y={top + 15}
                className="fill-ink stroke-4 stroke-card font-semibold [paint-order:stroke]"
                fontSize={13}
              >
                {words.bar(name, formatWeeks(segment.weeks))}
              </text>
              <rect
                x={`${startPercent}%`}
                y={top + BAR_TOP_PX}
                width={`${widthPercent}%`}
                height={BAR_HEIGHT_PX}
                rx={3}
                className={`forced-colors:fill-[CanvasText] ${looks[segment.kind]}`}
              />
              {/* Only as high as the bar: a longer line would cross the bar's name. */}
              <line
                x1={`${birthPercent}%`}
                x2={`${birthPercent}%`}
                y1={top + BAR_TOP_PX - 3}
                y2={top + BAR_TOP_PX + BAR_HEIGHT_PX + 3}
                strokeWidth={2}
                className="stroke-maple"
              />
            </g>
          );
        })}
      </svg>
      <figcaption className="mt-1 flex items-center gap-2 text-ink-soft text-sm">
        <svg aria-hidden="true" width={4} height={16} className="shrink-0">
          <rect width={2} height={16} className="fill-maple" />
        </svg>
        {dates.birthDate ? words.birthDay : words.dueDay}
      </figcaption>
    </figure>
  );
}
