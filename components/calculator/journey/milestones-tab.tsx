import { birthMilestones } from '@/data/birth/milestones';
import { listFutureMilestones } from '@/lib/birth/future-milestones';
import { formatDate } from '@/lib/format/dates';
import { ClaimSources } from './claim-sources';

/** Ten firsts after birth, each with the day on which it is estimated. */
export function MilestonesTab({ dueDate }: { dueDate: Date }) {
  return (
    <>
      <h3 className="mb-3 text-xl">After Birth</h3>
      <p className="mb-5">
        Babies differ by weeks and months, and do not all do things in this order. A due date gives estimates, not a
        plan. For a baby born early, most providers count from the due date, as we do here. Ask your provider about
        anything that makes you wonder.
      </p>
      <ol className="mb-4 border-line border-b">
        {listFutureMilestones(dueDate).map(({ title, timeframe, date, description }) => (
          <li key={title} className="grid gap-x-6 border-line border-t py-4 sm:grid-cols-[14rem_1fr]">
            <div>
              <h4 className="font-semibold font-serif text-lg leading-tight">{title}</h4>
              <p className="text-ink-soft">{timeframe}</p>
            </div>
            <div>
              <p>
                <span className="text-ink-soft">Estimated date:</span>{' '}
                <span className="inline-block font-semibold tabular-nums">{formatDate(date)}</span>
              </p>
              <p>{description.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <ClaimSources statements={birthMilestones.map(({ description }) => description)} />
    </>
  );
}
