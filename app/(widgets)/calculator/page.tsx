import type { Metadata } from 'next';
import { ByHand } from '@/components/calculator/by-hand';
import { Calculator } from '@/components/calculator/calculator';
import { CalculatorNotes } from '@/components/calculator/calculator-notes';
import { PageShell } from '@/components/layout/page-shell';
import { EarlyUse } from '@/components/ui/early-use';
import { EmergencyLine } from '@/components/ui/emergency-line';
import { RestoreScroll } from '@/components/ui/restore-scroll';
import { Toaster } from '@/components/ui/toaster';
import { getPageMetadata } from '@/lib/site/page-metadata';
import { callToday } from '@/words/after-due-date';
import * as words from '@/words/calculator/heading';

export const metadata: Metadata = getPageMetadata('/calculator');

export default function CalculatorPage() {
  return (
    <PageShell path="/calculator">
      <div className="page-width">
        <EarlyUse page="calculator" />
        <RestoreScroll />
        <Calculator
          heading={
            <>
              <h1 className="min-w-0 pt-8 pb-2 sm:pb-0 md:pt-14 lg:col-span-full">{words.title}</h1>
              <noscript className="lg:col-span-full">
                <ByHand />
              </noscript>
            </>
          }
          callToday={
            <>
              {callToday} <EmergencyLine />
            </>
          }
        />
        <CalculatorNotes />
      </div>
      <Toaster />
    </PageShell>
  );
}
