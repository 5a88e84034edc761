import { PageHeading } from '@/components/layout/page-heading';
import { PageShell } from '@/components/layout/page-shell';
import { SupportLink } from '@/components/support/support-link';
import { TakeAlong } from '@/components/take-along/take-along';
import { EarlyUse } from '@/components/ui/early-use';
import { InPageScript } from '@/components/ui/in-page-script';
import { NotKeptLine } from '@/components/ui/not-kept-line';
import { RestoreScroll } from '@/components/ui/restore-scroll';
import { SiteLink } from '@/components/ui/site-link';
import { getUnlistedMetadata } from '@/lib/site/page-metadata';
import { forPartner } from '@/words/share/share';
import * as words from '@/words/take-along';

// Only for whom the site leads here, or their own link: search engines must not list it.
export const metadata = getUnlistedMetadata({ title: words.pageTitle, description: words.cardText });

export default function TakeAlongPage() {
  return (
    <>
      {/* Before anything is painted. */}
      <InPageScript name="take-fragment" />
      <PageShell path="/take-along">
        <div className="page-width">
          <PageHeading title={words.pageTitle}>{words.intro}</PageHeading>
          <noscript>
            <p className="mb-6">{words.withoutScript}</p>
          </noscript>
          <NotKeptLine />
          <EarlyUse page="take-along" />
          <RestoreScroll />
          <TakeAlong />
          <p className="mt-10 flex flex-wrap gap-x-6">
            <SiteLink path="/partner" className="inline-flex min-h-11 items-center text-link">
              {forPartner}
            </SiteLink>
            <SupportLink />
          </p>
        </div>
      </PageShell>
    </>
  );
}
