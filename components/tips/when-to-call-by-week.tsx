'use client';

import { LateWhenToCall } from '@/components/development/late-when-to-call';
import { Disclosure } from '@/components/ui/disclosure';
import { SiteLink } from '@/components/ui/site-link';
import { asWidget } from '@/components/ui/widget-boundary';
import { LAST_WEEK } from '@/data/pregnancy-rules';
import { callAfterBirth } from '@/words/birth/birth-links';
import * as words from '@/words/tips/when-to-call-by-week';

interface WhenToCallByWeekProps {
  /** First and last week of each list. */
  stages: { fromWeek: number; toWeek: number }[];
}

/** The lists of all weeks, one open at a time. */
export const WhenToCallByWeek = asWidget(function WhenToCallByWeek({ stages }: WhenToCallByWeekProps) {
  return (
    <section data-island="when-to-call-by-week" aria-labelledby="when-to-call" className="mt-12 max-w-reading">
      <h2 id="when-to-call" className="mb-3">
        {words.title}
      </h2>
      <div className="divide-y divide-line border-line border-y">
        {stages.map(({ fromWeek, toWeek }) => (
          <Disclosure key={fromWeek} summary={describeWeeks(fromWeek, toWeek)} group="when-to-call">
            <LateWhenToCall week={fromWeek} />
          </Disclosure>
        ))}
      </div>
      <p className="mt-3">
        <SiteLink path="/birth#when-to-call" className="inline-flex min-h-11 items-center text-link">
          {callAfterBirth}
        </SiteLink>
      </p>
      <p className="mt-3 text-ink-soft text-sm">
        {words.sourcesNote((text) => (
          <SiteLink path="/development" className="text-link">
            {text}
          </SiteLink>
        ))}
      </p>
    </section>
  );
});

function describeWeeks(fromWeek: number, toWeek: number): string {
  return toWeek > LAST_WEEK ? words.weekAndLater(fromWeek) : words.weeks(fromWeek, toWeek);
}
