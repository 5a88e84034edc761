import type { Metadata } from 'next';
import { OwnSomethingWrong } from '@/components/emergency/own-something-wrong';
import { PageHeading } from '@/components/layout/page-heading';
import { PageShell } from '@/components/layout/page-shell';
import { TipSources } from '@/components/tips/tip-sources';
import { TipsGuides } from '@/components/tips/tips-guides';
import { EarlyUse } from '@/components/ui/early-use';
import { EmergencyLine } from '@/components/ui/emergency-line';
import { OwnHealthLine } from '@/components/ui/own-health-line';
import { SiteLink } from '@/components/ui/site-link';
import { getPageMetadata } from '@/lib/site/page-metadata';
import * as words from '@/words/tips/page';

export const metadata: Metadata = getPageMetadata('/tips');

export default function TipsPage() {
  return (
    <PageShell path="/tips">
      <div className="page-width">
        <PageHeading title={words.title}>{words.intro}</PageHeading>
        <EarlyUse page="tips" />
        <div id="when-to-call" className="mb-6 max-w-reading scroll-mt-4">
          <OwnSomethingWrong />
        </div>
        <TipsGuides />
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
        <TipSources />
      </div>
    </PageShell>
  );
}
