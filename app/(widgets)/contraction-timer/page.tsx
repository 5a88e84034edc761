import type { Metadata } from 'next';
import { CannotStart } from '@/components/contractions/cannot-start';
import { PaperTable } from '@/components/contractions/paper-table';
import { TimerIsland } from '@/components/contractions/timer-island';
import { WhenToCallProvider } from '@/components/contractions/when-to-call-provider';
import { SomethingWrong } from '@/components/emergency/something-wrong';
import { PageShell } from '@/components/layout/page-shell';
import { EarlyTaps } from '@/components/ui/early-taps';
import { InPageScript } from '@/components/ui/in-page-script';
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
          <h1 className="timer-title">{words.title}</h1>
          <LateToaster place="heading" />
        </div>
        <EarlyTaps />
        <InPageScript name="await-timer" />
        <RestoreScroll />
        <TimerIsland cannotStart={<CannotStart />} />
        {/* Below the timer, of which nothing is shown then: the first texts of the page are sooner there. */}
        <noscript>
          <div className="mt-4 mb-8 grid gap-4">
            <SomethingWrong />
            <p>{words.withoutScript}</p>
            <PaperTable />
          </div>
        </noscript>
        <WhenToCallProvider />
        <div className="print:hidden">
          <SourceList keys={whenToCallSources} />
        </div>
      </div>
    </PageShell>
  );
}
