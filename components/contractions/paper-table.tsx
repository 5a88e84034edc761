import * as words from '@/words/contractions/paper';

const ROWS = Array.from({ length: 12 }, (_, index) => index + 1);

/** A table to time contractions by pen and a clock. */
export function PaperTable() {
  return (
    <table className="w-full max-w-reading border-collapse">
      <caption className="mb-2 text-left font-semibold">{words.byPen}</caption>
      <thead>
        <tr>
          {['', words.start, words.end, words.length, words.gap].map((title) => (
            <th key={title} scope="col" className="border border-control px-2 py-1 text-left text-sm">
              {title || <span className="sr-only">{words.number}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row}>
            <th scope="row" className="border border-control px-2 font-normal text-sm">
              {row}
            </th>
            <td className="h-9 border border-control" />
            <td className="border border-control" />
            <td className="border border-control" />
            <td className="border border-control" />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
