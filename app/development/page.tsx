import type { Metadata } from 'next';
import { BabyNames } from '@/components/development/baby-names';
import { DevelopmentWeeks } from '@/components/development/development-weeks';
import { PageHeading } from '@/components/layout/page-heading';
import { PageShell } from '@/components/layout/page-shell';
import { getPageMetadata } from '@/lib/site/page-metadata';
import { listWeekOverviews } from '@/lib/weeks/week-overviews';

export const metadata: Metadata = getPageMetadata('/development');

export default function DevelopmentPage() {
  return (
    <PageShell path="/development">
      <div className="page-width">
        <PageHeading title="Baby Development">
          Forty weeks, one page each. Enter your due date to see your own dates.
        </PageHeading>
        <h2 className="sr-only">Week by week</h2>
        <noscript>
          <p className="mb-6">Your own dates need JavaScript, which is off. The forty weeks below work without it.</p>
        </noscript>
        <DevelopmentWeeks overviews={listWeekOverviews()} />
        <BabyNames />
      </div>
    </PageShell>
  );
}
