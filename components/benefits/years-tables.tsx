import type { ReactNode } from 'react';
import { type EiYear, eiYears } from '@/data/benefits/ei-years';
import { qpipYears } from '@/data/benefits/qpip-years';
import { formatDollars } from '@/lib/format/amounts';
import { formatDataDate } from '@/lib/format/dates';
import { bindNumbers } from '@/lib/format/text';
import * as words from '@/words/benefits/rules';

// Takes no width, so that the digits of a column stay aligned.
const star = <span className="absolute">*</span>;

/** The maximums of EI, newest year first. */
export function EiYearsTable() {
  const newest = eiYears.at(-1);
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
      {newest && (
        <p className="mt-3 text-ink-soft text-sm">
          {words.eiYearsNote(newest.year, bindNumbers(formatDataDate(newest.appliesFrom)))}
        </p>
      )}
    </div>
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
