import { Fragment } from 'react';
import { listDateRangeParts } from '@/lib/format/dates';
import type { DateRange } from '@/lib/pregnancy/dating';

interface DayRangeProps extends DateRange {
  /** How a day is written. */
  format?: (date: Date) => string;
}

/** The days from one to another, both included, or a single day. A line does not break within a date if it fits. */
export function DayRange({ format, ...days }: DayRangeProps) {
  return listDateRangeParts(days, format).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <span className="inline-block">{part}</span>
    </Fragment>
  ));
}
