import type { Metadata } from 'next';
import { CannotStart } from '@/components/contractions/cannot-start';
import { PaperTable } from '@/components/contractions/paper-table';
import { TimerIsland } from '@/components/contractions/timer-island';
import { WhenToCallProvider } from '@/components/contractions/when-to-call-provider';
import { PageShell } from '@/components/layout/page-shell';
import { EarlyTaps } from '@/components/ui/early-taps';
import { LateToaster } from '@/components/ui/late-toaster';
import { RestoreScroll } from '@/components/ui/restore-scroll';
import { SourceList } from '@/components/ui/source-list';
import { whenToCallSources } from '@/data/when-to-call';
import { getPageMetadata } from '@/lib/site/page-metadata';
import * as words from '@/words/contractions/page';

export const metadata: Metadata = getPageMetadata('/contraction-timer');

export default function ContractionTimerPage() {
  return (
    <PageShell path="/contraction-timer">
      <div className="page-width">
        <div className="relative">
          <h1 className="pt-1 pb-4 text-2xl">{words.title}</h1>
          <LateToaster place="heading" />
        </div>
        <noscript>
          <div className="mb-8 grid gap-4">
            <p>{words.withoutScript}</p>
            <PaperTable />
          </div>
        </noscript>
        <EarlyTaps />
        <RestoreScroll />
        <TimerIsland cannotStart={<CannotStart />} />
        <WhenToCallProvider />
        <div className="print:hidden">
          <SourceList keys={whenToCallSources} />
        </div>
      </div>
    </PageShell>
  );
}
