import { Fragment } from 'react';
import { listDateRangeParts } from '@/lib/format/dates';
import type { DateRange } from '@/lib/pregnancy/dating';

/** The days from one to another, both included, or a single day. A line does not break within a date if it fits. */
export function DayRange(days: DateRange) {
  return listDateRangeParts(days).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <span className="inline-block">{part}</span>
    </Fragment>
  ));
}
