import { PageShell } from '@/components/layout/page-shell';
import { Partner } from '@/components/partner/partner';
import { PartnerWeeks } from '@/components/partner/partner-weeks';
import { SupportLink } from '@/components/support/support-link';
import { EarlyUse } from '@/components/ui/early-use';
import { InPageScript } from '@/components/ui/in-page-script';
import { RestoreScroll } from '@/components/ui/restore-scroll';
import { SourceList } from '@/components/ui/source-list';
import { Toaster } from '@/components/ui/toaster';
import { getUnlistedMetadata } from '@/lib/site/page-metadata';
import { listPartnerSources } from '@/lib/sources/page-sources';
import * as words from '@/words/partner/page';

// Only for whom somebody sends a copy, or who sends one: search engines must not list it.
export const metadata = getUnlistedMetadata({ title: words.pageTitle, description: words.intro });

export default function PartnerPage() {
  return (
    <>
      {/* Before anything is painted. */}
      <InPageScript name="take-fragment" />
      <PageShell path="/partner">
        <div className="page-width">
          <EarlyUse page="partner" />
          <RestoreScroll />
          <Partner />
          <PartnerWeeks />
          <p className="mt-8 print:hidden">
            <SupportLink />
          </p>
          <div className="print:hidden">
            <SourceList keys={listPartnerSources()} />
          </div>
        </div>
        <Toaster />
      </PageShell>
    </>
  );
}
