import type { Metadata } from 'next';
import { BabyNames } from '@/components/development/baby-names';
import { BabyStages } from '@/components/development/baby-stages';
import { DevelopmentWeeks } from '@/components/development/development-weeks';
import { WeekJump } from '@/components/development/week-jump';
import { PageHeading } from '@/components/layout/page-heading';
import { PageShell } from '@/components/layout/page-shell';
import { EarlyUse } from '@/components/ui/early-use';
import { NotKeptLine } from '@/components/ui/not-kept-line';
import { SiteLink } from '@/components/ui/site-link';
import { getPageMetadata } from '@/lib/site/page-metadata';
import { listWeekOverviews } from '@/lib/weeks/week-overviews';
import { trimesterNote } from '@/words/calculator/calculator';
import * as words from '@/words/development/page';

export const metadata: Metadata = getPageMetadata('/development');

export default function DevelopmentPage() {
  const overviews = listWeekOverviews();
  return (
    <PageShell path="/development">
      <div className="page-width">
        <PageHeading title={words.title}>{words.intro}</PageHeading>
        <noscript>
          <p className="mb-6">{words.withoutScript}</p>
        </noscript>
        <NotKeptLine />
        <EarlyUse page="development" />
        <DevelopmentWeeks overviews={overviews}>
          <WeekJump weeks={overviews} />
        </DevelopmentWeeks>
        <p className="mt-6 text-ink-soft text-sm">
          {trimesterNote}{' '}
          <SiteLink path="/about#publications-growth" className="text-link">
            {words.growthSources}
          </SiteLink>
        </p>
        <BabyStages />
        <BabyNames />
      </div>
    </PageShell>
  );
}
