import type { Metadata } from 'next';
import { PageHeading } from '@/components/layout/page-heading';
import { PageShell } from '@/components/layout/page-shell';
import { TipsGuides } from '@/components/tips/tips-guides';
import { WhenToCallByWeek } from '@/components/tips/when-to-call-by-week';
import { EarlyUse } from '@/components/ui/early-use';
import { EmergencyLine } from '@/components/ui/emergency-line';
import { OwnHealthLine } from '@/components/ui/own-health-line';
import { SiteLink } from '@/components/ui/site-link';
import { SourceList } from '@/components/ui/source-list';
import { signLists } from '@/data/warning-signs';
import { getPageMetadata } from '@/lib/site/page-metadata';
import { listTipSources } from '@/lib/sources/page-sources';
import * as words from '@/words/tips/page';

export const metadata: Metadata = getPageMetadata('/tips');

export default function TipsPage() {
  return (
    <PageShell path="/tips">
      <div className="page-width">
        <PageHeading title={words.title}>{words.intro}</PageHeading>
        <EarlyUse page="tips" />
        <TipsGuides />
        <WhenToCallByWeek stages={signLists.map(({ fromWeek, toWeek }) => ({ fromWeek, toWeek }))} />
        <p className="mt-8 max-w-reading">
          <OwnHealthLine /> <EmergencyLine />
        </p>
        <p className="mt-4 print:hidden">
          {words.whenLabourStarts((text) => (
            <SiteLink path="/contraction-timer" className="text-link">
              {text}
            </SiteLink>
          ))}
        </p>
        <SourceList keys={listTipSources()} />
      </div>
    </PageShell>
  );
}
