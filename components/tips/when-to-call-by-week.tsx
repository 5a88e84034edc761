import { WhenToCall } from '@/components/development/when-to-call';
import { Disclosure } from '@/components/ui/disclosure';
import { warningSigns } from '@/data/warning-signs';
import { LAST_WEEK } from '@/lib/weeks/constants';

/** The list of every age, one open at a time. */
export function WhenToCallByWeek() {
  return (
    <section aria-labelledby="when-to-call" className="mt-12 max-w-reading">
      <h2 id="when-to-call" className="mb-3">
        When to call, by week
      </h2>
      <div className="divide-y divide-line border-line border-y">
        {warningSigns.map(({ fromWeek, toWeek }) => (
          <Disclosure key={fromWeek} summary={describeWeeks(fromWeek, toWeek)} group="when-to-call">
            <WhenToCall week={fromWeek} heading="h3" />
          </Disclosure>
        ))}
      </div>
    </section>
  );
}

function describeWeeks(fromWeek: number, toWeek: number): string {
  return toWeek > LAST_WEEK ? `Week ${fromWeek} and later` : `Weeks ${fromWeek} to ${toWeek}`;
}
