import type { Metadata } from 'next';
import { Birth } from '@/components/birth/birth';
import { Papers } from '@/components/birth/papers';
import { RegionGuides } from '@/components/birth/region-guides';
import { PageSection } from '@/components/layout/page-section';
import { PageShell } from '@/components/layout/page-shell';
import { CallSigns } from '@/components/ui/call-signs';
import { EarlyUse } from '@/components/ui/early-use';
import { OwnHealthLine } from '@/components/ui/own-health-line';
import { RestoreScroll } from '@/components/ui/restore-scroll';
import { SourceList } from '@/components/ui/source-list';
import { StatementList } from '@/components/ui/statement-list';
import { Toaster } from '@/components/ui/toaster';
import { whenToCallAfterBirth } from '@/lib/birth/when-to-call-after-birth';
import * as words from '@/words/birth/after-birth';
import { hospitalInNunavut } from '@/words/without-911';

// Only for whom the site leads here: search engines must not list it.
export const metadata: Metadata = { title: words.pageTitle, robots: { index: false } };

export default function BirthPage() {
  return (
    <PageShell path="/birth">
      <div className="page-width">
        <h1 className="pt-8 pb-4 md:pt-14">{words.pageTitle}</h1>
        <noscript>
          <p className="mb-6">{words.withoutScript}</p>
        </noscript>
        <EarlyUse page="birth" />
        <RestoreScroll />
        <Birth regionGuides={<RegionGuides />} />
        <noscript>
          <div className="mt-10">
            <Papers leave={words.leave.unknown} isSoon />
          </div>
        </noscript>
        <PageSection id="when-to-call" title={words.callTitle}>
          <CallSigns signs={whenToCallAfterBirth.emergency} />
          <h3 className="mt-6 mb-2">{words.callForBabyTitle}</h3>
          <StatementList statements={whenToCallAfterBirth.baby} />
          <h3 className="mt-6 mb-2">{words.callForParentTitle}</h3>
          <StatementList statements={whenToCallAfterBirth.parent} />
          <div className="mt-6">
            <StatementList statements={whenToCallAfterBirth.furtherHelp} />
          </div>
          <p className="mt-4">
            <OwnHealthLine />
          </p>
        </PageSection>
        <SourceList
          keys={[
            ...new Set(
              [...Object.values(whenToCallAfterBirth).flat(), hospitalInNunavut].flatMap(({ sources = [] }) => sources),
            ),
          ]}
        />
      </div>
      <Toaster />
    </PageShell>
  );
}
