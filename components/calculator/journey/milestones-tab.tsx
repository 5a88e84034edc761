import { listFutureMilestones } from '@/lib/birth/future-milestones';
import { formatDate } from '@/lib/format/dates';
import { birthMilestones } from '@/words/birth/milestones';
import * as words from '@/words/calculator/journey';
import { ClaimSources } from './claim-sources';

/** Ten firsts after birth, each with the day on which it is estimated. */
export function MilestonesTab({ dueDate }: { dueDate: Date }) {
  return (
    <>
      <h3 className="mb-3 text-xl">{words.afterBirth}</h3>
      <p className="mb-5">{words.babiesDiffer}</p>
      <ol className="mb-4 border-line border-b">
        {listFutureMilestones(dueDate).map(({ id, title, timeframe, date, description }) => (
          <li key={id} className="grid gap-x-6 border-line border-t py-4 sm:grid-cols-[14rem_1fr]">
            <div>
              <h4 className="font-semibold font-serif text-lg leading-tight">{title}</h4>
              <p className="text-ink-soft">{timeframe}</p>
            </div>
            <div>
              <p>
                <span className="text-ink-soft">{words.estimatedDate}</span>{' '}
                <span className="inline-block font-semibold tabular-nums">{formatDate(date)}</span>
              </p>
              <p>{description.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <ClaimSources statements={Object.values(birthMilestones).map(({ description }) => description)} />
    </>
  );
}
