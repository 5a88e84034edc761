import type { Metadata } from 'next';
import { Birth } from '@/components/birth/birth';
import { LoonOnLake } from '@/components/birth/loon-on-lake';
import { Papers } from '@/components/birth/papers';
import { RegionGuides } from '@/components/birth/region-guides';
import { SignsAfterBirth } from '@/components/birth/signs-after-birth';
import { NunavutLines } from '@/components/emergency/nunavut-lines';
import { OwnNunavutHelp } from '@/components/emergency/own-nunavut-help';
import { SomethingWrongList } from '@/components/emergency/something-wrong';
import { PageShell } from '@/components/layout/page-shell';
import { EarlyUse } from '@/components/ui/early-use';
import { OwnHealthLine } from '@/components/ui/own-health-line';
import { RestoreScroll } from '@/components/ui/restore-scroll';
import { SourceList } from '@/components/ui/source-list';
import { Toaster } from '@/components/ui/toaster';
import { paperTitles } from '@/lib/after-birth/paper-titles';
import { statementsAfterBirth } from '@/lib/birth/when-to-call-after-birth';
import * as words from '@/words/birth/after-birth';
import { hospitalInNunavut } from '@/words/without-911';

// Only for whom the site leads here: search engines must not list it.
export const metadata: Metadata = { title: words.pageTitle, robots: { index: false } };

export default function BirthPage() {
  return (
    <PageShell path="/birth">
      <div className="page-width">
        <h1 className="pt-8 pb-5 md:pt-14">{words.pageTitle}</h1>
        {/* Above what changes with the birthday: it is found at once, and never moves. */}
        <div id="when-to-call" className="mb-6 max-w-reading scroll-mt-4 lg:max-w-none">
          <SomethingWrongList stage="after-birth" heading="h2">
            <SignsAfterBirth nunavutHelp={<NunavutHelpAbove />} healthLine={<OwnHealthLine />} />
          </SomethingWrongList>
        </div>
        <noscript>
          <p className="mb-6">{words.withoutScript}</p>
        </noscript>
        <EarlyUse page="birth" />
        <RestoreScroll />
        <Birth picture={<LoonOnLake />} regionGuides={<RegionGuides />} paperTitles={paperTitles} />
        <noscript>
          <div className="mt-10">
            <Papers leave={words.leave.unknown} />
          </div>
        </noscript>
        <SourceList
          keys={[...new Set([...statementsAfterBirth, hospitalInNunavut].flatMap(({ sources = [] }) => sources))]}
        />
      </div>
      <Toaster />
    </PageShell>
  );
}

function NunavutHelpAbove() {
  return (
    <div data-island="nunavut-help" className="grid gap-4 empty:hidden">
      <NunavutLines />
      <OwnNunavutHelp />
    </div>
  );
}
