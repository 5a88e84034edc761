import type { Metadata } from 'next';
import { ByHand } from '@/components/calculator/by-hand';
import { Calculator } from '@/components/calculator/calculator';
import { CalculatorNotes } from '@/components/calculator/calculator-notes';
import { PageHeading } from '@/components/layout/page-heading';
import { PageShell } from '@/components/layout/page-shell';
import { Toaster } from '@/components/ui/toaster';

export const metadata: Metadata = {
  title: 'Calculator',
  description:
    'Calculate your due date from your last period, conception, IVF transfer or ultrasound. See your week, trimester and days to go. Private and free.',
};

export default function CalculatorPage() {
  return (
    <PageShell currentPath="/calculator">
      <div className="page-width">
        <PageHeading title="Due Date Calculator">
          Enter one date you know: your last period, conception or an ultrasound.
        </PageHeading>
        <noscript>
          <ByHand />
        </noscript>
        <Calculator />
        <CalculatorNotes />
      </div>
      <Toaster />
    </PageShell>
  );
}
