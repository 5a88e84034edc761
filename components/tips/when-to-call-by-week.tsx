'use client';

import { LateWhenToCall } from '@/components/development/late-when-to-call';
import { Disclosure } from '@/components/ui/disclosure';
import { SiteLink } from '@/components/ui/site-link';
import { LAST_WEEK } from '@/data/pregnancy-rules';

interface WhenToCallByWeekProps {
  /** First and last week of each list. */
  stages: { fromWeek: number; toWeek: number }[];
}

/** The lists of all weeks, one open at a time. */
export function WhenToCallByWeek({ stages }: WhenToCallByWeekProps) {
  return (
    <section aria-labelledby="when-to-call" className="mt-12 max-w-reading">
      <h2 id="when-to-call" className="mb-3">
        When to call, by week
      </h2>
      <div className="divide-y divide-line border-line border-y">
        {stages.map(({ fromWeek, toWeek }) => (
          <Disclosure key={fromWeek} summary={describeWeeks(fromWeek, toWeek)} group="when-to-call">
            <LateWhenToCall week={fromWeek} />
          </Disclosure>
        ))}
      </div>
      <p className="mt-3 text-ink-soft text-sm">
        The sources of these lists stand on the{' '}
        <SiteLink path="/development" className="text-link">
          pages of the weeks
        </SiteLink>
        .
      </p>
    </section>
  );
}

function describeWeeks(fromWeek: number, toWeek: number): string {
  return toWeek > LAST_WEEK ? `Week ${fromWeek} and later` : `Weeks ${fromWeek} to ${toWeek}`;
}
