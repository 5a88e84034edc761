import { DayRange } from '@/components/ui/day-range';
import { MULTIPLES_BIRTH_WEEK } from '@/data/pregnancy-rules';
import { formatLongDate } from '@/lib/format/long-dates';
import type { PregnancyCalculation } from '@/lib/pregnancy/pregnancy';

/** The dates that follow from the due date. */
export function KeyDates({ pregnancy }: { pregnancy: PregnancyCalculation }) {
  const { dueDate, conceptionDate, safeBirthRange, multiplesDueDates } = pregnancy;
  const rows = [
    { term: 'Due date', value: formatLongDate(dueDate) },
    { term: 'Estimated conception date', value: formatLongDate(conceptionDate) },
    {
      term: 'Usual birth range (37 to 42 weeks)',
      value: <DayRange {...safeBirthRange} />,
    },
    {
      term: `Twins: typical birth, week ${MULTIPLES_BIRTH_WEEK.twins}`,
      value: formatLongDate(multiplesDueDates.twins),
    },
    {
      term: `Triplets: typical birth, week ${MULTIPLES_BIRTH_WEEK.triplets}`,
      value: formatLongDate(multiplesDueDates.triplets),
    },
    {
      term: `Quads: typical birth, week ${MULTIPLES_BIRTH_WEEK.quads}`,
      value: formatLongDate(multiplesDueDates.quads),
    },
  ];
  return (
    <section>
      <h3 className="mb-3 text-xl">Key Pregnancy Dates</h3>
      <dl className="divide-y divide-line border-line border-y">
        {rows.map(({ term, value }) => (
          <div key={term} className="grid gap-x-6 py-3 sm:grid-cols-2">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-ink-soft text-sm">
        The due date of twins, triplets and quads is the same as for one baby. They are often born earlier; your
        provider plans with you.
      </p>
    </section>
  );
}
