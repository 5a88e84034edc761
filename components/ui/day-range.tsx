import { Fragment } from 'react';
import { listDateRangeParts } from '@/lib/format/dates';
import type { DateRange } from '@/lib/pregnancy/dating';

/** From a day to another, both included, or the one day. A date stands on one line where that is wide enough. */
export function DayRange(days: DateRange) {
  return listDateRangeParts(days).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <span className="inline-block">{part}</span>
    </Fragment>
  ));
}
