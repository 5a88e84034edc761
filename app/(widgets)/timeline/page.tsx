import type { Metadata } from 'next';
import { PageHeading } from '@/components/layout/page-heading';
import { PageShell } from '@/components/layout/page-shell';
import { Timeline } from '@/components/timeline/timeline';
import { EarlyUse } from '@/components/ui/early-use';
import { NotKeptLine } from '@/components/ui/not-kept-line';
import { RestoreScroll } from '@/components/ui/restore-scroll';
import { SheetOrigin } from '@/components/ui/sheet-origin';
import { SourceList } from '@/components/ui/source-list';
import { getPageMetadata } from '@/lib/site/page-metadata';
import { listTimelineSources } from '@/lib/sources/page-sources';
import { listWeekOverviews } from '@/lib/weeks/week-overviews';
import * as words from '@/words/timeline/page';

export const metadata: Metadata = getPageMetadata('/timeline');

export default function TimelinePage() {
  return (
    <PageShell path="/timeline">
      <div className="page-width print:max-w-none print:p-0">
        <div className="print:hidden">
          <PageHeading title={words.title}>{words.intro}</PageHeading>
          <noscript>
            <p className="mb-6">{words.withoutScript}</p>
          </noscript>
        </div>
        <NotKeptLine />
        <EarlyUse page="timeline" />
        <RestoreScroll />
        <Timeline overviews={listWeekOverviews()} sheetOrigin={<SheetOrigin path="/timeline" />} />
        <div className="print:hidden">
          <SourceList keys={listTimelineSources()} />
        </div>
      </div>
    </PageShell>
  );
}
