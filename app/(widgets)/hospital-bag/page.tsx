import type { Metadata } from 'next';
import { HospitalBag } from '@/components/checklist/hospital-bag';
import { OwnSomethingWrong } from '@/components/emergency/own-something-wrong';
import { PageHeading } from '@/components/layout/page-heading';
import { PageShell } from '@/components/layout/page-shell';
import { EarlyUse } from '@/components/ui/early-use';
import { LateToaster } from '@/components/ui/late-toaster';
import { SiteLink } from '@/components/ui/site-link';
import { SourceList } from '@/components/ui/source-list';
import { PREFERENCES } from '@/data/labour/parts';
import { getPageMetadata } from '@/lib/site/page-metadata';
import { title as bagTitle } from '@/words/checklist/hospital-bag';
import * as words from '@/words/checklist/page';

export const metadata: Metadata = getPageMetadata('/hospital-bag');

export default function HospitalBagPage() {
  return (
    <PageShell path="/hospital-bag">
      <div className="page-width">
        <div className="print:hidden">
          <PageHeading title={bagTitle}>{words.intro}</PageHeading>
        </div>
        <EarlyUse page="hospital-bag" />
        <div className="mb-5 max-w-reading print:hidden">
          <OwnSomethingWrong />
        </div>
        <HospitalBag isPage />
        <div className="print:hidden">
          <SiteLink path={`/labour#${PREFERENCES}`} className="text-link mt-4 inline-flex min-h-11 items-center">
            {words.preferences}
          </SiteLink>
          <SourceList keys={['car-seat', 'car-seat-winter']} />
        </div>
      </div>
      <LateToaster />
    </PageShell>
  );
}
