import { DayRange } from '@/components/ui/day-range';
import { formatLongDate } from '@/lib/format/dates';
import type { PregnancyCalculation } from '@/lib/pregnancy/pregnancy';
import * as words from '@/words/calculator/journey';
import { usualBirthRangeTerm } from '@/words/usual-birth-range';

/** The dates that follow from the due date. */
export function KeyDates({ pregnancy }: { pregnancy: PregnancyCalculation }) {
  const { dueDate, conceptionDate, safeBirthRange, multiplesDueDates } = pregnancy;
  const rows = [
    { id: 'due-date', term: words.dueDate, value: formatLongDate(dueDate) },
    { id: 'conception', term: words.conceptionDate, value: formatLongDate(conceptionDate) },
    {
      id: 'birth-range',
      term: usualBirthRangeTerm,
      value: <DayRange {...safeBirthRange} />,
    },
    {
      id: 'twins',
      term: words.twins,
      value: formatLongDate(multiplesDueDates.twins),
    },
    {
      id: 'triplets',
      term: words.triplets,
      value: formatLongDate(multiplesDueDates.triplets),
    },
    {
      id: 'quads',
      term: words.quads,
      value: formatLongDate(multiplesDueDates.quads),
    },
  ];
  return (
    <section>
      <h3 className="mb-3 text-xl">{words.keyDates}</h3>
      <dl className="divide-y divide-line border-line border-y">
        {rows.map(({ id, term, value }) => (
          <div key={id} className="grid gap-x-6 py-3 sm:grid-cols-2">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-ink-soft text-sm">{words.multiplesNote}</p>
    </section>
  );
}
