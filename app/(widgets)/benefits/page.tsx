import type { Metadata } from 'next';
import { BenefitsText } from '@/components/benefits/benefits-text';
import { LeavePlanner } from '@/components/benefits/leave-planner';
import { PageHeading } from '@/components/layout/page-heading';
import { PageShell } from '@/components/layout/page-shell';
import { EarlyUse } from '@/components/ui/early-use';
import { NotKeptLine } from '@/components/ui/not-kept-line';
import { RestoreScroll } from '@/components/ui/restore-scroll';
import { SiteLink } from '@/components/ui/site-link';
import { getPageMetadata } from '@/lib/site/page-metadata';
import { title as childBenefitTitle } from '@/words/benefits/child-benefit';
import { page as letterPage } from '@/words/benefits/letter';
import * as words from '@/words/benefits/rules';
import { page as optionsPage } from '@/words/benefits/standard-or-extended';

export const metadata: Metadata = getPageMetadata('/benefits');

export default function BenefitsPage() {
  return (
    <PageShell path="/benefits">
      <div className="page-width">
        <div data-page-heading>
          <PageHeading title={words.title}>{words.intro}</PageHeading>
          <nav aria-label={words.onThisPage} className="-mt-4 mb-6 flex flex-wrap gap-x-6 print:hidden">
            <SiteLink path="/benefits#your-child-benefit" className="inline-flex min-h-11 items-center text-link">
              {childBenefitTitle}
            </SiteLink>
            <SiteLink path="/benefits/letter" className="inline-flex min-h-11 items-center text-link">
              {letterPage.title}
            </SiteLink>
            <SiteLink path="/benefits/standard-or-extended" className="inline-flex min-h-11 items-center text-link">
              {optionsPage.shortTitle}
            </SiteLink>
          </nav>
        </div>
        <noscript>
          <p className="mb-6 max-w-reading">{words.withoutScript}</p>
        </noscript>
        <NotKeptLine />
        <EarlyUse page="benefits" />
        <RestoreScroll />
        <LeavePlanner />
        <BenefitsText />
      </div>
    </PageShell>
  );
}
