import { BodyText } from '@/components/ui/body-text';
import { type DiaperRow, diaperRows } from '@/data/after-birth/diapers';
import { CARD_DAYS } from '@/data/after-birth/tracks';
import * as words from '@/words/after-birth/diapers';

/** What is usual in 24 hours, by day in the first week and then by week: to compare with, not to fill in. */
export function DiaperTable() {
  return (
    <div className="diaper-table grid gap-3">
      <p>
        <BodyText text={words.diapersIntro.text} />
      </p>
      <table className="w-full border-collapse text-left leading-snug">
        <caption className="sr-only">{words.diapersTitle}</caption>
        <thead>
          <tr className="border-line border-b align-bottom">
            {Object.entries(words.columns).map(([id, label]) => (
              <th key={id} scope="col" className="py-2 pr-2 font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {diaperRows.map((row, index) => (
            <tr key={row.fromDay} className="border-line border-b align-top">
              <th scope="row" className="py-2 pr-2 font-semibold">
                {nameDays(row, diaperRows[index + 1])}
              </th>
              <td data-label={words.columns.feeds} className="py-2 pr-2">
                {words.atLeast(row.feeds)}
              </td>
              <td data-label={words.columns.wetDiapers} className="py-2 pr-2">
                {words.atLeast(row.wetDiapers)}
              </td>
              <td data-label={words.columns.stools} className="py-2">
                {row.stools === null ? words.someHaveFewer : words.atLeast(row.stools)}
                <span className="block text-ink-soft text-sm">{words.stoolColours[row.stoolColour]}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {[words.paleUrine, words.formulaFed, words.notForEarlyBabies].map(({ text }) => (
        <p key={text}>
          <BodyText text={text} />
        </p>
      ))}
    </div>
  );
}

/** A row holds until the next one, the last to the end of the six weeks. */
function nameDays({ fromDay }: DiaperRow, next: DiaperRow | undefined): string {
  const lastDay = (next?.fromDay ?? CARD_DAYS) - 1;
  return lastDay === fromDay ? words.onDay(fromDay) : words.fromDayToDay(fromDay, lastDay);
}
