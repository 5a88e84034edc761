import { eiYears } from '@/data/benefits/ei-years';
import { qpipYears } from '@/data/benefits/qpip-years';
import { formatDollars } from '@/lib/format/amounts';

const cell = 'py-2 pr-4 text-right last:pr-0';
const head = `${cell} align-bottom font-semibold`;

// Takes no width, so that the digits of a column stay aligned.
const star = <span className="absolute">*</span>;

/** The maximums of EI, newest year first. */
export function EiYearsTable() {
  return (
    <div className="mt-8 max-w-reading">
      <table className="w-full tabular-nums">
        <caption className="pb-2 text-left font-semibold font-serif text-lg">The maximums of EI, by year</caption>
        <thead className="border-line border-b text-ink-soft text-sm">
          <tr>
            <th scope="col" className="py-2 pr-4 text-left align-bottom font-semibold">
              Year
            </th>
            <th scope="col" className={head}>
              Insured earnings
            </th>
            <th scope="col" className={head}>
              A week at 55%
            </th>
            <th scope="col" className={head}>
              A week at 33%
            </th>
          </tr>
        </thead>
        <tbody>
          {eiYears.toReversed().map(({ year, maxInsurableEarnings, maxWeekly, computed }) => (
            <tr key={year} className="border-line border-b">
              <th scope="row" className="py-2 pr-4 text-left font-semibold">
                {year}
              </th>
              <td className={cell}>{formatDollars(maxInsurableEarnings)}</td>
              <td className={cell}>
                {formatDollars(maxWeekly.standard)}
                {computed.includes('standard') && star}
              </td>
              <td className={cell}>
                {formatDollars(maxWeekly.extended)}
                {computed.includes('extended') && star}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-ink-soft text-sm">
        The year is that of the first week of your claim. It begins with the last Sunday of December: the figures of
        2026 hold for claims from December{'\u00a0'}28, 2025. A star marks what we worked out from the insured earnings.
      </p>
    </div>
  );
}

/** The maximums of QPIP, newest year first. */
export function QpipYearsTable() {
  return (
    <div className="mt-8 max-w-96">
      <table className="w-full tabular-nums">
        <caption className="pb-2 text-left font-semibold font-serif text-lg">The maximums of QPIP, by year</caption>
        <thead className="border-line border-b text-ink-soft text-sm">
          <tr>
            <th scope="col" className="py-2 pr-4 text-left font-semibold">
              Year
            </th>
            <th scope="col" className={head}>
              Insured earnings
            </th>
          </tr>
        </thead>
        <tbody>
          {qpipYears.toReversed().map(({ year, maxInsurableEarnings }) => (
            <tr key={year} className="border-line border-b">
              <th scope="row" className="py-2 pr-4 text-left font-semibold">
                {year}
              </th>
              <td className={cell}>{formatDollars(maxInsurableEarnings)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
