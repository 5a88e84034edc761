import type { ReactNode } from 'react';
import { type EiYear, eiYears } from '@/data/benefits/ei-years';
import { qpipYears } from '@/data/benefits/qpip-years';
import { eiFigures, qpipFigures } from '@/lib/benefits/option-examples';
import { getEiYearStart } from '@/lib/benefits/program-years';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { formatDollars } from '@/lib/format/amounts';
import { formatDataDate } from '@/lib/format/dates';
import { bindNumbers } from '@/lib/format/text';
import * as words from '@/words/benefits/rules';

// Takes no width, so that the digits of a column stay aligned.
const star = <span className="absolute">*</span>;

/** The maximums of EI, newest year first. */
export function EiYearsTable() {
  const showWeekly = (option: 'standard' | 'extended') => (year: EiYear) => (
    <>
      {formatDollars(year.maxWeekly[option])}
      {year.computed.includes(option) && star}
    </>
  );
  return (
    <div className="max-w-reading">
      <YearsTable
        caption={words.eiYears}
        years={eiYears}
        columns={[
          { head: words.insuredEarnings, show: (year) => formatDollars(year.maxInsurableEarnings) },
          { head: words.weekAtStandard, show: showWeekly('standard') },
          { head: words.weekAtExtended, show: showWeekly('extended') },
        ]}
      />
      <p className="mt-3 text-ink-soft text-sm">
        {words.eiYearsNote(eiFigures.year, bindNumbers(formatDataDate(eiFigures.appliesFrom)))} <NextEiYear />
      </p>
    </div>
  );
}

/** The first day of the claims of the year after the last known one. */
export const nextEiYearStart: Date = getEiYearStart(eiFigures.year + 1);

/** That claims of the next year have maximums which are not known. */
export function NextEiYear() {
  return bindNumbers(
    words.nextEiYear({
      year: eiFigures.year + 1,
      from: formatDataDate(formatCalendarDate(nextEiYearStart)),
      insured: formatDollars(eiFigures.maxInsurableEarnings),
    }),
  );
}

/** The maximums of QPIP, newest year first. */
export function QpipYearsTable() {
  return (
    <div className="max-w-96">
      <YearsTable
        caption={words.qpipYears}
        years={qpipYears}
        columns={[{ head: words.insuredEarnings, show: (year) => formatDollars(year.maxInsurableEarnings) }]}
      />
      <p className="mt-3 text-ink-soft text-sm">{words.nextQpipYear(qpipFigures.year + 1)}</p>
    </div>
  );
}

interface YearsTableProps<Year> {
  caption: string;
  /** Oldest first. */
  years: readonly Year[];
  /** What stands beside the year. */
  columns: { head: string; show: (year: Year) => ReactNode }[];
}

function YearsTable<Year extends { year: number }>({ caption, years, columns }: YearsTableProps<Year>) {
  return (
    // Room for the star of the last column, or the table would scroll.
    <div className="relative -mr-2.5 overflow-x-auto pr-2.5 print:mr-0 print:overflow-visible print:pr-0">
      <table className="w-full tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-line border-b text-ink-soft text-sm">
          <tr>
            <th scope="col" className="py-2 pr-4 text-left align-bottom font-semibold">
              {words.year}
            </th>
            {columns.map(({ head }) => (
              <th key={head} scope="col" className="py-2 pr-4 text-right align-bottom font-semibold last:pr-0">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.toReversed().map((year) => (
            <tr key={year.year} className="border-line border-b">
              <th scope="row" className="py-2 pr-4 text-left font-semibold">
                {year.year}
              </th>
              {columns.map(({ head, show }) => (
                <td key={head} className="py-2 pr-4 text-right last:pr-0">
                  {show(year)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
