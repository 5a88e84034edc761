import type { Metadata } from 'next';
import { BirthBeforeHelp } from '@/components/emergency/birth-before-help';
import { SignFinder } from '@/components/emergency/sign-finder';
import { WhenToCallSheet } from '@/components/emergency/when-to-call-sheet';
import { PageShell } from '@/components/layout/page-shell';
import { EarlyUseMarkup } from '@/components/ui/early-use-markup';
import { SourceList } from '@/components/ui/source-list';
import { getPageMetadata } from '@/lib/site/page-metadata';
import { listWhenToCallSources } from '@/lib/sources/page-sources';

export const metadata: Metadata = getPageMetadata('/when-to-call');

export default function WhenToCallPage() {
  return (
    <PageShell path="/when-to-call">
      <WhenToCallSheet>
        <EarlyUseMarkup page="when-to-call" />
        <SignFinder />
      </WhenToCallSheet>
      <BirthBeforeHelp />
      <div className="page-width mt-10 print:hidden">
        <SourceList keys={listWhenToCallSources()} />
      </div>
    </PageShell>
  );
}
