import type { Metadata } from 'next';
import { LetterMaker } from '@/components/benefits/letter/letter-maker';
import { NoticeRules } from '@/components/benefits/letter/notice-rules';
import { PageHeading } from '@/components/layout/page-heading';
import { PageShell } from '@/components/layout/page-shell';
import { EarlyUse } from '@/components/ui/early-use';
import { NotKeptLine } from '@/components/ui/not-kept-line';
import { RestoreScroll } from '@/components/ui/restore-scroll';
import { SiteLink } from '@/components/ui/site-link';
import { getPageMetadata } from '@/lib/site/page-metadata';
import * as words from '@/words/benefits/letter';

export const metadata: Metadata = getPageMetadata('/benefits/letter');

export default function LetterPage() {
  return (
    <PageShell path="/benefits/letter">
      <div className="page-width">
        <div className="print:hidden">
          <PageHeading title={words.page.title}>{words.intro}</PageHeading>
          <p className="-mt-4 mb-6 max-w-reading">
            {words.notTheApplication}{' '}
            <SiteLink path="/benefits" className="text-link">
              {words.toPlanner}
            </SiteLink>
            <br />
            <SiteLink
              path="/support#leave-where-you-live"
              className="inline-flex min-h-11 items-center text-link text-sm"
            >
              {words.lossLeave}
            </SiteLink>
          </p>
        </div>
        <noscript>
          <p className="mb-6 max-w-reading">{words.withoutScript}</p>
        </noscript>
        <NotKeptLine />
        <EarlyUse page="letter" />
        <RestoreScroll />
        <LetterMaker />
        <NoticeRules />
      </div>
    </PageShell>
  );
}
