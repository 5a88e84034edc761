import type { Metadata } from 'next';
import { Birth } from '@/components/birth/birth';
import { Papers } from '@/components/birth/papers';
import { RegionGuides } from '@/components/birth/region-guides';
import { NunavutLines } from '@/components/emergency/nunavut-lines';
import { OwnNunavutHelp } from '@/components/emergency/own-nunavut-help';
import { SignGroups } from '@/components/emergency/sign-groups';
import { PageSection } from '@/components/layout/page-section';
import { PageShell } from '@/components/layout/page-shell';
import { EarlyUse } from '@/components/ui/early-use';
import { OwnHealthLine } from '@/components/ui/own-health-line';
import { RestoreScroll } from '@/components/ui/restore-scroll';
import { SourceList } from '@/components/ui/source-list';
import { StatementList } from '@/components/ui/statement-list';
import { Toaster } from '@/components/ui/toaster';
import {
  furtherHelpAfterBirth,
  statementsAfterBirth,
  whenToCallAfterBirth,
} from '@/lib/birth/when-to-call-after-birth';
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
          <div data-island="nunavut-help" className="mb-4 grid gap-4">
            <NunavutLines />
            <OwnNunavutHelp />
          </div>
          <div className="grid max-w-reading gap-4">
            <h3>{words.callForBabyTitle}</h3>
            <SignGroups groups={whenToCallAfterBirth.baby} heading="h4" />
            <h3>{words.callForParentTitle}</h3>
            <SignGroups groups={whenToCallAfterBirth.parent} heading="h4" />
            <StatementList statements={furtherHelpAfterBirth} />
          </div>
          <p className="mt-4">
            <OwnHealthLine />
          </p>
        </PageSection>
        <SourceList
          keys={[...new Set([...statementsAfterBirth, hospitalInNunavut].flatMap(({ sources = [] }) => sources))]}
        />
      </div>
      <Toaster />
    </PageShell>
  );
}
